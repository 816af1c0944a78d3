import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { getToday, readBooking } from '#contract/console.ts';
import { getEarnings } from '#contract/earnings.ts';
import { listInvoices } from '#contract/invoice.ts';
import { getPayouts } from '#contract/payout.ts';
import { getReceipt } from '#contract/payment.ts';
import { getStatement } from '#contract/statement.ts';
import { getAnyTicket } from '#contract/ticket-support.ts';
import { useApp } from '../testing/app.ts';
import { balancesIn } from '../testing/books.ts';
import { cashOf, owing } from '../testing/cash.ts';
import { creditOf } from '../testing/credit.ts';
import { work } from '../testing/extras.ts';
import { addOperatorTo } from '../testing/operators.ts';
import { agree, audit } from '../testing/paying.ts';
import type { People } from '../testing/paying.ts';
import { ask, refundBy } from '../testing/tickets.ts';

const t = useApp(() => ({ supportRefundLimitPaise: 50_000 }));

afterEach(async () => {
  expect(await audit(t.database)).toEqual([]);
});

const balances = () => balancesIn(t.database);

const mailsTo = async (email: string) => {
  await t.runJobs();
  return t.mails.filter(({ to }) => to.address === email);
};

/** A job of 300 rupees on which the work has begun. */
const atWork = async (between: People = {}) => {
  const job = await work(t, 200, between);
  return { job, cash: cashOf(job) };
};

const doneInCash = async (between: People = {}) => {
  const { job, cash } = await atWork(between);
  await job.finish();
  await cash.pay();
  return { job, cash };
};

describe('§37 the customer chooses cash', () => {
  test('both sides read it, the professional is told, and nothing is paid yet', async () => {
    const job = await agree(t);
    const cash = cashOf(job);
    expect(await cash.read()).toMatchObject({ chosen: false, due: 300, offer: 'open', most: 1000 });
    expect((await cash.choose()).status).toBe(200);
    expect((await cash.choose()).status).toBe(200);
    expect(await cash.read(job.ravi)).toMatchObject({ chosen: true, due: 300 });
    expect(await job.read()).toMatchObject({ paymentState: 'unpaid', cash: 'chosen', due: 300 });
    const pushes = await t.database.query(
      `select news from push_messages where news = 'cash_chosen'`,
    );
    expect(pushes.length).toBeLessThanOrEqual(1);
    expect(await balances()).toEqual({});
  });

  test('and can take it back, or pay by card after all', async () => {
    const { job, cash } = await atWork();
    await cash.choose();
    expect((await cash.takeBack()).status).toBe(200);
    expect((await cash.confirm()).body).toMatchObject({ code: 'not_chosen' });
    await cash.choose();
    expect((await job.pay('tok_visa')).status).toBe(200);
    expect((await cash.confirm()).body).toMatchObject({ code: 'already_paid' });
    expect((await cash.takeBack()).body).toMatchObject({ code: 'already_paid' });
    expect((await job.see()).cash).toBeUndefined();
    const left = await t.database.query('select 1 from cash_choices');
    expect(left).toEqual([]);
  });

  test('a card that was refused has taken it back: it is chosen again', async () => {
    const { job, cash } = await atWork();
    await cash.choose();
    expect((await job.pay('tok_chargeDeclined')).status).toBe(402);
    expect((await cash.confirm()).body).toMatchObject({ code: 'not_chosen' });
    await cash.pay();
    expect(await job.see()).toMatchObject({ paymentState: 'paid', due: 0, cash: 'taken' });
  });

  test('while the bank asks the customer about a card: that payment is given up, and cash is taken', async () => {
    const { job, cash } = await atWork();
    expect((await job.pay('tok_threeDSecureRequired')).body['status']).toBe('requires_action');
    expect((await cash.choose()).status).toBe(200);
    expect((await cash.confirm()).body).toMatchObject({ code: 'cash_under_way' });
    await t.runJobs();
    expect((await cash.confirm()).status).toBe(200);
    expect(await job.see()).toMatchObject({ paymentState: 'paid', paid: 300 });
  });

  test('not for a booking that is not accepted, is off, or is paid', async () => {
    const job = await agree(t);
    await job.cancel();
    expect((await cashOf(job).choose()).body).toMatchObject({ code: 'not_payable' });
    expect(await cashOf(job).read()).toMatchObject({ offer: 'nothing_due' });
    const paid = await agree(t);
    await paid.pay('tok_visa');
    expect((await cashOf(paid).choose()).body).toMatchObject({ code: 'already_paid' });
  });

  test('not more than 1,000 rupees to a professional who is not established', async () => {
    const { job, cash } = await atWork();
    await job.approve(await job.propose('Pump', 701), 701);
    expect(await cash.read()).toMatchObject({ offer: 'too_much', due: 1001 });
    expect((await cash.choose()).body).toMatchObject({
      code: 'cash_too_much',
      msg: 'This professional takes up to ₹1,000 in cash at once. You can pay by card.',
    });
  });

  test('not to a professional who owes more than 2,000 rupees; who has chosen before pays nevertheless', async () => {
    const neela = await addOperatorTo(t);
    const { job, cash } = await atWork();
    await job.finish();
    await cash.choose();
    await owing(t, neela, job.ravi);
    expect((await cash.confirm()).status).toBe(200);
    const next = await atWork({ ravi: job.ravi });
    expect(await next.cash.read()).toMatchObject({ offer: 'paused' });
    expect((await next.cash.choose()).body).toMatchObject({ code: 'cash_paused' });
    expect((await next.job.pay('tok_visa')).status).toBe(200);
    expect((await cashOf(await agree(t, 200, { asha: job.asha })).choose()).status).toBe(200);
  });

  test('twenty times an hour', async () => {
    const { cash } = await atWork();
    for (let time = 0; time < 20; time += 1) {
      expect((await (time % 2 === 0 ? cash.choose() : cash.takeBack())).status).toBe(200);
    }
    for (let time = 0; time < 10; time += 1) await cash.choose();
    expect((await cash.choose()).status).toBe(429);
  });
});

