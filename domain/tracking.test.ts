import { describe, expect, test } from 'vitest';
import {
  farFromDoor,
  keepPoints,
  minutesLeft,
  nobodyCameFrom,
  nobodyHomeFrom,
  paceOf,
} from './tracking.ts';
import type { Point } from './tracking.ts';

const door = { lat: 18.5204, long: 73.8567 };

test.each([
  ['at the door', { ...door }, undefined],
  ['at the gate, 220 m away', { ...door, lat: door.lat + 0.002 }, undefined],
  ['a street away', { ...door, lat: door.lat + 0.004 }, 0.4],
  ['in another part of town', { ...door, lat: door.lat + 0.045 }, 5],
  ['somewhere within a kilometre', { ...door, lat: door.lat + 0.01, accuracy: 1000 }, undefined],
  ['certainly elsewhere', { ...door, lat: door.lat + 0.045, accuracy: 1000 }, 5],
  ['of unknown accuracy', { ...door, lat: door.lat + 0.045, accuracy: null }, 5],
])('§16 %s', (_name, fix, far) => {
  expect(farFromDoor(fix, door)).toBe(far);
});

/** Points every ten seconds straight towards the door, the last `km` away from it. */
const coming = (kmPerHour: number, seconds: number, km: number): Point[] =>
  Array.from({ length: seconds / 10 + 1 }, (_, n) => {
    const before = seconds - n * 10;
    const away = km + (kmPerHour * before) / 3600;
    return { lat: door.lat + away / 111.195, long: door.long, at: n * 10_000 };
  });

describe('§16 minutes left', () => {
  test.each([
    ['at 60 km/h', coming(60, 120, 10), 10],
    ['at 20 km/h', coming(20, 120, 10), 30],
    ['on foot', coming(5, 120, 1), 12],
    ['standing, as usual', coming(0, 120, 10), 20],
    ['after one point, as usual', coming(60, 0, 10), 20],
    ['after ten seconds, as usual', coming(60, 10, 10), 20],
    ['after a point that was wrong, as fast as anybody may', coming(900, 120, 16), 12],
    ['at the door', coming(30, 120, 0), 1],
  ])('%s', (_name, points, minutes) => {
    expect(minutesLeft(points, door)).toBe(minutes);
  });

  test('without a point nothing is said', () => {
    expect(minutesLeft([], door)).toBeUndefined();
  });

  test('the pace is that of the last three minutes', () => {
    const slow = coming(10, 600, 5);
    const fast = coming(60, 180, 2).map((point) => ({ ...point, at: point.at + 610_000 }));
    const kept = [...slow, ...fast].reduce(keepPoints, [] as readonly Point[]);
    expect(kept[0]?.at).toBe(610_000);
    expect(Math.round(paceOf(kept))).toBe(60);
  });

  test('a point that was seen already, or is older than one that was, changes nothing', () => {
    const [first, second] = coming(60, 10, 1) as [Point, Point];
    const kept = keepPoints(keepPoints([], first), second);
    expect(keepPoints(kept, second)).toEqual(kept);
  });
});

test('§16 a visit may be closed 15 minutes after the arrival, or 30 after the promised time', () => {
  expect(nobodyHomeFrom(0)).toBe(15 * 60_000);
  expect(nobodyCameFrom(0, 12.5)).toBe(42.5 * 60_000);
});
