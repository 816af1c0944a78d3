import { momentIn } from '../mail/in-language.ts';
import { writeMail } from '../mail/template.ts';
import type { WrittenMail } from '../mail/template.ts';
import type { OwnerRow } from '../identity/owner-store.ts';
import { wordsIn } from '../words/words.ts';

/** §23: the last one. Whoever did not do it learns of it; nothing of it stays in the outbox. */
export const goodbyeMail = (
  { name, email, language, now }: OwnerRow,
  publicUrl: string,
): WrittenMail => {
  const { myData, accountMails } = wordsIn[language];
  const { subject, text, again, wasItYou } = myData.goodbye;
  const mail = writeMail({
    to: { name, address: email, language },
    subject,
    paragraphs: [text(momentIn(language, now)), again, wasItYou],
    link: { label: accountMails.writeToUs, url: `${publicUrl}/help` },
  });
  return { ...mail, forget: true };
};
