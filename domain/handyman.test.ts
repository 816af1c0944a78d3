import { expect, test } from 'vitest';
import { firstCatalogue } from './first-catalogue.ts';
import { jobsCompleted, membershipDays, serviceOf } from './handyman.ts';

test('§3 the occupation is a service, whatever its case', () => {
  expect(serviceOf(firstCatalogue, { services: 'PLUMBER' })?.id).toBe(6);
  expect(serviceOf(firstCatalogue, { services: 'astronaut' })).toBeUndefined();
});

test.each([
  ['2026-01-01T10:00:00Z', '2026-01-01T10:00:00Z', 0],
  ['2026-01-01T10:00:00Z', '2026-01-02T09:59:59Z', 0],
  ['2026-01-01T10:00:00Z', '2026-01-02T10:00:00Z', 1],
  ['2025-01-01T00:00:00Z', '2026-01-01T00:00:00Z', 365],
  ['2026-01-02T00:00:00Z', '2026-01-01T00:00:00Z', 0],
])('§2 joined %s, on %s a member for %i whole days', (joined, now, days) => {
  expect(membershipDays(new Date(joined), new Date(now))).toBe(days);
});

test('§2 jobs completed is the number of users served', () => {
  expect(jobsCompleted({ jobsDone: 2 })).toBe(2);
});
