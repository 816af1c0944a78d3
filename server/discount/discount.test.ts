import { afterEach, describe, expect, test } from 'vitest';
import { getReceipt } from '#contract/payment.ts';
import { getBooking } from '#contract/booking.ts';
import { listInvoices } from '#contract/invoice.ts';
import { useApp } from '../testing/app.ts';
import { balancesIn } from '../testing/books.ts';
import { cashOf } from '../testing/cash.ts';
import { creditOf, give } from '../testing/credit.ts';
import { enter, listedCode, makeCode, takeOff } from '../testing/discounts.ts';
import { work } from '../testing/extras.ts';
import { addOperatorTo } from '../testing/operators.ts';
import { agree, audit } from '../testing/paying.ts';

const t = useApp();

afterEach(async () => {
  expect(await audit(t.database)).toEqual([]);
});

const balances = () => balancesIn(t.database);

/** A job of 300 rupees and a code. */
const withCode = async (more: Parameters<typeof makeCode>[1] = {}) => {
  const neela = await addOperatorTo(t);
  const code = await makeCode(neela, more);
  return { neela, code, used: async () => (await listedCode(neela, code)).used };
};

describe('§38 a code on a bill', () => {
  test('it takes its amount off what is due at once, and the rest is paid', async () => {
    const { neela, code } = await withCode();
    const job = await work(t);
    expect(await enter(job, ' monsoon50')).toMatchObject({
      status: 200,
      body: { code: 'MONSOON50', amount: 50, due: 250, msg: 'MONSOON50 takes ₹50 off your bill.' },
    });
    expect(await job.read()).toMatchObject({
      paymentState: 'unpaid',
      price: { total: 300 },
      paid: 50,
      due: 250,
      code: { code: 'MONSOON50', amount: 50 },
    });
    expect((await job.pay('tok_visa', { product: { price: 300 } })).body.code).toBe(
      'price_changed',
    );
    expect((await job.pay('tok_visa', { product: { price: 250 } })).status).toBe(200);
    await job.finish();
    // The professional's share, GST and the total are what they are without it: the product bears it.
    expect(await balances()).toEqual({
      gateway: 250,
      professional: -255,
      gst: -36,
      discounts: 36 + 50,
      revenue: -45,
    });
    expect(await listedCode(neela, code)).toMatchObject({ used: 1, given: 50 });
  });

  test('the professional reads that a part is paid, and not with what', async () => {
    await withCode();
    const job = await work(t);
    await enter(job);
    const seen = await job.ravi.send(getBooking, undefined, { params: { id: job.id } });
    expect(seen).toMatchObject({ paid: 50, due: 250, share: 255 });
    expect(JSON.stringify(seen)).not.toContain('MONSOON');
  });

  test('receipts: a line of the bill, on those that come after it', async () => {
    await withCode();
    const job = await work(t);
    await enter(job);
    await job.pay('tok_visa');
    const of = { params: { id: job.id } };
    expect(await job.asha.send(getReceipt, undefined, of)).toMatchObject({
      price: { total: 300 },
      code: { code: 'MONSOON50', amount: 50 },
      paidBefore: 0,
      paid: 250,
      due: 0,
      paidWith: 'card',
      receipts: [{ amount: 250 }],
    });
    const theirs = await job.ravi.send(getReceipt, undefined, of);
    expect(theirs).toMatchObject({ paidBefore: 50, paid: 250, due: 0 });
    expect(theirs.code).toBeUndefined();
    await t.runJobs();
    await t.runJobs();
    const mail = t.mails.find(({ text }) => text.includes('−₹50'));
    expect(mail?.text).toContain('Total: ₹300\nCode MONSOON50: −₹50\n');
    expect(mail?.text).toContain('Paid now: ₹250\nStill due: ₹0');
  });

  test('one that pays all that is due settles the booking', async () => {
    await withCode({ amount: 1000 });
    const job = await work(t);
    expect((await enter(job)).body).toMatchObject({ amount: 300, due: 0 });
    expect(await job.read()).toMatchObject({ paymentState: 'paid', paid: 300, due: 0 });
    expect((await job.pay('tok_visa')).body.code).toBe('already_paid');
    expect((await takeOff(job)).body.code).toBe('already_paid');
    const of = { params: { id: job.id } };
    expect(await job.asha.send(getReceipt, undefined, of)).toMatchObject({
      code: { amount: 300 },
      paid: 0,
      due: 0,
      paidWith: 'code',
      receipts: [{ amount: 0 }],
    });
    await job.finish();
    expect(await balances()).toMatchObject({ professional: -255, discounts: 336, revenue: -45 });
    await t.runJobs();
    expect(await job.asha.send(listInvoices, undefined, of)).toMatchObject({
      invoices: [{ kind: 'invoice', amount: 300 }],
    });
  });

  test('a percentage is of the whole bill, with its most, and never more than is due', async () => {
    const { neela } = await withCode({ percent: 20, amount: 55 });
    const first = await work(t);
    expect((await enter(first)).body).toMatchObject({ amount: 55, due: 245 });
    const second = await work(t, 50);
    expect((await enter(second)).body).toMatchObject({ amount: 30, due: 120 });
    const asha = await t.user();
    await give(neela, asha, 290);
    const third = await work(t, 200, { asha });
    expect((await enter(third)).body).toMatchObject({ amount: 10, due: 0 });
  });

  test('it is taken off again, and used again', async () => {
    const { used } = await withCode();
    const job = await work(t);
    await enter(job);
    expect(await takeOff(job)).toMatchObject({
      status: 200,
      body: { msg: 'The code is taken off. You can use it again.' },
    });
    expect(await job.read()).toMatchObject({ paid: 0, due: 300, paymentState: 'unpaid' });
    expect((await job.read()) as object).not.toHaveProperty('code');
    expect(await balances()).toEqual({});
    expect(await used()).toBe(0);
    expect((await takeOff(job)).body.code).toBe('no_code');
    expect((await enter(job)).status).toBe(200);
    expect(await used()).toBe(1);
    expect((await job.pay('tok_visa', { product: { price: 250 } })).status).toBe(200);
  });

  test('one at a time', async () => {
    const { neela } = await withCode();
    await makeCode(neela, { code: 'DIWALI' });
    const job = await work(t);
    await enter(job);
    expect((await enter(job, 'DIWALI')).body.code).toBe('code_there');
    expect((await enter(job)).body.code).toBe('code_there');
  });

  test('extra work is due whole, and what was paid together with the code keeps it', async () => {
    await withCode();
    const job = await work(t);
    await enter(job);
    await job.approve(await job.propose('Pump', 100), 100);
    expect(await job.read()).toMatchObject({ paid: 50, due: 350 });
    await job.pay('tok_visa');
    await job.approve(await job.propose('Tap', 100), 100);
    expect(await job.read()).toMatchObject({ paymentState: 'unpaid', due: 100 });
    expect((await takeOff(job)).body.code).toBe('code_stays');
    await job.pay('tok_visa');
    expect(await job.read()).toMatchObject({ paymentState: 'paid', paid: 500 });
  });

  test('cash is taken for what is left', async () => {
    await withCode();
    const job = await work(t);
    const cash = cashOf(job);
    await cash.choose();
    await enter(job);
    expect(await cash.read()).toMatchObject({ chosen: true, due: 250 });
    expect((await cash.confirm(300)).body.code).toBe('amount_changed');
    expect((await cash.confirm(250)).status).toBe(200);
    await job.finish();
    expect(await balances()).toMatchObject({ professional: -5, discounts: 86 });
  });

  test('one that pays all ends the choice of cash', async () => {
    await withCode({ amount: 300 });
    const job = await work(t);
    const cash = cashOf(job);
    await cash.choose();
    await enter(job);
    expect(await cash.read()).toMatchObject({ chosen: false, due: 0 });
  });
});

describe('§38 with credit', () => {
  test('credit that has paid all leaves nothing for a code', async () => {
    const { neela, used } = await withCode();
    const asha = await t.user();
    await give(neela, asha, 400);
    const job = await work(t, 200, { asha });
    expect((await enter(job)).body).toMatchObject({
      code: 'already_paid',
      msg: 'This booking is paid already. You can use the code with another booking.',
    });
    expect([(await creditOf(asha)).balance, await used()]).toEqual([100, 0]);
  });

  test('the code takes what credit has left; credit that comes later pays the rest', async () => {
    const { neela } = await withCode();
    const asha = await t.user();
    await give(neela, asha, 270);
    const job = await work(t, 200, { asha });
    expect((await enter(job)).body).toMatchObject({ amount: 30, due: 0 });
    const other = await agree(t);
    expect((await enter(other)).body).toMatchObject({ amount: 50, due: 250 });
    await give(neela, other.asha, 400);
    expect(await other.read()).toMatchObject({ paymentState: 'paid', due: 0 });
    expect((await creditOf(other.asha)).balance).toBe(150);
  });
});
