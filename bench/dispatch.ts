import { startDispatch } from '#contract/dispatch.ts';
import { openTables } from '../server/testing/databases.ts';
import type { Pair } from '../server/testing/accounts.ts';
import { recordWaves } from '../server/testing/statements.ts';
import type { BenchPostgres } from './setup/bench-postgres.ts';
import { openLine, quantile } from './setup/http-load.ts';
import { addHandymen, addPairs } from './setup/people.ts';
import { onAllCores, secret, withProduct } from './setup/product.ts';
import { atMost, figure } from './setup/report.ts';
import type { Section } from './setup/report.ts';

const handymen = 100_000;
const customers = 300;
const lines = 16;

/** Around Pune, where many live: each has people of their own to ask. */
const placeOf = (n: number) => ({ lat: 18.4 + (n % 20) / 100, long: 73.7 + (n % 15) / 50 });

/** Starts every dispatch at once and times how long each customer waits for the first wave of three requests. */
const begin = async (url: string, pairs: readonly Pair[]): Promise<number[]> => {
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: lines }, async (_, n) => {
      const line = await openLine(url);
      for (let i = n; i < pairs.length; i += lines) {
        const body = { ...placeOf(i), service: 'Plumber' };
        const { path } = startDispatch;
        const sent = performance.now();
        const cookie = pairs[i]?.user.cookie ?? '';
        const answer = await line.ask({ method: 'POST', path, cookie, body });
        if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text()}`);
        times.push(performance.now() - sent);
      }
      line.close();
    }),
  );
  return times;
};

/** All of them become due at the same moment: how long until each has asked its next three. */
const askAllNext = async (url: string): Promise<number> => {
  const database = openTables(url, 1);
  const left = async () =>
    (
      await database.query<{ count: number }>(
        `select count(*)::int as count from dispatches where state = 'asking' and wave = 1`,
      )
    )[0]?.count ?? 0;
  await database.query(`update dispatches set due_at = now() where state = 'asking'`);
  const began = performance.now();
  while ((await left()) > 0) await new Promise((resolve) => setTimeout(resolve, 5));
  const took = performance.now() - began;
  await database.close();
  return took;
};

export const dispatch = async (postgres: BenchPostgres): Promise<Section> => {
  let pairs: Pair[] = [];
  const url = await postgres.prepare(async (database) => {
    await addHandymen(database, handymen);
    pairs = await addPairs(database, customers + 1);
    await database.exec(database, 'vacuum analyze');
  });
  const [first, ...others] = pairs;
  if (!first) throw new Error('There are no pairs');
  const { begun, next } = await recordWaves(url, secret, first);
  const { times, took } = await withProduct(onAllCores(url, lines), async (product) => ({
    times: await begin(product.url, others),
    took: await askAllNext(url),
  }));
  const perSecond = (others.length / took) * 1000;
  return {
    title: 'Asking the first who is free',
    how: `Among ${figure(handymen)} handymen, ${figure(customers)} customers ask around over HTTP, ${lines} at once; then all their waves are due at the same moment, and the jobs of the processes ask the next three of each. Statements are counted with begin and commit.`,
    table: {
      head: ['What', 'statements', 'p50 ms', 'p99 ms', 'per second'],
      rows: [
        [
          'begun, with the first three',
          figure(begun.length),
          figure(quantile(times, 0.5)),
          figure(quantile(times, 0.99)),
          '–',
        ],
        ['the next three', figure(next.length), '–', '–', figure(perSecond)],
      ],
    },
    aims: [atMost('statements of a wave', 9, next.length)],
  };
};
