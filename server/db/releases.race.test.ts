import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import pg from 'pg';
import { openCopy } from '../testing/databases.ts';
import type { TestDatabase } from '../testing/databases.ts';
import { letTestsChangeRows } from '../testing/own-changes.ts';
import { openRelease } from '../testing/releases.ts';
import { countRows, readSchema } from '../testing/schema.ts';
import type { Database } from './db.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';

let old: TestDatabase;

beforeEach(async () => {
  old = await openRelease(inject('template'), 1);
});

afterEach(() => old.database.close());

const schemaOfToday = async (): Promise<string[]> => {
  const { database } = await openCopy(inject('template'));
  const lines = await readSchema(database);
  await database.close();
  return lines;
};

/** The functions of today's are as tests have them. */
const schemaOf = async (database: Database): Promise<string[]> => {
  await letTestsChangeRows(database);
  return readSchema(database);
};

const another = (): Database =>
  openPostgres({ url: old.url ?? '', connections: 2, onError: () => undefined });

test('several processes that start at once on a database of release 1 migrate it once', async () => {
  const others = [another(), another()];
  await Promise.all([old.database, ...others].map((database) => migrate(database)));
  await Promise.all(others.map((database) => database.close()));
  expect(await schemaOf(old.database)).toEqual(await schemaOfToday());
  const { mailboxes } = await countRows(old.database);
  expect(mailboxes).toBeGreaterThan(0);
});

test('a start that is cut off in the middle leaves whole migrations, and the next one does the rest', async () => {
  const before = await countRows(old.database);
  const holder = new pg.Client({ connectionString: old.url });
  await holder.connect();
  // Several migrations come before the first that needs this table.
  await holder.query('begin; select 1 from handymen');
  const cut = expect(migrate(old.database)).rejects.toThrow(/could not be brought up to date by/);
  // Seen and ended by one statement: it waits for a second only before it tries again.
  const end = `select pg_terminate_backend(pid) as ended from pg_stat_activity
    where datname = current_database()
    and application_name = 'localhands migrations' and wait_event_type = 'Lock'`;
  await expect.poll(() => old.database.query(end), { timeout: 60_000 }).toEqual([{ ended: true }]);
  await cut;
  const done = await old.database.query('select name from migrations');
  expect(done.length).toBeGreaterThan(before['migrations'] ?? 0);
  expect(await readSchema(old.database)).not.toEqual(await schemaOfToday());
  await holder.query('commit');
  await holder.end();

  await migrate(old.database);
  expect(await schemaOf(old.database)).toEqual(await schemaOfToday());
  const { mails, bookings, receipts } = before;
  expect(await countRows(old.database)).toMatchObject({ mails, bookings, receipts });
});
