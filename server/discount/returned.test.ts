import { afterEach, describe, expect, test } from 'vitest';
import { listInvoices } from '#contract/invoice.ts';
import { lockBooking } from '../money/booking-store.ts';
import { recordInLedger } from '../money/ledger-store.ts';
import { moveRefund, setStateByRefunds } from '../payment/refund-store.ts';
import { useApp } from '../testing/app.ts';
import { balancesIn } from '../testing/books.ts';
import { creditOf } from '../testing/credit.ts';
import { changeCode, enter, listedCode, makeCode } from '../testing/discounts.ts';
import { work } from '../testing/extras.ts';
import { addOperatorTo } from '../testing/operators.ts';
import { agree, audit } from '../testing/paying.ts';
import { ask, refundBy } from '../testing/tickets.ts';

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

describe('§38 what becomes of it', () => {
  test('a booking that is cancelled before it is paid: the product has it back at once, and it can be used again', async () => {
    const { used } = await withCode();
    const job = await agree(t);
    await enter(job);
    await job.cancel();
    expect(await balances()).toEqual({});
    expect(await job.read()).toMatchObject({ paymentState: 'unpaid', paid: 0, due: 0 });
    expect(await used()).toBe(0);
    const next = await agree(t, 200, { asha: job.asha });
    expect((await enter(next)).status).toBe(200);
  });

  test('one that is cancelled after it is paid: the customer has back what they paid, and no more', async () => {
    const { used } = await withCode();
    const job = await agree(t);
    await enter(job);
    await job.pay('tok_visa');
    await job.cancel();
    expect(await balances()).toEqual({ gateway: 250, held: -250 });
    await t.runJobs();
    expect(await job.read()).toMatchObject({ paymentState: 'refunded', refunded: 250 });
    expect(await balances()).toEqual({});
    expect((await creditOf(job.asha)).balance).toBe(0);
    expect(await used()).toBe(0);
    await t.runJobs();
    expect(t.mails.filter(({ text }) => text.includes('refunded')).map(({ text }) => text)).toEqual(
      [expect.stringContaining('refunded ₹250 to your card')],
    );
  });

  test('paid by the code alone and called off: nothing is refunded to anybody', async () => {
    const { used } = await withCode({ amount: 300 });
    const job = await agree(t);
    await enter(job);
    await job.cancel();
    await t.runJobs();
    expect(await job.read()).toMatchObject({ state: 'cancelled', paymentState: 'unpaid' });
    expect([await balances(), await used()]).toEqual([{}, 0]);
    expect((await creditOf(job.asha)).balance).toBe(0);
  });

  test('a refund in part is of the customer’s money, and the code stays used', async () => {
    const { neela, used } = await withCode();
    const job = await work(t);
    await enter(job);
    await job.pay('tok_visa');
    await job.finish();
    const ticket = await ask(job.asha, { bookingId: job.id, category: 'quality' });
    expect((await refundBy(neela, ticket, { amount: 300 })).body.code).toBe('too_much');
    expect((await refundBy(neela, ticket, { amount: 100 })).status).toBe(200);
    await t.runJobs();
    expect(await job.read()).toMatchObject({ paymentState: 'paid', refunded: 100 });
    expect(await balances()).toMatchObject({ gateway: 150, professional: -255, discounts: 86 });
    expect(await used()).toBe(1);
  });

  test('a whole refund: the code’s part goes back to the product, and each has a credit note', async () => {
    const { neela, used } = await withCode();
    const job = await work(t);
    await enter(job);
    await job.pay('tok_visa');
    await job.finish();
    await t.runJobs();
    const ticket = await ask(job.asha, { bookingId: job.id, category: 'quality' });
    await refundBy(neela, ticket, { amount: 250 });
    await t.runJobs();
    expect(await job.read()).toMatchObject({ paymentState: 'refunded', refunded: 250 });
    expect([await balances(), await used()]).toEqual([{}, 0]);
    await t.runJobs();
    const { invoices } = await job.asha.send(listInvoices, undefined, { params: { id: job.id } });
    expect(invoices.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['invoice', 300],
      ['credit_note', 250],
      ['credit_note', 50],
    ]);
  });

  test('a bank that sends the whole refund back: the code pays again', async () => {
    const { neela, used } = await withCode();
    const job = await work(t);
    await enter(job);
    await job.pay('tok_visa');
    await job.finish();
    const ticket = await ask(job.asha, { bookingId: job.id, category: 'quality' });
    await refundBy(neela, ticket, { amount: 250 });
    await t.runJobs();
    await t.database.transaction(async (db) => {
      const [back] = await db.query<{ id: string; gateway_id: string }>(
        `select r.id, r.gateway_id from refunds r join payments p on p.id = r.payment_id where p.gateway = 'sandbox'`,
      );
      await db.query(`update sandbox_refunds set state = 'failed'`);
      await lockBooking(db, job.id);
      await moveRefund(db, back?.id ?? '', back?.gateway_id ?? '', 'failed');
      await setStateByRefunds(db, job.id);
      await recordInLedger(db, job.id);
    });
    expect(await job.read()).toMatchObject({ paymentState: 'paid', due: 0 });
    expect(await balances()).toMatchObject({ gateway: 250, professional: -255, discounts: 86 });
    expect(await used()).toBe(1);
  });

  test('a code that is ended stays on the bill that it is on', async () => {
    const { neela, code } = await withCode();
    const job = await agree(t);
    await enter(job);
    expect((await changeCode(neela, code, { active: false })).status).toBe(200);
    expect((await job.pay('tok_visa', { product: { price: 250 } })).status).toBe(200);
    expect((await enter(await agree(t))).body.code).toBe('code_not_valid');
    expect(await listedCode(neela, code)).toMatchObject({ standing: 'ended', used: 1, given: 50 });
  });
});
