import { afterAll, beforeAll, expect, test } from 'vitest';
import { createNotification } from '#contract/booking.ts';
import { addPushDevice } from '#contract/push.ts';
import { openWebPush } from '../gateways/push-web.ts';
import { makeKeyPair } from '../secrets/web-push.ts';
import { useApp } from '../testing/app.ts';
import { pune } from '../testing/people.ts';
import { startPushService } from '../testing/push-service.ts';
import { mailRequests, sendPushes } from './send-actions.ts';

let service: Awaited<ReturnType<typeof startPushService>>;
const hosts: string[] = [];
const push = openWebPush({ keys: makeKeyPair(), hosts, subject: 'mailto:a@example.com' });
const t = useApp({ push });

beforeAll(async () => {
  service = await startPushService();
  hosts.push(service.origin);
});
afterAll(() => service.stop());

const requests = async (people: number) => {
  const phones = [];
  for (let i = 0; i < people; i += 1) {
    const [customer, handyman] = [await t.user(), await t.handyman()];
    const phone = service.browser();
    const { endpoint, p256dh, auth } = phone;
    await handyman.send(addPushDevice, { endpoint, p256dh, auth });
    await customer.send(createNotification, {
      ...pune,
      user_id: customer.id,
      handyman_id: handyman.id,
    });
    phones.push(phone);
  }
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
  const { endpoint, p256dh, auth } = service.browser();
  const add = () => handyman.send(addPushDevice, { endpoint, p256dh, auth });
  const all = await Promise.all(Array.from({ length: 8 }, add));
  expect(new Set(all.map(({ device_id }) => device_id)).size).toBe(1);
});
