import { beforeEach, describe, expect, test } from 'vitest';
import {
  acceptNotification,
  cancelBooking,
  createNotification,
  getBooking,
  getNotification,
  rejectNotification,
} from '#contract/booking.ts';
import { blockHandyman } from '#contract/own-block.ts';
import { listSeries, pauseSeries, resumeSeries, skipVisit, stopSeries } from '#contract/series.ts';
import { getWeek } from '#contract/week.ts';
import { dayInIndia } from '#domain/day.ts';
import { changeService } from '../catalogue/edit-actions.ts';
import { draftOf } from '#domain/offer.ts';
import { useApp } from '../testing/app.ts';
import { alwaysAtWork, laterForm, minute, startIn } from '../testing/later.ts';
import type { Person } from '../testing/people.ts';
import { oneOf, seriesAt, wantedDays, withSeries } from '../testing/series.ts';

const t = useApp();

const { asked, yesToAll, runSeries } = withSeries(t);
const at = seriesAt;
const states = async (who: Person) => (await oneOf(who)).days.map(({ state }) => state);

beforeEach(async () => {
  await t.deps.catalogue.refresh();
});

describe('§27 a series', () => {
  test('is asked for with its first visit, and the professional reads how often', async () => {
    const { asha, ravi, first } = await asked();
    const days = wantedDays(first);
    const [request] = await ravi.send(getNotification, { handyman_id: ravi.id });
    expect(request?.series).toMatchObject({
      rhythm: 'weekdays',
      visits: days.length,
      agreed: false,
    });
    expect((await states(asha))[0]).toBe('asked');
    expect((await oneOf(ravi)).other.id).toBe(asha.id);
  });

  test('is refused for a service that does not repeat, and without a start', async () => {
    const [asha, ravi] = [await t.user(), await t.handyman()];
    await alwaysAtWork(t.database);
    const form = { ...laterForm(asha, ravi, startIn(30)), repeats: 'weekly' as const };
    expect((await asha.try(createNotification, form)).body.fields).toHaveProperty('repeats');
    const maid = await t.handyman({ services: 'Maid' });
    const { startsAt: _, ...now } = { ...form, handyman_id: maid.id };
    expect((await asha.try(createNotification, now)).body.fields).toHaveProperty('startsAt');
  });

  test('with a yes to all is one request that the professional has accepted', async () => {
    const { ravi, one } = await yesToAll();
    expect(one.days.length).toBeGreaterThan(1);
    expect((await ravi.send(getWeek)).requests).toEqual({ answerable: 1, accepted: 1 });
  });

  test('with a yes to all every visit is agreed at once, each with its own code, in one mail', async () => {
    const { asha, first, one } = await yesToAll();
    const days = wantedDays(first);
    expect(one.agreed).toBe(true);
    expect(one.days.map(({ day, state }) => [day, state])).toEqual(
      days.map((day) => [day, 'agreed']),
    );
    const codes = await Promise.all(
      one.days.map(
        async ({ notification_id: id }) =>
          (await asha.send(getBooking, {}, { params: { id: id ?? '' } })).startCode,
      ),
    );
    expect(new Set(codes).size).toBe(days.length);
    await t.runJobs();
    const subjects = t.mails.map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('comes again'))).toHaveLength(1);
    expect(subjects.filter((subject) => subject === 'Your maid is booked')).toHaveLength(1);
  });

  test('the job makes nothing twice', async () => {
    const { one } = await yesToAll();
    await Promise.all([runSeries(), runSeries()]);
    await runSeries();
    const [row] = await t.database.query<{ bookings: number }>(
      'select count(*)::int as bookings from bookings',
    );
    expect(row?.bookings).toBe(one.days.length);
  });

  test('a yes to one agrees to one; the next is asked for by itself, and waits longer', async () => {
    const { asha, ravi } = await asked();
    await ravi.send(acceptNotification, { handyman_id: ravi.id });
    await runSeries();
    await runSeries();
    expect((await states(asha)).slice(0, 3)).toEqual(['agreed', 'asked', 'coming']);
    const [next] = await ravi.send(getNotification, { handyman_id: ravi.id });
    const waits = Date.parse(next?.expiresAt ?? '') - Date.parse(next?.createdAt ?? '');
    expect(waits).toBeGreaterThan(23 * 60 * minute);
    await ravi.send(acceptNotification, { handyman_id: ravi.id, all: true });
    expect(new Set(await states(asha))).toEqual(new Set(['agreed']));
  });

  test('that is declined with its first request is over', async () => {
    const { asha, ravi } = await asked();
    await ravi.send(rejectNotification, { handyman_id: ravi.id });
    await runSeries();
    expect(await asha.send(listSeries)).toEqual([]);
  });

  test('leaves out a day on which the professional has something else, and both are told', async () => {
    const { asha, ravi, first } = await asked();
    const blockedDay = new Date(first + 7 * 24 * 60 * minute);
    await t.database.query(
      `insert into time_off (handyman_id, starts_at, ends_at) values ($1, $2, $2::timestamptz + interval '1 hour')`,
      [ravi.id, blockedDay],
    );
    await ravi.send(acceptNotification, { handyman_id: ravi.id, all: true });
    const { days } = await oneOf(asha);
    expect(days.filter(({ state }) => state === 'not_possible').map(({ day }) => day)).toEqual([
      dayInIndia(blockedDay),
    ]);
    await t.runJobs();
    expect(t.mails.filter(({ text }) => text.includes('Not on:'))).toHaveLength(2);
  });

  test('counts once among the visits that a customer may have ahead', async () => {
    const { asha, ravi, first } = await yesToAll();
    for (const n of [1, 2, 3]) {
      await asha.send(createNotification, laterForm(asha, ravi, first + n * 120 * minute));
      await ravi.send(acceptNotification, { handyman_id: ravi.id });
    }
    const { body } = await asha.try(
      createNotification,
      laterForm(asha, ravi, first + 480 * minute),
    );
    expect(body.code).toBe('too_many_ahead');
  });

  test('is there once for these two, this service and this time', async () => {
    const { asha, ravi, first } = await yesToAll();
    await t.database.query(
      `update bookings set state = 'cancelled', ended_at = now(), ended_by = 'user', end_reason = 'series_changed'`,
    );
    const again = { ...laterForm(asha, ravi, first), repeats: 'weekdays' as const };
    expect((await asha.try(createNotification, again)).body.code).toBe('series_exists');
  });
});

