import { feeState } from '#domain/fee.ts';
import { toRupees } from '#domain/price.ts';
import { rupeesIn } from '../mail/in-language.ts';
import { writeMail } from '../mail/template.ts';
import type { WrittenMail } from '../mail/template.ts';
import { wordsIn } from '../words/words.ts';
import { bookingLink, forCustomer, numberOf } from './mails.ts';
import type { ShownFee } from '../money/fee-store.ts';
import type { BookingRow } from './store.ts';

const money = (row: BookingRow, fee: ShownFee) => {
  const language = row.user_language;
  const words = wordsIn[language].feeMails;
  return {
    words,
    amount: rupeesIn(language, toRupees(fee.amount_paise)),
    state: words.state[feeState(fee, fee.here_paise)],
  };
};

/** §36: the customer has cancelled late. */
export const feeMail = (row: BookingRow, fee: ShownFee, publicUrl: string): WrittenMail => {
  const { to, handyman } = forCustomer(row);
  const { words, amount, state } = money(row, fee);
  return writeMail({
    to,
    subject: words.late.subject(amount),
    paragraphs: [words.late.off(handyman, amount), state, words.wrong],
    rows: [...numberOf(row, to.language), [words.rows.fee, amount]],
    link: bookingLink(row, publicUrl),
  });
};

export const nobodyHomeMail = (row: BookingRow, publicUrl: string): WrittenMail => {
  const { to, service, handyman } = forCustomer(row);
  const { subject, waited, wrong } = wordsIn[to.language].trackingMails.nobodyHome;
  const said = row.fee === null ? undefined : money(row, row.fee);
  return writeMail({
    to,
    subject: subject(service),
    paragraphs: [
      waited(handyman),
      ...(said ? [said.words.home(handyman, said.amount), said.state] : []),
      wrong,
    ],
    rows: numberOf(row, to.language),
    link: bookingLink(row, publicUrl),
  });
};

/** §36: the professional did not come, and the customer was given so many rupees of credit. */
export const cameCreditMail = (row: BookingRow, credit: number, publicUrl: string): WrittenMail => {
  const { to, handyman } = forCustomer(row);
  const { sorry } = wordsIn[to.language].feeMails;
  const amount = rupeesIn(to.language, credit);
  return writeMail({
    to,
    subject: sorry.subject(amount),
    paragraphs: [sorry.nobodyCame(handyman, amount), sorry.next],
    rows: numberOf(row, to.language),
    link: bookingLink(row, publicUrl),
  });
};

/** §36: for the professional of a visit that was cancelled late. */
export const feeForHandyman = ({ fee, handyman_language: language }: BookingRow): string[] => {
  if (fee === null) return [];
  const { toHandyman, paidToHandyman } = wordsIn[language].feeMails;
  const write = feeState(fee, fee.here_paise) === 'paid' ? paidToHandyman : toHandyman;
  return [write(rupeesIn(language, toRupees(fee.amount_paise)))];
};
