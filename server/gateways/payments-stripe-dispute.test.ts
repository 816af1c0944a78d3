import { Stripe } from 'stripe';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { webhook } from '#contract/payment.ts';
import { settleDisputes } from '../payment/answer-actions.ts';
import { useApp } from '../testing/app.ts';
import { balancesIn } from '../testing/books.ts';
import { accept, answer, findAll, only, read } from '../testing/disputes.ts';
import { startFakeStripe } from '../testing/fake-stripe.ts';
import { addOperatorTo } from '../testing/operators.ts';
import type { Operator } from '../testing/operators.ts';
import { agree } from '../testing/paying.ts';
import { doneUnpaid } from '../testing/rating.ts';
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

let neela: Operator;
beforeEach(async () => {
  fake.forget();
  neela = await addOperatorTo(t);
});
afterAll(() => fake.close());

const tell = async (id: string, type: string, object: object, secret = webhookSecret) => {
  const event = { id, object: 'event', type: `charge.dispute.${type}`, data: { object } };
  const payload = JSON.stringify(event);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'stripe-signature': signature,
  };
  return (await t.client().raw('POST', webhook.path, { payload, headers })).status;
};

const paidAndDisputed = async () => {
  const job = await doneUnpaid(t);
  expect((await job.pay('pm_card_createDispute')).status).toBe(200);
  const [dispute] = fake.disputes.values();
  if (!dispute) throw new Error('There is no dispute');
  return { ...job, dispute };
};

const eventIds = async () =>
  (await t.database.query<{ id: string }>('select id from webhook_events order by id')).map(
    ({ id }) => id,
  );

const transfers = async () =>
  (
    await t.database.query<{ kind: string }>(
      `select kind from ledger where kind like 'dispute%' order by id`,
    )
  ).map(({ kind }) => kind);

describe('§39 disputes at Stripe', () => {
  test('an event opens one: forged nothing, twice once, and the truth is what Stripe says when asked', async () => {
    const { dispute } = await paidAndDisputed();
    expect(await tell('evt_1', 'created', dispute, 'whsec_of_somebody_else')).toBe(400);
    expect(await eventIds()).toEqual([]);
    // What the event itself claims is not believed.
    expect(await tell('evt_1', 'closed', { ...dispute, status: 'lost', amount: 1 })).toBe(200);
    expect(await only(neela)).toMatchObject({ state: 'open', amount: 300, reason: 'fraudulent' });
    expect(await tell('evt_1', 'closed', dispute)).toBe(200);
    expect(await tell('evt_2', 'funds_withdrawn', dispute)).toBe(200);
    expect(await eventIds()).toEqual(['evt_1', 'evt_2']);
    expect(await transfers()).toEqual(['dispute', 'dispute_fee']);
    expect(await balancesIn(t.database)).toMatchObject({ disputes: 300, gateway: -15 });
  });

  test('closed before it was heard of, and what comes late changes nothing', async () => {
    const { dispute } = await paidAndDisputed();
    fake.decide(dispute, 'won');
    expect(await tell('evt_5', 'closed', dispute)).toBe(200);
    expect(await only(neela, 'decided')).toMatchObject({ state: 'won' });
    const late = await t.deps.payments.readDispute(dispute.id);
    dispute.status = 'needs_response';
    dispute.balance_transactions.pop();
    expect(await tell('evt_1', 'created', dispute)).toBe(200);
    expect(await only(neela, 'decided')).toMatchObject({ state: 'won' });
    expect(late).toMatchObject({ state: 'won', returned: true });
    expect(await transfers()).toEqual(['dispute', 'dispute_fee', 'dispute_won']);
  });

  test('lost, and won after all', async () => {
    const { dispute } = await paidAndDisputed();
    fake.decide(dispute, 'lost');
    await tell('evt_1', 'closed', dispute);
    expect(await only(neela, 'decided')).toMatchObject({ state: 'lost' });
    fake.decide(dispute, 'won');
    await tell('evt_2', 'funds_reinstated', dispute);
    expect(await only(neela, 'decided')).toMatchObject({ state: 'won' });
    const balances = await balancesIn(t.database);
    expect(balances).toMatchObject({ gateway: 285, professional: -255, revenue: -30 });
    expect(balances).not.toHaveProperty('disputes');
  });

  test('before the payment is settled: it is settled first', async () => {
    const job = await agree(t);
    fake.fail(/confirm$|GET/, 'cut');
    await job.pay('pm_card_createDispute');
    const [dispute] = fake.disputes.values();
    expect(await job.read()).toMatchObject({ paymentState: 'processing' });
    // Stripe does not answer: it tells us again later.
    expect(await tell('evt_1', 'created', dispute ?? {})).toBe(503);
    fake.heal();
    expect(await tell('evt_1', 'created', dispute ?? {})).toBe(200);
    expect(await job.read()).toMatchObject({ paymentState: 'paid' });
    expect(await only(neela)).toMatchObject({ booking_id: job.id, state: 'open' });
  });

  test('of a charge that is not ours it raises an alarm', async () => {
    const { dispute } = await paidAndDisputed();
    dispute.payment_intent = 'pi_unknown';
    expect(await tell('evt_1', 'created', dispute)).toBe(200);
    expect(t.log.some((line) => line.includes('a dispute of an unknown charge'))).toBe(true);
    expect(await eventIds()).toEqual([]);
  });

  test('a question of the bank that takes no money moves nothing', async () => {
    const { dispute } = await paidAndDisputed();
    Object.assign(dispute, { status: 'warning_needs_response', balance_transactions: [] });
    await findAll(t);
    expect(await only(neela)).toMatchObject({ state: 'open' });
    dispute.status = 'warning_closed';
    await tell('evt_1', 'closed', dispute);
    expect(await only(neela, 'decided')).toMatchObject({ state: 'won' });
    expect(await transfers()).toEqual([]);
  });
});

