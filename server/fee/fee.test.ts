import { afterEach, describe, expect, test } from 'vitest';
import { cancelBooking } from '#contract/booking.ts';
import { getStatement } from '#contract/statement.ts';
import { arrive, nobodyHome, setOut } from '#contract/tracking.ts';
import { useApp } from '../testing/app.ts';
import { balancesIn } from '../testing/books.ts';
import { creditOf, give } from '../testing/credit.ts';
import { goAndShare } from '../testing/established.ts';
import { cancelFor, feesOf, owing, seen, underWay } from '../testing/fees.ts';
import { addOperatorTo } from '../testing/operators.ts';
import { agree, audit } from '../testing/paying.ts';
import { pune } from '../testing/people.ts';

const t = useApp();

afterEach(async () => {
  await t.runJobs();
  expect(await audit(t.database)).toEqual([]);
});

const balances = () => balancesIn(t.database);

const mailsTo = async (email: string) => {
  await t.runJobs();
  return t.mails.filter(({ to }) => to.address === email).map(({ text }) => text);
};

describe('§36 cancelling late costs what was shown', () => {
  test('free until the professional is on the way, and for five minutes after the yes', async () => {
    const job = await agree(t);
    expect((await seen(job.asha, job.id)).cancellation).toEqual({
      fee: 0,
      freeUntil: null,
      credit: 0,
    });
    await job.ravi.send(setOut, {}, { params: { id: job.id } });
    const { cancellation } = await seen(job.asha, job.id);
    expect(cancellation?.fee).toBe(0);
    expect(Date.parse(cancellation?.freeUntil ?? '')).toBeGreaterThan(Date.now());
    expect((await seen(job.ravi, job.id)).cancellation).toBeUndefined();
    expect((await cancelFor(job)).status).toBe(200);
    expect((await seen(job.asha, job.id)).fee).toBeUndefined();
  });

  test('without the fee that was shown nothing changes; with it the visit ends', async () => {
    const job = await underWay(t);
    expect((await seen(job.asha, job.id)).cancellation).toMatchObject({ fee: 50, freeUntil: null });
    for (const shown of [undefined, 0, 49]) {
      const { status, body } = await cancelFor(job, shown);
      expect([status, body.code]).toEqual([409, 'fee']);
    }
    expect((await job.read()).state).toBe('on_the_way');
    expect((await cancelFor(job, 50)).body.msg).toBe(
      'The booking is cancelled, with a fee of ₹50 for the professional.',
    );
    expect((await cancelFor(job, 50)).status).toBe(409);
    expect(await seen(job.asha, job.id)).toMatchObject({
      state: 'cancelled',
      fee: { kind: 'late_cancellation', amount: 50, state: 'owed' },
    });
    expect(await feesOf(job.asha)).toMatchObject({ owed: 50, fees: [{ notification_id: job.id }] });
  });

  test('free when they say that they are here and are elsewhere, and when they are late', async () => {
    const elsewhere = await underWay(t);
    const away = { lat: pune.lat + 0.1, long: pune.long };
    await elsewhere.ravi.send(arrive, away, { params: { id: elsewhere.id } });
    expect((await seen(elsewhere.asha, elsewhere.id)).cancellation?.fee).toBe(0);
    const late = await underWay(t);
    await t.passMinutes(40);
    expect((await seen(late.asha, late.id)).cancellation).toMatchObject({ fee: 0, credit: 50 });
    expect((await cancelFor(late)).status).toBe(200);
  });

  test('the professional cancels free of charge', async () => {
    const job = await underWay(t);
    expect((await job.ravi.try(cancelBooking, {}, { params: { id: job.id } })).status).toBe(200);
    expect((await seen(job.asha, job.id)).fee).toBeUndefined();
  });
});

