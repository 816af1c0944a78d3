import { mailboxOf } from '#domain/mailbox.ts';
import { commonPasswordRefusal, isCommonPassword } from '#domain/password.ts';
import { addMail } from '../mail/outbox.ts';
import { findLiveCode, issueCode, resendSeconds, signupMinutes } from './one-time-codes.ts';
import type { Purpose } from './code-store.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { writeMail } from '../mail/template.ts';
import { limits, refund, spend } from './rate-limits.ts';
import { isMailboxTaken } from './mailbox-store.ts';
import { Problem, badInput, conflict, notFound, tooMany } from '../problem.ts';
import { roles } from '#domain/role.ts';
import type { Role } from '#domain/role.ts';

/** What every role needs for signup and login. */
type Account = { readonly id: string; readonly passwordHash: string };
export type Accounts = {
  readonly role: Role;
  readonly findByEmail: (db: Db, email: string) => Promise<Account | undefined>;
};
type From = { readonly address: string };

const purposeOf = (role: Role): Purpose => `${role}_signup`;
const signupPurposes = roles.map(purposeOf);

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
  { address }: From,
): Promise<SignupBegun> => {
  await spend(deps, limits.signupFromAddress, address);
  if (await findByEmail(deps.db, email)) throw emailTaken();
  if (await isMailboxTaken(deps.db, role, mailboxOf(email))) throw mailboxTaken();
  const live = await findLiveCode(deps.db, [purposeOf(role)], email);
  if (live && live.waitSeconds > 0) {
    return {
      reservedId: live.reservedId,
      msg: notMailedAgain(live),
      resendAfter: live.waitSeconds,
    };
  }
  return {
    reservedId: await sendSignupCode(deps, purposeOf(role), email),
    msg: 'We have mailed you a six-digit code.',
    resendAfter: resendSeconds,
  };
};

/** Step 1 sent twice within the wait: no second mail leaves, and the message must not claim one did. */
const notMailedAgain = ({ usable, waitSeconds }: { usable: boolean; waitSeconds: number }) => {
  const seconds = waitSeconds === 1 ? '1 second' : `${waitSeconds} seconds`;
  return usable
    ? `The code we mailed you a moment ago still works. Another can be sent in ${seconds}.`
    : `The code we mailed you was tried too often. Another can be sent in ${seconds}.`;
};

/** Serves both kinds of signup: whichever this email began last. */
export const resendSignupCode = async (
  deps: Deps,
  email: string,
  { address }: From,
): Promise<void> => {
  await spend(deps, limits.signupFromAddress, address);
  const live = await findLiveCode(deps.db, signupPurposes, email);
  if (!live) throw notFound('No signup is waiting for this email. Please start again.');
  if (live.waitSeconds > 0) throw tooMany(live.waitSeconds);
  await sendSignupCode(deps, live.purpose, email);
};

const sendSignupCode = async (deps: Deps, purpose: Purpose, email: string): Promise<string> => {
  await spend(deps, limits.codeToEmail, mailboxOf(email));
  return deps.db.transaction(async (db) => {
    const { code, reservedId } = await issueCode(deps, db, purpose, email, {
      minutes: signupMinutes,
      keepForShowing: false,
    });
    await addMail(deps, db, signupMail(email, code));
    return reservedId;
  });
};

const signupMail = (email: string, code: string) =>
  writeMail({
    to: { name: 'there', address: email },
    subject: 'Your LocalHands code',
    code,
    paragraphs: [
      'This code finishes your signup:',
      `It works once and for ${signupMinutes} minutes. If you did not ask for it, you can ignore this mail.`,
    ],
    usefulMinutes: signupMinutes,
  });

export const emailTaken = (): Problem =>
  conflict('email_taken', 'This email is registered already. Please log in instead.');

const mailboxTaken = (): Problem =>
  conflict(
    'email_taken',
    'You have an account already, with another spelling of this address. Please log in with that one.',
  );

export const refuseCommonPassword = (password: string): void => {
  if (!isCommonPassword(password)) return;
  throw badInput({ password: commonPasswordRefusal });
};