describe('§39 answering at Stripe', () => {
  const open = async () => {
    const found = await paidAndDisputed();
    await findAll(t);
    return { ...found, one: await only(neela) };
  };

  test('the text and the facts are submitted, once, under one key', async () => {
    const { asha, dispute, one } = await open();
    expect((await answer(neela, one, 'They gave the code.')).status).toBe(200);
    expect((await answer(neela, one, 'They gave the code.')).status).toBe(200);
    const sent = fake.seen.filter(({ method, path }) => method === 'POST' && /disputes/.test(path));
    expect(sent).toHaveLength(1);
    expect(sent[0]?.params).toMatchObject({ submit: 'true' });
    expect(dispute.evidence).toMatchObject({
      uncategorized_text: 'They gave the code.',
      customer_name: expect.stringContaining('Customer') as string,
      product_description: expect.stringContaining('booking') as string,
      access_activity_log: expect.stringContaining('six-digit start code') as string,
      service_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
    });
    expect(JSON.stringify(dispute.evidence)).not.toContain(asha.email);
    expect(await only(neela)).toMatchObject({ state: 'answered', task: 'wait' });
    expect(t.log.join('\n')).not.toMatch(/They gave the code/);
  });

  test.each(['error', 'cut', 'hold'] as const)(
    'with the line doing: %s, it is sent by the job, and taken once',
    async (mode) => {
      const { dispute, one } = await open();
      fake.fail(/POST .*disputes/, mode);
      expect((await answer(neela, one, 'The code.')).status).toBe(202);
      expect(await only(neela)).toMatchObject({ task: 'sending' });
      fake.heal();
      await t.passMinutes(5);
      await settleDisputes(t.deps);
      expect(await only(neela)).toMatchObject({ state: 'answered', task: 'wait' });
      expect(dispute.evidence['uncategorized_text']).toBe('The code.');
      expect((await read(neela, one)).sentAt).not.toBeNull();
    },
  );

  test('accepted, it is closed as lost', async () => {
    const { dispute, one } = await open();
    expect((await accept(neela, one)).status).toBe(200);
    expect(dispute.status).toBe('lost');
    expect(await only(neela, 'decided')).toMatchObject({ state: 'lost' });
    expect(await balancesIn(t.database)).toMatchObject({ professional: -255, revenue: 270 });
  });

  test('closed by the bank before the answer came: said so, and never counted as sent', async () => {
    const { dispute, one } = await open();
    fake.decide(dispute, 'lost');
    const { status, body } = await answer(neela, one, 'The code.');
    expect([status, body['code']]).toEqual([409, 'not_taken']);
    expect(await read(neela, one)).toMatchObject({ state: 'lost', sentAt: null, task: 'none' });
  });

  test('an answer that Stripe does not take can be given anew', async () => {
    const { one } = await open();
    fake.behave(({ method, path }) =>
      method === 'POST' && /disputes/.test(path) ? 'refuse' : 'work',
    );
    expect((await answer(neela, one, 'Too long.')).body).toMatchObject({ code: 'not_taken' });
    expect(await only(neela)).toMatchObject({ state: 'open', task: 'answer' });
    fake.heal();
    expect((await answer(neela, one, 'winning_evidence')).status).toBe(200);
    expect(await only(neela, 'decided')).toMatchObject({ state: 'won' });
  });
});
