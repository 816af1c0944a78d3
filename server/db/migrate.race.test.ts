import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import pg from 'pg';
import { openCopy } from '../testing/databases.ts';
import type { TestDatabase } from '../testing/databases.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';

let copy: TestDatabase;
const folders: string[] = [];

beforeAll(async () => {
  copy = await openCopy(inject('template'));
});

afterAll(async () => {
  await copy.database.close();
  for (const folder of folders) await rm(folder, { recursive: true });
});

const folderOf = async (files: Readonly<Record<string, string>>): Promise<URL> => {
  const folder = await mkdtemp(join(tmpdir(), 'localhands-migrations-'));
  folders.push(folder);
  for (const [name, script] of Object.entries(files)) await writeFile(join(folder, name), script);
  return pathToFileURL(`${folder}/`);
};

test('of several processes that start at once one migrates, and none stands in its way', async () => {
  const folder = await folderOf({
    '900_table.sql': 'create table once (n int); insert into once values (1)',
    '901_index.sql':
      '-- outside a transaction\ncreate index concurrently if not exists once_n on once (n);',
    '902_row.sql': 'insert into once values (2)',
  });
  const others = [1, 2, 3].map(() =>
    openPostgres({ url: copy.url ?? '', connections: 2, onError: () => undefined }),
  );
  try {
    await Promise.all([copy.database, ...others].map((database) => migrate(database, folder)));
  } finally {
    await Promise.all(others.map((database) => database.close()));
  }
  expect(await copy.database.query('select n from once order by n')).toEqual([{ n: 1 }, { n: 2 }]);
});

test('readers are served while a migration cannot get its lock, and it is done once it can', async () => {
  const folder = await folderOf({ '910_column.sql': 'alter table users add column tried int' });
  const holder = new pg.Client({ connectionString: copy.url });
  await holder.connect();
  await holder.query('begin; select 1 from users');
  const migrated = migrate(copy.database, folder);
  const waiting = `select 1 from pg_stat_activity where datname = current_database()
    and application_name = 'localhands migrations' and wait_event_type = 'Lock'`;
  // Twice it is seen to wait, so it has given up in between; a reader of the table gets through all the same.
  for (let round = 0; round < 2; round += 1) {
    await expect.poll(() => copy.database.query(waiting), { timeout: 20_000 }).toHaveLength(1);
    await copy.database.query('select count(*)::int as n from users');
  }
  await holder.query('commit');
  await holder.end();
  await migrated;
  await copy.database.query('select tried from users');
});

test('a migration that never gets its lock gives up with a sentence, and the next start goes on', async () => {
  const folder = await folderOf({
    '920_table.sql': 'create table before_the_lock (n int)',
    '921_column.sql': 'create table beside_the_lock (n int); alter table users add column late int',
  });
  const holder = new pg.Client({ connectionString: copy.url });
  await holder.connect();
  await holder.query('begin; select 1 from users');
  await expect(migrate(copy.database, folder, 2)).rejects.toThrow(
    'The database could not be brought up to date by 921_column.sql. A long transaction holds a table that it must change: end it (see pg_stat_activity) and start again.',
  );
  // No query waits behind it any more, and nothing is left of the file.
  const found = `select relname from pg_class where relname in ('before_the_lock', 'beside_the_lock')`;
  expect(await copy.database.query(found)).toEqual([{ relname: 'before_the_lock' }]);
  await holder.query('commit');
  await holder.end();
  await migrate(copy.database, folder, 2);
  await copy.database.query('select late from users');
});
