import { describe, expect, test } from 'vitest';
import { daysOf, firstWeek, hoursOf, isWeek, mostStretches, radius, weekOf } from './hours.ts';
import {
  copied,
  distances,
  distanceStep,
  otherDays,
  painted,
  roomOf,
  stretchesOn,
  timesBetween,
  withDay,
  withOneMore,
  worksThrough,
} from './week-edit.ts';

const hours = (from: number, to: number) => ({ from: from * 60, to: to * 60 });

describe('§27 changing a week', () => {
  test('a part of one day changes, and nothing else', () => {
    const lunch = painted(firstWeek, 2, hours(13, 15), false);
    expect(stretchesOn(lunch, 2)).toEqual([hours(9, 13), hours(15, 19)]);
    expect(lunch.length).toBe(firstWeek.length);
    expect(painted(lunch, 2, hours(13, 15), true)).toBe(firstWeek);
    const sunday = painted(firstWeek, 6, hours(22, 24), true);
    expect(isWeek(sunday)).toBe(true);
    expect(stretchesOn(sunday, 6)).toEqual([hours(22, 24)]);
    expect(hoursOf(sunday)).toBe(62);
  });

  test('a block counts as worked when all of it is', () => {
    expect(worksThrough(firstWeek, 0, hours(9, 11))).toBe(true);
    expect(worksThrough(firstWeek, 0, hours(8, 10))).toBe(false);
    expect(worksThrough(firstWeek, 5, hours(17, 19))).toBe(true);
    // The last half hours of Sunday, and no first ones of a day after it.
    const late = withDay(firstWeek, 6, [hours(23, 24)]);
    expect(worksThrough(late, 6, hours(23, 24))).toBe(true);
  });

  test('a day is copied to others as it is, a day off too', () => {
    const week = withDay(firstWeek, 2, [hours(7, 9), hours(10, 12)]);
    const all = copied(week, 2, otherDays(2));
    expect(daysOf(all)).toEqual(Array.from({ length: 7 }, () => [hours(7, 9), hours(10, 12)]));
    expect(daysOf(copied(firstWeek, 6, [0])).map((day) => day.length)).toEqual([
      0, 1, 1, 1, 1, 1, 0,
    ]);
  });
});

describe('§27 one stretch more', () => {
  test.each([
    ['on a day off is a usual day', [], [hours(9, 19)]],
    ['comes half an hour after the last', [hours(9, 12)], [hours(9, 12), hours(12.5, 14.5)]],
    ['comes before where the evening is taken', [hours(12, 23)], [hours(0, 2), hours(12, 23)]],
    ['is shorter where there is little room', [hours(2, 24)], [hours(0, 1.5), hours(2, 24)]],
  ])('%s', (_title, before, after) => {
    const more = withOneMore(withDay(firstWeek, 3, before), 3);
    expect(stretchesOn(more ?? '', 3)).toEqual(after);
  });

  test.each([
    ['where a day is full', [hours(0, 24)]],
    ['where it would touch what is there', [hours(0.5, 23.5)]],
    [
      'where there are enough',
      Array.from({ length: mostStretches }, (_, n) => hours(n * 2, n * 2 + 1)),
    ],
  ])('is not there %s', (_title, before) => {
    expect(withOneMore(weekOf([before]), 0)).toBeUndefined();
  });
});

test('§27 the ends of a stretch move between its neighbours, and never touch them', () => {
  const day = [hours(7, 9), hours(10, 12), hours(15, 24)];
  expect([0, 1, 2].map((at) => roomOf(day, at))).toEqual([
    hours(0, 9.5),
    hours(9.5, 14.5),
    hours(12.5, 24),
  ]);
  expect(timesBetween(60, 150)).toEqual([60, 90, 120, 150]);
});

test('§27 the slider has every distance from the least to the most, and finds its place', () => {
  expect([distances[0], distances.at(-1)]).toEqual([radius.least, radius.most]);
  expect(distances).toContain(radius.unsaid);
  expect(distances.map((km) => distances[distanceStep(km)])).toEqual(distances);
  expect([distanceStep(11), distanceStep(50), distanceStep(99)]).toEqual([10, 19, 19]);
});
