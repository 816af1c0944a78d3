import { expect, test } from 'vitest';
import {
  acceptNotification,
  cancelBooking,
  createNotification,
  getNotification,
  jobStartOtp,
  rejectNotification,
  workDoneCheck,
} from '#contract/booking.ts';
import { getWeek } from '#contract/week.ts';
import { dayInIndia } from '#domain/day.ts';
import { useApp } from '../testing/app.ts';
import { agree } from '../testing/paying.ts';
import { pune } from '../testing/people.ts';
import type { Person } from '../testing/people.ts';

const t = useApp();

const finished = async () => {
  const job = await agree(t, 120);
  await job.ravi.send(jobStartOtp, { otp: t.lastCode(), email: job.asha.email });
  await job.ravi.send(workDoneCheck, { handyman_id: job.ravi.id, user_id: job.asha.id });
  return job;
};

/** Since Monday's midnight in India; the update of a job's day is what only time would bring about. */
const doneAt = (instant: string) =>
  t.database.query(`update bookings set done_at = ${instant} where state = 'done'`);
const midnight = `date_trunc('week', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata'`;

const totals = async (ravi: Person) => {
  const { days } = await ravi.send(getWeek);
  const sum = (of: 'jobs' | 'earned' | 'unpaid') => days.reduce((all, one) => all + one[of], 0);
  return { jobs: sum('jobs'), earned: sum('earned'), unpaid: sum('unpaid') };
};

test('§9 the week has seven days from Monday, one of which is today in India', async () => {
  const ravi = await t.handyman();
  const { days, requests } = await ravi.send(getWeek);
  expect(days.map(({ day }) => new Date(day).getUTCDay())).toEqual([1, 2, 3, 4, 5, 6, 0]);
  expect(days.filter(({ today }) => today).map(({ day }) => day)).toEqual([dayInIndia(new Date())]);
  expect(requests).toEqual({ answerable: 0, accepted: 0 });
});

test('§9 a job earns its share on the day it is done, and is unpaid until the customer has paid', async () => {
  const job = await finished();
  const { days } = await job.ravi.send(getWeek);
  expect(days.find(({ today }) => today)).toMatchObject({ jobs: 1, earned: 187, unpaid: 187 });
  await job.pay('tok_visa');
  expect(await totals(job.ravi)).toEqual({ jobs: 1, earned: 187, unpaid: 0 });
  await t.database.query(`update bookings set payment_state = 'refunded'`);
  expect(await totals(job.ravi)).toEqual({ jobs: 1, earned: 0, unpaid: 0 });
});

test('§9 the week begins with Monday’s midnight in India', async () => {
  const { ravi } = await finished();
  await doneAt(midnight);
  const { days } = await ravi.send(getWeek);
  expect(days.map(({ jobs }) => jobs)).toEqual([1, 0, 0, 0, 0, 0, 0]);
  await doneAt(`${midnight} - interval '1 microsecond'`);
  expect(await totals(ravi)).toEqual({ jobs: 0, earned: 0, unpaid: 0 });
});

test('§6 a handyman reads their own week, and nobody else’s', async () => {
  await finished();
  const meena = await t.handyman({ email: 'meena@example.com' });
  expect(await totals(meena)).toEqual({ jobs: 0, earned: 0, unpaid: 0 });
});

test('§9 a no and no answer count as requests, a yes also when it is called off, the rest does not', async () => {
  const ravi = await t.handyman();
  const asks = async () => {
    const user = await t.user({ email: `user${Math.random()}@example.com` });
    const body = { ...pune, user_id: user.id, handyman_id: ravi.id };
    const { notification_id: id } = await user.send(createNotification, body);
    return { user, params: { id } };
  };
  const body = { handyman_id: ravi.id };
  await asks();
  await ravi.send(rejectNotification, body);
  const withdrawn = await asks();
  await withdrawn.user.send(cancelBooking, {}, { params: withdrawn.params });
  await asks();
  await t.passMinutes(11);
  await t.runJobs();
  await asks();
  const first = await asks();
  await ravi.send(acceptNotification, { ...body, notification_id: first.params.id });
  await first.user.send(cancelBooking, {}, { params: first.params });
  const { requests } = await ravi.send(getWeek);
  expect(requests).toEqual({ answerable: 3, accepted: 1 });
  await t.database.query(`update bookings set created_at = now() - interval '31 days'`);
  expect((await ravi.send(getWeek)).requests).toEqual({ answerable: 0, accepted: 0 });
});

test('§9 a handyman reads their share of a bill, a customer does not', async () => {
  const { asha, ravi } = await agree(t, 120);
  const body = { handyman_id: ravi.id };
  expect(await ravi.send(getNotification, body)).toMatchObject([{ share: 187 }]);
  expect((await asha.send(getNotification, body)).map((one) => 'share' in one)).toEqual([false]);
});
