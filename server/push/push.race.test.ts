import { expect, test } from 'vitest';
import { logoutHandyman } from '#contract/handyman.ts';
import { addPushDevice } from '#contract/push.ts';
import { withPushes } from '../testing/pushing.ts';
import type { TestBrowser } from '../testing/push-service.ts';
import { mailRequests, sendPushes } from './send-actions.ts';

const { t, browser, add, asked } = withPushes();

const requests = async (people: number): Promise<TestBrowser[]> => {
  const phones = Array.from({ length: people }, () => browser());
  for (const phone of phones) await asked(phone);
  return phones;
};

const untilDone = async (run: () => Promise<number>) => {
  let did = 1;
  while (did > 0) {
    const all = await Promise.all(Array.from({ length: 8 }, run));
    did = all.reduce((sum, one) => sum + one, 0);
  }
};

test('many that send at once tell each device once', async () => {
  const phones = await requests(30);
  await untilDone(() => sendPushes(t.deps));
  expect(phones.map((phone) => phone.headers().length)).toEqual(phones.map(() => 1));
});

test('many that mail at once write one mail about each request', async () => {
  await requests(12);
  await t.passMinutes(1);
  await untilDone(() => mailRequests(t.deps));
  const [row] = await t.database.query<{ count: number }>(
    `select count(*)::int from mails where subject = 'A new request for a plumber'`,
  );
  expect(row?.count).toBe(12);
});

test('one browser added by many at once is one device', async () => {
  const handyman = await t.handyman();
  const phone = browser();
  const all = await Promise.all(Array.from({ length: 8 }, () => add(handyman, phone)));
  expect(new Set(all.map(({ device_id }) => device_id)).size).toBe(1);
});

test('a browser that is added while its owner logs out is refused, or forgotten with the login', async () => {
  for (let round = 0; round < 10; round += 1) {
    const handyman = await t.handyman();
    const [added] = await Promise.all([
      handyman.try(addPushDevice, browser()),
      handyman.send(logoutHandyman),
    ]);
    expect([200, 401]).toContain(added.status);
    const left = await t.database.query('select 1 from push_devices where account_id = $1', [
      handyman.id,
    ]);
    expect(left).toEqual([]);
  }
});
