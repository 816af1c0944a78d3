import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Db } from '../db/db.ts';
import { addOperatorAccount, addPairs } from './accounts.ts';
import type { TestDatabase } from './databases.ts';
import { fingerprintOf } from './fingerprint.ts';
import { borrowCopy, giveBack } from './reused-databases.ts';
import { countRows } from './schema.ts';

const borrow = () => borrowCopy(inject('template'));

let copy: TestDatabase;

beforeAll(async () => {
  copy = await borrow();
});

afterAll(async () => {
  await giveBack(copy);
});

/** The work's result; its changes are rolled back. */
const undone = async <T>(work: (db: Db) => Promise<T>): Promise<T> => {
  const result: T[] = [];
  const never = copy.database.transaction(async (db) => {
    result.push(await work(db));
    throw new Error('undo');
  });
  await expect(never).rejects.toThrow('undo');
  const [first] = result;
  if (first === undefined) throw new Error('Nothing came of it');
  return first;
};

test('a database that tests have written to is handed on as a new one is', async () => {
  const before = await countRows(copy.database);
  const sequences = `select sequencename, last_value from pg_sequences order by 1`;
  const numbers = await copy.database.query(sequences);
  await addPairs(copy.database, 2);
  await addOperatorAccount(copy.database, 'admin');
  await copy.database.query(
    `insert into audit_log (action, subject_kind, subject_id)
     values ('delete_own_account', 'user', gen_random_uuid()::text)`,
  );
  await copy.database.query('insert into write_probe (id, at) values (1, now())');
  await copy.database.query(`select nextval(sequencename::regclass) from pg_sequences`);
  expect(await countRows(copy.database)).not.toEqual(before);
  expect(await giveBack(copy)).toBe('kept');
  const next = await borrow();
  expect(next).toBe(copy);
  expect(await countRows(next.database)).toEqual(before);
  // Sequences begin at the same numbers as in a new one.
  expect(await next.database.query(sequences)).toEqual(numbers);
});

test.each([
  ['a service that is off', 'update services set active = false where id = 1'],
  ['another price', 'update packs set price = price + 1'],
  ['another setting', 'update verification_setting set required = not required'],
  ['a table', 'create table another (n int)'],
  ['a column', 'alter table users add column another int'],
  ['an index', 'create index another on users (username)'],
  ['a missing index', 'drop index services_name'],
  ['a trigger that is off', 'alter table booking_events disable trigger user'],
  ['a function', `create function another() returns int language sql as 'select 1'`],
  ['a row', `insert into limits (key, used, resets_at) values ('\\x01', 1, now())`],
  ['a lock', 'select pg_advisory_lock(1, 2)'],
])('%s makes another fingerprint', async (_what, script) => {
  const { database } = copy;
  const before = await fingerprintOf(database);
  const after = await undone(async (db) => {
    await database.exec(db, script);
    return fingerprintOf(db);
  });
  await database.query('select pg_advisory_unlock_all()');
  expect(after).not.toBe(before);
  expect(await fingerprintOf(database)).toBe(before);
});

test('one with something in it that emptying leaves there is not handed on', async () => {
  await copy.database.query('update services set active = false where id = 1');
  expect(await giveBack(copy)).toBe('closed');
  copy = await borrow();
  expect(await copy.database.query('select 1 from services where not active')).toEqual([]);
});
