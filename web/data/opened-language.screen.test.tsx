import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setLanguage } from '#contract/account.ts';
import { asha, ravi } from '../testing/samples.ts';
import { makeServer } from '../testing/server.ts';
import type { FakeServer } from '../testing/server.ts';
import { followAddress } from './opened-language.ts';

let server: FakeServer;

beforeEach(() => {
  server = makeServer();
  server.answer(setLanguage, { msg: 'OK' });
  vi.stubGlobal('fetch', server.fetch);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const nobody = { userId: undefined, handymanId: undefined };

const open = async (path: string, who: { userId?: string; handymanId?: string }) => {
  await followAddress(`https://localhands.example${path}`, { ...nobody, ...who });
  return server.sent(setLanguage).map(({ body }) => body);
};

test.each([
  ['customer', { userId: asha.user_id }],
  ['professional', { handymanId: ravi.handyman_id }],
])('§8 a %s who opens an address in Hindi has chosen it for mails too', async (_, who) => {
  expect(await open('/hi/user/bookings?page=2', who)).toEqual([{ language: 'hi' }]);
});

test('§8 who is not logged in, or opens the usual address, changes no account', async () => {
  expect(await open('/hi/', {})).toEqual([]);
  expect(await open('/user/bookings', { userId: asha.user_id })).toEqual([]);
});
