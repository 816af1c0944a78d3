import { readFile, readdir } from 'node:fs/promises';
import type { Database } from './db.ts';

/** Beside this file in the sources, and beside the built server. */
const folder = new URL('./migrations/', import.meta.url);

/** Any number will do, as long as every process uses the same. */
const lockKey = 7_204_001;

/**
 * Brings the tables up to date. Several processes may start at once: the first takes the lock, the
 * others wait for it and find nothing left to do. It is one transaction: all of it holds, or none.
 */
export const migrate = async (database: Database): Promise<void> => {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  await database.transaction(async (db) => {
    // A big table takes its time, and so does waiting for whoever came first.
    await database.exec(
      db,
      `set local statement_timeout = 0; select pg_advisory_xact_lock(${lockKey})`,
    );
    await database.exec(
      db,
      'create table if not exists migrations (name text primary key, run_at timestamptz not null default now())',
    );
    const done = await db.query<{ name: string }>('select name from migrations');
    const known = new Set(done.map((row) => row.name));
    for (const name of files.filter((file) => !known.has(file))) {
      await database.exec(db, await readFile(new URL(name, folder), 'utf8'));
      await db.query('insert into migrations (name) values ($1)', [name]);
    }
  });
};
