import { afterEach, describe, expect, test } from 'vitest';
import { answerUpi, getReceipt, settlePayment } from '#contract/payment.ts';
import { upiToken } from '#contract/sandbox-upi.ts';
import type { UpiAnswer } from '#contract/sandbox-upi.ts';
import { useApp } from '../testing/app.ts';
import { agree, audit } from '../testing/paying.ts';
import type { Job } from '../testing/paying.ts';

const t = useApp();

afterEach(async () => {
  expect(await audit(t.database)).toEqual([]);
});

/** A job whose customer has asked for a QR code. */
const begin = async (cost: 50 | 120 | 200 = 120) => {
  const job = await agree(t, cost);
  const { status, body } = await job.pay(upiToken);
  expect([status, body['status']]).toEqual([200, 'requires_action']);
  return { job, body, id: String(body['payment_id']) };
};

const inApp = (job: Job, id: string, answer: UpiAnswer) =>
  job.asha.try(answerUpi, { answer }, { params: { id } });

const look = (job: Job, id: string) => job.asha.try(settlePayment, {}, { params: { id } });

/** Some minutes later, by the clock of the sandbox. */
const later = (minutes: number) =>
  t.database.query(
    `update sandbox_charges set valid_until = valid_until - $1::int * interval '1 minute',
       answers_at = answers_at - $1::int * interval '1 minute'`,
    [minutes],
  );

const receiptOf = ({ asha, id }: Job) => asha.send(getReceipt, undefined, { params: { id } });

describe('§33 payment by UPI', () => {
  test('the QR code names the server’s amount, and nothing is charged before the app has said yes', async () => {
    const { job, body } = await begin();
    const { link, validUntil } = body['upi'] as { link: string; validUntil: string };
    const fields = Object.fromEntries(new URL(link).searchParams);
    expect(fields).toMatchObject({ am: '220.00', cu: 'INR', pa: 'localhands@sandbox' });
    expect(fields['tr']).toMatch(/^[0-9a-z]{1,35}$/);
    const minutes = (Date.parse(validUntil) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(4);
    expect(minutes).toBeLessThan(5.1);
    expect(await job.read()).toMatchObject({ paymentState: 'unpaid' });
  });

  test('approved in the app it is paid, and the receipt says by UPI', async () => {
    const { job, id } = await begin();
    expect(await inApp(job, id, 'approve')).toMatchObject({
      status: 200,
      body: { status: 'success' },
    });
    expect(await job.read()).toMatchObject({ paymentState: 'paid' });
    expect(await receiptOf(job)).toMatchObject({ paid: 220, paidWith: 'upi' });
    expect(await job.pay('tok_visa')).toMatchObject({
      status: 409,
      body: { code: 'already_paid' },
    });
  });

  test('refused in the app nothing is charged, and another way pays', async () => {
    const { job, id } = await begin();
    expect(await inApp(job, id, 'refuse')).toMatchObject({
      status: 402,
      body: { status: 'failed', code: 'upi_refused' },
    });
    expect((await inApp(job, id, 'approve')).status).toBe(402);
    expect(await job.read()).toMatchObject({ paymentState: 'unpaid' });
    expect((await job.pay('tok_visa')).status).toBe(200);
    expect(await receiptOf(job)).toMatchObject({ paidWith: 'card' });
  });

  test('a bank that answers later is waited for, and meanwhile nothing else can pay', async () => {
    const { job, id } = await begin();
    expect(await inApp(job, id, 'late')).toMatchObject({
      status: 202,
      body: { status: 'processing' },
    });
    expect(await job.read()).toMatchObject({ paymentState: 'processing' });
    expect((await job.pay('tok_visa')).status).toBe(202);
    expect((await job.pay(upiToken)).status).toBe(202);
    await later(1);
    await t.passMinutes(1);
    await t.runJobs();
    expect(await job.read()).toMatchObject({ paymentState: 'paid' });
    expect(await receiptOf(job)).toMatchObject({ paid: 220, paidWith: 'upi', receipts: [{}] });
  });

  test('a QR code that is not paid in time ends, and cannot be paid afterwards', async () => {
    const { job, id } = await begin();
    await later(6);
    expect(await inApp(job, id, 'approve')).toMatchObject({
      status: 402,
      body: { code: 'upi_expired' },
    });
    expect(await look(job, id)).toMatchObject({ status: 402, body: { code: 'upi_expired' } });
    expect(await job.read()).toMatchObject({ paymentState: 'unpaid' });
    const again = await job.pay(upiToken);
    expect(again).toMatchObject({ status: 200, body: { status: 'requires_action' } });
    expect(again.body['payment_id']).not.toBe(id);
    expect((await inApp(job, String(again.body['payment_id']), 'approve')).status).toBe(200);
  });

  test('in silence the job ends it once its time is over', async () => {
    const { job, id } = await begin();
    await later(6);
    await t.passMinutes(6);
    await t.runJobs();
    const rows = await t.database.query('select id, state, code from payments');
    expect(rows).toEqual([{ id, state: 'failed', code: 'upi_expired' }]);
    expect(await job.read()).toMatchObject({ paymentState: 'unpaid' });
  });

  test('asked for again it is the same code; a card chosen instead ends it for good', async () => {
    const { job, id, body } = await begin();
    const again = await job.pay(upiToken);
    expect(again.body).toMatchObject({ payment_id: id, upi: body['upi'] });
    expect((await job.pay('tok_visa')).status).toBe(200);
    expect((await inApp(job, id, 'approve')).status).toBe(402);
    const rows = await t.database.query(
      'select method, state, amount_paise from payments order by attempt',
    );
    expect(rows).toEqual([
      { method: 'upi', state: 'failed', amount_paise: 22_000 },
      { method: 'card', state: 'succeeded', amount_paise: 22_000 },
    ]);
  });

  test('a visit that is cancelled while the app is open takes no money', async () => {
    const { job, id } = await begin();
    await job.cancel();
    expect((await inApp(job, id, 'approve')).status).toBe(409);
    await t.passMinutes(6);
    await t.runJobs();
    expect(await job.read()).toMatchObject({ state: 'cancelled', paymentState: 'unpaid' });
  });

  test('what was paid by UPI goes back the way it came, and the mail says so', async () => {
    const { job, id } = await begin();
    await inApp(job, id, 'approve');
    await job.cancel();
    await t.runJobs();
    await t.runJobs();
    expect(await job.read()).toMatchObject({ paymentState: 'refunded' });
    const mail = t.mails.find(({ subject }) => subject === 'Your money is on its way back');
    expect(mail?.text).toContain('₹220 by UPI.');
  });

  test('nobody else can answer for the customer, nor see the code', async () => {
    const { job, id } = await begin();
    const stranger = await t.user();
    for (const who of [stranger, job.ravi]) {
      for (const answer of [
        await who.try(answerUpi, { answer: 'approve' }, { params: { id } }),
        await who.try(settlePayment, {}, { params: { id } }),
      ]) {
        expect([401, 403]).toContain(answer.status);
        expect(JSON.stringify(answer.body)).not.toContain('upi://');
      }
    }
    expect(await job.read()).toMatchObject({ paymentState: 'unpaid' });
  });

  test('the app’s page answers nothing about a card', async () => {
    const job = await agree(t);
    const { body } = await job.pay('tok_threeDSecure2Required');
    await inApp(job, String(body['payment_id']), 'approve');
    expect(await job.read()).toMatchObject({ paymentState: 'unpaid' });
  });
});
