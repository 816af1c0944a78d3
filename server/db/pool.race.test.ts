import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openCopy, withAdmin } from '../testing/databases.ts';
import type { TestDatabase } from '../testing/databases.ts';
import { isDatabaseDown } from './db.ts';

let copy: TestDatabase;

beforeAll(async () => {
  copy = await openCopy(inject('template'));
});

afterAll(() => copy.database.close());

const many = (count: number) => Array.from({ length: count }, (_, n) => n);

const add = `insert into limits (key, used, resets_at) values ('\\x01', 1, now())`;

/** The id of the server process behind each pooled connection. */
const processes = async (): Promise<number[]> => {
  const rows = await copy.database.query<{ pid: number }>(
    `select pid from pg_stat_activity
     where datname = current_database() and application_name = 'localhands' order by pid`,
  );
  return rows.map(({ pid }) => pid);
};

const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code;

test('two hundred refused duplicates open no new connection', async () => {
  const { database } = copy;
  await Promise.all(many(20).map(() => database.query('select pg_sleep(0.2)')));
  await database.query(add);
  const before = await processes();
  const refused = await Promise.allSettled([
    ...many(100).map(() => database.query(add)),
    ...many(100).map(() => database.transaction((db) => db.query(add))),
  ]);
  expect(refused.filter(({ status }) => status === 'fulfilled')).toEqual([]);
  expect(await processes()).toEqual(before);
});

test('a refusal for being read-only counts as a lost connection, which is given up', async () => {
  const { database } = copy;
  const [{ pid } = { pid: 0 }] = await database.query<{ pid: number }>(
    `select pg_backend_pid() as pid, set_config('default_transaction_read_only', 'on', false)`,
  );
  // Idle connections are used last in, first out: this is the same one.
  const error = await database.query(add).catch((thrown: unknown) => thrown);
  expect([codeOf(error), isDatabaseDown(error)]).toEqual(['25006', true]);
  await expect.poll(processes).not.toContain(pid);
});

test('a statement and a transaction that crossed with another are tried again, three times at most', async () => {
  const { database } = copy;
  await withAdmin(
    copy.url ?? '',
    'create sequence tries',
    `create function cross_until(enough int, state text) returns int language plpgsql as $$
     begin
       if nextval('tries') < enough then raise exception 'crossed' using errcode = state; end if;
       return currval('tries');
     end $$`,
  );
  const crossUntil = async (enough: number, state: string) => {
    await database.query(`select setval('tries', 1, false)`);
    const ask = (db: Pick<typeof database, 'query'>) =>
      db.query<{ n: number }>('select cross_until($1, $2) as n', [enough, state]);
    return { alone: () => ask(database), together: () => database.transaction(ask) };
  };
  for (const state of ['40001', '40P01']) {
    expect(await (await crossUntil(4, state)).alone()).toEqual([{ n: 4 }]);
    expect(await (await crossUntil(4, state)).together()).toEqual([{ n: 4 }]);
    const error = await (await crossUntil(9, state)).alone().catch((thrown: unknown) => thrown);
    expect([codeOf(error), isDatabaseDown(error)]).toEqual([state, true]);
  }
});
