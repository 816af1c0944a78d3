import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeKeys } from './sealing.ts';

const [first, second] = ['the first secret, long enough', 'the second secret, long enough'];
const words = Buffer.from('a start code');

test('what is sealed opens with the same secret and with no other', () => {
  const sealed = makeKeys(first).seal(words);
  expect(makeKeys(first).open(sealed)).toEqual(words);
  expect(makeKeys(second).open(sealed)).toBeUndefined();
});

test('a new secret opens what the one before has sealed, and seals with its own', () => {
  const [before, after] = [makeKeys(first), makeKeys(second, first)];
  expect(after.open(before.seal(words))).toEqual(words);
  expect(before.open(after.seal(words))).toBeUndefined();
  expect(makeKeys(second).open(after.seal(words))).toEqual(words);
});

test('sealed bytes begin with the name of the key that sealed them', () => {
  const keys = makeKeys(first, second);
  const begin = (sealed: Buffer) => sealed.subarray(0, keys.headers[0].length);
  expect(begin(keys.seal(words))).toEqual(keys.headers[0]);
  expect(begin(makeKeys(second).seal(words))).toEqual(keys.headers[1]);
  expect(keys.headers[0]).not.toEqual(keys.headers[1]);
});

test('bytes that were changed anywhere do not open', () => {
  const keys = makeKeys(first);
  const sealed = keys.seal(words);
  for (let n = 0; n < sealed.length; n += 1) {
    const changed = Buffer.from(sealed);
    changed[n] = (changed[n] ?? 0) ^ 1;
    expect(keys.open(changed), `byte ${n}`).toBeUndefined();
  }
  for (let n = 0; n < sealed.length; n += 1) {
    expect(keys.open(sealed.subarray(0, n)), `${n} bytes`).toBeUndefined();
  }
});

test('what the first release sealed, without the id of a key, still opens', () => {
  const key = Buffer.from(hkdfSync('sha256', first, 'localhands', 'seal', 32));
  // Also when the nonce happens to begin like today's header.
  for (const nonce of [randomBytes(12), Buffer.concat([Buffer.of(1), randomBytes(11)])]) {
    const cipher = createCipheriv('aes-256-gcm', key, nonce);
    const body = Buffer.concat([cipher.update(words), cipher.final()]);
    const sealed = Buffer.concat([nonce, cipher.getAuthTag(), body]);
    expect(makeKeys(first).open(sealed)).toEqual(words);
    expect(makeKeys(second, first).open(sealed)).toEqual(words);
  }
});
