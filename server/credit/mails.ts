import type { Language } from '#domain/language.ts';
import { rupeesIn } from '../mail/in-language.ts';
import { writeMail } from '../mail/template.ts';
import type { WrittenMail } from '../mail/template.ts';
import { wordsIn } from '../words/words.ts';

type To = { readonly name: string; readonly email: string; readonly language: Language };
type Change = { readonly amount: number; readonly words: string };

/** §32: what an operator gave or took back, with the operator's own sentence. */
export const creditMail = (
  { name, email, language }: To,
  move: 'given' | 'taken_back',
  { amount, words: sentence }: Change,
  publicUrl: string,
): WrittenMail => {
  const words = wordsIn[language].creditMails;
  const { subject, text, next } = words[move];
  const inRupees = rupeesIn(language, amount);
  return writeMail({
    to: { name, address: email, language },
    subject: subject(inRupees),
    paragraphs: [text(inRupees), sentence, next],
    link: { label: words.seeCredit, url: `${publicUrl}/user/account` },
  });
};
