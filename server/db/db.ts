/** What the stores see of the database: the same on both engines. */
export type Db = {
  /** Statement texts are constants: each is parsed and planned once per connection. */
  query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** All or nothing. Inside, use the `db` that is handed in: the outer one waits for this one to end. */
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>;
};

/** Where questions can be asked and nothing else. */
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
  /** A connection that nobody else uses, for as long as the work takes. */
  withConnection<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  /** So many wait for their turn that nobody else should join them. */
  crowded(): boolean;
  close(): Promise<void>;
};

type PgError = { readonly code?: string; readonly constraint?: string; readonly message?: string };

const asPgError = (error: unknown): PgError =>
  typeof error === 'object' && error !== null ? error : {};

/** The name of the unique index or constraint that stood in the way, if that is what happened. */
export const duplicateOf = (error: unknown): string | undefined => {
  const { code, constraint } = asPgError(error);
  return code === '23505' ? (constraint ?? '') : undefined;
};

/** Two transactions crossed; the one told so may simply try again. */
export const isCollision = (error: unknown): boolean =>
  ['40001', '40P01'].includes(asPgError(error).code ?? '');

/** A lock was not given within `lock_timeout`. */
export const isLockTimeout = (error: unknown): boolean => asPgError(error).code === '55P03';

/** The database cannot be reached, is starting or stopping, has no connection to spare, or takes too long. */
export const isDatabaseDown = (error: unknown): boolean => {
  const { code = '', message = '' } = asPgError(error);
  return (
    /^(08|57P0|53|57014|25P03)/.test(code) ||
    /^E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NOTFOUND|AI_AGAIN)|^EAI_AGAIN/.test(code) ||
    /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|not queryable|Client was closed/.test(
      message,
    )
  );
};
