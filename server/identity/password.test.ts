import { expect, test } from 'vitest';
import { makePasswords } from './password.ts';

test('a password is hashed at full cost unless a smaller one is asked for', async () => {
  const passwords = await makePasswords();
  const stored = await passwords.hash('a fine long password');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.matches(stored, 'a fine long password')).toBe(true);
  expect(await passwords.matches(stored, 'another long password')).toBe(false);
  expect(await passwords.matches(undefined, 'nobody has this password')).toBe(false);
});
