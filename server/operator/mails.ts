import { lookLimits } from '#domain/contact-reads.ts';
import { momentIn } from '../mail/in-language.ts';
import { writeMail } from '../mail/template.ts';
import type { WrittenMail } from '../mail/template.ts';
import { wordsIn } from '../words/words.ts';
import type { AdminRow } from './audited-read-store.ts';
import type { OperatorRow } from './store.ts';

/** To the owner of the account: a client that reaches the second factor knows the password. */
export const secondFactorMail = (to: OperatorRow, publicUrl: string): WrittenMail => {
  const words = wordsIn[to.language].accountMails;
  const { subject, text, wasItYou } = words.secondFactor;
  return writeMail({
    to: { name: to.name, address: to.email, language: to.language },
    subject,
    paragraphs: [text(momentIn(to.language, new Date(to.now * 1000))), wasItYou],
    link: { label: words.chooseAnother, url: `${publicUrl}/operator/login/forgot` },
  });
};

/** §14: to each admin, before the operator's limit is reached. */
export const manyLooksMail = (
  to: AdminRow,
  by: OperatorRow,
  people: number,
  publicUrl: string,
): WrittenMail => {
  const words = wordsIn[to.language].operator.manyLooks;
  return writeMail({
    to: { name: to.name, address: to.email, language: to.language },
    subject: words.subject(by.name),
    paragraphs: [words.text(by.name, people), words.next(lookLimits.most)],
    link: { label: words.see, url: `${publicUrl}/operator/audit?operator=${by.id}` },
  });
};