describe('§37 the professional confirms the sum', () => {
  test('the booking is paid, with a receipt, an invoice, mails to both, and what is owed in the books', async () => {
    const { job, cash } = await atWork();
    await job.finish();
    await cash.choose();
    expect((await cash.confirm()).status).toBe(200);
    expect(await job.see()).toMatchObject({
      paymentState: 'paid',
      paid: 300,
      due: 0,
      cash: 'taken',
    });
    expect(await balances()).toEqual({
      professional: 45,
      gst: -36,
      discounts: 36,
      revenue: -45,
    });
    expect(await job.receipt()).toMatchObject({ paid: 300, paidWith: 'cash', due: 0 });
    expect(await job.ravi.send(getReceipt, undefined, { params: { id: job.id } })).toMatchObject({
      paidWith: 'cash',
    });
    const toAsha = (await mailsTo(job.asha.email)).at(-1);
    expect(toAsha?.subject).toMatch(/^You paid .* ₹300 in cash$/);
    expect(toAsha?.text).toContain('Paid in cash: ₹300');
    const toRavi = (await mailsTo(job.ravi.email)).find(({ subject }) => subject.includes('cash'));
    expect(toRavi?.subject).toBe('You took ₹300 in cash');
    expect(toRavi?.text).toContain('Commission on the bill: ₹45');
    expect(toRavi?.text).not.toContain(job.asha.email);
    expect(await job.asha.send(listInvoices, undefined, { params: { id: job.id } })).toMatchObject({
      invoices: [{ kind: 'invoice', amount: 300 }],
    });
    const [counted] = await t.database.query('select jobs_done from handymen where id = $1', [
      job.ravi.id,
    ]);
    expect(counted).toEqual({ jobs_done: 1 });
  });

  test('not before the work has begun, and not another sum', async () => {
    const job = await agree(t);
    const cash = cashOf(job);
    await cash.choose();
    expect((await cash.confirm()).body).toMatchObject({ code: 'not_started' });
    const begun = await atWork();
    await begun.cash.choose();
    await begun.job.approve(await begun.job.propose());
    expect((await begun.cash.confirm(300)).body).toMatchObject({
      code: 'amount_changed',
      msg: 'The sum is ₹750 by now. Nothing was confirmed: look at it again.',
    });
    expect((await begun.cash.confirm(750)).status).toBe(200);
    expect(await begun.job.see()).toMatchObject({ paymentState: 'paid', paid: 750 });
  });

  test('the same press twice is one payment; another with its key is refused', async () => {
    const { cash } = await atWork();
    const key = randomUUID();
    await cash.choose();
    expect((await cash.confirm(300, key)).status).toBe(200);
    expect((await cash.confirm(300, key)).status).toBe(200);
    expect((await cash.confirm(200, key)).body).toMatchObject({ code: 'other_press' });
    expect((await cash.confirm()).body).toMatchObject({ code: 'already_paid' });
    expect((await cash.read()).taken).toHaveLength(1);
  });

  test('what is due after approved extra work may be cash again, or a card', async () => {
    const { job, cash } = await atWork();
    await cash.pay();
    await job.approve(await job.propose());
    expect(await job.see()).toMatchObject({ paymentState: 'unpaid', paid: 300, due: 450 });
    await cash.pay(450);
    await job.finish();
    expect(await job.see()).toMatchObject({ paymentState: 'paid', paid: 750 });
    expect((await cash.read()).taken).toHaveLength(2);
    expect(await balances()).toMatchObject({ professional: 112.5 });
  });

  test('the professional reads what was kept, what of it is the commission, and what is owed', async () => {
    const { job } = await doneInCash();
    expect(await job.ravi.send(getEarnings, undefined, { query: { period: 'day' } })).toMatchObject(
      {
        balance: -45,
        earned: 255,
        cash: 300,
        cashCommission: 45,
        jobs: [{ cash: 300, share: 255, state: 'earned' }],
      },
    );
    expect(await job.ravi.send(getPayouts)).toMatchObject({ balance: -45, next: { amount: 0 } });
    const statement = await job.ravi.send(getStatement, undefined, { query: { period: 'day' } });
    expect(statement).toMatchObject({
      opening: 0,
      closing: -45,
      lines: [
        { kind: 'cash', amount: -300, balance: -300 },
        { kind: 'earned', amount: 255, balance: -45 },
      ],
    });
    const card = await work(t, 200, { ravi: job.ravi });
    await card.pay('tok_visa');
    await card.finish();
    expect(await job.ravi.send(getPayouts)).toMatchObject({ balance: 210, next: { amount: 210 } });
  });

  test('an operator reads how it was paid, and what of the day’s takings was cash', async () => {
    const neela = await addOperatorTo(t);
    const { job } = await doneInCash();
    expect(await neela.send(readBooking, undefined, { params: { id: job.id } })).toMatchObject({
      payments: [{ paidWith: 'cash', state: 'succeeded', amount: 300 }],
    });
    expect((await neela.send(getToday)).takings).toMatchObject({ now: 300, cash: 300 });
  });
});

