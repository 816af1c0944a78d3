import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTables } from '../server/testing/databases.ts';
import type { Database } from '../server/testing/databases.ts';
import { startFakeStripe } from '../server/testing/fake-stripe.ts';
import type { Mode } from '../server/testing/fake-stripe.ts';
import type { Seen } from '../server/testing/fake-stripe-disputes.ts';
import { usePlaces } from '../server/testing/places.ts';
import { startProduct } from '../server/testing/product.ts';
import type { Product } from '../server/testing/product.ts';
import { figure } from './figures.ts';
import { openLine } from './connection.ts';
import type { Line } from './connection.ts';
import { agree, newPairs, shownPaise, sendEvent, untilSettled, webhookSecret } from './paying.ts';
import type { Fake, Job, Pair } from './paying.ts';
import { rounds } from './rounds.ts';

const { newFolder, newDatabase } = usePlaces(afterAll);

const pairsAtOnce = rounds(4, 25);

let fake: Fake;
let product: Product;
let line: Line;
let db: pg.Pool;
let tables: Database;

beforeAll(async () => {
  fake = await startFakeStripe();
  const url = await newDatabase();
  product = await startProduct({
    DATA_DIR: newFolder(),
    DATABASE_URL: url,
    DEMO: 'false',
    TRUST_PROXY: '1',
    STRIPE_SECRET_KEY: 'sk_test_of_the_tests',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_of_the_tests',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: fake.url,
  });
  line = openLine(product.url);
  db = new pg.Pool({ connectionString: url, max: 4 });
  tables = openTables(url);
}, 120_000);

afterAll(async () => {
  line.close();
  await Promise.all([db.end(), tables.close()]);
  await product.stop('SIGKILL');
  await fake.close();
});

const good = ['pm_card_visa', 'pm_card_mastercard'];
const bad = ['pm_card_chargeDeclined', 'pm_card_visa_chargeDeclinedInsufficientFunds'];
const asking = 'pm_card_threeDSecure2Required';

/** The calls of the gateway; charges, where money moves, are broken most often. */
const steps = ['open', 'charge', 'charge', 'charge', 'look', 'close', 'refund'] as const;
type Step = (typeof steps)[number];

const stepOf = ({ method, path }: Seen): Step => {
  if (path.endsWith('/confirm')) return 'charge';
  if (path.endsWith('/cancel')) return 'close';
  if (method === 'GET') return 'look';
  return path.endsWith('/refunds') ? 'refund' : 'open';
};

/** Random faults at every step of one booking's payments. */
const anyStory = fc.record({
  cards: fc.array(fc.constantFrom(...good, ...good, ...bad, asking), {
    minLength: 1,
    maxLength: 3,
  }),
  /** What becomes of each call in turn; after these the gateway works. */
  faults: fc.array(
    fc.record({
      step: fc.constantFrom(...steps),
      how: fc.oneof(
        { weight: 5, arbitrary: fc.constantFrom<Mode>('down', 'error', 'cut', 'cut') },
        // Each costs a quarter of a minute of waiting.
        { weight: rounds(0, 1), arbitrary: fc.constantFrom<Mode>('hang', 'hold') },
      ),
    }),
    { maxLength: 4 },
  ),
  clicks: fc.constantFrom(1, 1, 2, 3),
  bankConfirms: fc.boolean(),
  events: fc.subarray(['first', 'twice', 'out of order', 'forged', 'a lie'] as const),
  cancel: fc.constantFrom('never', 'never', 'meanwhile', 'after'),
});
type Story = typeof anyStory extends fc.Arbitrary<infer S> ? S : never;

type Plan = { readonly step: Step; readonly how: Mode; times: number };
const plans = new Map<string, Plan[]>();

const bookingOf = ({ path, params }: Seen): string => {
  const intent = /pi_\w+/.exec(path)?.[0] ?? params['payment_intent'] ?? '';
  return params['metadata[booking_id]'] ?? fake.intents.get(intent)?.metadata.booking_id ?? '';
};

const behaviour = (asked: Seen): Mode => {
  const step = stepOf(asked);
  const next = plans.get(bookingOf(asked))?.find((one) => one.step === step && one.times > 0);
  if (!next) return 'work';
  next.times -= 1;
  return next.how;
};

const succeeded = 'payment_intent.succeeded';

/** One press of the button, or several at once; a success is believed only if the gateway has the money. */
const press = async (job: Job, card: string, { clicks, bankConfirms }: Story): Promise<void> => {
  const answers = await Promise.all(Array.from({ length: clicks }, () => job.pay(card)));
  for (const { status, body } of answers) {
    expect([200, 202, 402, 409, 503]).toContain(status);
    if (body['status'] === 'success') expect(job.taken()).toHaveLength(1);
  }
  const waiting = answers.find(({ body }) => body['status'] === 'requires_action');
  const intent = job.intents().find(({ status }) => status === 'requires_action');
  if (!waiting || !intent || !bankConfirms) return;
  intent.status = 'succeeded';
  await job.settle(waiting.body['payment_id']);
};

