import type { Language } from '#domain/language.ts';
import { writeMail } from '../mail/template.ts';
import type { WrittenMail } from '../mail/template.ts';
import { wordsIn } from '../words/words.ts';

type To = { readonly username: string; readonly email: string; readonly language: Language };

/** §14: an operator has opened the account, because the customer has called. */
export const callerMail = ({ username, email, language }: To, publicUrl: string): WrittenMail => {
  const { subject, opened, password, wasItYou, choose } = wordsIn[language].caller.accountMail;
  return writeMail({
    to: { name: username, address: email, language },
    subject,
    paragraphs: [opened, password, wasItYou],
    link: { label: choose, url: `${publicUrl}/user/login/forgot` },
  });
};
