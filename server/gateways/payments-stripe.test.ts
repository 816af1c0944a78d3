import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { getReceipt, settlePayment } from '#contract/payment.ts';
import { useApp } from '../testing/app.ts';
import { startFakeStripe } from '../testing/fake-stripe.ts';
import type { Mode } from '../testing/fake-stripe.ts';
import { agree } from '../testing/paying.ts';
import { openStripe } from './payments-stripe.ts';

const fake = await startFakeStripe();
const stripeWith = (timeoutMs: number) =>
  openStripe({
    secretKey: 'sk_test_of_the_tests',
    webhookSecret: undefined,
    returnUrl: 'http://localhands.test/user/bookings',
    base: fake.url,
    timeoutMs,
  });

/** Where no answer comes there is nothing to wait for; everything else has time on a busy machine. */
const [patient, impatient] = [stripeWith(1_000), stripeWith(400)];
let stripe = patient;
const t = useApp({
  payments: {
    ...patient,
    open: (order) => stripe.open(order),
    confirm: (...given) => stripe.confirm(...given),
    read: (id) => stripe.read(id),
    close: (id) => stripe.close(id),
  },
});

const fail = (step: RegExp, mode: Mode) => {
  if (mode === 'hang' || mode === 'hold') stripe = impatient;
  fake.fail(step, mode);
};
const heal = () => {
  stripe = patient;
  fake.heal();
};

beforeEach(() => {
  stripe = patient;
  fake.forget();
});
afterAll(() => fake.close());

const steps = () =>
  fake.seen.map(
    ({ method, path }) => `${method} ${path.replace(/pi_\w+/, ':id').replace(/\?.*/, '')}`,
  );

const sweep = async () => {
  await t.passMinutes(1);
  await t.runJobs();
};

test('one payment: what is asked of Stripe, in which order, and with what', async () => {
  const job = await agree(t, 120);
  const addresses = {
    billing_name: 'Asha J. Joshi',
    billing_address_line1: '7 Paud Road',
    billing_address_city: 'Pune',
    billing_address_zip: '411038',
    billing_address_state: 'MH',
    billing_address_country_code: 'IN',
  };
  const { status, body } = await job.pay('pm_card_visa', { addresses });
  expect([status, body['status']]).toEqual([200, 'success']);
  expect(steps()).toEqual([
    'POST /v1/payment_intents',
    'POST /v1/payment_intents/:id/confirm',
    'GET /v1/payment_intents/:id',
  ]);
  const [open, confirm] = fake.seen;
  expect(open).toMatchObject({
    key: `pay:${job.id}:1`,
    params: {
      amount: '22000',
      currency: 'inr',
      description: expect.stringContaining(job.id) as string,
      'shipping[name]': expect.stringContaining('Customer') as string,
      'shipping[address][line1]': 'At 18.5204, 73.8567',
      'shipping[address][country]': 'IN',
      'metadata[booking_id]': job.id,
    },
  });
  expect(confirm?.key).toMatch(/^confirm:pi_/);
  expect(confirm?.params).toMatchObject({
    payment_method: 'pm_card_visa',
    'shipping[name]': 'Asha J. Joshi',
    'shipping[address][line1]': '7 Paud Road',
    'shipping[address][city]': 'Pune',
    'shipping[address][postal_code]': '411038',
  });
  const receipt = await job.asha.send(getReceipt, undefined, { params: { id: job.id } });
  expect(receipt).toMatchObject({
    number: expect.stringMatching(/^LH-\d{4}[A-H]-000001$/) as string,
    price: { total: 220 },
  });
  expect(t.log.join('\n')).not.toMatch(/sk_test|pm_card|Paud Road/);
});

test.each([
  ['tok_visa', 'payment_method', 'pm_card_visa'],
  ['pm_card_mastercard', 'payment_method', 'pm_card_mastercard'],
  ['ctoken_visa', 'confirmation_token', 'ctoken_visa'],
])('%s is sent as its kind', async (token, name, value) => {
  const job = await agree(t);
  expect((await job.pay(token)).status).toBe(200);
  const confirm = fake.seen.find(({ path }) => path.endsWith('/confirm'));
  expect(confirm?.params[name]).toBe(value);
  const method = fake.seen.find(({ path }) => path === '/v1/payment_methods');
  expect(method?.params['billing_details[name]'] !== undefined).toBe(token.startsWith('tok_'));
});

