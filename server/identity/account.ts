import type { Language } from '#domain/language.ts';
import { mailboxOf } from '#domain/mailbox.ts';
import { isCommonPassword } from '#domain/password.ts';
import { addMail } from '../mail/outbox.ts';
import { findLiveCode, issueCode, resendSeconds, signupMinutes } from './one-time-codes.ts';
import type { Purpose } from './code-store.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { writeMail } from '../mail/template.ts';
import { spendCodeMail } from './mail-budget.ts';
import { limits, refund, spend } from './rate-limits.ts';
import { isMailboxTaken } from './mailbox-store.ts';
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
/** Where a signup comes from, and the language in which its browser reads. */
export type From = { readonly address: string; readonly language: Language };

const purposeOf = (role: Party): Purpose => `${role}_signup`;
const signupPurposes = parties.map(purposeOf);

/** A right code shows that this is no program trying addresses: give back what the signup spent of the limits. */
export const refundSignup = async (deps: Deps, address: string): Promise<void> => {
  await refund(deps, limits.signupFromAddress, address);
  await refund(deps, limits.verifyFromAddress, address);
};

export type SignupBegun = {
  /** The id that the account will have. */
  readonly reservedId: string;
  readonly msg: string;
  /** Seconds until another code can be sent. */
  readonly resendAfter: number;
};

/** Step 1 of a signup keeps nothing but the code. */
export const beginSignup = async (
  deps: Deps,
  { role, findByEmail }: Accounts,
  email: string,
  { address, language }: From,
): Promise<SignupBegun> => {
  const words = wordsIn[language].signup;
  await spend(deps, limits.signupFromAddress, address);
  if (await findByEmail(deps.db, email)) throw emailTaken();
  if (await isMailboxTaken(deps.db, role, mailboxOf(email))) throw mailboxTaken();
  const live = await findLiveCode(deps.db, [purposeOf(role)], email);
  if (live && live.waitSeconds > 0) {
    return {
      reservedId: live.reservedId,
      // No second mail leaves, and the message must not claim that one did.
      msg: live.usable
        ? words.codeStillWorks(live.waitSeconds)
        : words.codeTriedTooOften(live.waitSeconds),
      resendAfter: live.waitSeconds,
    };
  }
  return {
    reservedId: await sendSignupCode(deps, purposeOf(role), email, { address, language }),
    msg: words.codeMailed,
    resendAfter: resendSeconds,
  };
};

/** Serves both kinds of signup: whichever this email began last. */
export const resendSignupCode = async (
  deps: Deps,
  email: string,
  { address, language }: From,
): Promise<void> => {
  await spend(deps, limits.signupFromAddress, address);
  const live = await findLiveCode(deps.db, signupPurposes, email);
  if (!live) throw notFound(({ signup }) => signup.nothingWaits);
  if (live.waitSeconds > 0) throw tooMany(live.waitSeconds);
  await sendSignupCode(deps, live.purpose, email, { address, language });
};

const sendSignupCode = async (
  deps: Deps,
  purpose: Purpose,
  email: string,
  { address, language }: From,
): Promise<string> => {
  await spend(deps, limits.codeToEmail, mailboxOf(email));
  await spendCodeMail(deps, email, address);
  return deps.db.transaction(async (db) => {
    const { code, reservedId } = await issueCode(deps, db, purpose, email, {
      minutes: signupMinutes,
      keepForShowing: false,
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
