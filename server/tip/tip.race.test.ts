import { afterEach, describe, expect, test } from 'vitest';
import { findBalance } from '../money/ledger-store.ts';
import { refundDue } from '../payment/refund-actions.ts';
import { makeRun } from '../payout/run-actions.ts';
import { useApp } from '../testing/app.ts';
import { addLoggedInTo } from '../testing/operators.ts';
import { audit } from '../testing/paying.ts';
import { aWeekLater, auditPayouts, giveBank } from '../testing/payouts.ts';
import { rate, rated } from '../testing/rating.ts';
import { rounds } from '../testing/rounds.ts';
import { giveBack, ratedByCustomer, ratedUnpaid, tip, tipFor, tryTip } from '../testing/tips.ts';
import { passOnDue } from './actions.ts';

const t = useApp();
const times = rounds(6, 30);

afterEach(async () => {
  expect(await audit(t.database)).toEqual([]);
  expect(await auditPayouts(t.database)).toEqual([]);
});

const succeeded = async () =>
  (
    await t.database.query<{ for_tip: boolean }>(
      `select for_tip from payments where state = 'succeeded' and for_tip`,
    )
  ).length;

describe('§35 at the same moment', { timeout: 300_000 }, () => {
  test('two presses, of one amount or two: one tip', async () => {
    for (let round = 1; round <= times; round += 1) {
      const job = await ratedByCustomer(t);
      const both = await Promise.all([tryTip(job, 50), tryTip(job, round % 2 === 0 ? 50 : 100)]);
      const statuses = both.map(({ status }) => status).toSorted((a, b) => a - b);
      expect(statuses[0]).toBe(200);
      expect([200, 202, 409]).toContain(statuses[1]);
      await t.passMinutes(1);
      await t.runJobs();
      expect(await succeeded()).toBe(round);
    }
  });

  test('a tip and the bill of the same booking: each once, or one of them later', async () => {
    for (let round = 0; round < times; round += 1) {
      const job = await ratedUnpaid(t);
      const [given, paid] = await Promise.all([tryTip(job, 300), job.pay('tok_visa')]);
      expect([200, 202, 409]).toContain(given.status);
      expect([200, 202, 409]).toContain(paid.status);
      if (paid.status === 409) expect((await job.pay('tok_visa')).status).toBe(200);
      if (given.status === 409) expect((await tryTip(job, 300)).status).toBe(200);
      expect(await job.read()).toMatchObject({ paymentState: 'paid' });
      expect((await tipFor(job.asha, job)).tip).toMatchObject({ amount: 300, state: 'given' });
    }
  });

  test('tips of one customer for two bookings: together no more than a day has', async () => {
    for (let round = 0; round < times; round += 1) {
      const asha = await t.user();
      await tip(await ratedByCustomer(t, { asha }), 1_000);
      const jobs = [await ratedByCustomer(t, { asha }), await ratedByCustomer(t, { asha })];
      const both = await Promise.all(jobs.map((job) => tryTip(job, 600)));
      expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    }
  });

  test('passed on by two processes while the other side rates: once', async () => {
    for (let round = 0; round < times; round += 1) {
      const job = await ratedByCustomer(t);
      await tip(job);
      await Promise.all([
        rate(job.ravi, job, { stars: 5 }),
        passOnDue(t.deps),
        passOnDue(t.deps),
        passOnDue(t.deps),
      ]);
      await Promise.all([passOnDue(t.deps), passOnDue(t.deps)]);
      expect(await findBalance(t.database, job.ravi.id)).toBe(30_500);
    }
  });

  test('passed on while an admin gives it back: it ends with the customer', async () => {
    const admin = await addLoggedInTo(t, 'admin');
    for (let round = 0; round < times; round += 1) {
      const job = await rated(t, 5);
      await tip(job);
      const [, back, again] = await Promise.all([
        passOnDue(t.deps),
        giveBack(admin, job),
        giveBack(admin, job),
      ]);
      expect([back.status, again.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
      await refundDue(t.deps);
      await passOnDue(t.deps);
      expect(await findBalance(t.database, job.ravi.id)).toBe(25_500);
    }
  });

  test('passed on, or given back, while the payouts are made: no rupee is paid that is not there', async () => {
    const admin = await addLoggedInTo(t, 'admin');
    for (let round = 0; round < times; round += 1) {
      const job = await rated(t, 5);
      await giveBank(t, job.ravi);
      await tip(job, 100);
      await aWeekLater(t.database);
      await Promise.all([passOnDue(t.deps), makeRun(t.deps)]);
      await passOnDue(t.deps);
      const [row] = await t.database.query<{ sum: number }>(
        'select coalesce(sum(amount_paise), 0)::int as sum from payouts where handyman_id = $1',
        [job.ravi.id],
      );
      expect([25_500, 35_500]).toContain(row?.sum);
      expect(Number(row?.sum) + (await findBalance(t.database, job.ravi.id))).toBe(35_500);
      await aWeekLater(t.database);
      await giveBack(admin, job);
      await Promise.all([refundDue(t.deps), makeRun(t.deps)]);
    }
  });
});