describe('refused', () => {
  test.each([
    ['pm_card_chargeDeclined', 'card_declined', 'generic_decline'],
    ['pm_card_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
    ['pm_card_visa_chargeDeclinedLostCard', 'card_declined', 'lost_card'],
    ['pm_card_visa_chargeDeclinedStolenCard', 'card_declined', 'stolen_card'],
    ['tok_chargeDeclinedExpiredCard', 'expired_card', 'expired_card'],
    ['tok_chargeDeclinedIncorrectCvc', 'incorrect_cvc', 'incorrect_cvc'],
    ['tok_chargeDeclinedProcessingError', 'processing_error', 'processing_error'],
    ['pm_of_nobody', 'resource_missing', null],
  ])('%s', async (token, code, decline_code) => {
    const job = await agree(t);
    const { status, body } = await job.pay(token);
    expect(status).toBe(402);
    expect(body).toMatchObject({ status: 'failed', code, decline_code });
    expect(await job.read()).toMatchObject({ paymentState: 'unpaid' });
    // What was refused is closed for good before another attempt begins.
    expect([...fake.intents.values()].map((intent) => intent.status)).toEqual(['canceled']);
    expect((await job.pay('pm_card_visa')).status).toBe(200);
    expect(fake.charged()).toHaveLength(1);
  });
});

describe('3-D Secure', () => {
  const begin = async () => {
    const job = await agree(t);
    const { body } = await job.pay('pm_card_threeDSecure2Required');
    expect(body).toMatchObject({
      status: 'requires_action',
      clientSecret: expect.stringMatching(/^secret_/) as string,
    });
    const params = { id: String(body['payment_id']) };
    const [intent] = fake.intents.values();
    if (!intent) throw new Error('There is no intent');
    return { job, intent, settle: () => job.asha.try(settlePayment, {}, { params }) };
  };

  test('passed on the bank’s page: the browser comes back, and Stripe is asked', async () => {
    const { job, intent, settle } = await begin();
    expect((await settle()).body).toMatchObject({ status: 'requires_action' });
    intent.status = 'processing';
    expect(await settle()).toMatchObject({ status: 202, body: { status: 'processing' } });
    expect(await job.read()).toMatchObject({ paymentState: 'processing' });
    intent.status = 'succeeded';
    expect(await settle()).toMatchObject({ status: 200, body: { status: 'success' } });
    expect(await job.read()).toMatchObject({ paymentState: 'paid' });
  });

  test('passed, and the browser never comes back: the job finds out', async () => {
    const { job, intent } = await begin();
    intent.status = 'succeeded';
    await sweep();
    expect(await job.read()).toMatchObject({ paymentState: 'paid' });
  });

  test('failed: closed at Stripe, so that it cannot be passed after all', async () => {
    const { intent, settle } = await begin();
    intent.status = 'requires_payment_method';
    intent.last_payment_error = { code: 'payment_intent_authentication_failure' };
    expect(await settle()).toMatchObject({
      status: 402,
      body: { code: 'payment_intent_authentication_failure', decline_code: null },
    });
    expect(intent.status).toBe('canceled');
  });
});

describe('the line to Stripe', () => {
  test.each(['error', 'cut'] as const)('%s once at any step is not noticed', async (mode) => {
    for (const step of [/intents$/, /confirm$/, /GET/]) {
      const job = await agree(t);
      fake.fail(step, mode, 1);
      expect((await job.pay('pm_card_visa')).status).toBe(200);
    }
    expect(fake.charged()).toHaveLength(3);
  });

  test.each(['error', 'hang', 'cut'] as const)(
    '%s while opening: 503, nothing charged',
    async (mode) => {
      const job = await agree(t);
      fail(/intents$/, mode);
      expect(await job.pay('pm_card_visa')).toMatchObject({ status: 503 });
      expect(fake.charged()).toEqual([]);
      heal();
      expect((await job.pay('pm_card_visa')).status).toBe(200);
      expect(fake.charged()).toHaveLength(1);
    },
  );

  test.each(['cut', 'hold'] as const)(
    '%s after success: paid once, whoever asks next',
    async (mode) => {
      const job = await agree(t);
      fail(/confirm$|GET/, mode);
      expect(await job.pay('pm_card_visa')).toMatchObject({ status: 202 });
      expect(await job.read()).toMatchObject({ paymentState: 'processing' });
      heal();
      expect((await job.pay('pm_card_mastercard')).body).toMatchObject({ status: 'success' });
      expect(fake.charged()).toHaveLength(1);

      const other = await agree(t);
      fail(/confirm$|GET/, mode);
      expect(await other.pay('pm_card_visa')).toMatchObject({ status: 202 });
      heal();
      await sweep();
      expect(await other.read()).toMatchObject({ paymentState: 'paid' });
      expect(fake.charged()).toHaveLength(2);
    },
  );

  test.each(['error', 'hang'] as const)(
    '%s before success: never paid, and free again',
    async (mode) => {
      const job = await agree(t);
      fail(/confirm$/, mode);
      expect(await job.pay('pm_card_visa')).toMatchObject({ status: 202 });
      heal();
      await sweep();
      expect(await job.read()).toMatchObject({ paymentState: 'unpaid' });
      expect(fake.charged()).toEqual([]);
      expect((await job.pay('pm_card_visa')).status).toBe(200);
    },
  );
});
