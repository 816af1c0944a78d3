import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  acceptNotification,
  cancelBooking,
  createNotification,
  rejectNotification,
} from '#contract/booking.ts';
import { sendMessage } from '#contract/chat.ts';
import { logoutHandyman } from '#contract/handyman.ts';
import { addPushDevice, choosePush, getPush, removePushDevice } from '#contract/push.ts';
import { arrive, setOut } from '#contract/way.ts';
import { hourInIndia } from '#domain/day.ts';
import { pushKinds } from '#domain/push.ts';
import { openWebPush } from '../gateways/push-web.ts';
import { sweep } from '../jobs.ts';
import { makeKeyPair } from '../secrets/web-push.ts';
import { useApp } from '../testing/app.ts';
import { pune } from '../testing/people.ts';
import type { Person } from '../testing/people.ts';
import { startPushService } from '../testing/push-service.ts';
import type { TestBrowser } from '../testing/push-service.ts';
import { mailRequests, sendPushes } from './send-actions.ts';

let service: Awaited<ReturnType<typeof startPushService>>;
const hosts: string[] = [];
const push = openWebPush({
  keys: makeKeyPair(),
  hosts,
  subject: 'mailto:hello@localhands.example',
  longestMs: 2000,
});
const t = useApp({ push });

beforeAll(async () => {
  service = await startPushService();
  hosts.push(service.origin);
});
afterAll(() => service.stop());

const add = (person: Person, { endpoint, p256dh, auth }: TestBrowser) =>
  person.send(addPushDevice, { endpoint, p256dh, auth });

const ask = async (customer: Person, handyman: Person): Promise<string> => {
  const wish = { ...pune, user_id: customer.id, handyman_id: handyman.id };
  return (await customer.send(createNotification, wish)).notification_id;
};
const accept = (handyman: Person, id: string) =>
  handyman.send(acceptNotification, { handyman_id: handyman.id, notification_id: id });

/** A professional with this browser, who has just been asked. */
const asked = async (browser: TestBrowser) => {
  const [customer, handyman] = [await t.user(), await t.handyman()];
  await add(handyman, browser);
  return { customer, handyman, id: await ask(customer, handyman) };
};

const states = () =>
  t.database.query<{ state: string; attempts: number; last_error: string | null }>(
    'select state, attempts, last_error from push_messages order by created_at',
  );
const devices = () => t.database.query('select id from push_devices');
const requestMails = () =>
  t.mails.filter(({ subject }) => subject === 'A new request for a plumber');

/** What is queued by one run of the jobs leaves with the next. */
const letMinutesPass = async (minutes: number) => {
  await t.passMinutes(minutes);
  await t.runJobs();
  await t.runJobs();
};

test('a request reaches every device of the professional, once, with its two answers', async () => {
  const [phone, desk] = [service.browser(), service.browser(202)];
  const [customer, handyman] = [await t.user({ username: 'Asha Rao' }), await t.handyman()];
  await add(handyman, phone);
  await add(handyman, desk);
  const id = await ask(customer, handyman);
  expect(await sendPushes(t.deps)).toBe(1);
  expect(await sendPushes(t.deps)).toBe(0);
  expect(phone.read()).toEqual([
    {
      news: 'request',
      title: 'Plumber: a new request',
      body: 'A customer near you is waiting for your answer.',
      link: '/handyman/dashboard',
      booking_id: id,
      answer: {
        handyman_id: handyman.id,
        accept: 'Accept',
        decline: 'Decline',
        failed: 'Your answer did not get through. Tap here and answer on your dashboard.',
      },
    },
  ]);
  expect(desk.read()).toEqual(phone.read());
  expect(await states()).toEqual([{ state: 'sent', attempts: 1, last_error: null }]);
});

test('what is sent is encrypted, signed, and lives no longer than the request', async () => {
  const phone = service.browser();
  const { id } = await asked(phone);
  await t.passMinutes(4);
  await sendPushes(t.deps);
  const [headers] = phone.headers();
  expect(headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    urgency: 'high',
    topic: id.replaceAll('-', ''),
  });
  expect(headers?.authorization).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]+$/);
  expect(Number(headers?.['ttl'])).toBeGreaterThan(5 * 60);
  expect(Number(headers?.['ttl'])).toBeLessThanOrEqual(6 * 60);
});

