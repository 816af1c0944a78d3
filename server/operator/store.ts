import type { Language } from '#domain/language.ts';
import type { Level } from '#domain/operator.ts';
import type { Db } from '../db/db.ts';

export type OperatorRow = {
  id: string;
  email: string;
  name: string;
  level: Level;
  language: Language;
  password_hash: string | null;
  totp_secret: Uint8Array | null;
  created_at: Date;
  disabled_at: Date | null;
  /** Of the database, in seconds: the only clock. */
  now: number;
};

const columns = `id, email, name, level, language, password_hash, totp_secret, created_at, disabled_at,
  extract(epoch from now())::float8 as now`;

export const findOperator = async (db: Db, id: string): Promise<OperatorRow | undefined> => {
  const [row] = await db.query<OperatorRow>(`select ${columns} from operators where id = $1`, [id]);
  return row;
};

export const findOperatorByEmail = async (
  db: Db,
  email: string,
): Promise<OperatorRow | undefined> => {
  const [row] = await db.query<OperatorRow>(`select ${columns} from operators where email = $1`, [
    email,
  ]);
  return row;
};

export const listOperatorRows = (db: Db): Promise<OperatorRow[]> =>
  db.query<OperatorRow>(`select ${columns} from operators order by created_at, id`);

type NewOperator = Pick<OperatorRow, 'email' | 'name' | 'level'>;

/** Undefined where this email has an account. */
export const addOperatorRow = async (
  db: Db,
  { email, name, level }: NewOperator,
): Promise<string | undefined> => {
  const [row] = await db.query<{ id: string }>(
    `insert into operators (email, name, level) values ($1, $2, $3)
     on conflict (email) do nothing returning id`,
    [email, name, level],
  );
  return row?.id;
};

/** An admin who can log in, other than this one. */
const otherAdmin = `
  select 1 from operators a where a.id <> $1 and a.level = 'admin'
    and a.disabled_at is null and a.password_hash is not null`;

/** Two requests that each take an admin away run one after the other: otherwise both might count on the other's. */
const lockOperators = async (db: Db): Promise<void> => {
  await db.query('select id from operators order by id for update');
};

/**
 * There is always an admin who can log in: the others are locked before they are counted, so that two who close each
 * other's accounts do not both succeed. False where this would be the last one.
 */
export const changeOperatorRow = async (
  db: Db,
  id: string,
  level: Level,
  disabled: boolean,
): Promise<boolean> => {
  await lockOperators(db);
  const rows = await db.query(
    `update operators o set level = $2,
       disabled_at = case when $3::boolean then coalesce(o.disabled_at, now()) end
     where o.id = $1 and (($2 = 'admin' and not $3::boolean) or exists (${otherAdmin}))
     returning o.id`,
    [id, level, disabled],
  );
  return rows.length > 0;
};

/** Takes the same lock, until the transaction ends. */
export const lockOtherAdmin = async (db: Db, id: string): Promise<boolean> => {
  await lockOperators(db);
  return (await db.query(otherAdmin, [id])).length > 0;
};

/** Replaces the link before it. */
export const putLink = async (
  db: Db,
  operatorId: string,
  tokenHash: Uint8Array,
  totpSecret: Uint8Array,
  hours: number,
): Promise<void> => {
  await db.query(
    `insert into operator_links as l (operator_id, token_hash, totp_secret, expires_at)
     values ($1, $2, $3, now() + $4::int * interval '1 hour')
     on conflict (operator_id) do update set token_hash = excluded.token_hash,
       totp_secret = excluded.totp_secret, expires_at = excluded.expires_at`,
    [operatorId, tokenHash, totpSecret, hours],
  );
};

export type LinkRow = {
  operator_id: string;
  name: string;
  email: string;
  totp_secret: Uint8Array;
  now: number;
};

const liveLink = `l.token_hash = $1 and l.expires_at > now() and o.disabled_at is null`;

export const findLink = async (db: Db, tokenHash: Uint8Array): Promise<LinkRow | undefined> => {
  const [row] = await db.query<LinkRow>(
    `select l.operator_id, o.name, o.email, l.totp_secret, extract(epoch from now())::float8 as now
     from operator_links l join operators o on o.id = l.operator_id where ${liveLink}`,
    [tokenHash],
  );
  return row;
};

/** False when another request has used it meanwhile. */
export const takeLink = async (db: Db, tokenHash: Uint8Array): Promise<boolean> => {
  const rows = await db.query(
    'delete from operator_links where token_hash = $1 and expires_at > now() returning operator_id',
    [tokenHash],
  );
  return rows.length > 0;
};

export const setCredentials = async (
  db: Db,
  id: string,
  passwordHash: string,
  totpSecret: Uint8Array,
  totpStep: number,
  language: Language,
): Promise<void> => {
  await db.query(
    `update operators set password_hash = $2, totp_secret = $3, totp_step = $4, language = $5
     where id = $1`,
    [id, passwordHash, totpSecret, totpStep, language],
  );
};

/** A new link invalidates the password and the second factor at once. */
export const clearCredentials = async (db: Db, id: string): Promise<void> => {
  await db.query(
    'update operators set password_hash = null, totp_secret = null, totp_step = null where id = $1',
    [id],
  );
  await db.query('delete from operator_recovery_codes where operator_id = $1', [id]);
};

/** Each code opens one login: false for a time step that was used, or is older than one that was. */
export const takeTotpStep = async (db: Db, id: string, step: number): Promise<boolean> => {
  const rows = await db.query(
    `update operators set totp_step = $2
     where id = $1 and (totp_step is null or totp_step < $2) returning id`,
    [id, step],
  );
  return rows.length > 0;
};

export const addRecoveryCodes = async (
  db: Db,
  operatorId: string,
  hashes: readonly Uint8Array[],
): Promise<void> => {
  for (const hash of hashes) {
    await db.query('insert into operator_recovery_codes (operator_id, code_hash) values ($1, $2)', [
      operatorId,
      hash,
    ]);
  }
};

export const takeRecoveryCode = async (
  db: Db,
  operatorId: string,
  hash: Uint8Array,
): Promise<boolean> => {
  const rows = await db.query(
    `delete from operator_recovery_codes where operator_id = $1 and code_hash = $2
     returning operator_id`,
    [operatorId, hash],
  );
  return rows.length > 0;
};

export const countRecoveryCodes = async (db: Db, operatorId: string): Promise<number> => {
  const [row] = await db.query<{ left: number }>(
    'select count(*)::int as left from operator_recovery_codes where operator_id = $1',
    [operatorId],
  );
  return row?.left ?? 0;
};

export const setOperatorLanguage = async (
  db: Db,
  id: string,
  language: Language,
): Promise<void> => {
  await db.query('update operators set language = $2 where id = $1', [id, language]);
};
