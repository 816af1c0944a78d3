import { mailName } from '#domain/name.ts';
import { writeMail } from '../mail/template.ts';
import type { WrittenMail } from '../mail/template.ts';
import { wordsIn } from '../words/words.ts';
import type { AuthorRow } from './moderation-store.ts';

/** §13: to its author: a rating is never hidden without a reason. */
export const hiddenMail = (
  { name, email, language, other }: AuthorRow,
  reason: string,
): WrittenMail => {
  const words = wordsIn[language].ratingMails;
  return writeMail({
    to: { name, address: email, language },
    subject: words.hidden.subject,
    paragraphs: [
      words.hidden.told(mailName(other, words.hidden.somebody)),
      words.hidden.why(reason),
      words.hidden.writeToUs,
    ],
  });
};
