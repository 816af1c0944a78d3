import { mailboxOf } from '#domain/mailbox.ts';
import type { Party } from '#domain/role.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { codeSubject } from './browser-mark.ts';
import { deleteCodesTo, exhaustCode, hasCode } from './code-store.ts';
import type { Purpose } from './code-store.ts';
import {
  checkCode,
  codeGone,
  compareCode,
  consumeCode,
  findLiveCodeTo,
  wrongCode,
} from './one-time-codes.ts';
import type { Checked } from './one-time-codes.ts';
import { limits, refund, spend } from './rate-limits.ts';

export const signupPurpose = (role: Party): Purpose => `${role}_signup`;

type Shown = {
  readonly role: Party;
  readonly email: string;
  readonly otp: string;
  /** The cookie of the browser that shows it. */
  readonly asker: string | undefined;
};

export type CheckedSignup = Checked & { readonly subject: string };

/**
 * §9: a code has five tries in the browser that asked for it, which no other browser can use up. All others together
 * have five a day for a mailbox, at the newest code.
 */
export const checkSignupCode = async (deps: Deps, shown: Shown): Promise<CheckedSignup> => {
  const [purpose, subject] = [signupPurpose(shown.role), subjectOf(shown)];
  if (!(await hasCode(deps.db, purpose, subject))) return checkElsewhere(deps, shown);
  return { ...(await checkCode(deps, purpose, subject, shown.otp)), subject };
};

const subjectOf = ({ email, asker }: Shown): string => codeSubject(email, asker ?? '');

const checkElsewhere = async (deps: Deps, { role, email, otp }: Shown): Promise<CheckedSignup> => {
  const purpose = signupPurpose(role);
  const newest = await findLiveCodeTo(deps.db, [purpose], email);
  if (!newest) throw codeGone();
  const counted = [limits.codeTriesElsewhere, `${role} ${mailboxOf(email)}`] as const;
  // Counted before it is compared, so that a thousand requests at once still get five.
  await spend(deps, ...counted, codeGone);
  const checked = await compareCode(deps, purpose, newest.subject, otp);
  if (!checked) {
    deps.log.warn({ purpose }, 'code refused');
    throw wrongCode();
  }
  await refund(deps, ...counted);
  return { ...checked, subject: newest.subject };
};

/**
 * Before a large form is read to its end: a wrong code is refused and takes a try as usual, a right one takes none, as
 * `checkSignupCode` follows.
 */
export const refuseWrongSignupCode = async (deps: Deps, shown: Shown): Promise<void> => {
  const [purpose, subject] = [signupPurpose(shown.role), subjectOf(shown)];
  const own = await hasCode(deps.db, purpose, subject);
  if (own && (await compareCode(deps, purpose, subject, shown.otp))) return;
  await checkSignupCode(deps, shown);
};

/** In the transaction that makes the account: deletes the codes that other browsers have asked for. */
export const consumeSignupCode = async (
  db: Db,
  role: Party,
  email: string,
  checked: CheckedSignup,
): Promise<void> => {
  const purpose = signupPurpose(role);
  await consumeCode(db, purpose, checked.subject, checked);
  await deleteCodesTo(db, purpose, email);
};

/** Invalidates the code; no account was made. */
export const exhaustSignupCode = (db: Db, role: Party, { subject }: CheckedSignup): Promise<void> =>
  exhaustCode(db, signupPurpose(role), subject);
