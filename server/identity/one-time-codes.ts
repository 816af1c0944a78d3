import { randomInt, timingSafeEqual } from 'node:crypto';
import { codeLength } from '#domain/code.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { Problem, gone } from '../problem.ts';
import { findNewestCode, findUsable, putCode, spendTry, takeCode } from './code-store.ts';
import type { LiveCode, Purpose } from './code-store.ts';

const triesPerCode = 5;
export const signupMinutes = 10;

/** §9: mails are not sent faster than one in this time. */
export const resendSeconds = 30;

export const makeRandomCode = (): string =>
  String(randomInt(10 ** codeLength)).padStart(codeLength, '0');

/** Bound to its purpose and subject, so that it is valid for nothing else. */
const hashOf = (deps: Deps, purpose: Purpose, subject: string, code: string) =>
  deps.keys.hash(`code ${purpose} ${subject}`, code);

type Issuing = {
  readonly minutes: number | null;
  readonly keepForShowing: boolean;
  /** For a new row; an existing one keeps its own. */
  readonly reservedId?: string | undefined;
};

/** Replaces an earlier code. `keepForShowing` is for the one that its owner reads off a screen. */
export const issueCode = async (
  deps: Deps,
  db: Db,
  purpose: Purpose,
  subject: string,
  { minutes, keepForShowing, reservedId: promised }: Issuing,
): Promise<{ readonly code: string; readonly reservedId: string }> => {
  const code = deps.makeCode();
  const { reservedId } = await putCode(db, {
    purpose,
    subject,
    hash: hashOf(deps, purpose, subject, code),
    sealed: keepForShowing ? deps.keys.seal(Buffer.from(code)) : null,
    tries: triesPerCode,
    minutes,
    reservedId: promised,
  });
  return { code, reservedId };
};

/** The tries left are named only where that does not reveal whether an account or booking exists. */
export const wrongCode = (triesLeft?: number): Problem =>
  new Problem(400, 'wrong_code', ({ identity }) => identity.wrongCode(triesLeft), {
    fields: { otp: ({ identity }) => identity.wrongCodeField },
  });

export const codeGone = (): Problem => gone('code_gone', ({ identity }) => identity.codeGone);

/** The same answer where there is no code to compare with, so that it does not tell which accounts exist. */
export const refuseCode = (): never => {
  throw wrongCode();
};

export type Checked = { readonly hash: Uint8Array; readonly reservedId: string };

/** Checks a code, which takes a try but does not use it up: `consumeCode` does, in the transaction of its purpose. */
export const checkCode = async (
  deps: Deps,
  purpose: Purpose,
  subject: string,
  code: string,
  refusal: (triesLeft: number) => Problem | Promise<Problem> = () => wrongCode(),
): Promise<Checked> => {
  const found = await spendTry(deps.db, purpose, subject);
  if (!found) throw codeGone();
  if (!timingSafeEqual(found.hash, hashOf(deps, purpose, subject, code))) {
    deps.log.warn({ purpose }, 'code refused');
    throw await refusal(found.triesLeft);
  }
  return found;
};

/** Compares without taking a try, for callers with a limit of their own. Undefined where the code is wrong. */
export const compareCode = async (
  deps: Deps,
  purpose: Purpose,
  subject: string,
  code: string,
): Promise<Checked | undefined> => {
  const found = await findUsable(deps.db, purpose, subject);
  if (!found) throw codeGone();
  return timingSafeEqual(found.hash, hashOf(deps, purpose, subject, code)) ? found : undefined;
};

/** Single use: of two concurrent requests with the right code, the second finds it gone. */
export const consumeCode = async (
  db: Db,
  purpose: Purpose,
  subject: string,
  checked: Checked,
): Promise<void> => {
  if (!(await takeCode(db, purpose, subject, checked.hash))) throw codeGone();
};

/** The newest code that still waits to be used, and how long until another may be sent. */
export const findLiveCode = (
  db: Db,
  purposes: readonly Purpose[],
  ...subjects: readonly string[]
): Promise<LiveCode | undefined> =>
  findNewestCode(db, purposes, 'subject', subjects, resendSeconds);

/** The same for the codes of all browsers. */
export const findLiveCodeTo = (
  db: Db,
  purposes: readonly Purpose[],
  email: string,
): Promise<LiveCode | undefined> => findNewestCode(db, purposes, 'email', [email], resendSeconds);