describe('§27 changes of a series', () => {
  test('one visit is skipped by either side, free and not made again; what is agreed stays', async () => {
    const { asha, ravi, one } = await yesToAll();
    const [, second, third] = one.days;
    await asha.send(skipVisit, { day: second?.day ?? '' }, at(one));
    await ravi.send(skipVisit, { day: third?.day ?? '' }, at(one));
    await runSeries();
    expect((await states(asha)).slice(0, 4)).toEqual(['agreed', 'skipped', 'skipped', 'agreed']);
    const read = { params: { id: second?.notification_id ?? '' } };
    expect(await asha.send(getBooking, {}, read)).toMatchObject({
      state: 'cancelled',
      reason: 'series_changed',
    });
    expect((await asha.try(skipVisit, { day: second?.day ?? '' }, at(one))).body.code).toBe(
      'no_visit',
    );
    await t.runJobs();
    expect(t.mails.filter(({ subject }) => subject.includes('is left out'))).toHaveLength(2);
  });

  test('paused, its visits are left out and none is made; resumed by the same side, they come again', async () => {
    const { asha, ravi, one } = await yesToAll();
    await asha.send(pauseSeries, undefined, at(one));
    await runSeries();
    expect(new Set(await states(asha))).toEqual(new Set(['paused']));
    expect((await ravi.try(resumeSeries, undefined, at(one))).body.code).toBe('not_paused');
    await asha.send(resumeSeries, undefined, at(one));
    expect(new Set(await states(asha))).toEqual(new Set(['agreed']));
  });

  test('stopped by the professional it is over, counts as no cancellation, and can be asked for anew', async () => {
    const { asha, ravi, first, one } = await yesToAll();
    await ravi.send(stopSeries, {}, at(one));
    expect(await asha.send(listSeries)).toEqual([]);
    expect((await ravi.try(stopSeries, {}, at(one))).body.code).toBe('no_series');
    await asha.send(createNotification, { ...laterForm(asha, ravi, first), repeats: 'weekdays' });
    await ravi.send(acceptNotification, { handyman_id: ravi.id });
  });

  test('stopped with what is agreed left as it is', async () => {
    const { asha, one } = await yesToAll();
    await asha.send(stopSeries, { keep: true }, at(one));
    const [row] = await t.database.query<{ kept: number }>(
      `select count(*)::int as kept from bookings where state = 'accepted'`,
    );
    expect(row?.kept).toBe(one.days.length);
  });

  test('an ordinary cancellation of a visit is one, and its day is not made again', async () => {
    const { asha, one } = await yesToAll();
    await asha.send(cancelBooking, {}, { params: { id: one.days[1]?.notification_id ?? '' } });
    await runSeries();
    expect((await states(asha))[1]).toBe('off');
  });

  test('ends when one side blocks the other, or the professional is suspended', async () => {
    const { asha, ravi } = await yesToAll();
    await asha.send(blockHandyman, { handyman_id: ravi.id });
    expect(await asha.send(listSeries)).toEqual([]);
    const second = await yesToAll();
    await t.database.query(`update handymen set verification = 'suspended' where id = $1`, [
      second.ravi.id,
    ]);
    await runSeries();
    expect(await second.asha.send(listSeries)).toEqual([]);
  });

  test('is nothing that other people can read or change', async () => {
    const { one } = await yesToAll();
    const [neha, mohan] = [await t.user(), await t.handyman()];
    expect(await neha.send(listSeries)).toEqual([]);
    for (const other of [neha, mohan]) {
      expect((await other.try(stopSeries, {}, at(one))).status).toBe(403);
      expect((await other.try(skipVisit, { day: one.days[0]?.day ?? '' }, at(one))).status).toBe(
        403,
      );
    }
  });
});

