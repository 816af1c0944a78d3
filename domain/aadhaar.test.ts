import { expect, test } from 'vitest';
import { isAadhaar, maskAadhaar, plainAadhaar, withCheckDigit } from './aadhaar.ts';

test.each([
  // A number printed in the scheme's public examples.
  ['234123412346', true],
  ['234123412347', false],
  // Two neighbours swapped, the slip that the check digit detects.
  ['324123412346', false],
  ['134123412346', false],
  ['034123412346', false],
  ['23412341234', false],
  ['2341234123466', false],
  ['23412341234x', false],
  ['', false],
])('%s is an Aadhaar number: %s', (text, expected) => {
  expect(isAadhaar(text)).toBe(expected);
});

test('every wrong last digit is noticed', () => {
  const right = withCheckDigit('98765432101');
  const others = Array.from({ length: 10 }, (_, digit) => `98765432101${digit}`);
  expect(others.filter(isAadhaar)).toEqual([right]);
});

test('it is typed in groups and shown by its last four digits', () => {
  expect(plainAadhaar('2341 2341-2346')).toBe('234123412346');
  expect(maskAadhaar('2346')).toBe('XXXX XXXX 2346');
});
