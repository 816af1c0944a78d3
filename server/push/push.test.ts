import { expect, test } from 'vitest';
import { cancelBooking, rejectNotification } from '#contract/booking.ts';
import { sendMessage } from '#contract/chat.ts';
import { arrive } from '#contract/tracking.ts';
import { sweep } from '../jobs.ts';
import { goAndShare } from '../testing/established.ts';
import { pune } from '../testing/people.ts';
import { withPushes } from '../testing/pushing.ts';
import { sendPushes } from './send-actions.ts';

const { t, browser, add, ask, accept, asked, states, devices, caught } = withPushes();

test('a request reaches every device of the professional, once, with its two answers', async () => {
  const [phone, desk] = [browser(), browser(202)];
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
  const phone = browser();
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
  const phone = browser();
  const { handyman, id } = await asked(phone);
  await accept(handyman, id);
  await sendPushes(t.deps);
  expect(phone.read()).toEqual([]);
  expect(await states()).toEqual([{ state: 'failed', attempts: 1, last_error: 'over' }]);
});

test('a request that has run out is swept away unsent', async () => {
  const phone = browser();
  await asked(phone);
  await t.passMinutes(11);
  expect(await sendPushes(t.deps)).toBe(0);
  await sweep(t.deps);
  expect(await states()).toEqual([{ state: 'failed', attempts: 0, last_error: 'too late' }]);
});

test('the customer hears of the yes, the way, the arrival, a message and the end, in their language', async () => {
  const phone = browser();
  const [customer, handyman] = [await t.user({ language: 'hi' }), await t.handyman()];
  await add(customer, phone);
  const id = await ask(customer, handyman);
  await accept(handyman, id);
  const params = { id };
  await goAndShare(handyman, { params });
  await handyman.send(arrive, pune, { params });
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
  const phone = browser();
  const { customer, handyman, id } = await asked(phone);
  await accept(handyman, id);
  await customer.send(cancelBooking, undefined, { params: { id } });
  await sendPushes(t.deps);
  expect(phone.read().map(({ news, link }) => [news, link])).toEqual([
    ['cancelled', `/handyman/bookings/${id}`],
  ]);
});

test('a no is told too', async () => {
  const phone = browser();
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
    const phone = browser(mood);
    await asked(phone);
    await sendPushes(t.deps);
    expect(await devices()).toEqual([]);
    expect(await states()).toEqual([{ state: 'failed', attempts: 1, last_error: 'refused' }]);
  },
);

test.each([400, 413, 301, 307] as const)(
  'an answer of %s ends the message, keeps the device and is not followed',
  async (mood) => {
    const phone = browser(mood);
    await asked(phone);
    await sendPushes(t.deps);
    expect(await devices()).toHaveLength(1);
    expect(await states()).toEqual([{ state: 'failed', attempts: 1, last_error: 'refused' }]);
    expect(caught('/elsewhere')).toEqual([]);
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
    const phone = browser(mood);
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
  const phone = browser(500);
  await asked(phone);
  for (let i = 0; i < 7; i += 1) {
    await sendPushes(t.deps);
    await t.database.query('update push_messages set next_try_at = now()');
  }
  expect(phone.headers()).toHaveLength(5);
  expect(await states()).toEqual([{ state: 'failed', attempts: 5, last_error: '500' }]);
});

test('the device that took it is not told again when another has to wait', async () => {
  const [phone, desk] = [browser(), browser(500)];
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
  const phone = browser();
  await asked(phone);
  await t.database.query(
    `update push_messages set attempts = 1, next_try_at = now() + interval '1 minute'`,
  );
  expect(await sendPushes(t.deps)).toBe(0);
  await t.passMinutes(1);
  expect(await sendPushes(t.deps)).toBe(1);
  expect(phone.headers()).toHaveLength(1);
});

test('old messages and browsers that nobody has opened for long are swept away', async () => {
  await asked(browser());
  await sendPushes(t.deps);
  await t.passMinutes(61 * 24 * 60);
  await sweep(t.deps);
  expect([await states(), await devices()]).toEqual([[], []]);
});
