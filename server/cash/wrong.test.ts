import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { listAudit } from '#contract/operator.ts';
import { getStatement } from '#contract/statement.ts';
import { listTickets } from '#contract/ticket.ts';
import { acceptNotification, createNotification } from '#contract/booking.ts';
import { useApp } from '../testing/app.ts';
import { balancesIn } from '../testing/books.ts';
import { cashOf, owing } from '../testing/cash.ts';
import { creditOf } from '../testing/credit.ts';
import { work } from '../testing/extras.ts';
import { addOperatorTo } from '../testing/operators.ts';
import { audit } from '../testing/paying.ts';
import type { People } from '../testing/paying.ts';
import { pune } from '../testing/people.ts';

const t = useApp(() => ({ supportRefundLimitPaise: 50_000 }));

afterEach(async () => {
  expect(await audit(t.database)).toEqual([]);
});

const balances = () => balancesIn(t.database);

const inCash = async (between: People = {}) => {
  const job = await work(t, 200, between);
  const cash = cashOf(job);
  await cash.pay();
  return { job, cash };
};

describe('§37 either side says that the sum is wrong', () => {
  test('once for each, within a day, with a ticket of their own', async () => {
    const { job, cash } = await inCash();
    expect((await cash.read()).taken).toMatchObject([{ said: [], mayDispute: true }]);
    const key = randomUUID();
    const first = await cash.dispute(job.asha, { key });
    expect(first.status).toBe(200);
    expect((await cash.dispute(job.asha, { key })).body).toMatchObject({
      ticket_id: first.body['ticket_id'],
    });
    expect((await cash.dispute(job.asha)).body).toMatchObject({ code: 'said_before' });
    expect((await cash.dispute(job.ravi, { words: 'I pressed too early.' })).status).toBe(200);
    expect((await cash.read()).taken).toMatchObject([
      { said: ['user', 'handyman'], mayDispute: false },
    ]);
    expect(await job.asha.send(listTickets, undefined, { query: { as: 'user' } })).toMatchObject([
      { category: 'payment', state: 'open' },
    ]);
    expect(
      await job.ravi.send(listTickets, undefined, { query: { as: 'handyman' } }),
    ).toMatchObject([{ category: 'unpaid', state: 'open' }]);
  });

  test('not after a day, not of another booking, and not by a stranger', async () => {
    const { job, cash } = await inCash();
    const other = await inCash();
    const [theirs] = (await other.cash.read()).taken;
    expect((await cash.dispute(job.asha, { paymentId: theirs?.payment_id ?? '' })).status).toBe(
      404,
    );
    expect(
      (await cash.dispute(other.job.ravi, { paymentId: theirs?.payment_id ?? '' })).status,
    ).toBe(403);
    await t.database.query(`update cash_taken set taken_at = taken_at - interval '25 hours'`);
    expect((await cash.read()).taken).toMatchObject([{ mayDispute: false }]);
    expect((await cash.dispute(job.asha)).body).toMatchObject({ code: 'too_late' });
  });
});