test('a request that was answered meanwhile is not sent any more', async () => {
  const phone = service.browser();
  const { handyman, id } = await asked(phone);
  await accept(handyman, id);
  await sendPushes(t.deps);
  expect(phone.read()).toEqual([]);
  expect(await states()).toEqual([{ state: 'failed', attempts: 1, last_error: 'over' }]);
});

test('a request that has run out is swept away unsent', async () => {
  const phone = service.browser();
  await asked(phone);
  await t.passMinutes(11);
  expect(await sendPushes(t.deps)).toBe(0);
  await sweep(t.deps);
  expect(await states()).toEqual([{ state: 'failed', attempts: 0, last_error: 'too late' }]);
});

test('the customer hears of the yes, the way, the arrival, a message and the end, in their language', async () => {
  const phone = service.browser();
  const [customer, handyman] = [await t.user({ language: 'hi' }), await t.handyman()];
  await add(customer, phone);
  const id = await ask(customer, handyman);
  await accept(handyman, id);
  const params = { id };
  await handyman.send(setOut, {}, { params });
  await handyman.send(arrive, {}, { params });
  const key = crypto.randomUUID();
  await handyman.send(sendMessage, { key, text: 'A secret word' }, { params });
  await handyman.send(cancelBooking, undefined, { params });
  await t.runJobs();
  const news = phone.read().map((one) => one.news);
  expect(news.toSorted()).toEqual(['accepted', 'arrived', 'cancelled', 'message', 'on_the_way']);
  for (const { title, body, link } of phone.read()) {
    expect(title + body).toMatch(/\p{Script=Devanagari}/u);
    expect(title + body).not.toMatch(/\p{Script=Latin}|\d{4}/u);
    expect(link).toBe(`/user/bookings/${id}`);
  }
});

test('the professional hears that the customer called it off', async () => {
  const phone = service.browser();
  const { customer, handyman, id } = await asked(phone);
  await accept(handyman, id);
  await customer.send(cancelBooking, undefined, { params: { id } });
  await sendPushes(t.deps);
  expect(phone.read().map(({ news, link }) => [news, link])).toEqual([
    ['cancelled', `/handyman/bookings/${id}`],
  ]);
});

test('a no is told too', async () => {
  const phone = service.browser();
  const [customer, handyman] = [await t.user(), await t.handyman()];
  await add(customer, phone);
  const id = await ask(customer, handyman);
  await handyman.send(rejectNotification, { handyman_id: handyman.id, notification_id: id });
  await t.runJobs();
  expect(phone.read().map(({ news }) => news)).toEqual(['declined']);
});

test('nothing is written down for somebody without a device, but a request', async () => {
  const [customer, handyman] = [await t.user(), await t.handyman()];
  await accept(handyman, await ask(customer, handyman));
  expect(await t.database.query('select news from push_messages')).toEqual([{ news: 'request' }]);
});

test.each([404, 410] as const)(
  'a device that its service answers %s for is forgotten',
  async (mood) => {
    const phone = service.browser(mood);
    await asked(phone);
    await sendPushes(t.deps);
    expect(await devices()).toEqual([]);
    expect(await states()).toEqual([{ state: 'failed', attempts: 1, last_error: 'refused' }]);
  },
);

test.each([400, 413, 301, 307] as const)(
  'an answer of %s ends the message, keeps the device and is not followed',
  async (mood) => {
    const phone = service.browser(mood);
    await asked(phone);
    await sendPushes(t.deps);
    expect(await devices()).toHaveLength(1);
    expect(await states()).toEqual([{ state: 'failed', attempts: 1, last_error: 'refused' }]);
    expect(service.caught.filter(({ path }) => path === '/elsewhere')).toEqual([]);
  },
);

