import { afterEach, describe, expect, test } from 'vitest';
import { getEarnings } from '#contract/earnings.ts';
import { readBooking } from '#contract/console.ts';
import { getStatement } from '#contract/statement.ts';
import { useApp } from '../testing/app.ts';
import { balancesIn } from '../testing/books.ts';
import { addLoggedInTo } from '../testing/operators.ts';
import { audit } from '../testing/paying.ts';
import { earn, giveBank, run } from '../testing/payouts.ts';
import { rate, rated } from '../testing/rating.ts';
import {
  giveBack,
  ratedByCustomer,
  ratedUnpaid,
  reach,
  tip,
  tipFor,
  tryTip,
} from '../testing/tips.ts';

const t = useApp();

afterEach(async () => {
  expect(await audit(t.database)).toEqual([]);
});

const mailTo = (address: string, words: string) =>
  t.mails.find((mail) => mail.to.address === address && mail.subject.includes(words));
const share = { gateway: 300, professional: -255, revenue: -45, gst: -36, discounts: 36 };

describe('§35 an admin gives a tip back', () => {
  test('whole, once, from the professional’s account; the bill stays', async () => {
    const job = await ratedByCustomer(t);
    await tip(job);
    await reach(t, job);
    const admin = await addLoggedInTo(t, 'admin');
    const key = crypto.randomUUID();
    expect((await giveBack(admin, job, key)).status).toBe(200);
    expect((await giveBack(admin, job, key)).status).toBe(200);
    expect(await giveBack(admin, job)).toMatchObject({
      status: 409,
      body: { code: 'nothing_left' },
    });
    expect((await tipFor(job.asha, job)).tip?.state).toBe('refunding');
    await t.runJobs();
    await t.runJobs();
    const seen = await admin.send(readBooking, undefined, { params: { id: job.id } });
    expect(seen).toMatchObject({ paid: 300, refunds: [{ amount: 50, forTip: true }] });
    expect((await tipFor(job.ravi, job)).tip?.state).toBe('refunded');
    expect(await job.read()).toMatchObject({ paymentState: 'paid' });
    expect(await balancesIn(t.database)).toEqual(share);
    expect(await job.ravi.send(getEarnings)).toMatchObject({ earned: 255, jobs: [{ tip: 0 }] });
    const { lines } = await job.ravi.send(getStatement, undefined, { query: { period: 'week' } });
    expect(lines.at(-1)).toMatchObject({ kind: 'tip_taken_back', amount: -50, balance: 255 });
    expect(mailTo(job.asha.email, 'tip is on its way back')).toBeDefined();
    expect(mailTo(job.ravi.email, 'was refunded')).toBeDefined();
    expect(await tryTip(job, 20)).toMatchObject({ body: { code: 'already_tipped' } });
    const notes = await t.database.query(`select 1 from invoices where kind = 'credit_note'`);
    expect(notes).toEqual([]);
  });

  test('before it was passed on: the professional never hears of it', async () => {
    const job = await ratedUnpaid(t);
    await tip(job);
    const admin = await addLoggedInTo(t, 'admin');
    expect((await giveBack(admin, job)).status).toBe(200);
    await rate(job.ravi, job, { stars: 5 });
    await t.runJobs();
    await t.runJobs();
    expect(await tipFor(job.ravi, job)).toMatchObject({ tip: null });
    expect(mailTo(job.ravi.email, 'tip')).toBeUndefined();
    expect(await job.read()).toMatchObject({ paymentState: 'unpaid' });
    expect(await balancesIn(t.database)).toEqual({});
  });

  test('and the bank does not take it: it is the professional’s again', async () => {
    const job = await rated(t, 5);
    expect((await tryTip(job, 50, 'tok_refundFail')).status).toBe(200);
    await t.runJobs();
    const admin = await addLoggedInTo(t, 'admin');
    await giveBack(admin, job);
    await t.runJobs();
    await t.runJobs();
    expect((await tipFor(job.asha, job)).tip?.state).toBe('given');
    expect(mailTo(job.asha.email, 'did not arrive')).toBeDefined();
    expect(await balancesIn(t.database)).toEqual({ ...share, gateway: 350, professional: -305 });
  });

  test('after it was paid out the balance is below zero, and later jobs make up for it', async () => {
    const job = await earn(t);
    await rate(job.asha, job, { stars: 5 });
    await rate(job.ravi, job, { stars: 5 });
    await tip(job, 100);
    await giveBank(t, job.ravi);
    await t.runJobs();
    await run(t);
    const admin = await addLoggedInTo(t, 'admin');
    await giveBack(admin, job);
    await t.runJobs();
    expect((await job.ravi.send(getEarnings)).balance).toBe(-100);
  });

  test('a refund of the bill leaves the tip', async () => {
    const job = await rated(t, 5);
    await tip(job);
    await t.runJobs();
    const [payment] = await t.database.query<{ id: string }>(
      'select id from payments where not for_tip',
    );
    await t.database.query(
      `insert into refunds (payment_id, idempotency_key, amount_paise, next_check_at)
       values ($1, 'refund:test', 30000, now())`,
      [payment?.id],
    );
    await t.runJobs();
    expect(await job.read()).toMatchObject({ paymentState: 'refunded' });
    expect(await balancesIn(t.database)).toEqual({ gateway: 50, professional: -50 });
    expect(await job.ravi.send(getEarnings)).toMatchObject({ earned: 50 });
  });

  test('without a tip there is nothing to give back, and support never does', async () => {
    const job = await ratedByCustomer(t);
    const admin = await addLoggedInTo(t, 'admin');
    expect((await giveBack(admin, job)).status).toBe(404);
    await tip(job);
    expect((await giveBack(await addLoggedInTo(t, 'support'), job)).status).toBe(403);
  });
});
