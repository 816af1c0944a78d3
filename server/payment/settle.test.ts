import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { getBooking } from '#contract/booking.ts';
import { answerChallenge, settlePayment } from '#contract/payment.ts';
import { useApp } from '../testing/app.ts';
import { cut, down, onFaultyLine, repair, saying } from '../testing/faults.ts';
import type { Faults } from '../testing/faults.ts';
import { agree, audit } from '../testing/paying.ts';
import { settleDue } from './settle-actions.ts';

const faults: Faults = {};

const t = useApp(({ payments }) => ({ payments: onFaultyLine(payments, faults) }));

beforeEach(() => repair(faults));

afterEach(async () => {
  expect(await audit(t.database)).toEqual([]);
});

const charges = () =>
  t.database.query<{ state: string }>('select state from sandbox_charges order by created_at, id');
const receipts = async () => (await t.database.query('select number from receipts')).length;

describe('the gateway does not answer', () => {
  test('before anything is charged: 503, and the same attempt goes on at the next press', async () => {
    const job = await agree(t);
    for (const fault of [down, cut]) {
      faults.open = fault;
      const answer = await job.pay('tok_visa');
      expect(answer).toMatchObject({ status: 503, body: { code: 'card_service_down' } });
      expect(answer.headers['retry-after']).toBe('5');
      expect(await job.read()).toMatchObject({ paymentState: 'unpaid' });
    }
    repair(faults);
    expect((await job.pay('tok_visa')).status).toBe(200);
    expect(await charges()).toEqual([{ state: 'succeeded' }]);
  });

  test('while charging, and it was not charged: 202, then unpaid again by itself', async () => {
    const job = await agree(t);
    faults.confirm = down;
    expect(await job.pay('tok_visa')).toMatchObject({
      status: 202,
      body: { status: 'processing', booking_id: job.id },
    });
    expect(await job.read()).toMatchObject({ paymentState: 'processing' });
    repair(faults);
    await t.passMinutes(1);
    await t.runJobs();
    expect(await job.read()).toMatchObject({ paymentState: 'unpaid' });
    expect(await charges()).toEqual([{ state: 'closed' }]);
    expect((await job.pay('tok_mastercard')).status).toBe(200);
  });

  test('while charging, and it was not charged: pressing again charges once', async () => {
    const job = await agree(t);
    faults.confirm = down;
    expect((await job.pay('tok_visa')).status).toBe(202);
    repair(faults);
    expect((await job.pay('tok_mastercard')).body).toMatchObject({ status: 'success' });
    expect(await charges()).toEqual([{ state: 'succeeded' }]);
  });

  test.each([
    ['the answer is lost', { confirm: cut }],
    ['everything after it is lost', { confirm: cut, read: down }],
    ['it cannot be asked afterwards', { read: down }],
  ])('while charging, and it was charged: %s', async (_name, broken) => {
    const job = await agree(t);
    Object.assign(faults, broken);
    const { status } = await job.pay('tok_visa');
    expect(status).toBe('read' in broken ? 202 : 200);
    repair(faults);
    await t.passMinutes(1);
    await t.runJobs();
    expect(await job.read()).toMatchObject({ paymentState: 'paid' });
    expect(await charges()).toEqual([{ state: 'succeeded' }]);
    expect(await job.pay('tok_visa')).toMatchObject({ status: 409 });
    expect(await receipts()).toBe(1);
  });

  test('after a refusal: it counts once the gateway has closed it, never as paid', async () => {
    const job = await agree(t);
    faults.close = down;
    expect((await job.pay('tok_chargeDeclined')).status).toBe(202);
    repair(faults);
    expect((await job.pay('tok_visa')).body).toMatchObject({ status: 'success' });
    expect(await charges()).toEqual([{ state: 'closed' }, { state: 'succeeded' }]);
  });

  test('for long: asked ever more rarely, and settled when it is back', async () => {
    const job = await agree(t);
    let asked = 0;
    faults.read = async () => {
      asked += 1;
      return { tryAgain: 'down' };
    };
    await job.pay('tok_visa');
    for (let looks = 0; looks < 120; looks += 1) {
      await t.passMinutes(0.5);
      await settleDue(t.deps);
    }
    expect(asked).toBeLessThan(25);
    expect(await job.read()).toMatchObject({ paymentState: 'processing' });
    repair(faults);
    await t.passMinutes(10);
    await t.runJobs();
    expect(await job.read()).toMatchObject({ paymentState: 'paid' });
  });

  test('another amount than ours is not taken for paid', async () => {
    const job = await agree(t);
    faults.read = saying({ amountPaise: 100 });
    expect((await job.pay('tok_visa')).status).toBe(202);
    expect(t.log.some((line) => line.includes('another amount'))).toBe(true);
    repair(faults);
    await t.passMinutes(1);
    await t.runJobs();
    expect(await job.read()).toMatchObject({ paymentState: 'paid' });
  });
});

test('after 202 and then a failure the booking and the payment say why', async () => {
  const job = await agree(t);
  faults.close = down;
  const { status, body } = await job.pay('tok_chargeDeclinedInsufficientFunds');
  expect(status).toBe(202);
  expect(await job.read()).not.toHaveProperty('paymentProblem');
  repair(faults);
  await t.passMinutes(1);
  await t.runJobs();
  const why = 'There is not enough money on this card. Please try another card.';
  expect(await job.read()).toMatchObject({ paymentState: 'unpaid', paymentProblem: why });
  const params = { id: String(body['payment_id']) };
  expect(await job.asha.try(settlePayment, {}, { params })).toMatchObject({
    status: 402,
    body: { msg: why, decline_code: 'insufficient_funds' },
  });
  const theirs = await job.ravi.send(getBooking, undefined, { params: { id: job.id } });
  expect(theirs).not.toHaveProperty('paymentProblem');
  await job.pay('tok_visa');
  expect(await job.read()).not.toHaveProperty('paymentProblem');
});

test('a press while another is under way waits for that one’s answer', async () => {
  const job = await agree(t);
  faults.confirm = async (ask) => {
    const second = await job.pay('tok_mastercard');
    expect(second).toMatchObject({ status: 202, body: { status: 'processing' } });
    return ask();
  };
  expect((await job.pay('tok_visa')).status).toBe(200);
  expect(await charges()).toEqual([{ state: 'succeeded' }]);
});

test('an answer of the gateway that is old by the time it arrives changes nothing', async () => {
  const job = await agree(t);
  const { body } = await job.pay('tok_threeDSecure2Required');
  const params = { id: String(body['payment_id']) };
  faults.read = async (ask) => {
    const old = await ask();
    repair(faults);
    const passed = await job.asha.try(answerChallenge, { passed: true }, { params });
    expect(passed.body).toMatchObject({ status: 'success' });
    return old;
  };
  const answer = await job.asha.try(settlePayment, {}, { params });
  expect(answer.body).toMatchObject({ status: 'success' });
  expect(await job.read()).toMatchObject({ paymentState: 'paid' });
});
