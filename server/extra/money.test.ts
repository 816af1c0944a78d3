import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { getWeek } from '#contract/week.ts';
import { useApp } from '../testing/app.ts';
import { work } from '../testing/extras.ts';
import { addOperatorTo } from '../testing/operators.ts';
import { audit } from '../testing/paying.ts';
import { ask, refundBy } from '../testing/tickets.ts';

const t = useApp();

afterEach(async () => {
  expect(await audit(t.database)).toEqual([]);
});

describe('§20 money', () => {
  test('paid before the yes: the rest is due, is paid once, and has a receipt of its own', async () => {
    const job = await work(t);
    await job.pay('tok_visa');
    const first = await job.receipt();
    const tap = await job.propose();
    await job.approve(tap);
    expect(await job.see()).toMatchObject({ paymentState: 'unpaid', paid: 300, due: 450 });
    expect((await job.pay('tok_visa', { product: { price: 750 } })).body).toMatchObject({
      code: 'price_changed',
    });
    expect(await job.pay('tok_visa', { product: { price: 450 } })).toMatchObject({ status: 200 });
    expect(await job.see()).toMatchObject({ paymentState: 'paid', paid: 750, due: 0 });
    expect((await job.pay('tok_visa')).body).toMatchObject({ code: 'already_paid' });

    const second = await job.receipt();
    expect(second).toMatchObject({
      price: { total: 750 },
      extras: [{ words: 'New tap', amount: 450 }],
      paidBefore: 300,
      paid: 450,
      due: 0,
      kept: 450,
    });
    expect(second.receipts.map(({ amount }) => amount)).toEqual([300, 450]);
    // The one that was issued before stays as it was.
    const again = await job.receipt(second.receipts[0]?.payment_id);
    expect({ ...again, receipts: [] }).toEqual({ ...first, receipts: [] });
    expect(again).toMatchObject({ price: { total: 300 }, extras: [], paid: 300, due: 0 });
    await t.runJobs();
    const mails = t.mails.filter(({ subject }) => subject.startsWith('Receipt '));
    expect(mails).toHaveLength(2);
    // Both are due at once: they leave in any order.
    const later = mails.filter(({ text }) => text.includes('Paid before'));
    expect(later).toHaveLength(1);
    for (const line of ['New tap: ₹450', 'Total: ₹750', 'Paid before: ₹300', 'Paid now: ₹450']) {
      expect(later[0]?.text).toContain(line);
    }
  });

  test('approved before anything is paid: one payment of all of it', async () => {
    const job = await work(t);
    await job.approve(await job.propose());
    expect((await job.pay('tok_visa', { product: { price: 300 } })).body).toMatchObject({
      code: 'price_changed',
    });
    expect(await job.pay('tok_visa', { product: { price: 750 } })).toMatchObject({ status: 200 });
    expect(await job.receipt()).toMatchObject({ paid: 750, paidBefore: 0, due: 0 });
    await t.runJobs();
    const mail = t.mails.find(({ subject }) => subject.startsWith('Receipt '));
    expect(mail?.text).toContain('Total: ₹750');
    expect(mail?.text).not.toContain('Paid now');
  });

  test('a done job whose rest is not paid holds up the next request after a day, and its week', async () => {
    const job = await work(t);
    await job.pay('tok_visa');
    await job.approve(await job.propose());
    await job.finish();
    const { days } = await job.ravi.send(getWeek);
    const today = days.find(({ today: is }) => is);
    expect(today).toMatchObject({ jobs: 1, earned: 637.5, unpaid: 382.5 });
    const done = 'select jobs_done from handymen where id = $1';
    expect(await t.database.query(done, [job.ravi.id])).toEqual([{ jobs_done: 0 }]);
    await job.pay('tok_visa');
    expect(await t.database.query(done, [job.ravi.id])).toEqual([{ jobs_done: 1 }]);
  });

  test('a job that is called off gives back every part, whichever was paid', async () => {
    const parts = await work(t);
    await parts.pay('tok_visa');
    await parts.approve(await parts.propose());
    expect((await parts.stop()).status).toBe(200);
    await t.runJobs();
    expect(await parts.see()).toMatchObject({ paymentState: 'refunded', refunded: 300, due: 0 });
    const both = await work(t);
    await both.pay('tok_visa');
    await both.approve(await both.propose());
    await both.pay('tok_mastercard');
    await both.stop();
    await t.runJobs();
    expect(await both.see()).toMatchObject({ paymentState: 'refunded', refunded: 750 });
  });

  test('an operator gives back more than one payment has: from both, and never more than was paid', async () => {
    const job = await work(t);
    await job.pay('tok_visa');
    await job.approve(await job.propose());
    await job.pay('tok_visa');
    const ticket = await ask(job.asha, { bookingId: job.id });
    const neela = await addOperatorTo(t, 'admin');
    const key = randomUUID();
    expect((await refundBy(neela, ticket, { amount: 800 })).status).toBe(409);
    const first = await refundBy(neela, ticket, { amount: 400, key });
    expect([first.status, (await refundBy(neela, ticket, { amount: 400, key })).status]).toEqual([
      200, 200,
    ]);
    await t.runJobs();
    expect(await job.see()).toMatchObject({ paymentState: 'paid', refunded: 400, due: 0 });
    const rest = randomUUID();
    const more = { amount: 350, refunded: 400, key: rest };
    expect((await refundBy(neela, ticket, more)).status).toBe(200);
    expect((await refundBy(neela, ticket, more)).status).toBe(200);
    await t.runJobs();
    expect(await job.see()).toMatchObject({ paymentState: 'refunded', refunded: 750 });
    const refunds = await t.database.query(
      'select amount_paise from refunds order by amount_paise',
    );
    expect(refunds.map((row) => (row as { amount_paise: number }).amount_paise)).toEqual([
      5_000, 30_000, 40_000,
    ]);
  });

  test('money that was given back in whole lets nothing be added', async () => {
    const job = await work(t);
    const tap = await job.propose();
    await job.pay('tok_visa');
    const ticket = await ask(job.asha, { bookingId: job.id });
    await refundBy(await addOperatorTo(t, 'admin'), ticket, { amount: 300 });
    await t.runJobs();
    expect((await job.approve(tap)).body).toMatchObject({ code: 'refunded' });
    expect((await job.tryPropose('New pipe', 10)).body).toMatchObject({ code: 'refunded' });
  });
});
