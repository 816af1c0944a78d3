import { afterEach, describe, expect, test } from 'vitest';
import { readBooking } from '#contract/console.ts';
import { listAudit } from '#contract/operator.ts';
import { useApp } from '../testing/app.ts';
import { balancesIn } from '../testing/books.ts';
import { creditOf } from '../testing/credit.ts';
import { cancelFor, feesOf, forgive, owing, seen, underWay } from '../testing/fees.ts';
import { download } from '../testing/my-data.ts';
import { addOperatorTo } from '../testing/operators.ts';
import { agree, audit } from '../testing/paying.ts';
import { unzip } from '../testing/unzip.ts';
import { ask, refundBy } from '../testing/tickets.ts';

const t = useApp(() => ({ supportRefundLimitPaise: 5_000 }));

afterEach(async () => {
  await t.runJobs();
  expect(await audit(t.database)).toEqual([]);
});

const balances = () => balancesIn(t.database);

const paidFee = async () => {
  const job = await underWay(t);
  await job.pay('tok_visa');
  await cancelFor(job, 50);
  return job;
};

const mailsTo = async (email: string) => {
  await t.runJobs();
  return t.mails.filter(({ to }) => to.address === email).map(({ text }) => text);
};

describe('§36 an operator forgives a fee', () => {
  test('that is owed: it ends, the customer is told, and the log says from what to what', async () => {
    const neela = await addOperatorTo(t, 'support');
    const { asha, id } = await owing(t);
    expect((await forgive(neela, id)).status).toBe(200);
    expect(await feesOf(asha)).toEqual({ owed: 0, fees: [] });
    expect((await seen(asha, id)).fee).toEqual({
      kind: 'late_cancellation',
      amount: 50,
      state: 'forgiven',
      words: 'The road was closed.',
    });
    const [row] = await neela.send(listAudit, undefined, { query: { action: 'forgive_fee' } });
    expect(row).toMatchObject({
      reason: 'The road was closed.',
      details: { amount: 0, before: { fee: 50 }, after: { fee: 0 } },
    });
    const texts = (await mailsTo(asha.email)).join('\n');
    expect(texts).toContain('The road was closed.');
    expect(texts).toContain('You do not have to pay it any more.');
    expect(await balances()).toEqual({});
  });

  test('that was paid: it goes back, and the professional keeps it', async () => {
    const neela = await addOperatorTo(t);
    const { asha, ravi, id } = await paidFee();
    await t.runJobs();
    await forgive(neela, id);
    await t.runJobs();
    expect(await seen(asha, id)).toMatchObject({
      paymentState: 'refunded',
      refunded: 300,
      fee: { state: 'forgiven' },
    });
    expect((await seen(ravi, id)).fee).toEqual({
      kind: 'late_cancellation',
      amount: 50,
      state: 'forgiven',
    });
    expect(await balances()).toEqual({ professional: -50, revenue: 50 });
    expect((await mailsTo(asha.email)).join('\n')).toContain('You had paid ₹50 of it');
  });

  test('before the rest was refunded: all of it goes back, once', async () => {
    const neela = await addOperatorTo(t);
    const { asha, id } = await paidFee();
    await forgive(neela, id);
    await t.runJobs();
    await t.passMinutes(10);
    await t.runJobs();
    expect(await seen(asha, id)).toMatchObject({ paymentState: 'refunded', refunded: 300 });
    expect(await balances()).toEqual({ professional: -50, revenue: 50 });
  });

  test('that was paid with another bill: it goes to the customer’s credit', async () => {
    const neela = await addOperatorTo(t);
    const { asha, id } = await owing(t);
    const job = await agree(t, 200, { asha });
    await job.pay('tok_visa');
    await forgive(neela, id);
    await t.runJobs();
    expect((await creditOf(asha)).balance).toBe(50);
    expect(await balances()).toEqual({
      gateway: 350,
      held: -300,
      credit: -50,
      professional: -50,
      revenue: 50,
    });
  });

  test('while a card pays it with another bill: what comes is credit', async () => {
    const neela = await addOperatorTo(t);
    const { asha, id } = await owing(t);
    const job = await agree(t, 200, { asha });
    await job.pay('tok_threeDSecureRequired');
    await forgive(neela, id);
    // Another press finds that less is due, and begins anew.
    expect((await job.pay('tok_visa', { product: { price: 300 } })).status).toBe(200);
    expect((await creditOf(asha)).balance).toBe(0);
    expect(await balances()).toEqual({ gateway: 300, held: -300 });
  });

  test('the same press again changes nothing; another one is refused', async () => {
    const neela = await addOperatorTo(t);
    const { id } = await paidFee();
    expect((await forgive(neela, id)).status).toBe(200);
    expect((await forgive(neela, id)).status).toBe(200);
    expect((await forgive(neela, id, 'Another reason.')).body.code).toBe('forgiven');
    await t.runJobs();
    expect(await balances()).toEqual({ professional: -50, revenue: 50 });
  });

  test('not of a booking without one; support up to what it may refund', async () => {
    const neela = await addOperatorTo(t, 'support');
    const { id } = await agree(t);
    expect((await forgive(neela, id)).status).toBe(404);
    const job = await paidFee();
    await t.runJobs();
    const ticket = await ask(job.asha, { bookingId: job.id });
    expect((await refundBy(neela, ticket, { amount: 50, refunded: 250 })).body.code).toBe('fee');
    expect((await forgive(neela, job.id)).status).toBe(200);
  });

  test('the page of the booking has it, and so has the customer’s download', async () => {
    const neela = await addOperatorTo(t);
    const { asha, id } = await owing(t);
    const read = () => neela.send(readBooking, undefined, { params: { id } });
    expect((await read()).fee).toMatchObject({ amount: 50, state: 'owed' });
    await forgive(neela, id);
    expect((await read()).fee).toMatchObject({ state: 'forgiven' });
    const { file } = await download(t, asha);
    const data = unzip(file).get('data.json')?.toString();
    expect(data).toContain('The road was closed.');
  });
});
