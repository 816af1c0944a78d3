import { expect, test } from 'vitest';
import { clockInHindi, durationInHindi, timeInHindi } from './hindi-time.ts';

test.each([
  [0, 5, 'रात 12:05 बजे'],
  [3, 59, 'रात 3:59 बजे'],
  [4, 0, 'सुबह 4:00 बजे'],
  [8, 2, 'सुबह 8:02 बजे'],
  [11, 59, 'सुबह 11:59 बजे'],
  [12, 0, 'दोपहर 12:00 बजे'],
  [15, 59, 'दोपहर 3:59 बजे'],
  [16, 0, 'शाम 4:00 बजे'],
  [19, 30, 'शाम 7:30 बजे'],
  [20, 0, 'रात 8:00 बजे'],
  [23, 59, 'रात 11:59 बजे'],
])('%i:%i is said %s', (hour, minute, said) => {
  expect(clockInHindi(hour, minute)).toBe(said);
});

test.each([
  ['2026-03-04T02:32:00Z', 'सुबह 8:02 बजे'],
  ['2026-03-04T18:30:00Z', 'रात 12:00 बजे'],
  ['2026-03-04T12:35:59.999Z', 'शाम 6:05 बजे'],
])('%s is %s in India', (instant, said) => {
  expect(timeInHindi(new Date(instant))).toBe(said);
});

test.each([
  [0, 0, '0 मिनट'],
  [0, 1, '1 मिनट'],
  [1, 0, '1 घंटा'],
  [1, 5, '1 घंटा 5 मिनट'],
  [2, 0, '2 घंटे'],
  [2, 40, '2 घंटे 40 मिनट'],
])('%i hours and %i minutes are %s', (hours, minutes, said) => {
  expect(durationInHindi(hours, minutes)).toBe(said);
});