describe('§36 the fee is taken from what was paid', () => {
  test('by card: the rest goes back, and the fee is the professional’s', async () => {
    const job = await underWay(t);
    await job.pay('tok_visa');
    await cancelFor(job, 50);
    await t.runJobs();
    expect(await seen(job.asha, job.id)).toMatchObject({
      paymentState: 'paid',
      paid: 300,
      refunded: 250,
      fee: { state: 'paid' },
    });
    expect(await balances()).toEqual({ gateway: 50, professional: -50 });
    const day = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
    const statement = await job.ravi.send(getStatement, undefined, {
      query: { period: 'day', day },
    });
    expect(statement.lines).toMatchObject([{ kind: 'fee', amount: 50, notification_id: job.id }]);
    const texts = (await mailsTo(job.asha.email)).join('\n');
    expect(texts).toContain('It is taken from what you have paid.');
    expect(texts).toContain('we have refunded ₹250 to your card.');
    expect((await mailsTo(job.ravi.email)).join('\n')).toContain('the fee of ₹50 is yours');
    // The job of refunds has nothing to do with it any more.
    await t.passMinutes(60);
    await t.runJobs();
    expect(await balances()).toEqual({ gateway: 50, professional: -50 });
  });

  test('by credit and by card: what was paid first stays', async () => {
    const neela = await addOperatorTo(t);
    const asha = await t.user();
    await give(neela, asha, 30);
    const job = await underWay(t, { asha });
    await job.pay('tok_visa');
    await cancelFor(job, 50);
    await t.runJobs();
    expect(await balances()).toEqual({ gateway: 20, discounts: 30, professional: -50 });
    expect((await creditOf(asha)).balance).toBe(0);
  });

  test('by credit that is less than the fee: the rest of it is owed', async () => {
    const neela = await addOperatorTo(t);
    const asha = await t.user();
    await give(neela, asha, 30);
    const job = await underWay(t, { asha });
    await cancelFor(job, 50);
    await t.runJobs();
    expect((await feesOf(asha)).owed).toBe(20);
    expect(await balances()).toEqual({ discounts: 30, professional: -30 });
    await give(neela, asha, 100);
    expect((await feesOf(asha)).owed).toBe(0);
    expect((await creditOf(asha)).balance).toBe(80);
    expect((await seen(asha, job.id)).fee?.state).toBe('paid');
  });

  test('by a card whose bank answers after the cancellation', async () => {
    const job = await underWay(t);
    await job.pay('tok_threeDSecureRequired');
    await cancelFor(job, 50);
    await t.passMinutes(30);
    await t.runJobs();
    expect((await seen(job.asha, job.id)).fee?.state).toBe('owed');
    expect(await balances()).toEqual({});
  });

  test('nobody was at home', async () => {
    const job = await agree(t);
    await job.pay('tok_visa');
    await goAndShare(job.ravi, { params: { id: job.id } });
    await job.ravi.send(arrive, pune, { params: { id: job.id } });
    await t.passMinutes(16);
    await job.ravi.send(nobodyHome, {}, { params: { id: job.id } });
    await t.runJobs();
    expect(await seen(job.ravi, job.id)).toMatchObject({
      fee: { kind: 'nobody_home', amount: 50, state: 'paid' },
    });
    expect(await balances()).toEqual({ gateway: 50, professional: -50 });
    expect((await mailsTo(job.asha.email)).join('\n')).toContain('For the way, ₹50 goes to');
  });
});

describe('§36 what is owed is paid with the next bill', () => {
  test('the page of the bill says so, and one payment takes both', async () => {
    const { asha, ravi, id: before } = await owing(t);
    const job = await agree(t, 200, { asha });
    expect(await seen(asha, job.id)).toMatchObject({ due: 300, owed: 50 });
    expect((await job.pay('tok_visa', { product: { price: 300 } })).body.code).toBe(
      'price_changed',
    );
    expect((await job.pay('tok_visa', { product: { price: 350 } })).status).toBe(200);
    expect(await job.read()).toMatchObject({ paymentState: 'paid', paid: 300, due: 0 });
    expect((await seen(asha, before)).fee?.state).toBe('paid');
    expect((await seen(ravi, before)).fee?.state).toBe('paid');
    expect(await feesOf(asha)).toEqual({ owed: 0, fees: [] });
    expect(await balances()).toEqual({ gateway: 350, held: -300, professional: -50 });
    expect((await mailsTo(asha.email)).join('\n')).toContain(
      'Fee of cancelled visits: ₹50\nCharged together: ₹350',
    );
  });

  test('a refund of that bill gives back the bill, and never the fee', async () => {
    const { asha } = await owing(t);
    const job = await agree(t, 200, { asha });
    await job.pay('tok_visa');
    await job.cancel();
    await t.runJobs();
    expect(await job.read()).toMatchObject({ paymentState: 'refunded' });
    expect(await balances()).toEqual({ gateway: 50, professional: -50 });
  });

  test('a refused card leaves it owed; the next bill of any booking carries it once', async () => {
    const { asha } = await owing(t);
    const first = await agree(t, 200, { asha });
    await first.pay('tok_chargeDeclined');
    await first.cancel();
    const second = await agree(t, 200, { asha });
    const third = await agree(t, 200, { asha });
    expect([(await seen(asha, second.id)).owed, (await seen(asha, third.id)).owed]).toEqual([
      50, 50,
    ]);
    expect((await second.pay('tok_visa', { product: { price: 350 } })).status).toBe(200);
    expect((await seen(asha, third.id)).owed).toBeUndefined();
    expect((await third.pay('tok_visa', { product: { price: 300 } })).status).toBe(200);
    expect(await balances()).toMatchObject({ gateway: 650 });
  });

  test('an attempt that is under way carries it; another booking does not ask for it too', async () => {
    const { asha } = await owing(t);
    const first = await agree(t, 200, { asha });
    await first.pay('tok_threeDSecureRequired');
    const second = await agree(t, 200, { asha });
    expect((await seen(asha, second.id)).owed).toBeUndefined();
    expect((await second.pay('tok_visa', { product: { price: 300 } })).status).toBe(200);
    await t.passMinutes(30);
    await t.runJobs();
    expect((await feesOf(asha)).owed).toBe(50);
  });

  test('credit pays it before the bill', async () => {
    const { asha } = await owing(t);
    const neela = await addOperatorTo(t);
    await give(neela, asha, 70);
    expect(await feesOf(asha)).toEqual({ owed: 0, fees: [] });
    const job = await agree(t, 200, { asha });
    expect(await job.read()).toMatchObject({ paid: 20, due: 280 });
    expect(await balances()).toEqual({ discounts: 70, held: -20, professional: -50 });
  });

  test('it stops no request', async () => {
    const { asha } = await owing(t);
    const again = await owing(t, { asha });
    expect((await feesOf(asha)).owed).toBe(100);
    const job = await agree(t, 200, { asha });
    await job.pay('tok_visa', { product: { price: 400 } });
    expect((await seen(asha, again.id)).fee?.state).toBe('paid');
  });
});
