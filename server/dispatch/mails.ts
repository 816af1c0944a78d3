import { serviceIn } from '../mail/in-language.ts';
import { writeMail } from '../mail/template.ts';
import type { WrittenMail } from '../mail/template.ts';
import { wordsIn } from '../words/words.ts';
import type { DispatchRow } from './store.ts';

/** Later than this nobody waits for an answer any more. */
const usefulMinutes = 12 * 60;

/** §18: one mail at the end, however many were asked. A yes has the mail of every yes. */
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
