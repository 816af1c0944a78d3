import { expect, test } from 'vitest';
import { states } from './booking.ts';
import { cities } from './city.ts';
import { cityReach, freeByHour, isOfCity, visitKindOf } from './city-day.ts';
import { firstWeek, midnightOf } from './hours.ts';

test('§14 every state of a booking is one kind of visit', () => {
  expect(states.map((state) => [state, visitKindOf(state)])).toEqual([
    ['requested', 'asked'],
    ['accepted', 'agreed'],
    ['on_the_way', 'underWay'],
    ['arrived', 'underWay'],
    ['started', 'underWay'],
    ['done', 'done'],
    ['declined', 'notDone'],
    ['cancelled', 'notDone'],
    ['expired', 'notDone'],
  ]);
});

test('§14 a visit belongs to the nearest city, and no place of a city is outside its window', () => {
  expect(isOfCity({ lat: 19.2, long: 72.97 }, 'Thane')).toBe(true);
  expect(isOfCity({ lat: 19.2, long: 72.97 }, 'Mumbai')).toBe(false);
  for (const { name, lat, long } of cities) {
    expect(isOfCity({ lat: lat + cityReach, long }, name)).toBe(false);
    expect(isOfCity({ lat, long: long + cityReach }, name)).toBe(false);
  }
});

test('§14 free is who works then, has no time off and no visit; hours that have begun are not counted', () => {
  const monday = midnightOf('2026-11-16');
  const at = (hour: number) => monday + hour * 60 * 60_000;
  const calendar = { week: firstWeek, timeOff: [], planned: [] };
  const busy = { ...calendar, planned: [{ from: at(14), to: at(15.5) }] };
  const off = { ...calendar, timeOff: [{ from: at(9), to: at(12) }] };
  const free = freeByHour([calendar, busy, off], 60, monday, at(10) + 1);
  expect(free).toHaveLength(24);
  expect(free.slice(9, 20)).toEqual([undefined, undefined, 2, 3, 2, 2, 2, 3, 3, 3, 0]);
});
