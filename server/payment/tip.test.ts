import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answerChallenge, answerUpi, settlePayment } from '#contract/payment.ts';
import { sandboxCards, tokenFor } from '#contract/sandbox-cards.ts';
import { upiToken } from '#contract/sandbox-upi.ts';
import type { UpiAnswer } from '#contract/sandbox-upi.ts';
import { useApp } from '../testing/app.ts';
import { cut, down, onFaultyLine, repair } from '../testing/faults.ts';
import type { Faults } from '../testing/faults.ts';
import { audit, gatewayIds, sendEvent } from '../testing/paying.ts';
import type { Job } from '../testing/paying.ts';
import { rated } from '../testing/rating.ts';
import { ratedByCustomer, ratedUnpaid, tipFor, tryTip } from '../testing/tips.ts';
import { settleDue } from './settle-actions.ts';

const faults: Faults = {};
const t = useApp(({ payments }) => ({ payments: onFaultyLine(payments, faults) }));

beforeEach(() => repair(faults));

afterEach(async () => {
  expect(await audit(t.database)).toEqual([]);
});

const charges = async () =>
  (
    await t.database.query<{ state: string }>(
      'select state from sandbox_charges order by created_at, id',
    )
  ).map(({ state }) => state);
const stands = async (job: Job) => {
  const { paymentState } = await job.read();
  return [paymentState, (await tipFor(job.asha, job)).tip?.state];
};
const answer = ({ asha }: Job, id: unknown, passed: boolean) =>
  asha.try(answerChallenge, { passed }, { params: { id: String(id) } });

describe('§35 the card table', () => {
  test.each(sandboxCards.flatMap(({ numbers }) => numbers))('%s', async (number) => {
    const job = await ratedUnpaid(t);
    const token = tokenFor(number);
    // The same card says of a tip what it says of a bill.
    const ofTip = await tryTip(job, 50, token);
    if (ofTip.body['status'] === 'requires_action') {
      expect(await stands(job)).toEqual(['unpaid', undefined]);
      const passed = await answer(job, ofTip.body['payment_id'], true);
      const ends = passed.status === 200 ? 'given' : undefined;
      expect(await stands(job)).toEqual(['unpaid', ends]);
      return;
    }
    const other = await ratedUnpaid(t);
    const ofBill = await other.pay(token);
    expect([ofTip.status, ofTip.body['code'], ofTip.body['decline_code']]).toEqual([
      ofBill.status,
      ofBill.body['code'],
      ofBill.body['decline_code'],
    ]);
    expect(await stands(job)).toEqual(['unpaid', ofTip.status === 200 ? 'given' : undefined]);
  });

  test('3-D Secure: refused or left alone nothing is charged, and another try is possible', async () => {
    const job = await ratedByCustomer(t);
    const first = await tryTip(job, 50, 'tok_threeDSecure2Required');
    expect(first.body).toMatchObject({ status: 'requires_action', booking_id: job.id });
    expect((await answer(job, first.body['payment_id'], false)).status).toBe(402);
    const second = await tryTip(job, 50, 'tok_threeDSecure2Required');
    expect(second.body['payment_id']).not.toBe(first.body['payment_id']);
    await t.passMinutes(20);
    await t.runJobs();
    expect(await charges()).toEqual(['succeeded', 'closed', 'closed']);
    expect((await tryTip(job, 100)).body).toMatchObject({ status: 'success' });
    expect(await stands(job)).toEqual(['paid', 'given']);
  });
});

describe('§35 by UPI', () => {
  const inApp = ({ asha }: Job, id: unknown, said: UpiAnswer) =>
    asha.try(answerUpi, { answer: said }, { params: { id: String(id) } });

  test('it is given once the app has said yes, and receipt and mail say by UPI', async () => {
    const job = await ratedUnpaid(t);
    const asked = await tryTip(job, 50, upiToken);
    expect(asked).toMatchObject({ status: 200, body: { status: 'requires_action' } });
    const { link } = asked.body['upi'] as { link: string };
    expect(new URL(link).searchParams.get('am')).toBe('50.00');
    expect(await stands(job)).toEqual(['unpaid', undefined]);
    expect((await inApp(job, asked.body['payment_id'], 'approve')).status).toBe(200);
    expect(await tipFor(job.asha, job)).toMatchObject({ tip: { state: 'given', paidWith: 'upi' } });
    expect(await stands(job)).toEqual(['unpaid', 'given']);
    await t.runJobs();
    const receipt = t.mails.find(({ subject }) => subject.includes('for your tip'));
    expect(receipt?.text).toMatch(/Tip for .+, by UPI/);
  });

  test('refused in the app nothing is charged, and a card can give it', async () => {
    const job = await ratedUnpaid(t);
    const asked = await tryTip(job, 50, upiToken);
    expect((await inApp(job, asked.body['payment_id'], 'refuse')).status).toBe(402);
    expect((await tryTip(job, 50)).status).toBe(200);
    expect(await stands(job)).toEqual(['unpaid', 'given']);
  });

  test('a QR code that waits is closed for the bill, and cannot be paid afterwards', async () => {
    const job = await ratedUnpaid(t);
    const asked = await tryTip(job, 50, upiToken);
    expect((await job.pay('tok_visa')).status).toBe(200);
    expect((await inApp(job, asked.body['payment_id'], 'approve')).status).toBe(402);
    expect(await stands(job)).toEqual(['paid', undefined]);
  });
});

