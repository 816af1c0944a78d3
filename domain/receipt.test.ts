import { expect, test } from 'vitest';
import { receiptBooks, receiptNumber, receiptSeries } from './receipt.ts';

test.each([
  ['2026-04-01T00:00:00+05:30', 'LH-2627A'],
  ['2026-03-31T23:59:59+05:30', 'LH-2526A'],
  ['2027-01-15T12:00:00+05:30', 'LH-2627A'],
  ['2099-12-31T12:00:00+05:30', 'LH-9900A'],
])('§9 a receipt of %s is in the series %s', (at, series) => {
  expect(receiptSeries(new Date(at), 0)).toBe(series);
});

test('§9 every book has a letter of its own', () => {
  const books = Array.from({ length: receiptBooks }, (_, book) =>
    receiptSeries(new Date('2026-11-15'), book),
  );
  expect(books.map((series) => series.at(-1)).join('')).toBe('ABCDEFGH');
});

test('§9 a number has six digits or more, and sixteen characters at most', () => {
  expect(receiptNumber({ series: 'LH', number: 7 })).toBe('LH-000007');
  expect(receiptNumber({ series: 'LH-2627A', number: 7 })).toBe('LH-2627A-000007');
  expect(receiptNumber({ series: 'LH-2627A', number: 9_999_999 })).toHaveLength(16);
});
