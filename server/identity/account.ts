import type { Language } from '#domain/language.ts';
import { mailboxOf } from '#domain/mailbox.ts';
import { isCommonPassword } from '#domain/password.ts';
import { addMail } from '../mail/outbox.ts';
import { askerFrom, codeSubject } from './browser-mark.ts';
import {
  findLiveCode,
  findLiveCodeTo,
  issueCode,
  resendSeconds,
  signupMinutes,
} from './one-time-codes.ts';
import type { LiveCode } from './code-store.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { writeMail } from '../mail/template.ts';
import { spendCodeMail } from './mail-budget.ts';
import { limits, refund, spend } from './rate-limits.ts';
import { isMailboxTaken } from './mailbox-store.ts';
import { signupPurpose } from './signup-code.ts';
import { Problem, badInput, conflict, notFound, tooMany } from '../problem.ts';
import { parties } from '#domain/role.ts';
import type { Party } from '#domain/role.ts';
import { wordsIn } from '../words/words.ts';

/** What every role needs for signup and login. */
type Account = {
  readonly id: string;
  readonly passwordHash: string;
  readonly language: Language;
};
export type Accounts = {
  readonly role: Party;
  readonly findByEmail: (db: Db, email: string) => Promise<Account | undefined>;
  readonly setLanguage: (db: Db, id: string, language: Language) => Promise<void>;
};
/** The network of a signup, and the language of its browser. */
type Reader = { readonly address: string; readonly language: Language };
export type From = Reader & {
  /** The cookie that an earlier request for a code has set. */
  readonly codeAsker: string | undefined;
};

/** A right code shows that the mailbox is real: refund what the signup has spent of the rate limits. */
export const refundSignup = async (deps: Deps, address: string): Promise<void> => {
  await refund(deps, limits.signupFromAddress, address);
  await refund(deps, limits.verifyFromAddress, address);
};

export type SignupBegun = {
  /** The cookie value that the browser must send with the code. */
  readonly asker: string;
  /** The id that the account will have. */
  readonly reservedId: string;
  readonly msg: string;
  /** Seconds until another code can be sent. */
  readonly resendAfter: number;
};

/** Step 1 of a signup stores nothing but the code. */
export const beginSignup = async (
  deps: Deps,
  { role, findByEmail }: Accounts,
  email: string,
  { address, language, codeAsker }: From,
): Promise<SignupBegun> => {
  const words = wordsIn[language].signup;
  await spend(deps, limits.signupFromAddress, address);
  if (await findByEmail(deps.db, email)) throw emailTaken();
  if (await isMailboxTaken(deps.db, role, mailboxOf(email))) throw mailboxTaken();
  const asker = askerFrom(codeAsker);
  const newest = await findLiveCodeTo(deps.db, [signupPurpose(role)], email);
  if (newest && newest.waitSeconds > 0) {
    const own = await findLiveCode(deps.db, [signupPurpose(role)], codeSubject(email, asker));
    const { usable } = own ?? newest;
    return {
      asker,
      reservedId: newest.reservedId,
      // No second mail leaves, and the message must not claim that one did.
      msg: usable
        ? words.codeStillWorks(newest.waitSeconds)
        : words.codeTriedTooOften(newest.waitSeconds),
      resendAfter: newest.waitSeconds,
    };
  }
  return {
    asker,
    reservedId: await sendSignupCode(deps, { role, email, asker, address, language, newest }),
    msg: words.codeMailed,
    resendAfter: resendSeconds,
  };
};

/** Which kind of signup a code was sent for, and the cookie that the browser must send with it. */
type Resent = { readonly role: Party; readonly asker: string };

/** Serves both kinds of signup: whichever this email began last, in this browser if it has begun one. */
export const resendSignupCode = async (
  deps: Deps,
  email: string,
  codeAskers: Readonly<Record<Party, string | undefined>>,
  { address, language }: Reader,
): Promise<Resent> => {
  await spend(deps, limits.signupFromAddress, address);
  const newest = await findLiveCodeTo(deps.db, parties.map(signupPurpose), email);
  if (!newest) throw notFound(({ signup }) => signup.nothingWaits);
  if (newest.waitSeconds > 0) throw tooMany(newest.waitSeconds);
  const shown = parties.map((role) => codeSubject(email, codeAskers[role] ?? ''));
  const own = await findLiveCode(deps.db, parties.map(signupPurpose), ...shown);
  const role = roleOf(own ?? newest);
  const asker = askerFrom(codeAskers[role]);
  await sendSignupCode(deps, { role, email, asker, address, language, newest: own ?? newest });
  return { role, asker };
};

const roleOf = ({ purpose }: LiveCode): Party =>
  parties.find((role) => signupPurpose(role) === purpose) ?? 'user';

type Sending = {
  readonly role: Party;
  readonly email: string;
  readonly asker: string;
  readonly address: string;
  readonly language: Language;
  /** The newest code of this email in any browser: its reserved id is used again, so that they make one account. */
  readonly newest: LiveCode | undefined;
};

const sendSignupCode = async (
  deps: Deps,
  { role, email, asker, address, language, newest }: Sending,
): Promise<string> => {
  await spend(deps, limits.codeToEmail, mailboxOf(email));
  await spendCodeMail(deps, email, address);
  return deps.db.transaction(async (db) => {
    const subject = codeSubject(email, asker);
    const { code, reservedId } = await issueCode(deps, db, signupPurpose(role), subject, {
      minutes: signupMinutes,
      keepForShowing: false,
      reservedId: newest?.reservedId,
    });
    await addMail(deps, db, signupMail(email, code, language));
    return reservedId;
  });
};

const signupMail = (email: string, code: string, language: Language) => {
  const { there, signup } = wordsIn[language].mails;
  return writeMail({
    to: { name: there, address: email, language },
    subject: signup.subject,
    code,
    paragraphs: [signup.code, signup.once(signupMinutes)],
    usefulMinutes: signupMinutes,
  });
};

export const emailTaken = (): Problem => conflict('email_taken', ({ signup }) => signup.emailTaken);

const mailboxTaken = (): Problem => conflict('email_taken', ({ signup }) => signup.mailboxTaken);

export const refuseCommonPassword = (password: string): void => {
  if (!isCommonPassword(password)) return;
  throw badInput({ password: ({ signup }) => signup.commonPassword });
};
