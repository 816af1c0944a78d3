import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openCopy } from '../testing/databases.ts';
import type { TestDatabase } from '../testing/databases.ts';
import { isDatabaseDown } from './db.ts';
import { openPipeline } from './pipeline.ts';
import type { Pipeline } from './pipeline.ts';
import { openPostgres } from './postgres.ts';

let copy: TestDatabase;
let pipeline: Pipeline;
const lost: Error[] = [];

beforeAll(async () => {
  copy = await openCopy(inject('template'));
  const onError = (error: Error) => void lost.push(error);
  pipeline = openPipeline({ url: copy.url ?? '', connections: 2, onError });
});

afterAll(async () => {
  await pipeline.close();
  await copy.database.close();
});

const numbers = Array.from({ length: 200 }, (_, n) => n);

test('of many questions at once each gets its own answer', async () => {
  const answers = await Promise.all(
    numbers.map((n) => pipeline.query<{ n: number }>('select $1::int as n', [n])),
  );
  expect(answers.map(([row]) => row?.n)).toEqual(numbers);
});

test('a question that fails spoils no other', async () => {
  const answers = await Promise.allSettled(
    numbers.map((n) => pipeline.query<{ n: number }>('select 10 / $1::int as n', [n % 2])),
  );
  expect(answers.map(({ status }) => status)).toEqual(
    numbers.map((n) => (n % 2 === 0 ? 'rejected' : 'fulfilled')),
  );
});

test('behind one that could not be prepared the others hear the same, and the next is fine', async () => {
  const onError = () => undefined;
  const single = openPipeline({ url: copy.url ?? '', connections: 1, onError });
  const beside = openPostgres({ url: copy.url ?? '', connections: 1, onError });
  const ask = () => single.query<{ n: number }>('select count(*)::int as n from handymen');
  await copy.database.transaction(async (db) => {
    await db.query('lock table handymen in access exclusive mode');
    const asking = [1, 2, 3].map(() => ask().catch((error: unknown) => error));
    const cancel = `select pg_cancel_backend(pid) as done from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(() => beside.query(cancel)).toEqual([{ done: true }]);
    expect((await Promise.all(asking)).map(isDatabaseDown)).toEqual([true, true, true]);
  });
  expect(await ask()).toEqual([{ n: 0 }]);
  await single.close();
  await beside.close();
});

test('after its connections are cut it opens new ones, and says meanwhile that nobody is there', async () => {
  const slow = pipeline.query('select pg_sleep(30)').catch((error: unknown) => error);
  const cut = `select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'localhands search' and datname = current_database()`;
  const asleep = `select 1 from pg_stat_activity where query like '%pg_sleep(30)' and state = 'active'
    and application_name = 'localhands search'`;
  await expect.poll(() => copy.database.query(asleep)).toHaveLength(1);
  await copy.database.query(cut);
  expect(isDatabaseDown(await slow)).toBe(true);
  await expect.poll(() => pipeline.query('select 1 as n').catch(() => [])).toEqual([{ n: 1 }]);
  expect(lost.length).toBeGreaterThan(0);
});

test('it says when too many wait', async () => {
  expect(pipeline.saturated()).toBe(false);
  const waiting = numbers.map(() => pipeline.query('select pg_sleep(0.001)'));
  expect(pipeline.saturated()).toBe(true);
  await Promise.all(waiting);
  expect(pipeline.saturated()).toBe(false);
});
