import { describe, expect, test } from 'vitest';
import {
  acceptNotification,
  cancelBooking,
  createNotification,
  getBooking,
  jobStartOtp,
  listBookings,
} from '#contract/booking.ts';
import { getHandyman } from '#contract/handyman.ts';
import { arrive, getPlace, setOut, sharePlace } from '#contract/tracking.ts';
import { useApp } from '../testing/app.ts';
import { pune } from '../testing/people.ts';

const t = useApp();

const onTheWay = async () => {
  const [asha, ravi] = [await t.user(), await t.handyman()];
  const { notification_id: id } = await asha.send(createNotification, {
    ...pune,
    user_id: asha.id,
    handyman_id: ravi.id,
  });
  await ravi.send(acceptNotification, { handyman_id: ravi.id });
  const at = { params: { id } };
  const code = t.lastCode();
  await ravi.send(setOut, {}, at);
  return { asha, ravi, code, at };
};

const here = { lat: 18.530001, long: 73.860001 };

/** As if the last point had come some time ago. */
const age = (interval: string) =>
  t.database.query(`update live_places set at = at - $1::interval`, [interval]);

const kept = () => t.database.query('select lat, long from live_places');

describe('§16 the place of somebody on the way', () => {
  test('is shown to the customer they come to: the newest point, by its own call and with the booking', async () => {
    const { asha, ravi, at } = await onTheWay();
    expect(await asha.send(getPlace, undefined, at)).toEqual({ livePlace: null });
    expect((await asha.send(getBooking, undefined, at)).livePlace).toBeNull();

    expect(await ravi.send(sharePlace, { ...pune, accuracy: 12 }, at)).toEqual({ kept: true });
    await age('10 seconds');
    expect(await ravi.send(sharePlace, here, at)).toEqual({ kept: true });
    const { livePlace } = await asha.send(getPlace, undefined, at);
    expect(livePlace).toEqual({ ...here, at: expect.any(String) as string });
    expect((await asha.send(getBooking, undefined, at)).livePlace).toEqual(livePlace);
    expect(await kept()).toEqual([here]);
  });

  test('is told to nobody else, nor in anything else', async () => {
    const { asha, ravi, at } = await onTheWay();
    await ravi.send(sharePlace, here, at);
    const [neha, kiran] = [await t.user(), await t.handyman()];
    expect((await neha.try(getPlace, undefined, at)).status).toBe(403);
    expect((await kiran.try(getPlace, undefined, at)).status).toBe(403);
    expect((await ravi.try(getPlace, undefined, at)).status).toBe(403);
    expect((await t.client().try(getPlace, undefined, at)).status).toBe(401);
    expect((await ravi.send(getBooking, undefined, at)).livePlace).toBeUndefined();
    const read = [
      await asha.send(listBookings),
      await asha.send(getHandyman, { handyman_id: ravi.id }),
      await neha.send(getHandyman, { handyman_id: ravi.id }),
      await ravi.send(listBookings),
    ];
    expect(JSON.stringify(read)).not.toContain(String(here.lat));
  });

  test('that comes more often than it should changes nothing', async () => {
    const { asha, ravi, at } = await onTheWay();
    await ravi.send(sharePlace, pune, at);
    expect(await ravi.send(sharePlace, here, at)).toEqual({ kept: false });
    expect((await asha.send(getPlace, undefined, at)).livePlace).toMatchObject(pune);
  });

  test.each([
    ['arrived', ({ ravi, at }: Scene) => ravi.send(arrive, pune, at)],
    ['cancelled by the customer', ({ asha, at }: Scene) => asha.send(cancelBooking, {}, at)],
    ['cancelled by themself', ({ ravi, at }: Scene) => ravi.send(cancelBooking, {}, at)],
    [
      'started at once',
      ({ asha, ravi, code }: Scene) => ravi.send(jobStartOtp, { otp: code, email: asha.email }),
    ],
  ])('is gone from the database once they have %s, and none comes after it', async (_name, end) => {
    const scene = await onTheWay();
    const { asha, ravi, at } = scene;
    await ravi.send(sharePlace, here, at);
    expect(await kept()).toHaveLength(1);
    await end(scene);
    expect(await kept()).toEqual([]);
    expect(await ravi.try(sharePlace, here, at)).toMatchObject({
      status: 409,
      body: { code: 'not_on_the_way' },
    });
    expect(await asha.send(getPlace, undefined, at)).toEqual({ livePlace: null });
    expect((await asha.send(getBooking, undefined, at)).livePlace).toBeUndefined();
    expect(await kept()).toEqual([]);
  });

  test('before they set out there is none', async () => {
    const [asha, ravi] = [await t.user(), await t.handyman()];
    const { notification_id: id } = await asha.send(createNotification, {
      ...pune,
      user_id: asha.id,
      handyman_id: ravi.id,
    });
    await ravi.send(acceptNotification, { handyman_id: ravi.id });
    expect((await ravi.try(sharePlace, here, { params: { id } })).status).toBe(409);
    expect(await kept()).toEqual([]);
  });

  test('that is old is shown no more, and swept', async () => {
    const { asha, ravi, at } = await onTheWay();
    await ravi.send(sharePlace, here, at);
    await age('14 minutes');
    await t.runJobs();
    expect((await asha.send(getPlace, undefined, at)).livePlace).toMatchObject(here);
    await age('2 minutes');
    expect(await asha.send(getPlace, undefined, at)).toEqual({ livePlace: null });
    await t.runJobs();
    expect(await kept()).toEqual([]);
  });

  test('that is still known says how far off an arrival is', async () => {
    const { ravi, at } = await onTheWay();
    await ravi.send(sharePlace, { lat: pune.lat + 0.045, long: pune.long }, at);
    expect((await ravi.send(arrive, {}, at)).msg).toContain('still 5 km to the door');
  });

  test.each([{}, { lat: 91, long: 0 }, { lat: 1, long: 'x' }, { ...here, accuracy: -1 }])(
    '%j is refused',
    async (body) => {
      const { ravi, at } = await onTheWay();
      expect((await ravi.try(sharePlace, body as typeof here, at)).status).toBe(400);
    },
  );
});

type Scene = Awaited<ReturnType<typeof onTheWay>>;
