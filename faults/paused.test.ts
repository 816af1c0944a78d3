import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTables } from '../server/testing/databases.ts';
import type { Database } from '../server/testing/databases.ts';
import { startFakeStripe } from '../server/testing/fake-stripe.ts';
import type { Seen } from '../server/testing/fake-stripe-disputes.ts';
import { usePlaces } from '../server/testing/places.ts';
import { startProduct } from '../server/testing/product.ts';
import type { Product } from '../server/testing/product.ts';
import { figure } from './figures.ts';
import { expectAtLeast } from './figure-limits.ts';
import { openLine } from './connection.ts';
import type { Line } from './connection.ts';
import { agree, newPairs, shownPaise, untilSettled } from './paying.ts';
import type { Fake, Job } from './paying.ts';
import { rounds } from './rounds.ts';

const { newFolder, newDatabase } = usePlaces(afterAll);

const pauses = rounds(3, 200);
const paymentsAtOnce = rounds(4, 3);
const leaseMs = 1_000;

/** The pauses begin in each of these parts of a lease in turn, and somewhere within it. */
const parts = 20;

/** Some pauses are longer than the database lets a transaction stay idle. */
const longPause = { every: 25, ms: 12_000 };

let fake: Fake;
/** The process that is paused, and the one that goes on meanwhile. */
let paused: Product;
let awake: Product;
let here: Line;
let there: Line;
let tables: Database;
let pool: pg.Pool;

beforeAll(async () => {
  fake = await startFakeStripe();
  const url = await newDatabase();
  const settings = {
    DATA_DIR: newFolder(),
    DATABASE_URL: url,
    DEMO: 'false',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
    PAYMENT_LEASE_SECONDS: String(leaseMs / 1_000),
    STRIPE_SECRET_KEY: 'sk_test_of_the_tests',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_of_the_tests',
    STRIPE_API_BASE: fake.url,
  };
  [paused, awake] = await Promise.all([startProduct(settings), startProduct(settings)]);
  [here, there] = [openLine(paused.url), openLine(awake.url)];
  tables = openTables(url);
  pool = new pg.Pool({ connectionString: url, max: 2 });
}, 120_000);

afterAll(async () => {
  signal('SIGCONT');
  for (const line of [here, there]) line.close();
  await Promise.all([tables.close(), pool.end()]);
  await Promise.all([paused.stop('SIGKILL'), awake.stop('SIGKILL'), fake.close()]);
});

const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
  if (paused.pid !== undefined) process.kill(paused.pid, name);
};

const isCharge = ({ path }: Seen) => path.endsWith('/confirm');
const isOpening = ({ method, path }: Seen) => method === 'POST' && path === '/v1/payment_intents';

/** A random delay before opening and before charging, so that a pause falls on every step. */
const slowly = async (asked: Seen) => {
  if (isOpening(asked) || isCharge(asked)) await wait(randomInt(2) * randomInt(2 * leaseMs));
  return 'work' as const;
};

const cards = ['pm_card_visa', 'pm_card_mastercard', 'pm_card_chargeDeclined'];
const anyCard = () => cards[randomInt(cards.length)] ?? '';

const answered = [200, 202, 402, 409, 503];

const nudge = (job: Job) =>
  pool.query('update payments set next_check_at = now() where booking_id = $1', [job.id]);

/** Requests and jobs at the other process while this one is paused. */
const goOnElsewhere = async (job: Job): Promise<void> => {
  for (let press = randomInt(3); press > 0; press -= 1) {
    await wait(randomInt(leaseMs));
    await nudge(job);
    expect(answered).toContain((await job.pay(anyCard(), there)).status);
  }
  if (randomInt(5) === 0) await job.cancel();
};

