import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '../server/db/postgres.ts';
import type { Database } from '../server/db/db.ts';
import { startFakeStripe } from '../server/testing/fake-stripe.ts';
import type { Seen } from '../server/testing/fake-stripe.ts';
import { usePlaces } from '../server/testing/places.ts';
import { startProduct } from '../server/testing/product.ts';
import type { Product } from '../server/testing/product.ts';
import { figure } from './figures.ts';
import { openLine } from './line.ts';
import type { Line } from './line.ts';
import { agree, newPairs, shownPaise, untilSettled } from './paying.ts';
import type { Fake, Job } from './paying.ts';
import { rounds } from './rounds.ts';

const { newFolder, newDatabase } = usePlaces(afterAll);

const pauses = rounds(2, 25);
const bookingsAtOnce = 8;
const leaseMs = 1_000;

let fake: Fake;
/** The one that is paused, and the one that goes on meanwhile. */
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
  tables = openPostgres({ url, connections: 2, onError: () => undefined });
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

/** Slow to open and slow to charge, by another time for each request: so a pause falls on every step. */
const slowly = async (asked: Seen) => {
  if (isOpening(asked) || isCharge(asked)) await wait(randomInt(2) * randomInt(2 * leaseMs));
  return 'work' as const;
};

const cards = ['pm_card_visa', 'pm_card_mastercard', 'pm_card_chargeDeclined'];
const anyCard = () => cards[randomInt(cards.length)] ?? '';

/** What the customer and time do at the other process while this one stands still. */
const goOnElsewhere = async (job: Job): Promise<void> => {
  for (let press = randomInt(4); press > 0; press -= 1) {
    await wait(randomInt(leaseMs));
    await pool.query('update payments set next_check_at = now() where booking_id = $1', [job.id]);
    const { status } = await job.pay(anyCard(), there);
    expect([200, 202, 402, 409, 503]).toContain(status);
  }
  if (randomInt(5) === 0) await job.cancel();
};

const booksOf = async (job: Job): Promise<void> => {
  await untilSettled(pool, job.id);
  const taken = job.taken();
  expect(taken.length).toBeLessThanOrEqual(1);
  const { rows } = await pool.query<{ gateway_id: string; amount_paise: number }>(
    `select gateway_id, amount_paise from payments where booking_id = $1 and state = 'succeeded'`,
    [job.id],
  );
  expect(rows).toEqual(taken.map(({ id }) => ({ gateway_id: id, amount_paise: shownPaise })));
  const { state, paymentState } = await job.read();
  const back = job.givenBack().map(({ amount }) => amount);
  if (taken.length === 0) expect([paymentState, back]).toEqual(['unpaid', []]);
  else if (state === 'cancelled') expect([paymentState, back]).toEqual(['refunded', [shownPaise]]);
  else expect([paymentState, back]).toEqual(['paid', []]);
};

test('a process paused at any step of a payment, for longer than its lease, never leads to a second charge', async () => {
  const count = { bookings: 0, charged: 0 };
  for (let pause = 0; pause < pauses; pause += 1) {
    fake.heal();
    const pairs = await newPairs(tables, bookingsAtOnce);
    const jobs = await Promise.all(pairs.map((pair) => agree(there, fake, pair)));
    fake.behave(slowly);
    // A request that arrives just as the process stops may never be answered.
    const presses = jobs.map((job) => job.pay(anyCard(), here).catch(() => ({ status: 408 })));
    await wait(randomInt(leaseMs));
    signal('SIGSTOP');
    await Promise.all([
      ...jobs.map((job) => goOnElsewhere(job)),
      // Now and then longer than the database waits for somebody in the middle of a transaction.
      wait(pause % 5 === 4 ? 12_000 : leaseMs + randomInt(2 * leaseMs)),
    ]);
    signal('SIGCONT');
    for (const { status } of await Promise.all(presses)) {
      expect([200, 202, 402, 408, 409, 503]).toContain(status);
    }
    fake.heal();
    for (const job of jobs) {
      await booksOf(job);
      count.bookings += 1;
      count.charged += job.taken().length;
    }
  }
  expect(count.charged).toBeGreaterThan(0);
  const output = paused.output() + awake.output();
  expect(output).not.toContain('"msg":"unexpected"');
  figure(
    'process paused in the middle of payments, for longer than their lease; gateway slow',
    `${pauses} pauses over ${count.bookings} payments, which another process goes on with`,
    `${count.charged} charged once, none twice; both books agree`,
  );
});
