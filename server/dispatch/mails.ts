import { serviceIn } from '../mail/in-language.ts';
import { writeMail } from '../mail/template.ts';
import type { WrittenMail } from '../mail/template.ts';
import { wordsIn } from '../words/words.ts';
import type { DispatchRow } from './store.ts';

/** After half a day the result comes too late. */
const usefulMinutes = 12 * 60;

/** §18: one mail at the end, however many were asked. An accept has the same mail as every accept. */
export const nobodyMail = (row: DispatchRow, publicUrl: string): WrittenMail => {
  const words = wordsIn[row.language].dispatch.mail;
  const service = serviceIn(row.language, row).toLowerCase();
  return writeMail({
    to: { name: row.username, address: row.email, language: row.language },
    subject: words.subject(service),
    paragraphs: [words.nobody, words.next],
    link: { label: words.see, url: `${publicUrl}/user/dispatch/${row.id}` },
    usefulMinutes,
  });
};

/** §14: an operator is asking around for them. */
export const askingForYouMail = (row: DispatchRow, publicUrl: string): WrittenMail => {
  const { bookingMails, caller } = wordsIn[row.language];
  const words = caller.askedMail;
  const service = serviceIn(row.language, row).toLowerCase();
  const { starts_at: at } = row;
  return writeMail({
    to: { name: row.username, address: row.email, language: row.language },
    subject: words.subject(service),
    paragraphs: [words.around(service), words.answer, words.stop, words.wasItYou],
    rows: [
      ...(at === null ? [] : [[bookingMails.when, bookingMails.dayAndTime(at)] as const]),
      ...(row.address === null ? [] : [[bookingMails.address, row.address] as const]),
    ],
    link: { label: words.seeAround, url: `${publicUrl}/user/dispatch/${row.id}` },
  });
};
