import { expect, test } from 'vitest';
import { daysIn, periodOf } from './earnings.ts';

test.each([
  ['day', '2026-11-19', '2026-11-19', '2026-11-19', 1],
  ['week', '2026-11-19', '2026-11-16', '2026-11-22', 7],
  ['week', '2026-11-16', '2026-11-16', '2026-11-22', 7],
  ['week', '2027-01-01', '2026-12-28', '2027-01-03', 7],
  ['month', '2026-11-19', '2026-11-01', '2026-11-30', 30],
  ['month', '2026-12-31', '2026-12-01', '2026-12-31', 31],
  ['month', '2028-02-29', '2028-02-01', '2028-02-29', 29],
] as const)('§28 the %s of %s goes from %s to %s', (period, day, from, to, count) => {
  expect(periodOf(period, day)).toEqual({ from, to });
  expect(daysIn({ from, to })).toHaveLength(count);
});

test('§28 days that a calendar cannot write end all the same', () => {
  expect(daysIn(periodOf('month', '9999-12-31')).length).toBeLessThanOrEqual(31);
});
