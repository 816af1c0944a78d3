import { writeMail } from '../mail/template.ts';
import type { WrittenMail } from '../mail/template.ts';
import { wordsIn } from '../words/words.ts';
import { addressOf, bookingLink, forCustomer, numberOf, timeOf } from './mails.ts';
import type { BookingRow } from './store.ts';

/** §14: an operator has asked a professional for them. The answer has its own mail. */
export const askedForYouMail = (row: BookingRow, publicUrl: string): WrittenMail => {
  const { to, service, handyman } = forCustomer(row);
  const { subject, asked, answer, withdraw, wasItYou } = wordsIn[to.language].caller.askedMail;
  return writeMail({
    to,
    subject: subject(service),
    paragraphs: [asked(handyman, service), answer, withdraw, wasItYou],
    rows: [
      ...numberOf(row, to.language),
      ...timeOf(row, to.language),
      ...addressOf(row, to.language),
    ],
    link: bookingLink(row, publicUrl),
  });
};