/** Every attempt is over, one at most was paid, and the gateway says the same. */
const booksOf = async (job: Job): Promise<void> => {
  await untilSettled(pool, job.id);
  const taken = job.taken();
  expect(taken.length).toBeLessThanOrEqual(1);
  const { rows } = await pool.query<{ state: string; gateway_id: string; amount_paise: number }>(
    'select state, gateway_id, amount_paise from payments where booking_id = $1',
    [job.id],
  );
  const paid = rows.filter(({ state }) => state !== 'failed');
  expect(paid).toEqual(
    taken.map(({ id }) => ({ state: 'succeeded', gateway_id: id, amount_paise: shownPaise })),
  );
  const { state, paymentState } = await job.read();
  const back = job.givenBack().map(({ amount }) => amount);
  if (taken.length === 0) expect([paymentState, back]).toEqual(['unpaid', []]);
  else if (state === 'cancelled') expect([paymentState, back]).toEqual(['refunded', [shownPaise]]);
  else expect([paymentState, back]).toEqual(['paid', []]);
};

const agreeOnSome = async (): Promise<Job[]> =>
  Promise.all((await newPairs(tables, paymentsAtOnce)).map((pair) => agree(there, fake, pair)));

const expectNothingUnexpected = () =>
  expect(paused.output() + awake.output()).not.toContain('"msg":"unexpected"');

test('a process paused at any step of a payment, for longer than its lease, never leads to a second charge', async () => {
  fake.behave(slowly);
  const jobs: Job[] = [];
  /** One payment to its end, while the next pauses go on. */
  const play = async (job: Job): Promise<void> => {
    const elsewhere = goOnElsewhere(job);
    // A request that arrives just as the process stops may never be answered.
    const { status } = await job.pay(anyCard(), here).catch(() => ({ status: 408 }));
    expect([...answered, 408]).toContain(status);
    await elsewhere;
    await booksOf(job);
  };
  const playing: Promise<void>[] = [];
  const failed = new AbortController();
  for (let pause = 0; pause < pauses && !failed.signal.aborted; pause += 1) {
    const some = await agreeOnSome();
    const ends = some.map(play);
    for (const end of ends) end.catch(() => failed.abort());
    playing.push(...ends);
    jobs.push(...some);
    await wait((((pause % parts) + Math.random()) * leaseMs) / parts);
    signal('SIGSTOP');
    const isLong = pause % longPause.every === longPause.every - 1;
    await wait(isLong ? longPause.ms : leaseMs + randomInt(leaseMs / 2));
    signal('SIGCONT');
  }
  await Promise.all(playing);
  const charged = jobs.filter((job) => job.taken().length === 1).length;
  expectAtLeast(charged, 1, 'payments charged');
  expectNothingUnexpected();
  figure(
    'process paused in the middle of payments, for longer than their lease; gateway slow',
    `${pauses} pauses, spread over the lease, in the middle of ${jobs.length} payments, which another process goes on with`,
    `${charged} charged once, ${jobs.length - charged} failed cleanly, none charged twice; both books agree`,
  );
});

test('the job that settles payments and presses of the button never lead to a second charge', async () => {
  fake.behave(slowly);
  const jobs: Job[] = [];
  const play = async (job: Job): Promise<void> => {
    const pressing = new AbortController();
    const settling = (async () => {
      for (; !pressing.signal.aborted; await wait(50)) await nudge(job);
    })();
    const press = async (at: Line) => {
      for (let left = 1 + randomInt(3); left > 0; left -= 1) {
        await wait(randomInt(leaseMs));
        expect(answered).toContain((await job.pay(anyCard(), at)).status);
      }
    };
    await Promise.all([press(here), press(there)]).finally(() => pressing.abort());
    await settling;
    await booksOf(job);
  };
  for (let round = 0; round < rounds(1, 20); round += 1) {
    const some = (await Promise.all([agreeOnSome(), agreeOnSome()])).flat();
    await Promise.all(some.map(play));
    jobs.push(...some);
  }
  const charged = jobs.filter((job) => job.taken().length === 1).length;
  expectAtLeast(charged, 1, 'payments charged');
  expectNothingUnexpected();
  figure(
    'settle job against pay',
    `${jobs.length} payments, pressed for at two processes while the job looks after them at both; gateway slow`,
    `${charged} charged once, ${jobs.length - charged} failed cleanly, none charged twice; both books agree`,
  );
});
