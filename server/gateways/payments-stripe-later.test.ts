import { Stripe } from 'stripe';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { webhook } from '#contract/payment.ts';
import { useApp } from '../testing/app.ts';
import { startFakeStripe } from '../testing/fake-stripe.ts';
import { addOperatorTo } from '../testing/operators.ts';
import { agree } from '../testing/paying.ts';
import { ask, refundBy } from '../testing/tickets.ts';
import { openStripe } from './payments-stripe.ts';

const webhookSecret = 'whsec_of_the_tests';
const fake = await startFakeStripe();
const t = useApp({
  payments: openStripe({
    secretKey: 'sk_test_of_the_tests',
    webhookSecret,
    returnUrl: 'http://localhands.test/user/bookings',
    base: fake.url,
    timeoutMs: 1_000,
  }),
});

beforeEach(() => fake.forget());
afterAll(() => fake.close());

const sweep = async () => {
  await t.passMinutes(1);
  await t.runJobs();
};

describe('refunds', () => {
  const paidAndOff = async (token = 'pm_card_visa') => {
    const job = await agree(t);
    await job.pay(token);
    await job.cancel();
    return job;
  };

  test.each(['work', 'error', 'cut', 'hold'] as const)('with the line doing: %s', async (mode) => {
    const job = await paidAndOff();
    fake.fail(/POST .*refunds/, mode);
    await t.runJobs();
    expect(await job.read()).toMatchObject({ paymentState: mode === 'work' ? 'refunded' : 'paid' });
    fake.heal();
    await sweep();
    expect(await job.read()).toMatchObject({ paymentState: 'refunded' });
    const asked = fake.seen.filter(({ path }) => path === '/v1/refunds');
    expect(new Set(asked.map(({ key }) => key))).toEqual(new Set([`refund:${job.id}:1`]));
    expect(asked[0]?.params).toMatchObject({ amount: '30000' });
    expect([...fake.refunds.values()].map((one) => one.amount)).toEqual([30_000]);
  });

  test('given back by hand already: that counts', async () => {
    const job = await paidAndOff();
    const [intent] = fake.charged();
    const by = { id: 're_by_hand', intent: intent?.id ?? '', amount: 30_000, status: 'succeeded' };
    fake.refunds.set(by.id, by);
    await t.runJobs();
    expect(await job.read()).toMatchObject({ paymentState: 'refunded' });
    expect(fake.refunds.size).toBe(1);
  });

  const paidWithTicket = async () => {
    const job = await agree(t);
    await job.pay('pm_card_visa');
    return { ...job, ticket: await ask(job.asha, { bookingId: job.id }) };
  };

  test('in parts, each under a key of its own', async () => {
    const job = await paidWithTicket();
    const neela = await addOperatorTo(t);
    await refundBy(neela, job.ticket, { amount: 100 });
    await t.runJobs();
    await refundBy(neela, job.ticket, { amount: 50.5, refunded: 100 });
    await t.runJobs();
    expect([...fake.refunds.values()].map((one) => one.amount)).toEqual([10_000, 5_050]);
    expect(await job.read()).toMatchObject({ paymentState: 'paid', refunded: 150.5 });
    const keys = fake.seen.filter(({ path }) => path === '/v1/refunds').map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
  });

  test('a part whose answer was lost is not made again, though Stripe has forgotten its key', async () => {
    const job = await paidWithTicket();
    const neela = await addOperatorTo(t);
    await refundBy(neela, job.ticket, { amount: 100 });
    fake.fail(/POST .*refunds/, 'cut');
    await t.runJobs();
    fake.heal();
    fake.forgetKeys();
    await sweep();
    expect([...fake.refunds.values()].map((one) => one.amount)).toEqual([10_000]);
    expect(await job.read()).toMatchObject({ paymentState: 'paid', refunded: 100 });
  });

  test('all of it given back by hand: a part of ours that does not fit is never counted', async () => {
    const { ticket } = await paidWithTicket();
    const neela = await addOperatorTo(t);
    await refundBy(neela, ticket, { amount: 100 });
    const [intent] = fake.charged();
    const by = { id: 're_by_hand', intent: intent?.id ?? '', amount: 30_000, status: 'succeeded' };
    fake.refunds.set(by.id, by);
    await t.runJobs();
    const rows = await t.database.query('select state, gateway_id from refunds');
    expect(rows).toEqual([{ state: 'created', gateway_id: null }]);
  });

  test('failed', async () => {
    const job = await paidAndOff('pm_card_refundFail');
    await t.runJobs();
    expect(await job.read()).toMatchObject({ state: 'cancelled', paymentState: 'paid' });
  });
});

