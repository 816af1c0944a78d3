import { afterEach, describe, expect, test } from 'vitest';
import { cancelBooking } from '#contract/booking.ts';
import { arrive, setOut } from '#contract/tracking.ts';
import { useApp } from '../testing/app.ts';
import { creditOf, give } from '../testing/credit.ts';
import { cancelFor, feesOf, forgive, owing, seen, underWay } from '../testing/fees.ts';
import { addOperatorTo } from '../testing/operators.ts';
import { agree, audit } from '../testing/paying.ts';
import { pune } from '../testing/people.ts';
import { rounds } from '../testing/rounds.ts';

const t = useApp();
const times = rounds(6, 30);

afterEach(async () => {
  for (let n = 0; n < 3; n += 1) {
    await t.runJobs();
    await t.passMinutes(20);
  }
  expect(await audit(t.database)).toEqual([]);
});

const settled = async () => {
  await t.runJobs();
  await t.runJobs();
};

describe('§36 at the same moment', { timeout: 300_000 }, () => {
  test('cancelled while the card pays: the fee once, and the rest goes back', async () => {
    for (let round = 0; round < times; round += 1) {
      const job = await underWay(t);
      await Promise.all([job.pay('tok_visa'), cancelFor(job, 50)]);
      await settled();
      const { fee, paid, refunded } = await seen(job.asha, job.id);
      expect([fee?.state, paid - refunded]).toEqual(paid === 0 ? ['owed', 0] : ['paid', 50]);
    }
  });

  test('cancelled twice: one fee', async () => {
    for (let round = 0; round < times; round += 1) {
      const job = await underWay(t);
      const both = await Promise.all([cancelFor(job, 50), cancelFor(job, 50)]);
      expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
      expect((await feesOf(job.asha)).owed).toBe(50);
    }
  });

  test('cancelled by both: no fee where the professional was first', async () => {
    for (let round = 0; round < times; round += 1) {
      const job = await underWay(t);
      const params = { id: job.id };
      await Promise.all([cancelFor(job, 50), job.ravi.try(cancelBooking, {}, { params })]);
      const { endedBy, fee } = await seen(job.asha, job.id);
      expect(fee !== undefined).toBe(endedBy === 'user');
    }
  });

  test('set out while the customer cancels: free of charge, or the fee is shown first', async () => {
    for (let round = 0; round < times; round += 1) {
      const job = await agree(t);
      await t.passMinutes(6);
      const at = { params: { id: job.id } };
      const [off] = await Promise.all([cancelFor(job), job.ravi.try(setOut, {}, at)]);
      const { state, fee } = await seen(job.asha, job.id);
      expect([off.status, fee]).toEqual([state === 'cancelled' ? 200 : 409, undefined]);
      await job.ravi.try(arrive, pune, at);
    }
  });

  test('two bills at once: the fee is paid with one of them', async () => {
    for (let round = 0; round < times; round += 1) {
      const { asha } = await owing(t);
      const [first, second] = [await agree(t, 200, { asha }), await agree(t, 200, { asha })];
      await Promise.all([first.pay('tok_visa'), second.pay('tok_visa')]);
      await settled();
      const [row] = await t.database.query<{ fees: number }>(
        `select coalesce(sum(p.fees_paise), 0)::int as fees from payments p join bookings b on b.id = p.booking_id
         where b.user_id = $1 and p.state = 'succeeded'`,
        [asha.id],
      );
      expect(row?.fees).toBe(5_000);
      expect((await feesOf(asha)).owed).toBe(0);
      expect((await creditOf(asha)).balance).toBe(0);
    }
  });

  test('forgiven while it is paid: it is paid, or it is credit, or it was never taken', async () => {
    const neela = await addOperatorTo(t);
    for (let round = 0; round < times; round += 1) {
      const { asha, id } = await owing(t);
      const job = await agree(t, 200, { asha });
      await Promise.all([job.pay('tok_visa'), forgive(neela, id)]);
      await settled();
      expect((await seen(asha, id)).fee?.state).toBe('forgiven');
      const [row] = await t.database.query<{ fees: number }>(
        `select coalesce(sum(fees_paise), 0)::int as fees from payments where booking_id = $1 and state = 'succeeded'`,
        [job.id],
      );
      expect((await creditOf(asha)).balance).toBe((row?.fees ?? 0) / 100);
    }
  });

  test('forgiven while credit is given: nothing of it is lost', async () => {
    const neela = await addOperatorTo(t);
    for (let round = 0; round < times; round += 1) {
      const { asha, id } = await owing(t);
      await Promise.all([give(neela, asha, 50), forgive(neela, id)]);
      await settled();
      expect((await creditOf(asha)).balance).toBe(50);
    }
  });

  test('forgiven twice: once', async () => {
    const neela = await addOperatorTo(t);
    for (let round = 0; round < times; round += 1) {
      const job = await underWay(t);
      await job.pay('tok_visa');
      await cancelFor(job, 50);
      const both = await Promise.all([forgive(neela, job.id), forgive(neela, job.id)]);
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      await settled();
      expect((await seen(job.asha, job.id)).refunded).toBe(300);
    }
  });

  test('three visits of one customer cancelled by their professionals: credit once', async () => {
    for (let round = 0; round < times; round += 1) {
      const asha = await t.user();
      const jobs = [await agree(t, 200, { asha }), await agree(t, 200, { asha })];
      await Promise.all(
        jobs.map(({ ravi, id }) => ravi.send(cancelBooking, {}, { params: { id } })),
      );
      expect((await creditOf(asha)).balance).toBe(50);
    }
  });
});
