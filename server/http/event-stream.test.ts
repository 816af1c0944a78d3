import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  acceptNotification,
  cancelBooking,
  createNotification,
  jobStartOtp,
  workDoneCheck,
} from '#contract/booking.ts';
import { events } from '#contract/events.ts';
import { logoutUser } from '#contract/user.ts';
import { arrive, setOut, sharePlace } from '#contract/tracking.ts';
import { useApp } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import { pune } from '../testing/people.ts';
import { openStream } from '../testing/stream.ts';
import type { Stream } from '../testing/stream.ts';

// Before the app is made, whose heartbeat is the only interval that a test here waits for.
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterAll(() => {
  vi.useRealTimers();
});

const t = useApp();
let url: string;
const streams: Stream[] = [];

beforeAll(async () => {
  url = await t.app.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(() => {
  for (const stream of streams.splice(0)) stream.close();
});

const listen = async (client: Client): Promise<Stream> => {
  const stream = await openStream(`${url}/api/events`, client.cookies);
  streams.push(stream);
  expect(await stream.next()).toEqual({ name: 'ready', data: {} });
  return stream;
};

const meet = async () => {
  const [asha, ravi] = [await t.user(), await t.handyman()];
  return { asha, ravi, ask: { ...pune, user_id: asha.id, handyman_id: ravi.id } };
};

describe('the stream', () => {
  test('tells the customer alone that somebody on the way has moved, and not where they are', async () => {
    const { asha, ravi, ask } = await meet();
    const [hers, his] = [await listen(asha), await listen(ravi)];
    const { notification_id: id } = await asha.send(createNotification, ask);
    await ravi.send(acceptNotification, { handyman_id: ravi.id });
    await ravi.send(setOut, {}, { params: { id } });
    await ravi.send(sharePlace, pune, { params: { id } });
    await ravi.send(arrive, {}, { params: { id } });
    const toldTo = async (stream: Stream) => {
      const told = [await stream.next()];
      while (told.at(-1)?.data['state'] !== 'arrived') told.push(await stream.next());
      return told;
    };
    const places = (await toldTo(hers)).filter(({ name }) => name === 'place');
    expect(places).toEqual([{ name: 'place', data: { notification_id: id } }]);
    // Asked, accepted, on the way, the door that is shown with the first place, arrived.
    expect((await toldTo(his)).map(({ name }) => name)).toEqual(Array(5).fill('booking'));
  });

  test('tells both sides of every change, after it can be seen', async () => {
    const { asha, ravi, ask } = await meet();
    const [hers, his] = [await listen(asha), await listen(ravi)];
    const both = async (state: string) => {
      for (const stream of [hers, his]) {
        expect(await stream.next()).toMatchObject({
          name: 'booking',
          data: { state, user_id: asha.id },
        });
      }
    };
    await asha.send(createNotification, ask);
    await both('requested');
    await ravi.send(acceptNotification, { handyman_id: ravi.id });
    await both('accepted');
    await ravi.send(jobStartOtp, { otp: t.lastCode(), email: asha.email });
    await both('started');
    await ravi.send(workDoneCheck, { handyman_id: ravi.id, user_id: asha.id });
    await both('done');
  });

  test('tells of withdrawals and of time', async () => {
    const { asha, ravi, ask } = await meet();
    const mohan = await t.handyman();
    const his = await listen(mohan);
    await asha.send(createNotification, ask);
    await asha.send(createNotification, { ...ask, handyman_id: mohan.id });
    expect(await his.next()).toMatchObject({ data: { state: 'requested' } });
    await ravi.send(acceptNotification, { handyman_id: ravi.id });
    expect(await his.next()).toMatchObject({ data: { state: 'cancelled' } });
    const neha = await t.user();
    const hers = await listen(neha);
    const asked = await neha.send(createNotification, {
      ...ask,
      user_id: neha.id,
      handyman_id: mohan.id,
    });
    expect(await hers.next()).toMatchObject({ data: { state: 'requested' } });
    await t.passMinutes(11);
    await t.runJobs();
    expect(await hers.next()).toMatchObject({
      data: { state: 'expired', notification_id: asked.notification_id },
    });
  });

  test('tells nobody else, and nothing that is not theirs to know', async () => {
    const { asha, ravi, ask } = await meet();
    const [stranger, other] = [await listen(await t.user()), await listen(await t.handyman())];
    const his = await listen(ravi);
    await asha.send(createNotification, ask);
    const told = await his.next();
    expect(Object.keys(told.data).toSorted()).toEqual([
      'handyman_id',
      'notification_id',
      'paymentState',
      'state',
      'user_id',
    ]);
    expect([stranger.waiting(), other.waiting()]).toEqual([0, 0]);
  });

  test('sends a heartbeat with the server time at the start and every ten seconds', async () => {
    const { asha, ravi, ask } = await meet();
    const hers = await listen(asha);
    // Not polled for: that would move the clock. What was sent before an event has arrived with it.
    const { notification_id: id } = await asha.send(createNotification, ask);
    expect((await hers.next()).name).toBe('booking');
    vi.advanceTimersByTime(9_999);
    await ravi.send(acceptNotification, { handyman_id: ravi.id });
    expect((await hers.next()).name).toBe('booking');
    expect(hers.heartbeats).toHaveLength(1);
    vi.advanceTimersByTime(1);
    await asha.send(cancelBooking, undefined, { params: { id } });
    expect((await hers.next()).name).toBe('booking');
    expect(hers.heartbeats).toHaveLength(2);
    const [first, second] = hers.heartbeats;
    expect([first?.['live'], second?.['live']]).toEqual([true, true]);
    expect(Number(second?.['now'])).toBeGreaterThan(Number(first?.['now']));
    expect(Math.abs(Number(second?.['now']) - Date.now())).toBeLessThan(20_000);
  });

  test('needs a session, and ends with it', async () => {
    expect((await t.client().try(events)).status).toBe(401);
    const asha = await t.user();
    const hers = await listen(asha);
    await asha.send(logoutUser);
    await hers.ended;
  });

  test('a browser with both sessions hears each change once', async () => {
    const { asha, ravi, ask } = await meet();
    const both = t.client();
    for (const [name, value] of [...asha.cookies, ...ravi.cookies]) both.cookies.set(name, value);
    const stream = await listen(both);
    const { notification_id: id } = await asha.send(createNotification, ask);
    await asha.send(cancelBooking, undefined, { params: { id } });
    const states = [(await stream.next()).data, (await stream.next()).data].map(
      (data) => data['state'],
    );
    expect(states).toEqual(['requested', 'cancelled']);
  });

  test('one account has at most twenty', async () => {
    const asha = await t.user();
    for (let i = 0; i < 20; i += 1) await listen(asha);
    await expect(openStream(`${url}/api/events`, asha.cookies)).rejects.toThrow('429');
  });
});