describe('events signed by Stripe', () => {
  const tell = async (event: object, secret = webhookSecret, timestamp?: number) => {
    const payload = JSON.stringify(event);
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload,
      secret,
      ...(timestamp === undefined ? {} : { timestamp }),
    });
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signature,
    };
    return (await t.client().raw('POST', webhook.path, { payload, headers })).status;
  };
  const about = (id: string, object: object) => ({
    id,
    object: 'event',
    type: 'payment_intent.succeeded',
    data: { object },
  });

  test('settle what the answer did not', async () => {
    const job = await agree(t);
    fake.fail(/confirm$|GET/, 'cut');
    await job.pay('pm_card_visa');
    fake.heal();
    const [intent] = fake.charged();
    if (!intent) throw new Error('There is no intent');
    const event = about('evt_1', intent);
    expect(await tell(event, 'whsec_of_somebody_else')).toBe(400);
    expect(await tell(event, webhookSecret, 1_000_000_000)).toBe(400);
    expect(await job.read()).toMatchObject({ paymentState: 'processing' });
    expect(await tell(event)).toBe(200);
    expect(await job.read()).toMatchObject({ paymentState: 'paid' });
    expect(await tell(event)).toBe(200);
    expect(await tell(about('evt_2', { object: 'charge', payment_intent: intent.id }))).toBe(200);
    expect(await tell(about('evt_3', { object: 'customer', id: 'cus_1' }))).toBe(200);
    const events = await t.database.query<{ id: string }>('select id from webhook_events');
    expect(events.map((row) => row.id).toSorted()).toEqual(['evt_1', 'evt_2']);
  });

  const raw = async (payload: string, signature: string) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const { status, body } = await t.client().raw('POST', webhook.path, { payload, headers });
    return [status, (JSON.parse(body) as { code: string }).code];
  };

  test.each(['t=,v1=', 't=1,v1=', 't,v1', 't=1,v1', '=', ',', 't=1', 'v1=', 't=NaN,v1=00', 't='])(
    'a signature that says %j is refused with 400',
    async (signature) => {
      expect(await raw('{}', signature)).toEqual([400, 'bad_signature']);
    },
  );

  test.each([
    '',
    '{',
    'null',
    '[]',
    '"evt_1"',
    '{}',
    '{"id":"evt_1"}',
    '{"id":"evt_1","data":null}',
    '{"id":"evt_1","data":{"object":null}}',
    '{"id":"evt_1","data":{"object":{"object":"payment_intent"}}}',
    '{"id":"evt_1","data":{"object":{"object":"payment_intent","id":7}}}',
    '{"id":"evt_1","data":{"object":{"object":"payment_intent","id":"pi_\\u0000"}}}',
    '{"id":"evt_\\u0000","data":{"object":{"object":"customer"}}}',
    '{"id":"evt_1","data":{"object":{"object":"charge","payment_intent":{"id":null}}}}',
  ])('a signed event that says %j is refused with 400', async (payload) => {
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
    expect(await raw(payload, signature)).toEqual([400, 'bad_event']);
  });

  test('a charge that no payment knows raises an alarm once it has succeeded', async () => {
    const opened = { ...about('evt_1', { object: 'payment_intent', id: 'pi_unknown' }) };
    expect(await tell({ ...opened, type: 'payment_intent.created' })).toBe(200);
    const alarms = () =>
      t.log
        .filter((line) => line.includes('an unknown charge has succeeded'))
        .map((line) => {
          const { level, charge } = JSON.parse(line) as { level: number; charge: string };
          return [level, charge];
        });
    expect(alarms()).toEqual([]);
    expect(await tell({ ...opened, id: 'evt_2' })).toBe(200);
    expect(alarms()).toEqual([[50, 'pi_unknown']]);
  });

  test('of a refund that failed later', async () => {
    const job = await agree(t);
    await job.pay('pm_card_visa');
    await job.cancel();
    await t.runJobs();
    const [refund] = fake.refunds.values();
    if (!refund) throw new Error('There is no refund');
    refund.status = 'failed';
    expect(await tell(about('evt_1', { ...refund, object: 'refund' }))).toBe(200);
    expect(await job.read()).toMatchObject({ paymentState: 'paid' });
  });
});

test('without a webhook secret nothing is believed', () => {
  const port = openStripe({
    secretKey: 'sk_test',
    webhookSecret: undefined,
    returnUrl: 'http://localhands.test',
    base: fake.url,
  });
  expect(port.readEvent(Buffer.from('{}'), 't=1,v1=2')).toBe('unsigned');
});
