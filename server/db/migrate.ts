import { setTimeout as wait } from 'node:timers/promises';
import { cannotStart } from '../process/cannot-start.ts';
import { isCollision, isLockTimeout } from './db.ts';
import type { Connection, Database } from './db.ts';
import { indexMadeBy, readMigrations } from './migration-file.ts';
import type { Migration } from './migration-file.ts';
import { takeTurn } from './take-turn.ts';

/** Beside this file in the sources, and beside the built server. */
const released = new URL('./migrations/', import.meta.url);

/** The key of the advisory lock; any number that all processes share. */
const lockKey = 7_204_001;

/**
 * A statement that waits for a table lock blocks every query that queues behind it. So a file gives up after this
 * time, lets them pass, and is tried again.
 */
const lockTimeoutMs = 1_000;
const mostTries = 40;
const pauseMs = (tries: number): number => Math.min(5_000, 250 * 2 ** tries);

/**
 * Brings the tables up to date, one transaction for each file. Several processes may start at once: the
 * first holds the lock for the whole run, the others find nothing left to do.
 */
export const migrate = async (
  database: Database,
  folder: URL = released,
  most: number = mostTries,
): Promise<void> => {
  const migrations = await readMigrations(folder);
  await database.withConnection(async (connection) => {
    await takeTurn(connection, lockKey, 'connection');
    await connection.exec(
      'create table if not exists migrations (name text primary key, run_at timestamptz not null default now())',
    );
    const done = await connection.query<{ name: string }>('select name from migrations');
    const known = new Set(done.map((row) => row.name));
    for (const migration of migrations.filter(({ name }) => !known.has(name))) {
      await run(database, connection, migration, most).catch((error: unknown) => {
        throw failed(migration, error);
      });
    }
    await connection.query('select pg_advisory_unlock($1)', [lockKey]);
  });
};

const run = async (
  database: Database,
  connection: Connection,
  migration: Migration,
  most: number,
) => {
  const remember = () =>
    connection.query('insert into migrations (name) values ($1)', [migration.name]);
  if (migration.statements.length > 0) {
    for (const statement of migration.statements) await runAlone(database, connection, statement);
    await remember();
    return;
  }
  for (let tries = 1; ; tries += 1) {
    try {
      await connection.exec(`begin; set local lock_timeout = ${lockTimeoutMs}`);
      await connection.exec(migration.script);
      await remember();
      await connection.exec('commit');
      return;
    } catch (error) {
      await connection.exec('rollback').catch(() => undefined);
      if (!(isLockTimeout(error) || isCollision(error)) || tries >= most) throw error;
      await wait(pauseMs(tries));
    }
  }
};

const invalid = `select 1 from pg_index i join pg_class c on c.oid = i.indexrelid
  where c.relname = $1 and not i.indisvalid`;

/** A crash in the middle leaves an index that is there by name and of no use: it is made anew. */
export const runAlone = async (database: Database, connection: Connection, statement: string) => {
  const index = indexMadeBy(statement);
  if (index !== undefined && (await connection.query(invalid, [index])).length > 0) {
    await connection.exec(plainIfEmbedded(database, `drop index concurrently ${index}`));
  }
  await connection.exec(plainIfEmbedded(database, statement));
};

/** The embedded database has no other connection that `concurrently` could spare. */
const plainIfEmbedded = ({ engine }: Database, statement: string): string =>
  engine === 'pglite' ? statement.replace(/ concurrently\b/i, '') : statement;

const failed = ({ name }: Migration, error: unknown): Error => {
  const { message } = error as Error;
  const why = isLockTimeout(error)
    ? 'A long transaction holds a table that it must change: end it (see pg_stat_activity) and start again'
    : `Postgres says: ${message.replace(/\.$/, '')}`;
  return Object.assign(
    cannotStart(`The database could not be brought up to date by ${name}. ${why}.`),
    { cause: error },
  );
};
