import type { CashOutcome } from '#domain/cash.ts';
import { mailName } from '#domain/name.ts';
import { toRupees } from '#domain/price.ts';
import { receiptNumber } from '#domain/receipt.ts';
import { customerName } from '#domain/served-contact.ts';
import type { BookingRow } from '../booking/store.ts';
import { rupeesIn, serviceIn } from '../mail/in-language.ts';
import { writeMail } from '../mail/template.ts';
import type { WrittenMail } from '../mail/template.ts';
import type { ReceiptRow } from '../money/receipt-store.ts';
import { wordsIn } from '../words/words.ts';

/** The parts that the mails of each side share, in its language. */
const forCustomer = (row: BookingRow, amountPaise: number, publicUrl: string) => {
  const language = row.user_language;
  const words = wordsIn[language].cashMails;
  const service = serviceIn(language, row);
  return {
    words,
    service,
    to: { name: row.username, address: row.email, language },
    amount: rupeesIn(language, toRupees(amountPaise)),
    handyman: mailName(row.name, wordsIn[language].mails.yourHandyman(service)),
    link: { label: words.seeBooking, url: `${publicUrl}/user/bookings/${row.id}` },
  };
};

const forHandyman = (row: BookingRow, amountPaise: number, publicUrl: string) => {
  const language = row.handyman_language;
  const words = wordsIn[language].cashMails;
  const customer = customerName(row.username, row.contact_name, row.days_over);
  return {
    words,
    service: serviceIn(language, row),
    to: { name: row.name, address: row.handyman_email, language },
    rupees: (paise: number) => rupeesIn(language, toRupees(paise)),
    amount: rupeesIn(language, toRupees(amountPaise)),
    customer: mailName(customer, words.yourCustomer),
    link: { label: words.seeEarnings, url: `${publicUrl}/handyman/earnings` },
  };
};

/** §37: the receipt, and until when the customer can say that the sum is wrong. */
export const paidMail = (
  row: BookingRow,
  receipt: Pick<ReceiptRow, 'series' | 'number'>,
  amountPaise: number,
  publicUrl: string,
): WrittenMail => {
  const { words, to, amount, handyman, service } = forCustomer(row, amountPaise, publicUrl);
  const { subject, text, wrong, rows } = words.paid;
  return writeMail({
    to,
    subject: subject(handyman, amount),
    paragraphs: [text(handyman, amount, service), wrong],
    rows: [
      [rows.receipt, receiptNumber(receipt)],
      [rows.booking, String(row.number)],
      [rows.amount, amount],
    ],
    link: { label: words.seeReceipt, url: `${publicUrl}/user/bookings/${row.id}/receipt` },
  });
};

/** §37: what they have taken, and that it is set against what they earn. */
export const takenMail = (row: BookingRow, amountPaise: number, publicUrl: string): WrittenMail => {
  const { words, to, amount, customer, service, rupees, link } = forHandyman(
    row,
    amountPaise,
    publicUrl,
  );
  const { subject, text, against, wrong, rows } = words.taken;
  return writeMail({
    to,
    subject: subject(amount),
    paragraphs: [text(customer, amount, service), against, wrong],
    rows: [
      [rows.booking, String(row.number)],
      [rows.amount, amount],
      [rows.commission, rupees(row.total_paise - row.handyman_share_paise)],
    ],
    link,
  });
};

/** §37: to both sides, whichever of the two has said that the sum is wrong. */
export const decidedMails = (
  row: BookingRow,
  amountPaise: number,
  outcome: CashOutcome,
  publicUrl: string,
): readonly WrittenMail[] => {
  const customer = forCustomer(row, amountPaise, publicUrl);
  const handyman = forHandyman(row, amountPaise, publicUrl);
  return [customer, handyman].map(({ words, to, amount, link }, at) => {
    const { subject, user, handyman: theirs } = words.decided[outcome];
    return writeMail({
      to,
      subject: subject(row.number),
      paragraphs: [(at === 0 ? user : theirs)(amount)],
      link,
    });
  });
};