describe('§37 a refund of cash becomes credit', () => {
  test('of a job that the professional calls off: they have the money and owe all of it', async () => {
    const { job, cash } = await atWork();
    await cash.pay();
    await job.stop();
    await t.runJobs();
    expect(await job.see()).toMatchObject({ state: 'cancelled', paymentState: 'refunded' });
    // With ₹50 for the visit that the professional has cancelled (§36).
    expect((await creditOf(job.asha)).balance).toBe(350);
    expect(await balances()).toEqual({ professional: 300, credit: -350, discounts: 50 });
    const texts = (await mailsTo(job.asha.email)).map(({ text }) => text).join('\n');
    expect(texts).toContain('we have refunded ₹300 to your credit.');
  });

  test('by an operator, who reads how much was cash; of one who owes too much by an admin only', async () => {
    const neela = await addOperatorTo(t);
    const support = await addOperatorTo(t, 'support');
    const { job } = await doneInCash();
    const ticket = await ask(job.asha, { bookingId: job.id, category: 'quality' });
    expect(await support.send(getAnyTicket, undefined, { params: { id: ticket } })).toMatchObject({
      facts: { paid: 300, paidInCash: 300 },
    });
    expect((await refundBy(support, ticket, { amount: 100 })).status).toBe(200);
    await t.runJobs();
    expect((await creditOf(job.asha)).balance).toBe(100);
    await owing(t, neela, job.ravi);
    expect((await refundBy(support, ticket, { amount: 50, refunded: 100 })).body).toMatchObject({
      code: 'cash_admin_only',
    });
    expect((await refundBy(neela, ticket, { amount: 50, refunded: 100 })).status).toBe(200);
    await t.runJobs();
  });
});
