import { expect, test } from 'vitest';
import {
  acceptNotification,
  cancelBooking,
  createNotification,
  rejectNotification,
} from '#contract/booking.ts';
import { getCityDay } from '#contract/city-day.ts';
import { startDispatch } from '#contract/dispatch.ts';
import { dayInIndia, hourInIndia } from '#domain/day.ts';
import { visitKinds } from '#domain/city-day.ts';
import { useApp } from '../testing/app.ts';
import { alwaysAtWork, laterForm, startIn } from '../testing/later.ts';
import { addOperatorTo } from '../testing/operators.ts';
import { pune } from '../testing/people.ts';
import type { Operator } from '../testing/operators.ts';

const t = useApp();
const delhi = { lat: 28.6139, long: 77.209 };

const dayOf = (by: Operator, query: Record<string, string> = {}) =>
  by.send(getCityDay, undefined, { query });

type Day = Awaited<ReturnType<typeof dayOf>>;
const sums = ({ hours }: Day) =>
  visitKinds.map((kind) => hours.reduce((sum, hour) => sum + hour[kind], 0));

test('§14 a day counts its visits at their hour: those for later by their start, others by when they were asked for', async () => {
  const [ravi, sita] = [await t.handyman({ name: 'Ravi' }), await t.handyman()];
  const [asha, neha, kiran] = [await t.user(), await t.user(), await t.user()];
  await alwaysAtWork(t.database);
  const start = startIn(30);
  await asha.send(createNotification, laterForm(asha, ravi, start));
  await ravi.send(acceptNotification, { handyman_id: ravi.id });
  await neha.send(createNotification, { ...pune, user_id: neha.id, handyman_id: ravi.id });
  await kiran.send(createNotification, { ...pune, user_id: kiran.id, handyman_id: sita.id });
  await sita.send(rejectNotification, { handyman_id: sita.id });
  const meera = await addOperatorTo(t, 'support');

  const day = dayInIndia(new Date(start));
  const then = await dayOf(meera, { day });
  expect(then.hours[hourInIndia(new Date(start))]).toMatchObject({ agreed: 1, asked: 0 });
  expect(sums(then)).toEqual([0, 1, 0, 0, 0]);
  expect(then.visits).toMatchObject([
    { at: new Date(start).toISOString(), later: true, handyman: { name: 'Ravi' } },
  ]);
  const [first] = await t.database.query<{ at: Date }>(
    'select created_at as at from bookings where starts_at is null order by created_at limit 1',
  );
  const asked = await dayOf(meera, { day: dayInIndia(first?.at ?? new Date(0)) });
  expect([sums(asked)[0], sums(asked)[4], asked.visits[0]?.later]).toEqual([1, 1, false]);
  expect(JSON.stringify(asked)).not.toContain('@example.com');
});

test('§14 several requests of one asking around are one visit, the furthest of them', async () => {
  const people = [await t.handyman(), await t.handyman(), await t.handyman()];
  const asha = await t.user();
  await asha.send(startDispatch, { ...pune, service: 'Plumber' });
  const meera = await addOperatorTo(t, 'support');
  expect(sums(await dayOf(meera))).toEqual([1, 0, 0, 0, 0]);
  const [ravi] = people;
  await ravi?.send(acceptNotification, { handyman_id: ravi.id });
  expect(sums(await dayOf(meera))).toEqual([0, 1, 0, 0, 0]);
  const { visits } = await dayOf(meera);
  await asha.send(cancelBooking, {}, { params: { id: visits[0]?.booking_id ?? '' } });
  expect(sums(await dayOf(meera))).toEqual([0, 0, 0, 0, 1]);
});

test('§14 of one city only its own visits, and who could come there at each hour that has not begun', async () => {
  const [ravi, vijay] = [await t.handyman(), await t.handyman(delhi)];
  const [asha, dev] = [await t.user(), await t.user(delhi)];
  await alwaysAtWork(t.database);
  const start = startIn(30);
  await asha.send(createNotification, laterForm(asha, ravi, start));
  await ravi.send(acceptNotification, { handyman_id: ravi.id });
  await dev.send(createNotification, { ...laterForm(dev, vijay, start), ...delhi });
  const meera = await addOperatorTo(t, 'support');
  const day = dayInIndia(new Date(start));
  const inPune = await dayOf(meera, { city: 'Pune', day });
  expect(sums(inPune)).toEqual([0, 1, 0, 0, 0]);
  expect(sums(await dayOf(meera, { city: 'Delhi', day }))).toEqual([1, 0, 0, 0, 0]);
  expect(sums(await dayOf(meera, { day }))).toEqual([1, 1, 0, 0, 0]);
  expect((await dayOf(meera, { day })).hours[0]?.free).toBeNull();

  const free = inPune.hours.map(
    (hour) => hour.free?.find(({ service }) => service === 'Plumber')?.people,
  );
  const startHour = hourInIndia(new Date(start));
  expect(free[startHour]).toBe(0);
  expect(free.filter((people) => people === 1).length).toBeGreaterThan(10);
  const passed = await dayOf(meera, { city: 'Pune', day: '2020-01-01' });
  expect(passed.hours.every((hour) => hour.free === null)).toBe(true);
});

test('§14 a city or a day that there is not is refused', async () => {
  const meera = await addOperatorTo(t, 'support');
  for (const query of [{ city: 'Atlantis' }, { day: '2026-02-31' }]) {
    const { status, body } = await meera.try(getCityDay, undefined, { query });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, Object.keys(query)]);
  }
});
