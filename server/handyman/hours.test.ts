import { describe, expect, test } from 'vitest';
import { acceptNotification, createNotification, getBooking } from '#contract/booking.ts';
import { addTimeOff, getHours, removeTimeOff, setHours } from '#contract/hours.ts';
import { dayInIndia } from '#domain/day.ts';
import { midnightOf, timeOffLimits } from '#domain/hours.ts';
import { retention } from '#domain/retention.ts';
import { useApp } from '../testing/app.ts';
import { pune } from '../testing/people.ts';
import type { Person } from '../testing/people.ts';
import { gather, withoutSession } from '../testing/scene.ts';

const t = useApp();

const nineToSeven = [{ from: '09:00', to: '19:00' }];
const usual = [...Array.from({ length: 6 }, () => nineToSeven), []];

/** The day in so many days. */
const dayIn = (days: number): string => dayInIndia(new Date(Date.now() + days * 86_400_000));
const at = (days: number, minutes = 0): string =>
  new Date(midnightOf(dayIn(days)) + minutes * 60_000).toISOString();

/** A visit that is agreed, from such a time for an hour, and half an hour more to travel. */
const agreedVisit = async (asha: Person, ravi: Person, startsAt: string) => {
  const { notification_id: id } = await asha.send(createNotification, {
    ...pune,
    user_id: asha.id,
    handyman_id: ravi.id,
  });
  await ravi.send(acceptNotification, { handyman_id: ravi.id, notification_id: id });
  await t.database.query(
    `update bookings set starts_at = $2::timestamptz,
       planned = tstzrange($2::timestamptz, $2::timestamptz + interval '90 minutes') where id = $1`,
    [id, startsAt],
  );
  return id;
};

const offOf = async (ravi: Person) =>
  (await ravi.send(getHours)).timeOff.map(({ startsAt, endsAt }) => [startsAt, endsAt]);

describe('§27 the week of a professional', () => {
  test('is nine to seven but on Sundays until they say otherwise, and they have said no distance', async () => {
    const ravi = await t.handyman();
    expect(await ravi.send(getHours)).toEqual({
      week: usual,
      radiusKm: null,
      hoursAWeek: 60,
      timeOff: [],
    });
  });

  test('is what they save, with stretches that meet joined, and nobody else’s changes', async () => {
    const [ravi, sita] = [await t.handyman(), await t.handyman()];
    const night = { from: '22:00', to: '24:00' };
    const week = [
      [night, { from: '06:30', to: '08:00' }, { from: '08:00', to: '11:00' }],
      ...usual.slice(1),
    ];
    const joined = [[{ from: '06:30', to: '11:00' }, night], ...usual.slice(1)];
    const saved = { week: joined, radiusKm: 8, hoursAWeek: 56.5 };
    expect(await ravi.send(setHours, { week, radiusKm: 8 })).toMatchObject(saved);
    expect(await ravi.send(getHours)).toMatchObject(saved);
    expect(await sita.send(getHours)).toMatchObject({ week: usual, radiusKm: null });
    const nothing = usual.map(() => []);
    expect(await ravi.send(setHours, { week: nothing, radiusKm: null })).toMatchObject({
      week: nothing,
      radiusKm: null,
      hoursAWeek: 0,
    });
  });

  test.each([
    ['week', { week: usual.slice(1) }, /seven days/],
    ['week', { week: undefined }, /seven days/],
    ['week.0', { week: [null, ...usual.slice(1)] }, /seven days/],
    [
      'week.1',
      {
        week: usual.map((_, day) =>
          day === 1
            ? [0, 2, 4, 6, 8, 10, 12, 14, 16].map((n) => ({
                from: `${String(n).padStart(2, '0')}:00`,
                to: `${String(n + 1).padStart(2, '0')}:00`,
              }))
            : [],
        ),
      },
      /at most 8/,
    ],
    ['week.0.0.from', { week: [[{ from: '09:15', to: '10:00' }], ...usual.slice(1)] }, /half hour/],
    ['week.0.0.to', { week: [[{ from: '09:00', to: '24:30' }], ...usual.slice(1)] }, /half hour/],
    ['week.0.0.to', { week: [[{ from: '10:00', to: '10:00' }], ...usual.slice(1)] }, /later than/],
    ['radiusKm', { radiusKm: 0 }, /from 1 to 50/],
    ['radiusKm', { radiusKm: 51 }, /from 1 to 50/],
    ['radiusKm', { radiusKm: 7.5 }, /from 1 to 50/],
    ['radiusKm', { radiusKm: '8' }, /from 1 to 50/],
  ])('is refused with a sentence at %s', async (field, wrong, sentence) => {
    const ravi = await t.handyman();
    const { status, body } = await ravi.try(setHours, { week: usual, radiusKm: 8, ...wrong });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
    expect(body.fields?.[field]).toMatch(sentence);
    expect(await ravi.send(getHours)).toMatchObject({ week: usual, radiusKm: null });
  });

  test('can change under a visit that is agreed, which stays', async () => {
    const [asha, ravi] = [await t.user(), await t.handyman()];
    const id = await agreedVisit(asha, ravi, at(1, 600));
    await ravi.send(setHours, { week: usual.map(() => []), radiusKm: 1 });
    const params = { id };
    expect(await asha.send(getBooking, undefined, { params })).toMatchObject({ state: 'accepted' });
  });
});

