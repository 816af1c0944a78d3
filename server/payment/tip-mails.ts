import { mailName } from '#domain/name.ts';
import { toRupees } from '#domain/price.ts';
import { receiptNumber } from '#domain/receipt.ts';
import type { BookingRow } from '../booking/store.ts';
import { dayIn, rupeesIn, serviceIn } from '../mail/in-language.ts';
import { writeMail } from '../mail/template.ts';
import type { WrittenMail } from '../mail/template.ts';
import { wordsIn } from '../words/words.ts';
import type { IssuedRow } from '../money/receipt-store.ts';
import type { RefundRow } from './refund-store.ts';
import type { PaymentRow } from './store.ts';

const forCustomer = (row: BookingRow, publicUrl: string) => {
  const language = row.user_language;
  const words = wordsIn[language].tipMails;
  return {
    words,
    handyman: mailName(row.name, wordsIn[language].mails.yourHandyman(serviceIn(language, row))),
    rupees: (paise: number) => rupeesIn(language, toRupees(paise)),
    to: { name: row.username, address: row.email, language },
    link: { label: words.seeTip, url: `${publicUrl}/user/bookings/${row.id}/tip` },
  };
};

/** §35: the receipt of a tip, apart from that of the bill. */
export const tipReceiptMail = (
  row: BookingRow,
  receipt: IssuedRow & Pick<PaymentRow, 'method'>,
  publicUrl: string,
): WrittenMail => {
  const { words, handyman, rupees, to, link } = forCustomer(row, publicUrl);
  const { subject, thanks, rows } = words.receipt;
  const amount = rupees(receipt.amount_paise);
  return writeMail({
    to,
    subject: subject(receiptNumber(receipt)),
    paragraphs: [thanks(amount, handyman)],
    rows: [
      [rows.receipt, receiptNumber(receipt)],
      [rows.booking, String(row.number)],
      [rows.date, dayIn(to.language, receipt.issued_at)],
      [rows.tip(handyman, receipt.method), amount],
    ],
    link,
  });
};

type Refund = Pick<RefundRow, 'amount_paise'>;

/** To the customer: it is on its way back, or the bank did not take it. */
export const tipRefundMail =
  (state: 'succeeded' | 'failed') =>
  (row: BookingRow, { amount_paise: paise }: Refund, publicUrl: string): WrittenMail => {
    const { words, handyman, rupees, to, link } = forCustomer(row, publicUrl);
    const { subject, text, next } = words.refund[state];
    const paragraphs = [text(row.number, handyman, rupees(paise)), next];
    return writeMail({ to, subject, paragraphs, link });
  };

/** To the professional, in whose account it was. */
export const tipTakenBackMail = (
  row: BookingRow,
  { amount_paise: paise }: Refund,
  publicUrl: string,
): WrittenMail => {
  const language = row.handyman_language;
  const words = wordsIn[language].tipMails.takenBack;
  const amount = rupeesIn(language, toRupees(paise));
  return writeMail({
    to: { name: row.name, address: row.handyman_email, language },
    subject: words.subject(amount),
    paragraphs: [words.text(amount, row.number), words.next],
    link: { label: words.see, url: `${publicUrl}/handyman/earnings` },
  });
};
