/** What the stores see of the database: the same on both engines. */
export type Db = {
  /** Statement texts are constants: each is parsed and planned once per connection. */
  query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** All or nothing. Inside, use the `db` that is handed in: the outer one waits for this one to end. */
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>;
};

/** Reads only. */
export type Reader = Pick<Db, 'query'>;

/** One connection outside any transaction; what is set on it ends with it. Nothing on it times out. */
export type Connection = Reader & {
  /** Runs a script of several statements. */
  exec(script: string): Promise<void>;
};

/** The open database, for those who start, migrate and stop it. */
export type Database = Db & {
  readonly engine: 'pglite' | 'postgres';
  /** Runs a script of several statements. */
  exec(db: Db, script: string): Promise<void>;
  /** A connection for this work alone, for as long as it takes. */
  withConnection<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  /** Whether the queue is so long that a new query would time out in it. */
  saturated(): boolean;
  close(): Promise<void>;
};

/**
 * The right side of `in`. Literals, because a partial index is used only where the statement's text shows that its
 * condition holds. For words of our own, never for input of a client.
 */
export const literals = (words: readonly string[]): string => {
  if (!words.every((word) => /^[a-z_]+$/.test(word))) throw new Error('Not words of our own');
  return `(${words.map((word) => `'${word}'`).join(', ')})`;
};

/** The values of a statement that is put together from a search: each is collected and gives its placeholder. */
export const parameters = () => {
  const values: unknown[] = [];
  return { values, put: (value: unknown): string => `$${values.push(value)}` };
};

type PgError = {
  readonly code?: string;
  readonly severity?: string;
  readonly constraint?: string;
  readonly message?: string;
};

const asPgError = (error: unknown): PgError =>
  typeof error === 'object' && error !== null ? error : {};

/** The name of the unique index or constraint that stood in the way, if that is what happened. */
export const duplicateOf = (error: unknown): string | undefined => {
  const { code, constraint } = asPgError(error);
  return code === '23505' ? (constraint ?? '') : undefined;
};

/** The name of the exclusion constraint that another row stands in the way of, if that is what happened. */
export const overlapOf = (error: unknown): string | undefined => {
  const { code, constraint } = asPgError(error);
  return code === '23P01' ? (constraint ?? '') : undefined;
};

/** §23: a trigger's refusal to write for an account that was deleted a moment before. */
export const isOfDeletedAccount = (error: unknown): boolean => {
  const { code, constraint } = asPgError(error);
  return code === '23514' && constraint === 'account_is_there';
};

/** A serialization failure or a deadlock: the transaction that was rolled back may be retried. */
export const isCollision = (error: unknown): boolean =>
  ['40001', '40P01'].includes(asPgError(error).code ?? '');

/**
 * What is asked of a transaction after its end. On a server it would run inside whatever that connection does next, on
 * the embedded one by itself, and the fault would go unnoticed.
 */
export const transactionOver = (): Error =>
  new Error('The transaction is over: something in it was not awaited.');

/** A lock was not given within `lock_timeout`. */
export const isLockTimeout = (error: unknown): boolean => asPgError(error).code === '55P03';

/**
 * SQLSTATEs after which this connection is of no use: lost (08), ended by the server (57P0x, 25P03), to a
 * server that has become a standby (25006), or not the one our statements were prepared on (26000, 42P05).
 */
const endings = /^(08|57P0|25P03|25006|26000|42P05)/;

/** The driver has no SQLSTATE for what happens on the way there. A query that timed out still occupies it. */
const unreachable =
  /^E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)|^EAI_AGAIN/;
const driverSays =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|not queryable|Client was closed/;

/** The connection that this came over must not be used again. */
export const isConnectionLost = (error: unknown): boolean => {
  const { code = '', severity = '', message = '' } = asPgError(error);
  return (
    /^(FATAL|PANIC)$/.test(severity) ||
    endings.test(code) ||
    unreachable.test(code) ||
    driverSays.test(message)
  );
};

/**
 * SQLSTATEs on a connection that is fine, where asking again later may well work: transactions that crossed
 * more often than we retry (40), no room or memory (53), a lock not given (55P03), taking too long (57014),
 * the disk failing (58000, 58030). Damaged files (58P0x, XX) are not among them: they need a repair by hand.
 */
const passing = /^(40|53|55P03|57014|58000|58030)/;

/** The database cannot be reached or written, is starting or stopping, or takes too long: 503, try again. */
export const isDatabaseDown = (error: unknown): boolean =>
  isConnectionLost(error) || passing.test(asPgError(error).code ?? '');
