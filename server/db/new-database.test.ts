import { mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { makeFolder } from '../testing/product.ts';
import { prepareDatabase } from './new-database.ts';

const folder = makeFolder();
afterEach(() => folder.remove());

test('a new database is copied whole, also after a copy that was cut short, and never over one in use', async () => {
  const [from, database] = [join(folder.path, 'prepared'), join(folder.path, 'database')];
  await mkdir(join(from, 'empty'), { recursive: true });
  await writeFile(join(from, 'PG_VERSION'), '18');
  await mkdir(`${database}.unfinished`);
  await writeFile(join(`${database}.unfinished`, 'half'), '');

  await prepareDatabase(database, from);
  expect((await readdir(database)).toSorted()).toEqual(['PG_VERSION', 'empty']);
  expect((await readdir(folder.path)).toSorted()).toEqual(['database', 'prepared']);
  expect((await stat(database)).mode & 0o777).toBe(0o700);

  await writeFile(join(database, 'PG_VERSION'), 'in use');
  await prepareDatabase(database, from);
  expect(await readFile(join(database, 'PG_VERSION'), 'utf8')).toBe('in use');
});

test('without a prepared one nothing is made: the engine then initialises its own', async () => {
  const database = join(folder.path, 'database');
  await prepareDatabase(database, join(folder.path, 'nothing'));
  await expect(stat(database)).rejects.toThrow('ENOENT');
});
