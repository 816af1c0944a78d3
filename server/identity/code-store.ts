import { retention } from '#domain/retention.ts';
import type { Party, Role } from '#domain/role.ts';
import type { Db } from '../db/db.ts';

/** What a code is for. */
export type Purpose =
  | `${Party}_signup`
  | `${Party}_login`
  | `${Party}_email`
  | `${Role}_reset`
  | 'handyman_payout'
  | 'job_start';

type NewCode = {
  readonly purpose: Purpose;
  readonly subject: string;
  readonly hash: Uint8Array;
  /** For a code that its owner reads off a screen. */
  readonly sealed: Uint8Array | null;
  readonly tries: number;
  readonly minutes: number | null;
  /** The id that another code for the same email has reserved for the account. */
  readonly reservedId?: string | undefined;
};

const upsert = `
  insert into codes as c (purpose, subject, code_hash, sealed, tries_left, expires_at, reserved_id)
  values ($1, $2, $3, $4, $5, now() + $6::int * interval '1 minute', coalesce($7, gen_random_uuid()))
  on conflict (purpose, subject) do update set
    code_hash = excluded.code_hash, sealed = excluded.sealed, tries_left = excluded.tries_left,
    sent_at = now(), expires_at = excluded.expires_at
  returning reserved_id`;

/** One live code per purpose and subject: a new one replaces the one before. */
export const putCode = async (db: Db, code: NewCode): Promise<{ readonly reservedId: string }> => {
  const [row] = await db.query<{ reserved_id: string }>(upsert, [
    code.purpose,
    code.subject,
    code.hash,
    code.sealed,
    code.tries,
    code.minutes,
    code.reservedId ?? null,
  ]);
  if (!row) throw new Error('A code was put and did not come back');
  return { reservedId: row.reserved_id };
};

/** Takes one try before anything is compared, so that a thousand requests at once still get five. */
export const spendTry = async (
  db: Db,
  purpose: Purpose,
  subject: string,
): Promise<
  { readonly hash: Buffer; readonly reservedId: string; readonly triesLeft: number } | undefined
> => {
  const [row] = await db.query<{ code_hash: Uint8Array; reserved_id: string; tries_left: number }>(
    `update codes set tries_left = tries_left - 1
     where purpose = $1 and subject = $2 and tries_left > 0
       and (expires_at is null or expires_at > now())
     returning code_hash, reserved_id, tries_left`,
    [purpose, subject],
  );
  return (
    row && {
      hash: Buffer.from(row.code_hash),
      reservedId: row.reserved_id,
      triesLeft: row.tries_left,
    }
  );
};

/** Without taking a try. */
export const findUsable = async (
  db: Db,
  purpose: Purpose,
  subject: string,
): Promise<{ readonly hash: Buffer; readonly reservedId: string } | undefined> => {
  const [row] = await db.query<{ code_hash: Uint8Array; reserved_id: string }>(
    `select code_hash, reserved_id from codes where purpose = $1 and subject = $2 and tries_left > 0
       and (expires_at is null or expires_at > now())`,
    [purpose, subject],
  );
  return row && { hash: Buffer.from(row.code_hash), reservedId: row.reserved_id };
};

/** Also one that has expired or has no tries left. */
export const hasCode = async (db: Db, purpose: Purpose, subject: string): Promise<boolean> => {
  const rows = await db.query('select 1 from codes where purpose = $1 and subject = $2', [
    purpose,
    subject,
  ]);
  return rows.length > 0;
};

/** False when a concurrent request has used the code. */
export const takeCode = async (
  db: Db,
  purpose: Purpose,
  subject: string,
  hash: Uint8Array,
): Promise<boolean> => {
  const rows = await db.query(
    'delete from codes where purpose = $1 and subject = $2 and code_hash = $3 returning purpose',
    [purpose, subject, hash],
  );
  return rows.length > 0;
};

export type LiveCode = {
  readonly purpose: Purpose;
  readonly subject: string;
  readonly reservedId: string;
  /** Until another may be sent. */
  readonly waitSeconds: number;
  /** Whether it has tries left. */
  readonly usable: boolean;
};

const newestWith = (subject: string) => `
  select purpose, subject, reserved_id, tries_left > 0 as usable,
    greatest(0, ceil(extract(epoch from sent_at + $3::int * interval '1 second' - now())))::int as wait
  from codes
  where purpose = any($1::text[]) and ${subject} = any($2::text[]) and sent_at > now() - interval '1 day'
  order by sent_at desc limit 1`;

/** `email`: whichever browser has asked for it. */
const newestBy = {
  subject: newestWith('subject'),
  email: newestWith(`split_part(subject, ' ', 1)`),
};

/** The newest code of the last day for any of these purposes. */
export const findNewestCode = async (
  db: Db,
  purposes: readonly Purpose[],
  by: keyof typeof newestBy,
  values: readonly string[],
  resendSeconds: number,
): Promise<LiveCode | undefined> => {
  const [row] = await db.query<{
    purpose: Purpose;
    subject: string;
    reserved_id: string;
    wait: number;
    usable: boolean;
  }>(newestBy[by], [purposes, values, resendSeconds]);
  return (
    row && {
      purpose: row.purpose,
      subject: row.subject,
      reservedId: row.reserved_id,
      waitSeconds: row.wait,
      usable: row.usable,
    }
  );
};

/** Invalidates the code; another can be asked for, as after too many tries. */
export const exhaustCode = async (db: Db, purpose: Purpose, subject: string): Promise<void> => {
  await db.query('update codes set tries_left = 0 where purpose = $1 and subject = $2', [
    purpose,
    subject,
  ]);
};

export const deleteCode = async (db: Db, purpose: Purpose, subject: string): Promise<void> => {
  await db.query('delete from codes where purpose = $1 and subject = $2', [purpose, subject]);
};

/** The codes of every browser that has asked for this email. */
export const deleteCodesTo = async (db: Db, purpose: Purpose, email: string): Promise<void> => {
  await db.query(`delete from codes where purpose = $1 and split_part(subject, ' ', 1) = $2`, [
    purpose,
    email,
  ]);
};

export const deleteOldCodes = async (db: Db): Promise<void> => {
  await db.query(
    `delete from codes where expires_at <= now() - ${retention.codeDays} * interval '1 day'`,
  );
};