describe('§27 time off', () => {
  test('is whole days in India or a time of one’s own, listed until it is over, and can be removed', async () => {
    const ravi = await t.handyman();
    const days = await ravi.send(addTimeOff, { from: dayIn(3), to: dayIn(4) });
    expect(days).toMatchObject({ startsAt: at(3), endsAt: at(5) });
    await ravi.send(addTimeOff, { startsAt: at(1, 840), endsAt: at(1, 900) });
    expect(await offOf(ravi)).toEqual([
      [at(1, 840), at(1, 900)],
      [at(3), at(5)],
    ]);
    await ravi.send(removeTimeOff, undefined, { params: { id: days.time_off_id } });
    expect(await offOf(ravi)).toEqual([[at(1, 840), at(1, 900)]]);
    await t.database.query(
      `update time_off set starts_at = now() - interval '2 hours', ends_at = now()`,
    );
    expect(await offOf(ravi)).toEqual([]);
  });

  test('that overlaps becomes one, and that only meets stays apart', async () => {
    const [ravi, sita] = [await t.handyman(), await t.handyman()];
    await sita.send(addTimeOff, { from: dayIn(2), to: dayIn(9) });
    await ravi.send(addTimeOff, { from: dayIn(2), to: dayIn(3) });
    await ravi.send(addTimeOff, { from: dayIn(5), to: dayIn(6) });
    await ravi.send(addTimeOff, { from: dayIn(7), to: dayIn(7) });
    const joined = await ravi.send(addTimeOff, { from: dayIn(3), to: dayIn(5) });
    expect(joined).toMatchObject({ startsAt: at(2), endsAt: at(7) });
    expect(await offOf(ravi)).toEqual([
      [at(2), at(7)],
      [at(7), at(8)],
    ]);
    expect(await offOf(sita)).toEqual([[at(2), at(10)]]);
  });

  test('is refused while an agreed visit lies in it, with its number', async () => {
    const [asha, ravi, sita] = [await t.user(), await t.handyman(), await t.handyman()];
    const id = await agreedVisit(asha, ravi, at(2, 600));
    const { number } = await asha.send(getBooking, undefined, { params: { id } });
    for (const asked of [
      { from: dayIn(1), to: dayIn(3) },
      { startsAt: at(2, 659), endsAt: at(2, 700) },
      { startsAt: at(2, 540), endsAt: at(2, 601) },
    ]) {
      const { status, body } = await ravi.try(addTimeOff, asked);
      expect([status, body]).toMatchObject([
        409,
        { code: 'visit_then', booking_id: id, msg: new RegExp(`booking ${number}`) },
      ]);
    }
    expect(await offOf(ravi)).toEqual([]);
    // Until the visit and right after it, though the way to the next would be planned then.
    await ravi.send(addTimeOff, { startsAt: at(2, 540), endsAt: at(2, 600) });
    await ravi.send(addTimeOff, { startsAt: at(2, 660), endsAt: at(2, 720) });
    await sita.send(addTimeOff, { from: dayIn(2), to: dayIn(2) });
    await t.database.query(`update bookings set state = 'cancelled' where id = $1`, [id]);
    await ravi.send(addTimeOff, { from: dayIn(2), to: dayIn(2) });
    expect(await offOf(ravi)).toEqual([[at(2), at(3)]]);
  });

  test.each([
    ['from', () => ({ from: dayIn(-1), to: dayIn(2) }), /today/],
    [
      'to',
      () => ({ from: dayIn(1), to: dayIn(timeOffLimits.daysAhead + 1) }),
      /within the next 365/,
    ],
    ['to', () => ({ from: dayIn(3), to: dayIn(2) }), /before the first/],
    ['to', () => ({ from: dayIn(3) }), /2026-03-31/],
    ['from', () => ({ from: '2026-02-30', to: dayIn(3) }), /2026-03-31/],
    ['from', () => ({ from: dayIn(1), startsAt: at(1), endsAt: at(2) }), /not both/],
    ['endsAt', () => ({ startsAt: at(1), endsAt: at(1) }), /later than/],
    ['endsAt', () => ({ startsAt: at(1) }), /\+05:30/],
    ['startsAt', () => ({ startsAt: 'tomorrow', endsAt: at(1) }), /\+05:30/],
    ['startsAt', () => ({ startsAt: at(-1), endsAt: at(1) }), /today/],
  ])('is refused with a sentence at %s', async (field, asked, sentence) => {
    const ravi = await t.handyman();
    const { status, body } = await ravi.try(addTimeOff, asked());
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
    expect(body.fields?.[field]).toMatch(sentence);
  });

  test('can be today, and until the last day of a year', async () => {
    const ravi = await t.handyman();
    await ravi.send(addTimeOff, { from: dayIn(0), to: dayIn(0) });
    await ravi.send(addTimeOff, { from: dayIn(0), to: dayIn(timeOffLimits.daysAhead) });
  });

  test('is there a hundred times at most, and one that joins others is not one more', async () => {
    const ravi = await t.handyman();
    await t.database.query(
      `insert into time_off (handyman_id, starts_at, ends_at)
       select $1, $2::timestamptz + n * interval '1 day', $2::timestamptz + (n + 1) * interval '1 day'
       from generate_series(1, $3::int) n`,
      [ravi.id, at(1), timeOffLimits.most],
    );
    const { status, body } = await ravi.try(addTimeOff, { from: dayIn(1), to: dayIn(1) });
    expect([status, body.code]).toEqual([409, 'enough_time_off']);
    await ravi.send(addTimeOff, { from: dayIn(1), to: dayIn(2) });
    expect(await offOf(ravi)).toHaveLength(timeOffLimits.most);
  });

  test('is removed by its professional and nobody else', async () => {
    const cast = await gather(t);
    const { time_off_id: id } = await cast.X.send(addTimeOff, { from: dayIn(1), to: dayIn(1) });
    const { X: _, ...others } = await withoutSession(t, cast);
    const expected: Record<string, number> = { A: 403, B: 403, Y: 403 };
    for (const [who, client] of Object.entries(others)) {
      const { status } = await client.try(removeTimeOff, undefined, { params: { id } });
      expect([who, status]).toEqual([who, expected[who] ?? 401]);
    }
    expect(await offOf(cast.X)).toHaveLength(1);
    for (const [unknown, status] of [
      ['00000000-0000-4000-8000-000000000000', 404],
      ['monday', 400],
    ] as const) {
      const params = { id: unknown };
      expect((await cast.X.try(removeTimeOff, undefined, { params })).status).toBe(status);
    }
  });

  test('is deleted a month after its end', async () => {
    const ravi = await t.handyman();
    await ravi.send(addTimeOff, { from: dayIn(0), to: dayIn(0) });
    const left = async (days: number) => {
      await t.database.query(
        `update time_off set starts_at = now() - ($1::int + 1) * interval '1 day',
           ends_at = now() - $1::int * interval '1 day'`,
        [days],
      );
      await t.database.query('delete from job_runs');
      await t.runJobs();
      return (await t.database.query('select 1 from time_off')).length;
    };
    expect(await left(retention.timeOffDays - 1)).toBe(1);
    expect(await left(retention.timeOffDays + 1)).toBe(0);
  });
});
