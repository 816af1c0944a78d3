import type { Language } from '#domain/language.ts';
import { toRupees } from '#domain/price.ts';
import { rupeesIn } from '../mail/in-language.ts';
import { writeMail } from '../mail/template.ts';
import type { WrittenMail } from '../mail/template.ts';
import { wordsIn } from '../words/words.ts';
import type { UntoldRow } from './store.ts';

type To = { readonly name: string; readonly email: string; readonly language: Language };

const recipient = ({ name, email, language }: To) => ({ name, address: email, language });

const linkTo = (language: Language, publicUrl: string) => ({
  label: wordsIn[language].payoutMails.seePayouts,
  url: `${publicUrl}/handyman/payouts`,
});

export const accountCodeMail = (to: To, code: string, minutes: number): WrittenMail => {
  const words = wordsIn[to.language].payoutMails.code;
  return writeMail({
    to: recipient(to),
    subject: words.subject,
    code,
    paragraphs: [words.text, words.once(minutes)],
    usefulMinutes: minutes,
  });
};

/** An owner who did not change it learns of it two days before anything is paid to it. */
export const accountChangedMail = (to: To, shown: string, publicUrl: string): WrittenMail => {
  const words = wordsIn[to.language].payoutMails.changed;
  return writeMail({
    to: recipient(to),
    subject: words.subject,
    paragraphs: [words.text(shown), words.wasItYou],
    link: linkTo(to.language, publicUrl),
  });
};

type Texts = { readonly subject: string; readonly paragraphs: string[] };

const textsOf = ({ language }: To, { state, hold, amount_paise }: UntoldRow): Texts => {
  const words = wordsIn[language].payoutMails;
  const amount = rupeesIn(language, toRupees(amount_paise));
  if (state === 'paid') {
    const { subject, text, when } = words.paid;
    return { subject: subject(amount), paragraphs: [text(amount), when] };
  }
  const { subject, text, next } =
    state === 'returned' ? words.returned : words[hold === 'no_account' ? 'noAccount' : 'held'];
  return { subject: subject(amount), paragraphs: [text(amount), next] };
};

/** §29: paid, sent back, or held with something that the professional can do or should know. */
export const payoutMail = (to: To, row: UntoldRow, publicUrl: string): WrittenMail => {
  const { rows } = wordsIn[to.language].payoutMails;
  const shown: (readonly [string, string | null])[] = [
    [rows.to, row.state === 'held' ? null : row.shown],
    [rows.reference, row.state === 'paid' ? row.reference : null],
    [rows.why, row.state === 'paid' ? null : row.reason],
  ];
  return writeMail({
    to: recipient(to),
    ...textsOf(to, row),
    rows: shown.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const])),
    link: linkTo(to.language, publicUrl),
  });
};
