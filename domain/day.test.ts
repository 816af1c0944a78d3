import { expect, test } from 'vitest';
import { dayInIndia, instantInIndia } from './day.ts';

test.each([
  ['2026-03-31T18:29:59.999Z', '2026-03-31'],
  ['2026-03-31T18:30:00Z', '2026-04-01'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
  ['2026-07-01T03:00:00+05:30', '2026-07-01'],
])('§9 %s is the day %s in India', (instant, day) => {
  expect(dayInIndia(instant)).toBe(day);
  expect(dayInIndia(new Date(instant))).toBe(day);
  const zone = { timeZone: 'Asia/Kolkata' };
  expect(new Date(instant).toLocaleDateString('en-CA', zone)).toBe(day);
});

test('§3 an instant in Indian time begins with the day there and stays the same instant', () => {
  const instant = new Date('2026-03-31T18:30:00.250Z');
  expect(instantInIndia(instant)).toBe('2026-04-01T00:00:00.250+05:30');
  expect(new Date(instantInIndia(instant))).toEqual(instant);
});
