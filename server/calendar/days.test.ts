import { describe, expect, test } from 'vitest';
import {
  acceptNotification,
  createNotification,
  jobStartOtp,
  workDoneCheck,
} from '#contract/booking.ts';
import { getCalendar } from '#contract/calendar.ts';
import { addTimeOff } from '#contract/hours.ts';
import { dayInIndia } from '#domain/day.ts';
import { dayAfter, weekdayOf } from '#domain/day-plan.ts';
import { blurPlace } from '#domain/place.ts';
import { useApp } from '../testing/app.ts';
import { alwaysAtWork, at, laterForm, minute, startIn } from '../testing/later.ts';
import { pune } from '../testing/people.ts';
import type { Person } from '../testing/people.ts';

const t = useApp();

const today = () => dayInIndia(new Date());

const read = (who: Person, query: { from?: string; days?: number } = {}) =>
  who.send(getCalendar, {}, { query: { days: 3, ...query } });

describe('§27 the calendar of a professional', () => {
  test('has the days in India with their hours, today first', async () => {
    const ravi = await t.handyman();
    const { days, today: first, visits, timeOff } = await read(ravi, { days: 7 });
    expect(first).toBe(today());
    expect(days.map(({ day }) => day)).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map((n) => dayAfter(first, n)),
    );
    for (const { day, hours } of days) {
      expect(hours).toEqual(weekdayOf(day) === 6 ? [] : [{ from: '09:00', to: '19:00' }]);
    }
    expect([visits, timeOff]).toEqual([[], []]);
  });

  test('tells what was asked for, what is agreed, under way and done, and time off', async () => {
    const [asha, neha, ravi] = [
      await t.user({ username: 'Asha Rao' }),
      await t.user(),
      await t.handyman(),
    ];
    await alwaysAtWork(t.database);
    const start = startIn(26);
    const agreed = await asha.send(createNotification, laterForm(asha, ravi, start));
    await ravi.send(acceptNotification, { handyman_id: ravi.id });
    const asked = await neha.send(createNotification, laterForm(neha, ravi, start + 180 * minute));
    const off = [start + 300 * minute, start + 360 * minute].map((ms) =>
      new Date(ms).toISOString(),
    );
    await ravi.send(addTimeOff, { startsAt: off[0], endsAt: off[1] });
    const from = today();
    const { visits, timeOff } = await read(ravi, { from });
    expect(visits).toEqual([
      {
        notification_id: agreed.notification_id,
        number: agreed.number,
        kind: 'agreed',
        service: 'Plumber',
        customer: 'Asha',
        ...blurPlace(pune),
        ...at(start),
        endsAt: new Date(start + 60 * minute).toISOString(),
        share: expect.any(Number) as number,
      },
      expect.objectContaining({ notification_id: asked.notification_id, kind: 'asked' }),
    ]);
    expect(timeOff).toMatchObject([{ startsAt: off[0], endsAt: off[1] }]);
  });

  test('shows a job for now from the yes on, at work as long as it lasts, and done as it was', async () => {
    const [asha, ravi] = [await t.user(), await t.handyman()];
    await asha.send(createNotification, { ...pune, user_id: asha.id, handyman_id: ravi.id });
    const around = { from: dayAfter(today(), -1) };
    expect((await read(ravi, around)).visits).toEqual([]);
    await ravi.send(acceptNotification, { handyman_id: ravi.id });
    const [coming] = (await read(ravi, around)).visits;
    expect(coming).toMatchObject({ kind: 'under_way' });
    await ravi.send(jobStartOtp, { email: asha.email, otp: t.lastCode() });
    await t.passMinutes(200);
    const [working] = (await read(ravi, around)).visits;
    expect(working).toMatchObject({ kind: 'under_way' });
    const lasted = ({ startsAt = '', endsAt = '' } = {}) =>
      Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / minute);
    expect([lasted(coming), lasted(working)]).toEqual([60, 200]);
    await ravi.send(workDoneCheck, { handyman_id: ravi.id, user_id: asha.id });
    const [done] = (await read(ravi, around)).visits;
    expect([done?.kind, lasted(done)]).toEqual(['done', 200]);
  });

  test('what came to nothing is not there, nor anything of another professional', async () => {
    const [asha, ravi, mohan] = [await t.user(), await t.handyman(), await t.handyman()];
    await alwaysAtWork(t.database);
    await asha.send(createNotification, laterForm(asha, ravi, startIn(26)));
    await t.passMinutes(70);
    await t.runJobs();
    expect((await read(ravi)).visits).toEqual([]);
    await asha.send(createNotification, laterForm(asha, mohan, startIn(26)));
    await mohan.send(acceptNotification, { handyman_id: mohan.id });
    expect((await read(ravi)).visits).toEqual([]);
    expect((await read(mohan)).visits).toHaveLength(1);
  });

  test.each([
    ['32 days ago', -32, 1, 400],
    ['30 days ago', -30, 1, 200],
    ['14 days from now', 14, 1, 200],
    ['beyond 14 days from now', 14, 2, 400],
    ['15 days at once', 0, 15, 400],
  ])('%s: %i, %i days: %i', async (_, days, count, status) => {
    const ravi = await t.handyman();
    const query = { from: dayAfter(today(), days), days: count };
    expect((await ravi.try(getCalendar, {}, { query })).status).toBe(status);
  });
});
