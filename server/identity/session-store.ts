import type { Browser, Device, System } from '#domain/device.ts';
import type { Role } from '#domain/role.ts';
import type { Db } from '../db/db.ts';
import type { Session } from '../ports/sessions.ts';

type Row = {
  role: Role;
  account_id: string;
  token_hash: Uint8Array;
  expires_at: Date;
  unseen: boolean;
};

/** §21: the time of last use is exact to so many minutes, so that not every request writes. */
const seenMinutes = 5;

const fingerprintOf = (hash: Uint8Array): string => Buffer.from(hash).toString('base64url');
const hashOf = (fingerprint: string): Buffer => Buffer.from(fingerprint, 'base64url');

/** One text however many fingerprints, so that it is prepared once. */
export const listSessions = async (
  db: Db,
  fingerprints: readonly string[],
): Promise<{ session: Session; unseen: boolean }[]> => {
  const rows = await db.query<Row>(
    `select role, account_id, token_hash, expires_at,
       seen_at is null or seen_at < now() - ${seenMinutes} * interval '1 minute' as unseen
     from sessions
     where token_hash = any($1::bytea[]) and expires_at > now()`,
    [fingerprints.map(hashOf)],
  );
  return rows.map((row) => ({
    session: {
      role: row.role,
      id: row.account_id,
      fingerprint: fingerprintOf(row.token_hash),
      expiresAt: row.expires_at,
    },
    unseen: row.unseen,
  }));
};

/** §21: notes that these logins are in use, and from which browser. */
export const noteSeen = async (
  db: Db,
  fingerprints: readonly string[],
  { browser, system }: Device,
): Promise<void> => {
  await db.query(
    `update sessions set seen_at = now(), browser = $2, system = $3
     where token_hash = any($1::bytea[])`,
    [fingerprints.map(hashOf), browser, system],
  );
};

export type LoginRow = {
  readonly fingerprint: string;
  readonly browser: Browser | null;
  readonly system: System | null;
  readonly startedAt: Date;
  readonly seenAt: Date;
};

/** §21: the logins of an account, the last used first. One from before these columns began a day before it ends. */
export const listLogins = async (
  db: Db,
  role: Role,
  accountId: string,
  most: number,
): Promise<LoginRow[]> => {
  const rows = await db.query<{
    token_hash: Uint8Array;
    browser: Browser | null;
    system: System | null;
    started: Date;
    seen: Date;
  }>(
    `select token_hash, browser, system, started, coalesce(seen_at, started) as seen
     from sessions
     cross join lateral (select coalesce(started_at, expires_at - interval '1 day') as started) s
     where role = $1 and account_id = $2 and expires_at > now()
     order by seen desc, token_hash limit $3::int`,
    [role, accountId, most],
  );
  return rows.map((row) => ({
    fingerprint: fingerprintOf(row.token_hash),
    browser: row.browser,
    system: row.system,
    startedAt: row.started,
    seenAt: row.seen,
  }));
};

export const addSession = async (
  db: Db,
  { role, id, fingerprint }: Omit<Session, 'expiresAt'>,
  lifeSeconds: number,
): Promise<void> => {
  await db.query(
    `insert into sessions (token_hash, role, account_id, expires_at)
     values ($1, $2, $3, now() + $4::int * interval '1 second')`,
    [hashOf(fingerprint), role, id, lifeSeconds],
  );
};

/**
 * §24: after a logout that browser is not notified any more. The session first: that waits for a concurrent request
 * which adds a browser with it, and only a second statement sees the row that it added.
 */
export const deleteSession = (db: Db, fingerprint: string): Promise<void> =>
  db.transaction(async (inside) => {
    await inside.query('delete from sessions where token_hash = $1', [hashOf(fingerprint)]);
    await inside.query('delete from push_devices where session_hash = $1', [hashOf(fingerprint)]);
  });

/**
 * Gives the fingerprints of those that were there. §24: all browsers of the account are notified no more, also those
 * whose login has run out since, but for the one that was added with the login that stays.
 */
export const deleteSessionsOf = (
  db: Db,
  role: Role,
  accountId: string,
  except: string | undefined,
): Promise<string[]> =>
  db.transaction(async (inside) => {
    const values = [role, accountId, except === undefined ? null : hashOf(except)];
    const rows = await inside.query<{ token_hash: Uint8Array }>(
      `delete from sessions where role = $1 and account_id = $2 and token_hash is distinct from $3
       returning token_hash`,
      values,
    );
    await inside.query(
      `delete from push_devices
       where role = $1 and account_id = $2 and session_hash is distinct from $3`,
      values,
    );
    return rows.map((row) => fingerprintOf(row.token_hash));
  });

export const deleteExpiredSessions = async (db: Db): Promise<void> => {
  await db.query('delete from sessions where expires_at <= now()');
};
