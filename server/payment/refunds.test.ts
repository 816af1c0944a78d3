import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answerChallenge, getReceipt, settlePayment } from '#contract/payment.ts';
import { useApp } from '../testing/app.ts';
import { cut, down, onFaultyLine, repair, saying } from '../testing/faults.ts';
import type { Faults } from '../testing/faults.ts';
import { agree, audit, sendEvent } from '../testing/paying.ts';

const faults: Faults = {};

const t = useApp(({ payments }) => ({ payments: onFaultyLine(payments, faults) }));

beforeEach(() => repair(faults));

afterEach(async () => {
  expect(await audit(t.database)).toEqual([]);
});

const charges = () =>
  t.database.query<{ state: string }>('select state from sandbox_charges order by created_at, id');

describe('refunds', () => {
  const refundOf = async (job: Awaited<ReturnType<typeof agree>>) =>
    (await job.asha.send(getReceipt, undefined, { params: { id: job.id } })).refunds;

  test('a paid booking that is called off is given back, once, and both see it', async () => {
    const job = await agree(t);
    await job.pay('tok_visa');
    await job.cancel();
    await t.runJobs();
    await t.passMinutes(10);
    await t.runJobs();
    expect(await job.read()).toMatchObject({ state: 'cancelled', paymentState: 'refunded' });
    expect(await refundOf(job)).toMatchObject([{ amount: 300, status: 'succeeded' }]);
    expect(await job.pay('tok_visa')).toMatchObject({ status: 409 });
    const mails = t.mails.filter((mail) => mail.subject === 'Your money is on its way back');
    expect(mails.map((mail) => mail.to.address)).toEqual([job.asha.email]);
    expect(mails[0]?.text).toContain('₹300');
  });

  test('an unpaid one that is called off moves no money', async () => {
    const job = await agree(t);
    await job.pay('tok_chargeDeclined');
    await job.cancel();
    await t.runJobs();
    expect(await job.read()).toMatchObject({ paymentState: 'unpaid' });
  });

  test.each([
    ['is down', down],
    ['has done it but the answer is lost', cut],
  ])('the gateway %s: again later, under the same key', async (_name, fault) => {
    const job = await agree(t);
    await job.pay('tok_visa');
    await job.cancel();
    faults.refund = fault;
    await t.runJobs();
    expect(await job.read()).toMatchObject({ paymentState: 'paid' });
    expect(await refundOf(job)).toMatchObject([{ status: 'pending' }]);
    if (fault === cut) {
      // The gateway's refunds and ours differ until the job has run.
      expect(await audit(t.database)).toHaveLength(1);
    }
    repair(faults);
    await t.passMinutes(5);
    await t.runJobs();
    expect(await job.read()).toMatchObject({ paymentState: 'refunded' });
  });

  test('a failed refund leaves the booking paid, and both parties get a mail', async () => {
    const job = await agree(t);
    await job.pay('tok_refundFail');
    await job.cancel();
    await t.runJobs();
    expect(await job.read()).toMatchObject({ state: 'cancelled', paymentState: 'paid' });
    expect(await refundOf(job)).toMatchObject([{ amount: 300, status: 'failed' }]);
    await t.runJobs();
    const mails = t.mails.filter((mail) => mail.subject === 'Your refund did not arrive');
    expect(mails).toHaveLength(1);
    expect(t.log.some((line) => line.includes('a refund has failed'))).toBe(true);
  });

  const worksAgain = () => t.database.query(`update sandbox_charges set token = 'tok_visa'`);
  const hours = async (n: number) => {
    // Of refunds alone: a login would not last that long.
    await t.database.query(
      `update refunds set settled_at = settled_at - $1::float8 * interval '1 hour',
         created_at = created_at - $1::float8 * interval '1 hour'`,
      [n],
    );
    await t.runJobs();
    await t.runJobs();
  };
  const told = () =>
    t.mails.flatMap(({ subject }) => (/refund|way back/.test(subject) ? [subject] : []));

  test('what a bank did not take is tried again after an hour, and arrives once', async () => {
    const job = await agree(t);
    await job.pay('tok_refundFail');
    await job.cancel();
    await t.runJobs();
    await worksAgain();
    await hours(0.5);
    expect(await refundOf(job)).toMatchObject([{ status: 'failed' }]);
    await hours(1);
    await hours(30);
    expect(await job.read()).toMatchObject({ paymentState: 'refunded' });
    expect(await refundOf(job)).toMatchObject([{ amount: 300, status: 'succeeded' }]);
    expect(told()).toEqual(['Your refund did not arrive', 'Your money is on its way back']);
    expect(t.mails.find(({ subject }) => subject === told()[0])?.text).toContain('We try again');
  });

  test('after the last of five tries the customer hears that people will return it', async () => {
    const job = await agree(t);
    await job.pay('tok_refundFail');
    await job.cancel();
    await t.runJobs();
    for (const wait of [1.1, 6.1, 24.1, 72.1, 500]) await hours(wait);
    await t.runJobs();
    const rows = await t.database.query('select tries, state from refunds order by tries');
    expect(rows).toEqual([0, 1, 2, 3, 4].map((tries) => ({ tries, state: 'failed' })));
    expect(told()).toEqual(['Your refund did not arrive', 'Your refund did not arrive']);
    const texts = t.mails.filter(({ subject }) => subject === told()[0]).map(({ text }) => text);
    expect(texts[0]).not.toContain('Please write to us');
    expect(texts[1]).toContain('Please write to us');
  });

  test('it takes time, arrives, and comes back after all', async () => {
    const job = await agree(t);
    await job.pay('tok_visa');
    await job.cancel();
    faults.refund = saying({ state: 'pending' });
    await t.runJobs();
    expect(await job.read()).toMatchObject({ paymentState: 'paid' });
    repair(faults);
    const [row] = await t.database.query<{ id: string }>('select id from sandbox_refunds');
    const about = row?.id ?? '';
    expect((await sendEvent(t, { id: 'evt_1', about, type: 'refund.updated' })).status).toBe(200);
    expect(await job.read()).toMatchObject({ paymentState: 'refunded' });
    await t.database.query(`update sandbox_refunds set state = 'failed'`);
    await sendEvent(t, { id: 'evt_2', about, type: 'refund.failed' });
    await sendEvent(t, { id: 'evt_1', about, type: 'refund.updated' });
    expect(await job.read()).toMatchObject({ paymentState: 'paid' });
    expect(await refundOf(job)).toMatchObject([{ status: 'failed' }]);
  });

  test('called off while the card is being charged: charged, then given back', async () => {
    const job = await agree(t);
    faults.confirm = async (ask) => {
      expect((await job.cancel()).status).toBe(200);
      return ask();
    };
    expect((await job.pay('tok_visa')).status).toBe(200);
    expect(await job.read()).toMatchObject({ state: 'cancelled', paymentState: 'paid' });
    await t.runJobs();
    expect(await job.read()).toMatchObject({ state: 'cancelled', paymentState: 'refunded' });
  });

  test('called off before the card is charged: nothing is charged', async () => {
    const job = await agree(t);
    faults.open = async (ask) => {
      await job.cancel();
      return ask();
    };
    expect(await job.pay('tok_visa')).toMatchObject({ status: 409, body: { code: 'not_payable' } });
    await t.passMinutes(1);
    await t.runJobs();
    expect(await job.read()).toMatchObject({ state: 'cancelled', paymentState: 'unpaid' });
  });

  test('called off while the bank asks: passing its test charges nothing', async () => {
    const job = await agree(t);
    const { body } = await job.pay('tok_threeDSecure2Required');
    await job.cancel();
    const params = { id: String(body['payment_id']) };
    const answer = await job.asha.try(answerChallenge, { passed: true }, { params });
    expect(answer).toMatchObject({ status: 409 });
    expect(await job.asha.try(settlePayment, {}, { params })).toMatchObject({ status: 402 });
    expect(await charges()).toEqual([{ state: 'closed' }]);
  });
});
