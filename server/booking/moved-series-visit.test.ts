import { beforeEach, describe, expect, test } from 'vitest';
import { getBooking, listBookings } from '#contract/booking.ts';
import { acceptTime, proposeTime } from '#contract/proposal.ts';
import { pauseSeries, resumeSeries, skipVisit } from '#contract/series.ts';
import { useApp } from '../testing/app.ts';
import { at, minute } from '../testing/later.ts';
import { oneOf, seriesAt, withSeries } from '../testing/series.ts';

const t = useApp();
const { yesToAll, runSeries, unmake } = withSeries(t);
const hour = 60 * minute;

beforeEach(async () => {
  await t.deps.catalogue.refresh();
});

/** A series on weekdays; the visit of its second day is agreed for four hours after that of its fourth. */
const moving = async (from = 1, to = 3, after = 4 * hour) => {
  const scene = await yesToAll();
  const { asha, ravi, one } = scene;
  const [day, other] = [one.days[from], one.days[to]];
  if (!day?.notification_id || !other) throw new Error('A fortnight has more days');
  const id = day.notification_id;
  const next = Date.parse(other.startsAt) + after;
  const visit = { params: { id } };
  const move = async () => {
    await asha.send(proposeTime, at(next), visit);
    await ravi.send(acceptTime, at(next), visit);
  };
  /** As the list of the series has it. */
  const listed = async () => (await oneOf(asha)).days.find((shown) => shown.notification_id === id);
  return { ...scene, day, other, id, next, visit, move, listed, series: seriesAt(one) };
};

const moved = async (...where: Parameters<typeof moving>) => {
  const scene = await moving(...where);
  await scene.move();
  return scene;
};

const countBookings = async () => {
  const [row] = await t.database.query<{ count: number }>('select count(*)::int from bookings');
  return row?.count;
};

describe('§27 a visit of a series that was moved', () => {
  test('stands where it is now, and its day has no second visit', async () => {
    const { asha, one, day, next, listed } = await moved();
    const before = await countBookings();
    await runSeries();
    expect(await countBookings()).toBe(before);
    expect(await listed()).toMatchObject({ day: day.day, ...at(next), state: 'agreed' });
    const { days } = await oneOf(asha);
    expect(days).toHaveLength(one.days.length);
    const starts = days.map(({ startsAt }) => startsAt);
    expect(starts).toEqual(starts.toSorted());
    expect(starts.indexOf(at(next).startsAt)).toBe(3);
  });

  test('leaves weekday and time of the series as they were asked for', async () => {
    const { asha, first } = await moved(0);
    expect((await oneOf(asha)).firstVisit).toBe(at(first).startsAt);
  });

  test('is left out by the day it belongs to, and the visit of the day it stands on stays', async () => {
    const { asha, ravi, day, other, next, visit, series, listed } = await moved();
    t.mails.length = 0;
    await asha.send(skipVisit, { day: day.day }, series);
    expect(await asha.send(getBooking, {}, visit)).toMatchObject({
      state: 'cancelled',
      reason: 'series_changed',
      ...at(next),
    });
    const { state } = await asha.send(
      getBooking,
      {},
      { params: { id: other.notification_id ?? '' } },
    );
    expect(state).toBe('accepted');
    await runSeries();
    expect(await listed()).toMatchObject({ state: 'skipped', ...at(next) });
    await t.runJobs();
    const mail = t.mails.find(
      ({ to, subject }) => to.address === ravi.email && subject.includes('left out'),
    );
    const date = new Intl.DateTimeFormat('en-IN', {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone: 'Asia/Kolkata',
    });
    expect(mail?.text).toContain(`Left out: ${date.format(next)}.`);
  });

  test('is still listed, and can be left out, when the day it belongs to has passed', async () => {
    const { asha, id, next, visit, series, listed } = await moved(0, 5);
    await t.database.query('update series_visits set day = day - 5 where booking_id = $1', [id]);
    const shown = await listed();
    expect(shown).toMatchObject({ state: 'agreed', ...at(next) });
    await asha.send(skipVisit, { day: shown?.day ?? '' }, series);
    expect((await asha.send(getBooking, {}, visit)).state).toBe('cancelled');
  });

  test('is left out with the others by a pause; going on, the day it belongs to has its visit again', async () => {
    const { asha, day, visit, series } = await moved();
    await asha.send(pauseSeries, undefined, series);
    expect((await asha.send(getBooking, {}, visit)).state).toBe('cancelled');
    const of = async () => (await oneOf(asha)).days.find((shown) => shown.day === day.day);
    expect(await of()).toMatchObject({ state: 'paused', startsAt: day.startsAt });
    await asha.send(resumeSeries, undefined, series);
    expect(await of()).toMatchObject({ state: 'agreed', startsAt: day.startsAt });
  });

  test('and was done before the day it belongs to: nothing is made for that day or left out', async () => {
    const { asha, day, id, series, listed } = await moved(3, 0);
    await t.database.query(
      `update bookings set state = 'done', done_at = now(), ended_at = now(), ended_by = 'handyman',
         starts_at = now() - interval '1 hour' where id = $1`,
      [id],
    );
    await runSeries();
    expect(await listed()).toBeUndefined();
    expect((await oneOf(asha)).days.map((shown) => shown.day)).not.toContain(day.day);
    const { body } = await asha.try(skipVisit, { day: day.day }, series);
    expect(body.code).toBe('no_visit');
    const bookings = await asha.send(listBookings);
    expect(bookings.filter(({ startsAt }) => startsAt === day.startsAt)).toEqual([]);
  });

  test('cannot be moved onto another visit of the series', async () => {
    const { asha, next, visit } = await moving(1, 3, hour);
    const { status, body } = await asha.try(proposeTime, at(next), visit);
    expect([status, body.code]).toEqual([409, 'time_taken']);
  });

  test('in the time of a day that has no visit yet makes that day impossible, and both are told', async () => {
    const { asha, other, move, listed } = await moving(1, 8, hour);
    await unmake(other);
    await move();
    t.mails.length = 0;
    await runSeries();
    const { days } = await oneOf(asha);
    expect(days.find((shown) => shown.day === other.day)?.state).toBe('not_possible');
    expect((await listed())?.state).toBe('agreed');
    await t.runJobs();
    expect(t.mails.filter(({ text }) => text.includes('Not on:'))).toHaveLength(2);
  });
});
