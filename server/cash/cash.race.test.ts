import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { getPayouts } from '#contract/payout.ts';
import { useApp } from '../testing/app.ts';
import { cashOf } from '../testing/cash.ts';
import { work } from '../testing/extras.ts';
import { addOperatorTo } from '../testing/operators.ts';
import { audit } from '../testing/paying.ts';
import { ask, refundBy } from '../testing/tickets.ts';
import { rounds } from '../testing/rounds.ts';

const t = useApp();
const times = rounds(6, 30);
const byNumber = (a: number, b: number) => a - b;

afterEach(async () => {
  await t.runJobs();
  expect(await audit(t.database)).toEqual([]);
});

const begun = async () => {
  const job = await work(t);
  return { job, cash: cashOf(job) };
};

describe('§37 at the same moment', { timeout: 300_000 }, () => {
  test('a card and the confirmed cash: the bill is paid once', async () => {
    for (let round = 0; round < times; round += 1) {
      const { job, cash } = await begun();
      await cash.choose();
      const [card, taken] = await Promise.all([job.pay('tok_visa'), cash.confirm()]);
      expect([card.status, taken.status].toSorted(byNumber)).toEqual([200, 409]);
      expect(await job.see()).toMatchObject({ paymentState: 'paid', paid: 300 });
    }
  });

  test('one press twice: one payment; two presses: one of them', async () => {
    for (let round = 0; round < times; round += 1) {
      const { cash } = await begun();
      await cash.choose();
      const key = randomUUID();
      const all = await Promise.all([
        cash.confirm(300, key),
        cash.confirm(300, key),
        cash.confirm(300),
      ]);
      const statuses = all.map(({ status }) => status);
      expect([
        [200, 200, 409],
        [409, 409, 200],
      ]).toContainEqual(statuses);
      expect((await cash.read()).taken).toHaveLength(1);
    }
  });

  test('one key for two bookings: one of them', async () => {
    for (let round = 0; round < times; round += 1) {
      const ravi = await t.handyman();
      const first = await work(t, 200, { ravi });
      await first.finish();
      const second = await work(t, 200, { ravi });
      const key = randomUUID();
      await Promise.all([cashOf(first).choose(), cashOf(second).choose()]);
      const both = await Promise.all([
        cashOf(first).confirm(300, key),
        cashOf(second).confirm(300, key),
      ]);
      expect(both.map(({ status }) => status).toSorted(byNumber)).toEqual([200, 409]);
    }
  });

  test('extra work is approved meanwhile: the sum that was shown is paid, or nothing', async () => {
    for (let round = 0; round < times; round += 1) {
      const { job, cash } = await begun();
      await cash.choose();
      const extra = await job.propose();
      const [approved, taken] = await Promise.all([job.approve(extra), cash.confirm(300)]);
      expect(approved.status).toBe(200);
      expect(await job.see()).toMatchObject(
        taken.status === 200 ? { paid: 300, due: 450 } : { paid: 0, due: 750, cash: 'chosen' },
      );
    }
  });

  test('the job is called off meanwhile: what was taken becomes credit', async () => {
    for (let round = 0; round < times; round += 1) {
      const { job, cash } = await begun();
      await cash.choose();
      const [off, taken] = await Promise.all([job.stop(), cash.confirm()]);
      expect(off.status).toBe(200);
      await t.runJobs();
      expect(await job.see()).toMatchObject({
        paymentState: taken.status === 200 ? 'refunded' : 'unpaid',
      });
    }
  });

  test('it is taken back while it is confirmed: one of the two', async () => {
    for (let round = 0; round < times; round += 1) {
      const { job, cash } = await begun();
      await cash.choose();
      const [, taken] = await Promise.all([cash.takeBack(), cash.confirm()]);
      expect((await job.see()).paymentState).toBe(taken.status === 200 ? 'paid' : 'unpaid');
    }
  });

  test('it was not received, and is refunded: one of the two', async () => {
    const neela = await addOperatorTo(t);
    for (let round = 0; round < times; round += 1) {
      const { job, cash } = await begun();
      await cash.pay();
      await job.finish();
      await cash.dispute(job.asha);
      const ticket = await ask(job.asha, { bookingId: job.id, category: 'quality' });
      const [refund, decided] = await Promise.all([
        refundBy(neela, ticket, { amount: 300 }),
        cash.decide(neela, 'not_received'),
        t.runJobs(),
      ]);
      expect(decided.status).toBe(200);
      expect([200, 409]).toContain(refund.status);
      await t.runJobs();
      expect(await job.see()).toMatchObject({ paymentState: 'unpaid', due: 300 });
      expect(await job.ravi.send(getPayouts)).toMatchObject({ balance: 0 });
    }
  });

  test('both sides say that it is wrong, each twice: two tickets', async () => {
    for (let round = 0; round < times; round += 1) {
      const { job, cash } = await begun();
      await cash.pay();
      const all = await Promise.all(
        [job.asha, job.asha, job.ravi, job.ravi].map((by) => cash.dispute(by)),
      );
      expect(all.map(({ status }) => status).toSorted(byNumber)).toEqual([200, 200, 409, 409]);
    }
  });

  test('two operators decide: one of the two', async () => {
    const neela = await addOperatorTo(t);
    for (let round = 0; round < times; round += 1) {
      const { job, cash } = await begun();
      await cash.pay();
      await cash.dispute(job.asha);
      const both = await Promise.all([
        cash.decide(neela, 'right'),
        cash.decide(neela, 'not_received'),
      ]);
      expect(both.map(({ status }) => status).toSorted(byNumber)).toEqual([200, 409]);
    }
  });
});
