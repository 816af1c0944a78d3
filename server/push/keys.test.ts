import { beforeEach, expect, test } from 'vitest';
import { addPushDevice, getPush } from '#contract/push.ts';
import { makeKeys } from '../secrets/sealing.ts';
import { makeKeyPair } from '../secrets/web-push.ts';
import { useApp } from '../testing/app.ts';
import { openPushKeys } from './key-actions.ts';

// This product starts without keys: notifications are off.
const t = useApp();

const never = () => {
  throw new Error('they can be opened');
};

beforeEach(() => t.database.query('delete from push_keys'));

test('many that start at once come to the same keys, and a later start finds them', async () => {
  const open = () => openPushKeys(t.database, t.deps.keys, never);
  const all = await Promise.all(Array.from({ length: 8 }, open));
  const [first] = all;
  expect(first?.publicKey).toHaveLength(65);
  expect(first?.privateKey).toHaveLength(32);
  expect(new Set(all.map((one) => one?.publicKey.toString('hex'))).size).toBe(1);
  expect(await open()).toEqual(first);
});

test('keys sealed with another secret are told, kept and not made anew', async () => {
  const before = await openPushKeys(t.database, t.deps.keys, never);
  let told = 0;
  const other = makeKeys('another secret, just as long as the first one');
  expect(await openPushKeys(t.database, other, () => (told += 1))).toBeUndefined();
  expect(told).toBe(1);
  expect(await openPushKeys(t.database, t.deps.keys, never)).toEqual(before);
});

test('while notifications are off no browser can be added, and settings say so', async () => {
  const user = await t.user();
  expect(await user.send(getPush)).toEqual({ publicKey: null, devices: [], off: [], quiet: null });
  const answer = await user.try(addPushDevice, {
    endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
    p256dh: makeKeyPair().publicKey.toString('base64url'),
    auth: 'AAAAAAAAAAAAAAAAAAAAAA',
  });
  expect([answer.status, answer.body.code]).toEqual([409, 'push_off']);
});
