import { expect, test } from 'vitest';
import { comesThrough, isQuietAt, pushKindsOf, pushNews } from './push.ts';

test.each([
  [{ from: 22, to: 7 }, [22, 23, 0, 6], [7, 12, 21]],
  [{ from: 13, to: 15 }, [13, 14], [12, 15, 0]],
  [{ from: 0, to: 6 }, [0, 5], [6, 23]],
])('quiet hours %j hold from the first hour up to the last', (quiet, within, outside) => {
  expect(within.filter((hour) => !isQuietAt(quiet, hour))).toEqual([]);
  expect(outside.filter((hour) => isQuietAt(quiet, hour))).toEqual([]);
});

test('a request comes through quiet hours, everything else waits for the page', () => {
  const quiet = { from: 22, to: 7 };
  expect(comesThrough('request', { off: [], quiet }, 23)).toBe(true);
  expect(comesThrough('message', { off: [], quiet }, 23)).toBe(false);
  expect(comesThrough('message', { off: [], quiet }, 12)).toBe(true);
});

test('what was switched off does not come, a request neither', () => {
  expect(comesThrough('request', { off: ['request'], quiet: null }, 12)).toBe(false);
  expect(comesThrough('message', { off: ['request'], quiet: null }, 12)).toBe(true);
});

test('whatever is told can be chosen by one of the two sides', () => {
  const chosen = new Set([...pushKindsOf.user, ...pushKindsOf.handyman]);
  expect(Object.values(pushNews).filter(({ kind }) => !chosen.has(kind))).toEqual([]);
});
