import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { useApp } from '../testing/app.ts';
import { migrate } from './migrate.ts';

const t = useApp();
const folders: string[] = [];

afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true });
});

const folderOf = async (files: Readonly<Record<string, string>>): Promise<URL> => {
  const folder = await mkdtemp(join(tmpdir(), 'localhands-migrations-'));
  folders.push(folder);
  for (const [name, script] of Object.entries(files)) await writeFile(join(folder, name), script);
  return pathToFileURL(`${folder}/`);
};

const known = async (like: string): Promise<string[]> => {
  const text = 'select name from migrations where name like $1 order by name';
  return (await t.database.query<{ name: string }>(text, [like])).map(({ name }) => name);
};

test('run again, migrations change nothing', async () => {
  const before = await t.database.query('select * from migrations order by name');
  await Promise.all([migrate(t.database), migrate(t.database), migrate(t.database)]);
  expect(await t.database.query('select * from migrations order by name')).toEqual(before);
  expect(before.length).toBeGreaterThanOrEqual(3);
});

test('a file that fails leaves the one before it applied and nothing of its own', async () => {
  const files = {
    '900_first.sql': 'create table first_of_two (n int)',
    '901_second.sql': 'create table second_of_two (n int); select 1 / 0',
    '902_third.sql': 'create table third (n int)',
  };
  const folder = await folderOf(files);
  await expect(migrate(t.database, folder)).rejects.toThrow(/901_second\.sql.*division by zero/);
  expect(await known('90%')).toEqual(['900_first.sql']);
  const tables = `select relname from pg_class where relname in ('first_of_two', 'second_of_two', 'third')`;
  expect(await t.database.query(tables)).toEqual([{ relname: 'first_of_two' }]);

  await writeFile(new URL('901_second.sql', folder), 'create table second_of_two (n int)');
  await migrate(t.database, folder);
  expect(await known('90%')).toEqual(Object.keys(files));
});

test('a file outside a transaction is taken up again where it broke off, its broken index made anew', async () => {
  await t.database.exec(
    t.database,
    'create table twice (n int); insert into twice values (1), (1)',
  );
  const folder = await folderOf({
    '910_index.sql': [
      '-- outside a transaction: no writer waits',
      'create index concurrently if not exists twice_plain on twice (n);',
      '-- And another; with a comment; in between.',
      'create unique index concurrently if not exists twice_unique',
      '  on twice (n);',
    ].join('\n'),
  });
  await expect(migrate(t.database, folder)).rejects.toThrow(/910_index\.sql/);
  expect(await known('91%')).toEqual([]);
  await t.database.exec(t.database, 'truncate twice; insert into twice values (1), (2)');
  await migrate(t.database, folder);
  expect(await known('91%')).toEqual(['910_index.sql']);
  const indexes = `select c.relname, i.indisvalid as valid from pg_index i
    join pg_class c on c.oid = i.indexrelid where i.indrelid = 'twice'::regclass order by 1`;
  expect(await t.database.query(indexes)).toEqual([
    { relname: 'twice_plain', valid: true },
    { relname: 'twice_unique', valid: true },
  ]);
});

test('a statement outside a transaction that cannot be repeated is refused before anything runs', async () => {
  const folder = await folderOf({
    '920_fine.sql': 'create table fine (n int)',
    '921_wrong.sql': '-- outside a transaction\ncreate index concurrently wrong on users (email);',
  });
  await expect(migrate(t.database, folder)).rejects.toThrow(/safe to repeat/);
  expect(await known('92%')).toEqual([]);
});