const play = async (pair: Pair, story: Story): Promise<Job> => {
  const job = await agree(line, fake, pair);
  // Twice, because the gateway's library repeats a failed request.
  plans.set(
    job.id,
    story.faults.map((one) => ({ ...one, times: 2 })),
  );
  let over = false;
  /** Sent as soon as the gateway has the money, maybe before its answer has reached us. */
  const first = async () => {
    await vi.waitUntil(() => over || job.taken().length > 0, { timeout: 120_000, interval: 5 });
    for (const { id } of job.taken()) await sendEvent(line, { about: id, type: succeeded });
  };
  const early = story.events.includes('first') ? first() : undefined;
  const cancelling = story.cancel === 'meanwhile' ? job.cancel() : undefined;
  for (const card of story.cards) await press(job, card, story);
  over = true;
  await Promise.all([early, cancelling]);

  for (const { id, status } of job.intents()) {
    const about = { about: id, type: succeeded };
    if (story.events.includes('twice')) {
      const event = { ...about, id: `evt_of_${id}` };
      await Promise.all([sendEvent(line, event), sendEvent(line, event)]);
    }
    if (story.events.includes('out of order')) {
      await sendEvent(line, { about: id, type: 'payment_intent.payment_failed' });
      await sendEvent(line, { about: id, type: 'payment_intent.created' });
    }
    if (story.events.includes('forged'))
      expect(await sendEvent(line, about, 'whsec_guess')).toBe(400);
    if (story.events.includes('a lie') && status !== 'succeeded') await sendEvent(line, about);
  }
  if (story.cancel === 'after') await job.cancel();
  plans.delete(job.id);
  await untilSettled(db, job.id);
  return job;
};

/** The gateway's books and ours say the same, and what a sensible person would expect. */
const compareBooks = async (job: Job, { cards }: Story): Promise<void> => {
  const { state, paymentState } = await job.read();
  const taken = job.taken().map(({ amount, currency }) => [amount, currency]);
  const givenBack = job.givenBack().map(({ amount }) => amount);
  const isOff = state === 'cancelled';
  if (cards.every((card) => bad.includes(card))) expect(taken).toEqual([]);
  if (taken.length === 0) expect([paymentState, givenBack]).toEqual(['unpaid', []]);
  else {
    expect(taken).toEqual([[shownPaise, 'inr']]);
    expect([paymentState, givenBack]).toEqual(isOff ? ['refunded', [shownPaise]] : ['paid', []]);
  }
  expect((await job.receipt()).status).toBe(taken.length === 0 ? 404 : 200);
  const { rows } = await db.query<{ paid: number[] | null }>(
    `select array_agg(amount_paise) as paid from payments where booking_id = $1 and state = 'succeeded'`,
    [job.id],
  );
  expect(rows[0]?.paid ?? []).toEqual(taken.map(([amount]) => amount));
  if (!isOff) expect(await job.work()).toEqual([200, 200]);
};

test('whatever the gateway does, a booking is charged once or not at all, and both books agree', async () => {
  fake.behave(behaviour);
  const count = { bookings: 0, charged: 0, givenBack: 0 };
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyStory, { minLength: pairsAtOnce, maxLength: pairsAtOnce }),
      async (stories) => {
        await db.query('truncate limits');
        await Promise.all(
          (await newPairs(tables, pairsAtOnce)).map(async (pair, n) => {
            const story = stories[n];
            if (!story) return;
            const job = await play(pair, story);
            await compareBooks(job, story);
            count.bookings += 1;
            count.charged += job.taken().length;
            count.givenBack += job.givenBack().length;
          }),
        );
      },
    ),
    { numRuns: 4, endOnFailure: true },
  );
  const amounts = fake.charged().map(({ amount }) => amount);
  expect(new Set([...amounts, shownPaise])).toEqual(new Set([shownPaise]));
  figure(
    `card gateway down, 500, ${rounds(0, 1) === 1 ? 'slow, ' : ''}cut after success; its events first, twice, out of order, forged`,
    `${count.bookings} bookings, each with a random mix`,
    `${count.charged} charged once, the shown total; ${count.givenBack} called off and given back once; no refused card paid`,
  );
});

test('with the gateway down a job is booked, started and done, and is paid for when it is back', async () => {
  const [pair] = await newPairs(tables, 1);
  if (!pair) throw new RangeError('Nobody there');
  fake.behave(() => 'down');
  const job = await agree(line, fake, pair);
  const { status, body } = await job.pay('pm_card_visa');
  expect([status, body['code']]).toEqual([503, 'card_service_down']);
  expect(await job.work()).toEqual([200, 200]);
  expect(await job.read()).toMatchObject({ state: 'done', paymentState: 'unpaid' });

  // The charge arrives, its answer does not, and then the gateway is down.
  let charged = false;
  fake.behave(({ path }) => {
    if (charged) return 'down';
    charged = path.endsWith('/confirm');
    return charged ? 'cut' : 'work';
  });
  expect((await job.pay('pm_card_visa')).status).toBe(202);
  expect((await job.read())['paymentState']).toBe('processing');
  fake.heal();
  const state = async () => (await job.read())['paymentState'];
  await expect.poll(state, { timeout: 60_000, interval: 200 }).toBe('paid');
  expect(job.taken().map(({ amount }) => amount)).toEqual([shownPaise]);
  figure(
    'card gateway gone while a booking is made, worked on and paid',
    '1 booking, 1 charge without an answer',
    'booked, started and done meanwhile; found to be paid by itself, once',
  );
});
