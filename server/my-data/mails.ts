import { momentIn } from '../mail/in-language.ts';
import { writeMail } from '../mail/template.ts';
import type { WrittenMail } from '../mail/template.ts';
import type { OwnerRow } from '../identity/owner-store.ts';
import { wordsIn } from '../words/words.ts';

/** §23: the last mail. It says what is remembered of a suspended professional; its outbox row is deleted with it. */
export const goodbyeMail = (
  { name, email, language, now }: OwnerRow,
  remembered: boolean,
  publicUrl: string,
): WrittenMail => {
  const { myData, accountMails } = wordsIn[language];
  const { subject, text, wasItYou, ...words } = myData.goodbye;
  const again = remembered ? words.remembered : words.again;
  const mail = writeMail({
    to: { name, address: email, language },
    subject,
    paragraphs: [text(momentIn(language, now)), again, wasItYou],
    link: { label: accountMails.writeToUs, url: `${publicUrl}/help` },
  });
  return { ...mail, forget: true };
};
