import { expect, test } from 'vitest';
import { base32, findTotpStep, stepAt, totpAt } from './totp.ts';

/** RFC 6238, appendix B: its eight digits, of which we show the last six. */
const secret = Buffer.from('12345678901234567890');

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code is %s', (second, code) => {
  expect(totpAt(secret, stepAt(second))).toBe(code);
});

test('a code is right in its own half minute and in the ones beside it', () => {
  const second = 1_234_567_890;
  for (const offset of [-30, 0, 30]) {
    expect(findTotpStep(secret, '005924', second + offset)).toBe(stepAt(second));
  }
  for (const offset of [-60, 60]) {
    expect(findTotpStep(secret, '005924', second + offset)).toBeUndefined();
  }
  expect(findTotpStep(secret, '00592', second)).toBeUndefined();
});

test('a secret is written as authenticator apps read it', () => {
  expect(base32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(base32(Buffer.of(255))).toBe('74');
});
