import { randomInt, timingSafeEqual } from 'node:crypto';
import { codeLength } from '#domain/code.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { Problem, gone } from '../problem.ts';

export type Purpose =
  | 'user_signup'
  | 'handyman_signup'
  | 'user_login'
  | 'handyman_login'
  | 'job_start';

const triesPerCode = 5;
export const signupMinutes = 10;

export const makeRandomCode = (): string =>
  String(randomInt(10 ** codeLength)).padStart(codeLength, '0');

/** Bound to what it is for and to whom: a code for one thing is noise for every other. */
const hashOf = (deps: Deps, purpose: Purpose, subject: string, code: string) =>
  deps.keys.hash(`code ${purpose} ${subject}`, code);

const putCode = `
  insert into codes as c (purpose, subject, code_hash, sealed, tries_left, expires_at)
  values ($1, $2, $3, $4, $5, now() + $6::int * interval '1 minute')
  on conflict (purpose, subject) do update set
    code_hash = excluded.code_hash, sealed = excluded.sealed, tries_left = excluded.tries_left,
    sent_at = now(), expires_at = excluded.expires_at
  returning reserved_id`;

type Issued = { readonly code: string; readonly reservedId: string };

/** Replaces whatever code there was. `keepForShowing` is for the one its owner reads off a screen. */
export const issueCode = async (
  deps: Deps,
  db: Db,
  purpose: Purpose,
  subject: string,
  { minutes, keepForShowing }: { minutes: number | null; keepForShowing: boolean },
): Promise<Issued> => {
  const code = deps.makeCode();
  const [row] = await db.query<{ reserved_id: string }>(putCode, [
    purpose,
    subject,
    hashOf(deps, purpose, subject, code),
    keepForShowing ? deps.keys.seal(Buffer.from(code)) : null,
    triesPerCode,
    minutes,
  ]);
  if (!row) throw new Error('A code was put and did not come back');
  return { code, reservedId: row.reserved_id };
};

/** One try is gone before anything is compared, so that a thousand at once still get five. */
const spendTry = `
  update codes set tries_left = tries_left - 1
  where purpose = $1 and subject = $2 and tries_left > 0
    and (expires_at is null or expires_at > now())
  returning code_hash, reserved_id`;

const wrongCode = (): Problem =>
  new Problem(400, 'wrong_code', 'That code is not right. Check it and try again.', {
    fields: { otp: 'That code is not right.' },
  });

const usedUp = (): Problem =>
  gone('code_gone', 'This code has expired or was used up. Ask for a new one.');

/** The same answer where there is nothing to compare with: nobody learns what exists. */
export const refuseCode = (): never => {
  throw wrongCode();
};

export type Checked = { readonly hash: Uint8Array; readonly reservedId: string };

/** Right, or a refusal. Being right does not yet use the code up: `consumeCode` does, with what it is for. */
export const checkCode = async (
  deps: Deps,
  purpose: Purpose,
  subject: string,
  code: string,
): Promise<Checked> => {
  const [row] = await deps.db.query<{ code_hash: Uint8Array; reserved_id: string }>(spendTry, [
    purpose,
    subject,
  ]);
  if (!row) throw usedUp();
  const hash = Buffer.from(row.code_hash);
  if (!timingSafeEqual(hash, hashOf(deps, purpose, subject, code))) {
    deps.log.warn({ purpose }, 'code refused');
    throw wrongCode();
  }
  return { hash, reservedId: row.reserved_id };
};

/** Single use: of two that were both right, one finds the code gone. */
export const consumeCode = async (
  db: Db,
  purpose: Purpose,
  subject: string,
  checked: Checked,
): Promise<void> => {
  const rows = await db.query(
    'delete from codes where purpose = $1 and subject = $2 and code_hash = $3 returning purpose',
    [purpose, subject, checked.hash],
  );
  if (rows.length === 0) throw usedUp();
};

type Live = {
  readonly purpose: Purpose;
  readonly reservedId: string;
  readonly waitSeconds: number;
  /** Whether it has tries left. */
  readonly usable: boolean;
};

/** §9: mails are not sent faster than one in this time. */
export const resendSeconds = 30;

/** The newest code that still waits to be used, and how long until another may be sent. */
export const findLiveCode = async (
  db: Db,
  purposes: readonly Purpose[],
  subject: string,
): Promise<Live | undefined> => {
  const [row] = await db.query<{
    purpose: Purpose;
    reserved_id: string;
    wait: number;
    usable: boolean;
  }>(
    `select purpose, reserved_id, tries_left > 0 as usable,
       greatest(0, ceil(extract(epoch from sent_at + $3::int * interval '1 second' - now())))::int as wait
     from codes where purpose in ($1, $2) and subject = $4 and sent_at > now() - interval '1 day'
     order by sent_at desc limit 1`,
    [purposes[0], purposes[1] ?? purposes[0], resendSeconds, subject],
  );
  return (
    row && {
      purpose: row.purpose,
      reservedId: row.reserved_id,
      waitSeconds: row.wait,
      usable: row.usable,
    }
  );
};

/** What it was for is off. */
export const dropCode = async (db: Db, purpose: Purpose, subject: string): Promise<void> => {
  await db.query('delete from codes where purpose = $1 and subject = $2', [purpose, subject]);
};

/** Kept for a day after it has run out, so that a signup can ask for another. */
export const dropOldCodes = async (db: Db): Promise<void> => {
  await db.query(`delete from codes where expires_at <= now() - interval '1 day'`);
};
