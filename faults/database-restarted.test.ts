import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { getAllHandyman } from '#contract/handyman.ts';
import { health, ready } from '#contract/operations.ts';
import { signupUser } from '#contract/user.ts';
import { startOwnPostgres } from '../server/testing/postgres.ts';
import { startSmtp } from '../server/testing/smtp.ts';
import { openStream } from '../server/testing/stream.ts';
import { ask, must, times } from './send-call.ts';
import type { Answer } from './send-call.ts';
import { figure } from './figures.ts';
import { expectAtMost } from './figure-limits.ts';
import { expectDurable } from './durability.ts';
import type { Seen } from './durability.ts';
import { halfStates, lifeOf } from './booking-steps.ts';
import { forgetAsking } from '../server/testing/accounts.ts';
import type { Life } from './booking-steps.ts';
import { addPairs } from '../server/testing/accounts.ts';
import type { Pair } from '../server/testing/accounts.ts';
import { useProducts } from './products.ts';
import { rounds, whole } from './rounds.ts';

const { newFolder, start, openTables, cleanUp } = useProducts();

const writers = 6;
const readers = 3;

/** Promise: answered within 4 s even when the answer is no, and yes again within 5 s. */
const longestAnswerMs = 4_000;
const backWithinMs = 5_000;

/** A stopped server is told from a slow one only by a timeout. */
const longestSilenceMs = 20_000;

/** Clients who go on whatever happens, and record the answers. */
const makeLoad = (url: string, pairs: Pair[]) => {
  const answers: (Answer & { readonly at: number })[] = [];
  const seen: Seen[] = [];
  const stopping = new AbortController();

  /** Undefined for any answer but a success. */
  const answered = async (asked: Promise<Answer>): Promise<Answer | undefined> => {
    const answer = await asked;
    answers.push({ ...answer, at: performance.now() });
    if (answer.status === 200) return answer;
    // People press again, but not a thousand times a second.
    await wait(50);
    return undefined;
  };

  const begin = async (life: Life, id: string) => {
    const shown = await answered(life.read(url, id));
    return shown && answered(life.start(url, String(shown.body['startCode'])));
  };

  const write = async () => {
    while (!stopping.signal.aborted) {
      // After a failed answer the outcome is unknown, so the next booking is made by a fresh pair.
      const pair = pairs.pop();
      if (!pair) throw new Error('There are too few people');
      const life = lifeOf(pair);
      for (let fine = true; fine && !stopping.signal.aborted;) {
        const created = await answered(life.create(url));
        const one: Seen = { life, id: String(created?.body['notification_id']), confirmed: [] };
        if (created) seen.push(one);
        const moves = [
          ['requested', async () => created],
          ['accepted', () => answered(life.accept(url, one.id))],
          ['started', () => begin(life, one.id)],
          ['done', () => answered(life.done(url))],
        ] as const;
        for (const [state, move] of moves) {
          fine &&= (await move()) !== undefined;
          if (fine) one.confirmed.push(state);
        }
      }
    }
  };

  const read = async () => {
    while (!stopping.signal.aborted) {
      await answered(ask(url, getAllHandyman, { query: { lat: 18.52, long: 73.85, limit: 5 } }));
    }
  };

  const clients = Promise.all([...times(writers, write), ...times(readers, read)]);
  return {
    answers,
    seen,
    stop: () => {
      stopping.abort();
      return clients;
    },
  };
};

