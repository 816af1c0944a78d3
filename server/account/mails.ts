import type { Language } from '#domain/language.ts';
import type { Role } from '#domain/role.ts';
import { momentIn } from '../mail/in-language.ts';
import { writeMail } from '../mail/template.ts';
import type { WrittenMail } from '../mail/template.ts';
import { wordsIn } from '../words/words.ts';

type To = { readonly name: string; readonly email: string; readonly language: Language };

const recipient = ({ name, email, language }: To) => ({ name, address: email, language });

export const resetCodeMail = (to: To, code: string, minutes: number): WrittenMail => {
  const { reset } = wordsIn[to.language].accountMails;
  return writeMail({
    to: recipient(to),
    subject: reset.subject,
    code,
    paragraphs: [reset.code, reset.once(minutes)],
    usefulMinutes: minutes,
  });
};

/** Without a name: until the code comes back, the mailbox may be a stranger's. */
export const emailCodeMail = (
  { email, language }: Omit<To, 'name'>,
  code: string,
  minutes: number,
): WrittenMail => {
  const { accountMails, mails } = wordsIn[language];
  const { newEmail } = accountMails;
  return writeMail({
    to: { name: mails.there, address: email, language },
    subject: newEmail.subject,
    code,
    paragraphs: [newEmail.code, newEmail.once(minutes)],
    usefulMinutes: minutes,
  });
};

/** Which part of the account was changed. */
type Changed = 'password' | 'email' | 'phone';

/** To the address from before the change: an owner who did not make it learns of it and what to do now. */
export const changedMail = (
  to: To & { readonly now: Date },
  { what, role, publicUrl }: { what: Changed; role: Role; publicUrl: string },
): WrittenMail => {
  const words = wordsIn[to.language].accountMails;
  const { subject, text, wasItYou } = words.changed[what];
  return writeMail({
    to: recipient(to),
    subject,
    paragraphs: [text(momentIn(to.language, to.now)), wasItYou],
    link:
      what === 'email'
        ? { label: words.writeToUs, url: `${publicUrl}/help` }
        : { label: words.chooseAnother, url: `${publicUrl}/${role}/login/forgot` },
  });
};
