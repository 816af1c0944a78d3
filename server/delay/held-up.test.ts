import { describe, expect, test } from 'vitest';
import {
  acceptNotification,
  cancelBooking,
  createNotification,
  getBooking,
  jobStartOtp,
  workDoneCheck,
} from '#contract/booking.ts';
import { sayLate } from '#contract/delay.ts';
import { useApp } from '../testing/app.ts';
import { minute, soon } from '../testing/later.ts';
import { pune } from '../testing/people.ts';
import type { Person } from '../testing/people.ts';
import { tellOfDelays } from './actions.ts';

const t = useApp();

const lateMails = () => t.mails.filter(({ subject }) => subject === 'Your plumber will be late');

describe('§27 a job that runs over its time', () => {
  const startJob = async (customer: Person, handyman: Person) => {
    const { notification_id: id } = await customer.send(createNotification, {
      ...pune,
      user_id: customer.id,
      handyman_id: handyman.id,
    });
    await handyman.send(acceptNotification, { handyman_id: handyman.id, notification_id: id });
    const { startCode = '' } = await customer.send(getBooking, {}, { params: { id } });
    await handyman.send(jobStartOtp, {
      otp: startCode,
      email: customer.email,
      notification_id: id,
    });
    return id;
  };

  /** Ravi has begun with a job for Neha, and goes to Asha in three hours. */
  const held = async () => {
    const visit = await soon(t, 180);
    const neha = await t.user();
    const job = await startJob(neha, visit.ravi);
    return { ...visit, neha, job };
  };

  test('the next customer is told once when they are expected, and again when it gets much later', async () => {
    const { asha, start, at: one } = await held();
    expect(await tellOfDelays(t.deps)).toBe(0);
    await t.passMinutes(170);
    expect(await tellOfDelays(t.deps)).toBe(1);
    const { delay } = await asha.send(getBooking, {}, one);
    expect(delay).toMatchObject({ by: 'time', waits: false });
    // Half an hour to travel, from now, in steps of five minutes.
    const late = Date.parse(delay?.expectedAt ?? '') - (start - 170 * minute);
    expect(late).toBeGreaterThanOrEqual(20 * minute);
    expect(late).toBeLessThanOrEqual(30 * minute);
    expect(await tellOfDelays(t.deps)).toBe(0);
    await t.passMinutes(10);
    expect(await tellOfDelays(t.deps)).toBe(0);
    await t.passMinutes(10);
    expect(await tellOfDelays(t.deps)).toBe(1);
    await t.runJobs();
    expect(lateMails()).toHaveLength(2);
  });

  test('tells nobody when the work is done in time', async () => {
    const { ravi, neha, job } = await held();
    await t.passMinutes(60);
    await ravi.send(workDoneCheck, {
      handyman_id: ravi.id,
      user_id: neha.id,
      notification_id: job,
    });
    await t.passMinutes(115);
    expect(await tellOfDelays(t.deps)).toBe(0);
  });

  test('leaves alone what the professional has said themselves', async () => {
    const { ravi, asha, at: one } = await held();
    await t.passMinutes(165);
    await ravi.send(sayLate, { minutes: 60 }, one);
    expect(await tellOfDelays(t.deps)).toBe(0);
    expect((await asha.send(getBooking, {}, one)).delay?.by).toBe('handyman');
  });

  test('tells nobody of a visit that is off', async () => {
    const { asha, at: one } = await held();
    await asha.send(cancelBooking, {}, one);
    await t.passMinutes(170);
    expect(await tellOfDelays(t.deps)).toBe(0);
  });

  test('three processes that look at once tell of it once', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { asha } = await held();
      await t.passMinutes(170);
      await Promise.all(Array.from({ length: 3 }, () => tellOfDelays(t.deps)));
      await t.runJobs();
      expect(lateMails().filter(({ to }) => to.address === asha.email)).toHaveLength(1);
    }
  });
});
