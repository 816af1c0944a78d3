import { expect, test } from 'vitest';
import { passwordStrength } from './password.ts';

test.each([
  ['', 'weak'],
  ['short1!', 'weak'],
  ['password123', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['greenparrot', 'fair'],
  ['parrot2025', 'fair'],
  ['Parrot-2025-x', 'strong'],
  ['seven green parrots', 'strong'],
  ['सात हरे तोते और एक मोर', 'strong'],
])('%s is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
