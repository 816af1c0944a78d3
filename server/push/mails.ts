import { serviceIn } from '../mail/in-language.ts';
import { writeMail } from '../mail/template.ts';
import type { WrittenMail } from '../mail/template.ts';
import { wordsIn } from '../words/words.ts';
import type { MailRow } from './message-store.ts';

/** §24: to a professional none of whose devices took the request. Of the customer it says nothing. */
export const requestMail = (row: MailRow, publicUrl: string): WrittenMail => {
  const words = wordsIn[row.language].push.mail;
  return writeMail({
    to: { name: row.name, address: row.email, language: row.language },
    subject: words.subject(serviceIn(row.language, row).toLowerCase()),
    paragraphs: [words.waits(row.minutes), words.why],
    rows: [[words.booking, String(row.number)]],
    link: { label: words.answer, url: `${publicUrl}/handyman/dashboard` },
    usefulMinutes: row.minutes,
  });
};
