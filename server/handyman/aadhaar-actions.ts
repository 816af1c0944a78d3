import { exhaustSignupCode } from '../identity/signup-code.ts';
import type { CheckedSignup } from '../identity/signup-code.ts';
import type { Deps } from '../deps.ts';
import { writeMail } from '../mail/template.ts';
import { addMail } from '../mail/outbox.ts';
import { conflict } from '../problem.ts';
import type { Problem } from '../problem.ts';
import { wordsIn } from '../words/words.ts';
import { findByAadhaar } from './store.ts';

/**
 * The number has an account. To reveal as little as possible to a client that tries numbers, the answer names no field,
 * and the code is invalidated, so that each try needs another mail. The owner of the number is told by mail.
 */
export const refuseAadhaar = async (
  deps: Deps,
  aadharNumber: string,
  checked: CheckedSignup,
): Promise<Problem> => {
  await deps.db.transaction(async (db) => {
    await exhaustSignupCode(db, 'handyman', checked);
    const owner = await findByAadhaar(db, deps.keys.hash('aadhaar', aadharNumber));
    if (owner) await addMail(deps, db, mailToOwner(owner, deps.publicUrl));
  });
  return conflict('details_refused', ({ signup }) => signup.detailsRefused);
};

type Owner = NonNullable<Awaited<ReturnType<typeof findByAadhaar>>>;

const mailToOwner = ({ name, email, language }: Owner, publicUrl: string) => {
  const words = wordsIn[language].mails.aadhaarTaken;
  return writeMail({
    to: { name, address: email, language },
    subject: words.subject,
    paragraphs: [words.tried, words.wasItYou],
    link: { label: words.logIn, url: `${publicUrl}/handyman/login` },
  });
};
