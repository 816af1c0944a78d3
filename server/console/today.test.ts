import { beforeEach, expect, test, vi } from 'vitest';
import {
  acceptNotification,
  createNotification,
  jobStartOtp,
  rejectNotification,
} from '#contract/booking.ts';
import { getToday } from '#contract/console.ts';
import { config } from '#contract/payment.ts';
import { useApp } from '../testing/app.ts';
import { addOperatorTo } from '../testing/operators.ts';
import { pune } from '../testing/people.ts';
import type { Person } from '../testing/people.ts';

const t = useApp();

const ask = async (handyman: Person): Promise<{ asha: Person; id: string }> => {
  const asha = await t.user();
  const asked = await asha.send(createNotification, {
    ...pune,
    user_id: asha.id,
    handyman_id: handyman.id,
    cost: 120,
  });
  return { asha, id: asked.notification_id };
};

/** Figures are cached for some seconds: moves the clock, so that those of the test before have expired. */
let later = 0;
beforeEach(() => {
  later += 60_000;
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + later);
});

/** Waits for the cache to expire, so that the change is shown. */
const eventually = (check: () => Promise<void>) =>
  vi.waitFor(check, { timeout: 60_000, interval: 200 });

/** To a minute of an earlier day in India. */
const moveTo = async (ids: readonly string[], days: number, minute: number) => {
  const at = `date_trunc('day', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata'
    - ${days} * interval '1 day' + ${minute} * interval '1 minute'`;
  await t.database.query(`update bookings set created_at = ${at} where id = any($1::uuid[])`, [
    ids,
  ]);
};

test('§14 today counts what is open, runs, was left unanswered and was taken', async () => {
  const [ravi, meena, omkar, zoya] = [
    await t.handyman(),
    await t.handyman({ services: 'Maid' }),
    await t.handyman(),
    await t.handyman(),
  ];
  const running = await ask(ravi);
  await ravi.send(acceptNotification, { handyman_id: ravi.id });
  await ravi.send(jobStartOtp, { email: running.asha.email, otp: t.lastCode() });
  await running.asha.send(config, { booking_id: running.id, token: { id: 'tok_visa' } });
  const open = await ask(meena);
  await ask(omkar);
  await omkar.send(rejectNotification, { handyman_id: omkar.id });
  const lost = await ask(zoya);
  await t.database.query(`update bookings set expires_at = now() where id = $1`, [lost.id]);
  await t.runJobs();

  const support = await addOperatorTo(t, 'support');
  await eventually(async () => {
    expect((await support.send(getToday)).live).toHaveLength(2);
  });
  const today = await support.send(getToday);
  expect(today).toMatchObject({
    open: { now: 1, before: 0 },
    running: { now: 1, before: 0, working: 1 },
    unanswered: { now: 33.3, before: null, requests: 4 },
    minutesToAccept: { before: null },
    takings: { now: 220, before: 0, payments: 1, refunded: 0 },
    attention: [],
  });
  // Tenths of a minute, so none unless the machine is slow.
  expect(today.minutesToAccept.now).toBeGreaterThanOrEqual(0);
  expect(today.hours).toHaveLength(24);
  const sums = today.hours.reduce(
    (sum, hour) => [sum[0] + hour.asked, sum[1] + hour.accepted, sum[2] + hour.unanswered] as const,
    [0, 0, 0] as readonly [number, number, number],
  );
  expect(sums).toEqual([4, 1, 1]);
  expect(today.services).toEqual([
    { service: 'Plumber', asked: 3, accepted: 1, unanswered: 1, takings: 220 },
    { service: 'Maid', asked: 1, accepted: 0, unanswered: 0, takings: 0 },
  ]);
  expect(today.live.map(({ booking_id, state }) => [booking_id, state])).toEqual([
    [open.id, 'requested'],
    [running.id, 'started'],
  ]);
  expect(JSON.stringify(today)).not.toContain('@example.com');
});

test('§14 yesterday is counted up to the same time of day', async () => {
  const [ravi, omkar] = [await t.handyman(), await t.handyman()];
  const early = await ask(ravi);
  const late = await ask(omkar);
  await moveTo([early.id], 1, 0);
  await moveTo([late.id], 1, 24 * 60 - 1);
  await t.runJobs();
  const support = await addOperatorTo(t, 'support');
  await eventually(async () => {
    const { hours, unanswered } = await support.send(getToday);
    expect(unanswered.requests).toBe(0);
    expect([hours[0]?.askedBefore, hours[23]?.askedBefore]).toEqual([1, 1]);
  });
});

test('§14 what needs a look is named: long waits, jobs that run for hours, refunds that failed', async () => {
  const [ravi, meena, omkar] = [await t.handyman(), await t.handyman(), await t.handyman()];
  const waiting = await ask(ravi);
  await t.database.query(
    `update bookings set created_at = now() - interval '4 minutes' where id = $1`,
    [waiting.id],
  );
  const long = await ask(meena);
  await meena.send(acceptNotification, { handyman_id: meena.id });
  await meena.send(jobStartOtp, { email: long.asha.email, otp: t.lastCode() });
  await t.database.query(
    `update bookings set started_at = now() - interval '5 hours' where id = $1`,
    [long.id],
  );
  const paid = await ask(omkar);
  await omkar.send(acceptNotification, { handyman_id: omkar.id });
  await paid.asha.send(config, { booking_id: paid.id, token: { id: 'tok_visa' } });
  await t.database.query(
    `insert into refunds (payment_id, idempotency_key, gateway_id, state, amount_paise, next_check_at, settled_at)
     select id, 'refund', 'r1', 'failed', amount_paise, now(), now() from payments`,
  );
  const support = await addOperatorTo(t, 'support');
  await eventually(async () => {
    const { attention } = await support.send(getToday);
    expect(attention.map(({ kind, booking_id, amount }) => [kind, booking_id, amount])).toEqual([
      ['waiting', waiting.id, 220],
      ['refund', paid.id, 220],
      ['long_job', long.id, 220],
    ]);
  });
});
