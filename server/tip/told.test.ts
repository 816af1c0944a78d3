import { expect, test } from 'vitest';
import { withPushes } from '../testing/pushing.ts';
import { rate, rated } from '../testing/rating.ts';
import { ratedByCustomer, tip } from '../testing/tips.ts';
import { publishProfile } from '../events/publish.ts';
import { sendPushes } from '../push/send-actions.ts';
import { passOnDue } from './actions.ts';

const { t, browser, add } = withPushes();

test('§35 a professional’s devices tell of a tip once it is theirs, without its amount', async () => {
  const job = await ratedByCustomer(t);
  const phone = browser();
  await add(job.ravi, phone);
  await tip(job);
  expect(await passOnDue(t.deps)).toBe(0);
  await rate(job.ravi, job, { stars: 5 });
  expect(await passOnDue(t.deps)).toBe(1);
  expect(await passOnDue(t.deps)).toBe(0);
  await sendPushes(t.deps);
  expect(phone.read()).toEqual([
    {
      news: 'tip',
      title: 'You were given a tip',
      body: 'Open the booking to see it.',
      link: `/handyman/bookings/${job.id}`,
      booking_id: job.id,
    },
  ]);
});

test('§35 screens of the professional learn of it with the booking, and not before', async () => {
  const job = await rated(t, 5);
  const heard: string[] = [];
  const stop = t.deps.events.subscribe([`handyman:${job.ravi.id}`], ({ kind }) => {
    heard.push(kind);
  });
  /** Events arrive in their order: once this one is there, so is all that was sent before it. */
  const before = async () => {
    await publishProfile(t.deps.events, job.ravi.id);
    await expect.poll(() => heard.at(-1)).toBe('profile');
  };
  await before();
  heard.length = 0;
  await tip(job);
  await before();
  expect(heard).toEqual(['profile']);
  heard.length = 0;
  await passOnDue(t.deps);
  await expect.poll(() => heard).toEqual(['booking']);
  stop();
});