test('the database is restarted under load: 503 meanwhile, and everything goes on by itself', async () => {
  const postgres = await startOwnPostgres();
  cleanUp(() => postgres.stop());
  const smtp = await startSmtp();
  cleanUp(() => smtp.stop());
  const settings = { DATA_DIR: newFolder(), DATABASE_URL: postgres.url, SMTP_URL: smtp.url };
  const product = await start(settings);
  const { url } = product;
  const db = openTables(postgres.url);
  const restarts = rounds(1, 10);
  const pairs = await addPairs(db, 500 + 1_000 * restarts);
  const [watched] = pairs.splice(0, 1);
  if (!watched) throw new Error('There are too few people');
  const stream = await openStream(
    `${url}/api/events`,
    new Map([watched.user.cookie.split('=') as [string, string]]),
  );
  expect(await stream.next()).toMatchObject({ name: 'ready' });

  const load = makeLoad(url, pairs);
  const { answers } = load;
  const since = (from: number, status: number) =>
    answers.slice(from).filter((answer) => answer.status === status);
  const backs: number[] = [];

  for (let n = 0; n < restarts * 2; n += 1) {
    const before = answers.length;
    await expect.poll(() => since(before, 200).length, { timeout: 120_000 }).toBeGreaterThan(50);
    const email = `waiting${n}@example.com`;
    await must(ask(url, signupUser, { body: { email } }));
    const halted = answers.length;
    await postgres.halt(n % 2 === 0 ? 'fast' : 'immediate');
    await expect.poll(() => since(halted, 503).length, { timeout: 120_000 }).toBeGreaterThan(100);
    expect((await ask(url, health)).status).toBe(200);
    expect(await ask(url, ready)).toMatchObject({ status: 503, retryAfter: '2' });

    await postgres.resume();
    const resumed = performance.now();
    const asked = answers.length;
    await expect
      .poll(() => since(asked, 200).length, { timeout: 120_000, interval: 10 })
      .toBeGreaterThan(0);
    backs.push((since(asked, 200)[0]?.at ?? Infinity) - resumed);

    // Open streams send `ready`, and events from now on.
    expect(await stream.next()).toMatchObject({ name: 'ready' });
    const life = lifeOf(watched);
    const id = String((await must(life.create(url)))['notification_id']);
    expect(await stream.next()).toMatchObject({ name: 'booking', data: { state: 'requested' } });
    await must(life.cancel(url, id));
    expect(await stream.next()).toMatchObject({ name: 'booking', data: { state: 'cancelled' } });
    await forgetAsking(db, watched);
    const recipients = () => smtp.caught.flatMap(({ to }) => to);
    await expect.poll(recipients, { timeout: 120_000 }).toContain(email);
  }
  await load.stop();
  stream.close();

  const wrong = answers.filter(
    ({ status, retryAfter, body }) =>
      status !== 200 &&
      !(status === 503 && Number(retryAfter) > 0 && typeof body['msg'] === 'string'),
  );
  expect(wrong).toEqual([]);
  const slowest = Math.max(...answers.map(({ ms }) => ms));
  expectAtMost(slowest, longestAnswerMs, 'ms until an answer');
  expectAtMost(Math.max(...backs), backWithinMs, 'ms until it was back');
  for (const one of load.seen) await expectDurable(url, one);
  expect(await halfStates(db)).toEqual([]);
  expect(product.output()).not.toContain('"msg":"unexpected"');
  expect(await product.stop('SIGTERM')).toBe(0);
  figure(
    'database restarted under load',
    `${restarts} fast and ${restarts} immediate shutdowns while ${writers} write and ${readers} search`,
    `${since(0, 503).length} answers were 503 with Retry-After, none other; slowest ${(slowest / 1000).toFixed(1)} s, first success ≤ ${(Math.max(...backs) / 1000).toFixed(1)} s after it was back; ${load.seen.length} bookings all there; streams, mails and jobs went on`,
  );
});

test.runIf(whole)('a database that falls silent is given up, and taken up again', async () => {
  const postgres = await startOwnPostgres();
  cleanUp(() => postgres.stop());
  const product = await start({ DATA_DIR: newFolder(), DATABASE_URL: postgres.url });
  const search = () =>
    ask(product.url, getAllHandyman, { query: { lat: 18.52, long: 73.85, limit: 5 } });
  await must(search());
  postgres.freeze();
  const answers = await Promise.all(times(50, search)).finally(() => postgres.thaw());
  expect(answers.filter(({ status, retryAfter }) => status !== 503 || !retryAfter)).toEqual([]);
  const slowest = Math.max(...answers.map(({ ms }) => ms));
  expectAtMost(slowest, longestSilenceMs, 'ms until an answer');
  await expect.poll(async () => (await search()).status, { timeout: backWithinMs }).toBe(200);
  expect(product.output()).not.toContain('"msg":"unexpected"');
  figure(
    'database falls silent',
    '50 searches while all of its processes are stopped',
    `all 503 with Retry-After, the last after ${(slowest / 1000).toFixed(1)} s; served again when it went on`,
  );
});
