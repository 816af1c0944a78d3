import { describe, expect, test } from 'vitest';
import { getEarnings } from '#contract/earnings.ts';
import { dayInIndia } from '#domain/day.ts';
import { dayAfter, mondayOf } from '#domain/day-plan.ts';
import { midnightOf } from '#domain/hours.ts';
import { useApp } from '../testing/app.ts';
import { work } from '../testing/extras.ts';
import { addLoggedInTo } from '../testing/operators.ts';
import { ask, refundBy } from '../testing/tickets.ts';
import type { Person } from '../testing/people.ts';

const t = useApp();

const today = () => dayInIndia(new Date());

const read = (who: Person, query: { period?: string; day?: string } = {}) =>
  who.send(getEarnings, {}, { query });

const done = async () => {
  const job = await work(t);
  await job.finish();
  return job;
};

/** What only time would bring about. */
const wasDone = (ms: number) =>
  t.database.query(`update bookings set done_at = $1 where state = 'done'`, [new Date(ms)]);

describe('§28 the earnings of a professional', () => {
  test('nothing yet: each day of this week, without jobs', async () => {
    const reply = await read(await t.handyman());
    const from = mondayOf(today());
    expect(reply).toMatchObject({
      today: today(),
      from,
      to: dayAfter(from, 6),
      balance: 0,
      earned: 0,
      unpaid: 0,
      jobs: [],
    });
    expect(reply.days.map(({ day }) => day)).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map((n) => dayAfter(from, n)),
    );
  });

  test('a job that is done waits for the customer’s payment, and is theirs once it is there', async () => {
    const job = await done();
    const before = await read(job.ravi);
    expect(before).toMatchObject({ balance: 0, earned: 255, unpaid: 255 });
    expect(before.jobs).toMatchObject([
      {
        notification_id: job.id,
        service: 'Plumber',
        customer: 'Customer',
        share: 255,
        unpaid: 255,
        state: 'unpaid',
      },
    ]);
    await job.pay('tok_visa');
    const after = await read(job.ravi, { period: 'day' });
    expect(after).toMatchObject({ balance: 255, earned: 255, unpaid: 0 });
    expect(after.days).toEqual([{ day: today(), jobs: 1, earned: 255 }]);
    expect(after.jobs).toMatchObject([{ state: 'earned', unpaid: 0 }]);
  });

  test('of a bill that is paid in part only the rest is unpaid', async () => {
    const job = await work(t);
    await job.pay('tok_visa');
    await job.approve(await job.propose());
    await job.finish();
    expect(await read(job.ravi)).toMatchObject({ balance: 0, earned: 637.5, unpaid: 382.5 });
  });

  test('what an operator refunds whole is nobody’s earning; in part it stays the professional’s', async () => {
    const job = await done();
    await job.pay('tok_visa');
    const admin = await addLoggedInTo(t, 'admin');
    const ticket = await ask(job.asha, { bookingId: job.id });
    await refundBy(admin, ticket, { amount: 100 });
    await t.runJobs();
    expect(await read(job.ravi)).toMatchObject({ balance: 255, earned: 255 });
    await refundBy(admin, ticket, { amount: 200, refunded: 100 });
    await t.runJobs();
    const reply = await read(job.ravi);
    expect(reply).toMatchObject({ balance: 0, earned: 0, unpaid: 0 });
    expect(reply.jobs).toMatchObject([{ state: 'refunded', share: 255 }]);
  });

  test('a day is from midnight to midnight in India; the balance is of all time', async () => {
    const job = await done();
    await job.pay('tok_visa');
    const yesterday = dayAfter(today(), -1);
    const jobsOf = async (day: string) =>
      (await read(job.ravi, { period: 'day', day })).jobs.length;
    for (const [at, day] of [
      [midnightOf(today()) - 1, yesterday],
      [midnightOf(yesterday), yesterday],
      [midnightOf(yesterday) - 1, dayAfter(yesterday, -1)],
    ] as const) {
      await wasDone(at);
      expect(await jobsOf(day)).toBe(1);
      expect(await jobsOf(today())).toBe(0);
    }
    expect(await read(job.ravi, { period: 'day' })).toMatchObject({ balance: 255, jobs: [] });
  });

  test('a month has all of its days', async () => {
    const { days, from, to } = await read(await t.handyman(), {
      period: 'month',
      day: '2028-02-10',
    });
    expect([from, to, days.length]).toEqual(['2028-02-01', '2028-02-29', 29]);
  });

  test.each([{ period: 'year' }, { day: 'yesterday' }, { day: '2026-02-30' }])(
    '%o is refused',
    async (query) => {
      const ravi = await t.handyman();
      expect((await ravi.try(getEarnings, {}, { query })).status).toBe(400);
    },
  );

  test('nobody reads those of another', async () => {
    const job = await done();
    expect((await read(await t.handyman())).jobs).toEqual([]);
    expect((await job.asha.try(getEarnings, {})).status).toBe(403);
    expect((await t.client().try(getEarnings, {})).status).toBe(401);
  });
});
