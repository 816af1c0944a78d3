import type { Language } from '#domain/language.ts';
import { addMail } from '../mail/outbox.ts';
import { askerFrom, codeSubject } from './browser-mark.ts';
import { checkCode, consumeCode, findLiveCode, issueCode } from './one-time-codes.ts';
import type { Purpose } from './code-store.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { writeMail } from '../mail/template.ts';
import { spendCodeMail } from './mail-budget.ts';
import { limits, spend } from './rate-limits.ts';
import { siteOf } from '#domain/network.ts';
import type { Party } from '#domain/role.ts';
import { wordsIn } from '../words/words.ts';

const minutes = 10;

const purposeOf = (role: Party): Purpose => `${role}_login`;

type Asking = {
  readonly role: Party;
  readonly email: string;
  /** The account's. Undefined without an account: a code is made all the same, but not mailed. */
  readonly language: Language | undefined;
  readonly address: string;
  /** The cookie that an earlier request for a code has set. */
  readonly asker: string | undefined;
};

/** §9: opens a login that is locked for strangers. Gives the cookie value that the browser must send with the code. */
export const sendLoginCode = async (deps: Deps, asking: Asking): Promise<string> => {
  const { role, email, language, address } = asking;
  const asker = askerFrom(asking.asker);
  const [purpose, subject] = [purposeOf(role), codeSubject(email, asker)];
  const live = await findLiveCode(deps.db, [purpose], subject);
  // Pressed twice: the first mail is on its way, and its code stays valid.
  if (live && live.waitSeconds > 0) return asker;
  await spend(deps, limits.loginCodeFromHere, `${role} ${email} ${siteOf(address)}`);
  await spendCodeMail(deps, email, address);
  await spend(deps, limits.loginCodeToEmail, `${role} ${email}`);
  await deps.db.transaction(async (db) => {
    const { code } = await issueCode(deps, db, purpose, subject, {
      minutes,
      keepForShowing: false,
    });
    if (language) await addMail(deps, db, loginCodeMail(email, code, language));
  });
  return asker;
};

/** Refuses, or gives a function that uses the code up. Its five tries are tries of the password as well. */
export const openWithCode = async (
  deps: Deps,
  { role, email, asker, code }: { role: Party; email: string; asker: string; code: string },
): Promise<(db: Db) => Promise<void>> => {
  const [purpose, subject] = [purposeOf(role), codeSubject(email, asker)];
  const checked = await checkCode(deps, purpose, subject, code);
  return (db) => consumeCode(db, purpose, subject, checked);
};

const loginCodeMail = (email: string, code: string, language: Language) => {
  const { there, loginCode } = wordsIn[language].mails;
  return writeMail({
    to: { name: there, address: email, language },
    subject: loginCode.subject,
    code,
    paragraphs: [loginCode.code, loginCode.once(minutes)],
    usefulMinutes: minutes,
  });
};
