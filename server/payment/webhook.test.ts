import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useApp } from '../testing/app.ts';
import { down, onFaultyLine, repair } from '../testing/faults.ts';
import type { Faults } from '../testing/faults.ts';
import { agree, audit, gatewayIds, sendEvent } from '../testing/paying.ts';

const faults: Faults = {};

const t = useApp(({ payments }) => ({ payments: onFaultyLine(payments, faults) }));

beforeEach(() => repair(faults));

afterEach(async () => {
  expect(await audit(t.database)).toEqual([]);
});

const receipts = async () => (await t.database.query('select number from receipts')).length;

describe('an event of the gateway', () => {
  test('before its answer: paid by then, once', async () => {
    const job = await agree(t);
    faults.confirm = async (ask) => {
      const said = await ask();
      const [about = ''] = await gatewayIds(t.database);
      expect((await sendEvent(t, { id: 'evt_1', about })).status).toBe(200);
      expect(await job.read()).toMatchObject({ paymentState: 'paid' });
      return said;
    };
    expect((await job.pay('tok_visa')).body).toMatchObject({ status: 'success' });
    expect(await receipts()).toBe(1);
  });

  test('of a refusal before its answer: refused, with the reason', async () => {
    const job = await agree(t);
    faults.confirm = async (ask) => {
      const said = await ask();
      const [about = ''] = await gatewayIds(t.database);
      await sendEvent(t, { id: 'evt_1', about, type: 'payment_intent.payment_failed' });
      return said;
    };
    const { status, body } = await job.pay('tok_chargeDeclinedInsufficientFunds');
    expect([status, body['decline_code']]).toEqual([402, 'insufficient_funds']);
  });

  test('twice, late and out of order: nothing changes', async () => {
    const job = await agree(t);
    await job.pay('tok_visa');
    const [about = ''] = await gatewayIds(t.database);
    const look = () =>
      t.database.query(
        'select p.state, p.settled_at, b.payment_state from payments p join bookings b on b.id = p.booking_id',
      );
    const before = await look();
    expect(before).toMatchObject([{ state: 'succeeded', payment_state: 'paid' }]);
    const sent = [
      { id: 'evt_2', type: 'payment_intent.succeeded' },
      { id: 'evt_2', type: 'payment_intent.succeeded' },
      { id: 'evt_1', type: 'payment_intent.created' },
      { id: 'evt_0', type: 'payment_intent.payment_failed' },
      { id: 'evt_3', type: 'payment_intent.canceled' },
      { id: 'evt_4', type: 'payment_intent.processing' },
    ];
    for (const event of sent) {
      expect((await sendEvent(t, { ...event, about })).status).toBe(200);
    }
    await t.passMinutes(60 * 24 * 3);
    expect((await sendEvent(t, { id: 'evt_2', about })).status).toBe(200);
    expect(await look()).toEqual(before);
    expect(await receipts()).toBe(1);
    const events = await t.database.query<{ id: string }>(
      'select id from webhook_events order by id',
    );
    expect(events.map((event) => event.id)).toEqual(['evt_0', 'evt_1', 'evt_2', 'evt_3', 'evt_4']);
  });

  test('of what it did not do: it is asked, and nothing is believed', async () => {
    const job = await agree(t);
    await job.pay('tok_threeDSecure2Required');
    const [about = ''] = await gatewayIds(t.database);
    expect((await sendEvent(t, { id: 'evt_1', about })).status).toBe(200);
    expect(await job.read()).toMatchObject({ paymentState: 'unpaid' });
  });

  test('of a payment that is not ours', async () => {
    for (const about of ['pi_of_another_shop', 're_of_another_shop']) {
      expect((await sendEvent(t, { id: `evt_${about}`, about })).status).toBe(200);
    }
    expect(t.log.filter((line) => line.includes('an unknown charge has succeeded'))).toHaveLength(
      1,
    );
  });

  test('while it cannot be asked: later, please; then it counts', async () => {
    const job = await agree(t);
    faults.read = down;
    await job.pay('tok_visa');
    const [about = ''] = await gatewayIds(t.database);
    const answer = await sendEvent(t, { id: 'evt_1', about });
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '30']);
    repair(faults);
    expect((await sendEvent(t, { id: 'evt_1', about })).status).toBe(200);
    expect(await job.read()).toMatchObject({ paymentState: 'paid' });
  });

  test('in somebody else’s hand: refused', async () => {
    const job = await agree(t);
    faults.read = down;
    await job.pay('tok_visa');
    repair(faults);
    const [about = ''] = await gatewayIds(t.database);
    const asked: string[] = [];
    faults.read = async (ask) => {
      asked.push('read');
      return ask();
    };
    for (const signature of ['', 'v1=0', 'a'.repeat(64), '💳']) {
      const { status, body } = await sendEvent(t, { id: 'evt_1', about }, signature);
      expect([status, JSON.parse(body)]).toMatchObject([400, { code: 'bad_signature' }]);
    }
    const headers = { 'content-type': 'application/json' };
    const bare = await t.client().raw('POST', '/api/payments/webhook', { payload: '{}', headers });
    expect(bare.status).toBe(400);
    expect(asked).toEqual([]);
    expect(await job.read()).toMatchObject({ paymentState: 'processing' });
    await t.passMinutes(1);
    await t.runJobs();
  });
});
