import pg from 'pg';
import { afterAll, beforeAll, expect, inject, onTestFailed, test } from 'vitest';
import { figure } from '../../../faults/figures.ts';
import { whole } from '../../../faults/rounds.ts';
import { expireDue } from '../../booking/close-store.ts';
import type { Db } from '../../db/db.ts';
import { openCopy } from '../databases.ts';
import type { TestDatabase } from '../databases.ts';
import { hot, replanned } from './hot.ts';
import { explain } from './reading.ts';
import { seldom } from './seldom.ts';
import { fill, idOf } from './tables.ts';

const size = whole
  ? { bookings: 1_000_000, open: 2_000, ofOne: 20_000 }
  : { bookings: 30_000, open: 500, ofOne: 2_000 };

/**
 * All that is open just now and whose it is may be looked at, and a few pages besides; never what is over. In a small table
 * a walk past the newest bookings is as cheap as the index of the professional with the longest history.
 */
const mostRows = 2 * size.open + 2_000;
const mostPages = 8_000;

let copy: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  copy = await openCopy(inject('template'));
  await fill(copy.database, size);
  client = new pg.Client({ connectionString: copy.url });
  await client.connect();
}, 900_000);

afterAll(async () => {
  await client.end();
  await copy.database.close();
});

/** The statements in the text of their stores. */
const statementsOf = async (ask: (db: Db) => Promise<unknown>) => {
  const asked: { text: string; values: readonly unknown[] }[] = [];
  const db: Db = {
    query: async (text, values = []) => {
      asked.push({ text, values });
      return [];
    },
    transaction: (work) => work(db),
  };
  await ask(db);
  if (asked.length === 0) throw new Error('Nothing was asked');
  return asked;
};

const kinds = ['custom', 'generic'] as const;

const read: number[] = [];
const failed: string[] = [];

test.each(Object.keys(hot))('the plan for %s uses an index and reads few rows', async (name) => {
  onTestFailed(() => void failed.push(name));
  const ask = hot[name];
  if (!ask) throw new Error('There is no such statement');
  for (const { text, values } of await statementsOf(ask)) {
    for (const kind of replanned.includes(name) ? (['custom'] as const) : kinds) {
      const plan = await explain(client, text, values, kind);
      expect.soft({ kind, walked: plan.walked }).toEqual({ kind, walked: [] });
      expect.soft(plan.indexes.length, kind).toBeGreaterThan(0);
      expect.soft(plan.rows, `rows, ${kind}`).toBeLessThan(mostRows);
      expect.soft(plan.pages, `pages, ${kind}`).toBeLessThan(mostPages);
      read.push(plan.rows);
    }
  }
});

test.each(
  Object.keys(seldom).flatMap((name) => [
    { name, role: 'user', id: idOf('a', 7) } as const,
    { name, role: 'handyman', id: idOf('b', 7) } as const,
  ]),
)('$name, as a $role, walks no table', async ({ name, role, id }) => {
  await client.query(`set localhands.erasing = 'on'`);
  const asked = await statementsOf((db) => seldom[name]?.(db, role, id) ?? Promise.resolve());
  for (const { text, values } of asked) {
    for (const kind of kinds) {
      const { walked, rows } = await explain(client, text, values, kind);
      expect.soft({ text, kind, walked }).toEqual({ text, kind, walked: [] });
      expect.soft(rows, `rows, ${kind}: ${text}`).toBeLessThan(mostRows);
    }
  }
});

test('expiry clears every request that is due', async () => {
  let cleared = 0;
  for (let some = 1; some > 0; cleared += some) some = (await expireDue(copy.database)).length;
  expect(cleared).toBe(size.open / 10);
  // The figure says that every plan is good, so it is left out when one is not.
  if (failed.length > 0) return;
  figure(
    'big tables',
    `${size.bookings.toLocaleString('en')} bookings, ${size.open} open requests, somebody with ${size.ofOne * 2} jobs: the plans of ${Object.keys(hot).length} hot statements, with their values and, but for ${replanned.length}, without`,
    `each uses an index and reads ${Math.max(...read).toLocaleString('en')} rows at most; expiry cleared all ${cleared} that were due`,
  );
});
