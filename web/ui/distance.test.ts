import { expect, test } from 'vitest';
import { distanceText, minutesText } from './distance.ts';

test.each([
  [0, 'under 1 km'],
  [0.9, 'under 1 km'],
  [1, '1.0 km'],
  [2.44, '2.4 km'],
  [38.4, '38 km'],
  [1172, '1,172 km'],
])('%s km reads %s', (km, text) => {
  expect(distanceText(km)).toBe(text);
});

test.each([
  [3, '3 min'],
  [65, '1 h 5 min'],
  [3000, 'more than a day'],
])('%s minutes read %s', (minutes, text) => {
  expect(minutesText(minutes)).toBe(text);
});