describe('§35 exactly once', () => {
  test('the answer is lost: pressed again it is one tip', async () => {
    const job = await ratedByCustomer(t);
    faults.confirm = cut;
    expect((await tryTip(job, 50)).status).toBe(200);
    expect(await tryTip(job, 50)).toMatchObject({ status: 409, body: { code: 'already_tipped' } });
    expect(await charges()).toEqual(['succeeded', 'succeeded']);
  });

  test('the gateway is down while charging: 202, the bill stays paid, and a job finds out', async () => {
    const job = await ratedByCustomer(t);
    faults.confirm = cut;
    faults.read = down;
    expect(await tryTip(job, 50)).toMatchObject({ status: 202, body: { status: 'processing' } });
    expect(await stands(job)).toEqual(['paid', 'processing']);
    repair(faults);
    await t.passMinutes(1);
    expect(await settleDue(t.deps)).toBe(1);
    expect(await stands(job)).toEqual(['paid', 'given']);
  });

  test('a late event of the gateway settles it, once', async () => {
    const job = await ratedByCustomer(t);
    faults.confirm = cut;
    faults.read = down;
    const { body } = await tryTip(job, 50);
    repair(faults);
    const [, charge = ''] = await gatewayIds(t.database);
    for (const id of ['evt_1', 'evt_1', 'evt_2']) {
      expect((await sendEvent(t, { id, about: charge })).status).toBe(200);
    }
    expect(await stands(job)).toEqual(['paid', 'given']);
    const params = { id: String(body['payment_id']) };
    expect(await job.asha.send(settlePayment, undefined, { params })).toMatchObject({
      status: 'success',
      msg: 'Thank you. Your tip was paid.',
    });
    expect(await t.database.query('select 1 from receipts')).toHaveLength(2);
  });

  test('another amount before the bank has agreed: the first attempt is closed', async () => {
    const job = await ratedByCustomer(t);
    await tryTip(job, 50, 'tok_threeDSecure2Required');
    expect((await tryTip(job, 20)).body).toMatchObject({ status: 'success' });
    expect(await charges()).toEqual(['succeeded', 'closed', 'succeeded']);
    expect((await tipFor(job.asha, job)).tip?.amount).toBe(20);
  });
});

describe('§35 beside the bill', () => {
  test('a tip leaves a bill to pay as it is, whatever becomes of it', async () => {
    const job = await ratedUnpaid(t);
    expect((await tryTip(job, 50, 'tok_chargeDeclined')).status).toBe(402);
    expect((await tryTip(job, 50)).status).toBe(200);
    expect(await job.read()).toMatchObject({ paymentState: 'unpaid', due: 300, paid: 0 });
    expect((await job.read()) as object).not.toHaveProperty('refusal');
    expect((await job.pay('tok_visa', { product: { price: 300 } })).status).toBe(200);
    expect(await stands(job)).toEqual(['paid', 'given']);
  });

  test('a tip for which the bank waits is given up for the bill', async () => {
    const job = await ratedUnpaid(t);
    await tryTip(job, 300, 'tok_threeDSecure2Required');
    expect((await job.pay('tok_threeDSecure2Required')).body).toMatchObject({
      status: 'requires_action',
    });
    expect(await t.database.query('select for_tip, state from payments order by attempt')).toEqual([
      { for_tip: true, state: 'failed' },
      { for_tip: false, state: 'requires_action' },
    ]);
  });

  test('a bill for which the bank waits is not given up for a tip', async () => {
    const job = await ratedUnpaid(t);
    const { body } = await job.pay('tok_threeDSecure2Required');
    const both = { status: 409, body: { code: 'payment_under_way' } };
    expect(await tryTip(job, 300, 'tok_threeDSecure2Required')).toMatchObject(both);
    expect((await answer(job, body['payment_id'], true)).status).toBe(200);
    expect((await tryTip(job, 300)).status).toBe(200);
    expect(await stands(job)).toEqual(['paid', 'given']);
  });

  test('a tip that may have been charged holds up the bill, not the other way round', async () => {
    const job = await ratedUnpaid(t);
    faults.confirm = cut;
    faults.read = down;
    expect((await tryTip(job, 50)).status).toBe(202);
    const both = { status: 409, body: { code: 'payment_under_way' } };
    expect(await job.pay('tok_visa')).toMatchObject(both);
    repair(faults);
    expect((await job.pay('tok_visa')).status).toBe(200);
    expect(await stands(job)).toEqual(['paid', 'given']);
  });

  test('a process of the release before that writes the state of a tip changes no bill', async () => {
    for (const job of [await rated(t, 5), await ratedUnpaid(t)]) {
      const { paymentState } = await job.read();
      await tryTip(job, 50);
      for (const state of ['unpaid', 'paid', 'refunded']) {
        await t.database.query('update bookings set payment_state = $2 where id = $1', [
          job.id,
          state,
        ]);
        expect((await job.read()).paymentState).toBe(paymentState);
      }
    }
  });
});
