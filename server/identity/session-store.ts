import type { Role } from '#domain/role.ts';
import type { Db } from '../db/db.ts';
import type { Session } from '../ports/sessions.ts';

type Row = { role: Role; account_id: string; token_hash: Uint8Array; expires_at: Date };

const fingerprintOf = (hash: Uint8Array): string => Buffer.from(hash).toString('base64url');
const hashOf = (fingerprint: string): Buffer => Buffer.from(fingerprint, 'base64url');

/** One statement however many are asked for, so that it is prepared once. */
export const listSessions = async (db: Db, fingerprints: readonly string[]): Promise<Session[]> => {
  const rows = await db.query<Row>(
    `select role, account_id, token_hash, expires_at from sessions
     where token_hash = any($1::bytea[]) and expires_at > now()`,
    [fingerprints.map(hashOf)],
  );
  return rows.map((row) => ({
    role: row.role,
    id: row.account_id,
    fingerprint: fingerprintOf(row.token_hash),
    expiresAt: row.expires_at,
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

export const deleteSession = async (db: Db, fingerprint: string): Promise<void> => {
  await db.query('delete from sessions where token_hash = $1', [hashOf(fingerprint)]);
};

/** Gives the fingerprints of those that were there. */
export const deleteSessionsOf = async (
  db: Db,
  role: Role,
  accountId: string,
  except: string | undefined,
): Promise<string[]> => {
  const rows = await db.query<{ token_hash: Uint8Array }>(
    `delete from sessions where role = $1 and account_id = $2 and token_hash is distinct from $3
     returning token_hash`,
    [role, accountId, except === undefined ? null : hashOf(except)],
  );
  return rows.map((row) => fingerprintOf(row.token_hash));
};

export const deleteExpiredSessions = async (db: Db): Promise<void> => {
  await db.query('delete from sessions where expires_at <= now()');
};