test.each([
  [429, 30, '429'],
  [500, 5, '500'],
  [503, 5, '503'],
  ['hangs', 5, 'TimeoutError'],
] as const)(
  'a service that answers %s is tried again after %i seconds',
  async (mood, wait, why) => {
    const phone = service.browser(mood);
    await asked(phone);
    await sendPushes(t.deps);
    expect(await states()).toEqual([{ state: 'due', attempts: 1, last_error: why }]);
    const [row] = await t.database.query<{ wait: number }>(
      'select round(extract(epoch from next_try_at - now()))::int as wait from push_messages',
    );
    expect(Math.abs((row?.wait ?? 0) - wait)).toBeLessThanOrEqual(1);
    expect(await sendPushes(t.deps)).toBe(0);
    phone.mood = 201;
    await t.passMinutes(1);
    expect(await sendPushes(t.deps)).toBe(1);
    expect(await states()).toEqual([{ state: 'sent', attempts: 2, last_error: null }]);
  },
);

test('a service that never takes it is given up after five times', async () => {
  const phone = service.browser(500);
  await asked(phone);
  for (let i = 0; i < 7; i += 1) {
    await sendPushes(t.deps);
    await t.database.query('update push_messages set next_try_at = now()');
  }
  expect(phone.headers()).toHaveLength(5);
  expect(await states()).toEqual([{ state: 'failed', attempts: 5, last_error: '500' }]);
});

test('the device that took it is not told again when another has to wait', async () => {
  const [phone, desk] = [service.browser(), service.browser(500)];
  const [customer, handyman] = [await t.user(), await t.handyman()];
  await add(handyman, phone);
  await add(handyman, desk);
  await ask(customer, handyman);
  await sendPushes(t.deps);
  await t.passMinutes(1);
  desk.mood = 201;
  await sendPushes(t.deps);
  expect([phone.headers().length, desk.headers().length]).toEqual([1, 2]);
  expect(await states()).toEqual([{ state: 'sent', attempts: 2, last_error: null }]);
});

test('one that was taken and died is sent again when its lease is over', async () => {
  const phone = service.browser();
  await asked(phone);
  await t.database.query(
    `update push_messages set attempts = 1, next_try_at = now() + interval '1 minute'`,
  );
  expect(await sendPushes(t.deps)).toBe(0);
  await t.passMinutes(1);
  expect(await sendPushes(t.deps)).toBe(1);
  expect(phone.headers()).toHaveLength(1);
});

test('a request that no device took within a minute is mailed, once', async () => {
  const phone = service.browser(500);
  const { handyman } = await asked(phone);
  await t.runJobs();
  expect(requestMails()).toEqual([]);
  await letMinutesPass(1);
  expect(requestMails().map(({ to }) => to.address)).toEqual([handyman.email]);
  expect(requestMails()[0]?.text).toContain('9 minutes are left');
});

test('a professional without any device is mailed too', async () => {
  await ask(await t.user(), await t.handyman());
  await letMinutesPass(1);
  expect(requestMails()).toHaveLength(1);
});

test('no mail about a request that a device took', async () => {
  await asked(service.browser());
  await t.runJobs();
  await letMinutesPass(2);
  expect(requestMails()).toEqual([]);
});

test('no mail about a request that was answered within the minute', async () => {
  const { handyman, id } = await asked(service.browser(500));
  await accept(handyman, id);
  await letMinutesPass(1);
  expect(requestMails()).toEqual([]);
});

test('no mail to somebody who is looking at their dashboard', async () => {
  const { handyman } = await asked(service.browser(500));
  // What an open page subscribes to.
  const close = t.deps.events.subscribe([`handyman:${handyman.id}`], () => undefined);
  await mailRequests(t.deps);
  close();
  await letMinutesPass(1);
  expect(requestMails()).toEqual([]);
});

test('the same browser again is one device, and belongs to whoever added it last', async () => {
  const phone = service.browser();
  const [first, second] = [await t.handyman(), await t.user()];
  const { device_id } = await add(first, phone);
  expect(await add(first, phone)).toMatchObject({ device_id });
  await add(second, phone);
  expect((await first.send(getPush)).devices).toEqual([]);
  expect((await second.send(getPush)).devices).toMatchObject([{ device_id, current: true }]);
});

