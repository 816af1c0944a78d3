import { toRupees } from '#domain/price.ts';
import { momentIn, rupeesIn } from '../mail/in-language.ts';
import { writeMail } from '../mail/template.ts';
import type { WrittenMail } from '../mail/template.ts';
import type { AdminRow } from '../operator/audited-read-store.ts';
import { wordsIn } from '../words/words.ts';
import type { DisputeRow } from './dispute-store.ts';

/** §39: to each admin, when a dispute is opened, and on the last day for an answer. */
export const disputeMail = (
  why: 'opened' | 'lastDay',
  to: AdminRow,
  { id, number, amount_paise, reason, due_by: dueBy }: DisputeRow,
  publicUrl: string,
): WrittenMail => {
  const words = wordsIn[to.language].disputeMails;
  const amount = rupeesIn(to.language, toRupees(amount_paise));
  return writeMail({
    to: { name: to.name, address: to.email, language: to.language },
    subject: words[why].subject(number, amount),
    paragraphs: [
      words[why].text(number, amount),
      words.because(words.reasons[reason]),
      dueBy === null ? words.whenever : words.until(momentIn(to.language, dueBy)),
    ],
    link: { label: words.see, url: `${publicUrl}/operator/disputes/${id}` },
  });
};