describe('§27 the price of a series', () => {
  test('a new one is told to both, holds a fortnight later, and changes no visit that is made', async () => {
    const { asha, one } = await yesToAll('weekly');
    const offer = t.deps.catalogue.read().find(({ serviceName }) => serviceName === 'Maid');
    if (!offer) throw new Error('There is no maid');
    await changeService(t.deps, offer.id, { ...draftOf(offer), serviceCharge: 130 });
    await runSeries();
    await runSeries();
    const { total, next } = await oneOf(asha);
    expect([one.total, total, next?.total]).toEqual([150, 150, 180]);
    await t.runJobs();
    expect(t.mails.filter(({ subject }) => subject.includes('A new price'))).toHaveLength(2);
    await t.database.query(`update series set next_from = now()`);
    await t.database.query(`delete from series_visits where booking_id is null or day > $1`, [
      one.days[0]?.day,
    ]);
    await t.database.query(
      `update bookings set state = 'cancelled', ended_at = now() where id = $1`,
      [one.days[1]?.notification_id],
    );
    await runSeries();
    const after = await oneOf(asha);
    expect([after.total, after.next]).toEqual([180, null]);
    const totals = await Promise.all(
      after.days.map(
        async ({ notification_id: id }) =>
          (await asha.send(getBooking, {}, { params: { id: id ?? '' } })).price.total,
      ),
    );
    expect(totals).toEqual([150, 180]);
    await changeService(t.deps, offer.id, draftOf(offer));
  });
});