test('an eleventh device takes the place of the one added first', async () => {
  const handyman = await t.handyman();
  const ids: string[] = [];
  for (let i = 0; i < 11; i += 1) ids.push((await add(handyman, service.browser())).device_id);
  const { devices: kept } = await handyman.send(getPush);
  expect(kept.map(({ device_id }) => device_id)).toEqual(ids.slice(1).toReversed());
});

test('whoever logs out is not notified there any more; other browsers are', async () => {
  const [here, there] = [service.browser(), service.browser()];
  const { handyman } = await asked(here);
  await t.database.query(
    `insert into push_devices (role, account_id, session_hash, endpoint_hash, sealed)
     values ('handyman', $1, '\\x01', '\\x01', $2)`,
    [handyman.id, t.deps.keys.seal(Buffer.from(JSON.stringify(there)))],
  );
  await handyman.send(logoutHandyman);
  await sendPushes(t.deps);
  expect([here.headers().length, there.headers().length]).toEqual([0, 1]);
});

test('a device can be removed by its owner alone', async () => {
  const [handyman, other] = [await t.handyman(), await t.handyman()];
  const { device_id: id } = await add(handyman, service.browser());
  expect((await other.try(removePushDevice, {}, { params: { id } })).status).toBe(404);
  await handyman.send(removePushDevice, {}, { params: { id } });
  expect((await handyman.try(removePushDevice, {}, { params: { id } })).status).toBe(404);
  expect(await devices()).toEqual([]);
});

test('what was switched off is not sent', async () => {
  const phone = service.browser();
  const [customer, handyman] = [await t.user(), await t.handyman()];
  await add(customer, phone);
  await customer.send(choosePush, { off: ['answer', 'answer'], quiet: null });
  expect(await customer.send(getPush)).toMatchObject({ off: ['answer'], quiet: null });
  const id = await ask(customer, handyman);
  await accept(handyman, id);
  await handyman.send(setOut, {}, { params: { id } });
  await t.runJobs();
  expect(phone.read().map(({ news }) => news)).toEqual(['on_the_way']);
});

test('in quiet hours only a request comes through', async () => {
  const [phone, theirs] = [service.browser(), service.browser()];
  const [customer, handyman] = [await t.user(), await t.handyman()];
  const from = hourInIndia(new Date());
  const quiet = { from, to: (from + 2) % 24 };
  await add(customer, phone);
  await add(handyman, theirs);
  await customer.send(choosePush, { off: [], quiet });
  await handyman.send(choosePush, { off: [], quiet });
  const id = await ask(customer, handyman);
  await sendPushes(t.deps);
  await accept(handyman, id);
  await t.runJobs();
  expect([theirs.headers().length, phone.headers().length]).toEqual([1, 0]);
});

test.each([
  [{ off: ['gossip'], quiet: null }],
  [{ off: [...pushKinds, 'request'], quiet: null }],
  [{ off: [], quiet: { from: 7, to: 7 } }],
  [{ off: [], quiet: { from: 24, to: 7 } }],
  [{ off: [], quiet: { from: 1.5, to: 7 } }],
  [{ off: [] }],
])('a choice of %j is refused', async (choice) => {
  const user = await t.user();
  expect((await user.try(choosePush, choice)).status).toBe(400);
});

test('neither the log nor the tables say where a device is', async () => {
  const phone = service.browser(500);
  await asked(phone);
  await sendPushes(t.deps);
  const kept = JSON.stringify([
    await t.database.query('select last_error from push_messages'),
    await t.database.query('select encode(sealed, $1) as sealed from push_devices', ['escape']),
  ]);
  expect(t.log.join('') + kept).not.toContain(phone.endpoint.slice(-16));
});

test('old messages and browsers that nobody has opened for long are swept away', async () => {
  await asked(service.browser());
  await sendPushes(t.deps);
  await t.passMinutes(61 * 24 * 60);
  await sweep(t.deps);
  expect([await states(), await devices()]).toEqual([[], []]);
});