describe('§37 an operator decides', () => {
  test('that it was right: nothing moves, and both have a mail', async () => {
    const neela = await addOperatorTo(t);
    const { job, cash } = await inCash();
    await job.finish();
    expect((await cash.decide(neela, 'right')).body).toMatchObject({ code: 'not_disputed' });
    await cash.dispute(job.asha);
    const before = await balances();
    expect((await cash.decide(neela, 'right')).status).toBe(200);
    expect((await cash.decide(neela, 'not_received')).body).toMatchObject({ code: 'decided' });
    expect(await balances()).toEqual(before);
    expect((await cash.read(job.ravi)).taken).toMatchObject([{ outcome: 'right' }]);
    await t.runJobs();
    for (const { email } of [job.asha, job.ravi]) {
      const mail = t.mails.find(
        ({ to, subject }) => to.address === email && subject.includes('stays as it was'),
      );
      expect(mail).toBeDefined();
    }
    const [row] = await neela.send(listAudit, undefined, { query: { action: 'decide_cash' } });
    expect(row).toMatchObject({ details: { amount: 300, outcome: 'right' } });
    // The other side may still say so: it is open again.
    expect((await cash.dispute(job.ravi)).status).toBe(200);
    expect((await cash.decide(neela, 'not_received')).status).toBe(200);
  });

  test('that it was not received: the books take it back, and the bill is due again', async () => {
    const neela = await addOperatorTo(t);
    const { job, cash } = await inCash();
    await job.finish();
    await cash.dispute(job.ravi);
    expect((await cash.decide(neela, 'not_received')).status).toBe(200);
    expect(await job.see()).toMatchObject({ paymentState: 'unpaid', paid: 0, due: 300 });
    expect(await balances()).toEqual({});
    expect((await job.see()).paymentProblem).toBeUndefined();
    const { lines } = await job.ravi.send(getStatement, undefined, { query: { period: 'day' } });
    expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['cash', -300],
      ['earned', 255],
      ['cash_returned', 300],
      ['taken_back', -255],
    ]);
    expect((await cash.dispute(job.asha)).body).toMatchObject({ code: 'decided' });
    expect((await job.pay('tok_visa')).status).toBe(200);
    expect(await balances()).toMatchObject({ gateway: 300, professional: -255 });
  });

  test('of a part of the bill: the other part stays paid', async () => {
    const neela = await addOperatorTo(t);
    const { job, cash } = await inCash();
    await job.approve(await job.propose());
    await job.pay('tok_visa');
    await job.finish();
    await cash.dispute(job.asha);
    expect((await cash.decide(neela, 'not_received')).status).toBe(200);
    expect(await job.see()).toMatchObject({ paymentState: 'unpaid', paid: 450, due: 300 });
    expect(await balances()).toEqual({ gateway: 450, held: -450 });
  });

  test('of a job that was called off: a refund waits for it, and none is made of what was not there', async () => {
    const neela = await addOperatorTo(t);
    const { job, cash } = await inCash();
    await cash.dispute(job.ravi);
    await job.stop();
    await t.runJobs();
    // For the visit that the professional has cancelled (§36), and no more.
    expect((await creditOf(job.asha)).balance).toBe(50);
    await cash.decide(neela, 'not_received');
    await t.runJobs();
    expect(await balances()).toEqual({ credit: -50, discounts: 50 });
    expect((await creditOf(job.asha)).balance).toBe(50);
    const right = await inCash();
    await right.cash.dispute(right.job.asha);
    await right.job.stop();
    await right.cash.decide(neela, 'right');
    await t.runJobs();
    expect((await creditOf(right.job.asha)).balance).toBe(350);
  });

  test('after it has become credit: that is taken back, as long as it is there', async () => {
    const neela = await addOperatorTo(t);
    const { job, cash } = await inCash();
    await job.stop();
    await t.runJobs();
    await cash.dispute(job.ravi);
    expect((await cash.decide(neela, 'not_received')).status).toBe(200);
    const left = { credit: -50, discounts: 50 };
    expect((await creditOf(job.asha)).balance).toBe(50);
    expect(await balances()).toEqual(left);
    await t.runJobs();
    expect(await balances()).toEqual(left);

    const spent = await inCash();
    await spent.job.stop();
    await t.runJobs();
    const meera = await t.handyman();
    const form = { ...pune, user_id: spent.job.asha.id, handyman_id: meera.id, cost: 200 };
    await spent.job.asha.send(createNotification, form);
    await meera.send(acceptNotification, { handyman_id: meera.id });
    expect((await creditOf(spent.job.asha)).balance).toBe(50);
    await spent.cash.dispute(spent.job.ravi);
    expect((await spent.cash.decide(neela, 'not_received')).body).toMatchObject({
      code: 'credit_used',
    });
  });

  test('support up to its limit, and nobody about a booking of their own', async () => {
    const support = await addOperatorTo(t, 'support');
    const { job, cash } = await inCash();
    await job.approve(await job.propose('Pump', 501), 501);
    await cash.pay(501);
    await cash.dispute(job.asha);
    expect((await cash.decide(support, 'not_received')).body).toMatchObject({
      code: 'over_limit',
      msg: 'You can decide so about up to ₹500. For more, ask an admin.',
    });
    expect((await cash.decide(support, 'right')).status).toBe(200);
    const own = await inCash();
    await own.cash.dispute(own.job.asha);
    const [name, host] = own.job.asha.email.split('@');
    await t.database.query('update operators set email = $1 where id = $2', [
      `${name}+work@${host}`,
      support.id,
    ]);
    expect((await own.cash.decide(support, 'right')).body).toMatchObject({ code: 'own_booking' });
  });
});

describe('§37 two who work together', () => {
  test('cash that never moved, called off for credit: what they get is what the account owes, and cash pauses', async () => {
    const neela = await addOperatorTo(t);
    const ravi = await t.handyman();
    await owing(t, neela, ravi);
    const next = cashOf(await work(t, 200, { ravi }));
    expect((await next.choose()).body).toMatchObject({ code: 'cash_paused' });
    expect(await balances()).toEqual({ professional: 3000, credit: -3000 });
  });

  test('a professional who calls off jobs for credit is stopped by the third of a day', async () => {
    const ravi = await t.handyman();
    for (let jobs = 0; jobs < 3; jobs += 1) {
      const { job } = await inCash({ ravi });
      await job.stop();
    }
    await t.runJobs();
    expect(await balances()).toEqual({ professional: 900, credit: -1050, discounts: 150 });
    await expect(work(t, 200, { ravi })).rejects.toThrow(/409/);
  });

  test('three made-up jobs in cash make no professional established', async () => {
    const ravi = await t.handyman();
    await t.database.query(
      `update handymen set verification = 'verified', verified_at = now() where id = $1`,
      [ravi.id],
    );
    for (let jobs = 0; jobs < 3; jobs += 1) {
      const { job } = await inCash({ ravi });
      await job.finish();
    }
    const next = cashOf(await work(t, 200, { ravi }));
    expect(await next.read()).toMatchObject({ offer: 'open', most: 1000 });
  });

  test('one who confirms what was not given, and a card that is charged: the sum is paid once', async () => {
    const job = await work(t);
    const cash = cashOf(job);
    await job.pay('tok_visa');
    expect((await cash.choose()).body).toMatchObject({ code: 'already_paid' });
    expect((await cash.confirm()).body).toMatchObject({ code: 'already_paid' });
    const unasked = await work(t);
    expect((await cashOf(unasked).confirm()).body).toMatchObject({ code: 'not_chosen' });
  });
});
