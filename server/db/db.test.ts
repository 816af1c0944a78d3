import { inspect } from 'node:util';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { useApp } from '../testing/app.ts';
import { lockFolder } from './folder-lock.ts';

const t = useApp();

describe('a transaction', () => {
  test('holds whole or not at all', async () => {
    const half = t.database.transaction(async (db) => {
      await db.query(`insert into limits (key, used, resets_at) values ('\\x01', 1, now())`);
      throw new Error('half way');
    });
    await expect(half).rejects.toThrow('half way');
    expect(await t.database.query('select 1 from limits')).toEqual([]);
  });

  test('within another is part of it', async () => {
    await t.database.transaction(async (db) => {
      await db.transaction((inner) =>
        inner.query(`insert into limits (key, used, resets_at) values ('\\x01', 1, now())`),
      );
    });
    expect(await t.database.query('select 1 from limits')).toHaveLength(1);
  });
});

describe('inside a transaction', () => {
  const outer = /Use the `db` that the transaction hands in/;

  test('the outer database throws at once instead of waiting for itself', async () => {
    const query = t.database.transaction(() => t.database.query('select 1'));
    await expect(query).rejects.toThrow(outer);
    const nested = t.database.transaction(() =>
      t.database.transaction((db) => db.query('select 1')),
    );
    await expect(nested).rejects.toThrow(outer);
  });

  test('what it leaves behind may use the outer one once it has ended', async () => {
    let end = () => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    let later: Promise<unknown> = Promise.resolve();
    await t.database.transaction(async (db) => {
      later = ended.then(() => t.database.query('select 1 as n'));
      return db.query('select 1');
    });
    end();
    expect(await later).toEqual([{ n: 1 }]);
  });
});

describe('an error of the database', () => {
  const secret = 'asha.secret@example.com';
  const add = `insert into users (id, username, email, password_hash, contact_number, lat, long)
    values (gen_random_uuid(), 'Asha', $1, 'x', '9876543210', 1, 1)`;

  test.each([
    ['a duplicate', add, '23505'],
    ['a value of the wrong kind', 'select $1::uuid', '22P02'],
    ['a refused row', add.replace("'9876543210'", "'1'"), '23514'],
  ])('says what went wrong and nobody’s data: %s', async (_name, text, code) => {
    await t.database.query(add, [secret]).catch(() => undefined);
    const error = await t.database.query(text, [secret]).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code });
    expect(inspect(error, { showHidden: true, depth: 9 })).not.toContain('asha.secret');
  });
});

test('a data folder belongs to one process at a time', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'localhands-lock-'));
  try {
    const release = await lockFolder(folder);
    expect(release).toBeDefined();
    expect(await lockFolder(folder)).toBeUndefined();
    await release?.();
    const again = await lockFolder(folder);
    expect(again).toBeDefined();
    await again?.();
  } finally {
    await rm(folder, { recursive: true });
  }
});
