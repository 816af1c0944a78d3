import { describe, expect, test } from 'vitest';
import {
  acceptNotification,
  cancelBooking,
  createNotification,
  getBooking,
  getNotification,
  jobStartOtp,
  renewStartCode,
  workDoneCheck,
} from '#contract/booking.ts';
import { getAllHandyman } from '#contract/handyman.ts';
import { config } from '#contract/payment.ts';
import { arrive, nobodyCame, nobodyHome, setOut, sharePlace } from '#contract/tracking.ts';
import { useApp } from '../testing/app.ts';
import { establishedHandyman } from '../testing/established.ts';
import { pune } from '../testing/people.ts';
import type { Person } from '../testing/people.ts';

const t = useApp();

const accepted = async () => {
  const [asha, ravi] = [await t.user(), await establishedHandyman(t)];
  const { notification_id: id } = await asha.send(createNotification, {
    ...pune,
    user_id: asha.id,
    handyman_id: ravi.id,
  });
  await ravi.send(acceptNotification, { handyman_id: ravi.id });
  return { asha, ravi, code: t.lastCode(), at: { params: { id } } };
};

const onTheWay = async () => {
  const scene = await accepted();
  await scene.ravi.send(setOut, {}, scene.at);
  return scene;
};

const mailsTo = async ({ email }: Person) => {
  await t.runJobs();
  return t.mails
    .filter(({ to, subject }) => to.address === email && subject !== 'Your LocalHands code')
    .map(({ subject }) => subject)
    .toSorted();
};

type At = { params: { id: string } };

const steps = async (reader: Person, at: At) =>
  (await reader.send(getBooking, undefined, at)).timeline.map(({ move, from, to }) => [
    move,
    from,
    to,
  ]);

describe('§16 the way to the customer', () => {
  test('on the way, at the door, started with the code: each is told, and its event names where it came from', async () => {
    const { asha, ravi, code, at } = await accepted();
    const left = await ravi.send(setOut, {}, at);
    expect(left).toMatchObject({ status: 'accepted', state: 'on_the_way' });
    const seen = await asha.send(getBooking, undefined, at);
    expect(seen).toMatchObject({ status: 'accepted', state: 'on_the_way', startCode: code });
    expect(seen.moves).toEqual(['cancel']);

    const there = await ravi.send(arrive, pune, at);
    expect(there).toMatchObject({ status: 'accepted', state: 'arrived' });
    expect((await asha.send(getBooking, undefined, at)).startCode).toBe(code);

    await ravi.send(jobStartOtp, { otp: code, email: asha.email });
    expect(await steps(asha, at)).toEqual([
      ['request', null, 'requested'],
      ['accept', 'requested', 'accepted'],
      ['set_out', 'accepted', 'on_the_way'],
      ['arrive', 'on_the_way', 'arrived'],
      ['start', 'arrived', 'started'],
    ]);
    expect(await mailsTo(asha)).toEqual([
      'Your plumber is at the door',
      'Your plumber is coming',
      'Your plumber is on the way',
    ]);
  });

  test('whoever forgot to say that they set out is at the door all the same', async () => {
    const { asha, ravi, at } = await accepted();
    await ravi.send(arrive, pune, at);
    expect((await steps(asha, at)).at(-1)).toEqual(['arrive', 'accepted', 'arrived']);
  });

  test.each(['accepted', 'on_the_way', 'arrived'] as const)(
    'the code starts a job that is %s, also a new code',
    async (state) => {
      const { asha, ravi, at } = await accepted();
      if (state !== 'accepted') await ravi.send(setOut, {}, at);
      if (state === 'arrived') await ravi.send(arrive, pune, at);
      const { startCode } = await asha.send(renewStartCode, {}, at);
      await ravi.send(jobStartOtp, { otp: startCode, email: asha.email });
      expect((await steps(asha, at)).at(-1)).toEqual(['start', state, 'started']);
    },
  );

  test('nobody sets out twice, or before the yes, or after the start; nor is anybody done before it', async () => {
    const { asha, ravi, code, at } = await onTheWay();
    expect(await ravi.try(setOut, {}, at)).toMatchObject({
      status: 409,
      body: { msg: 'This visit is under way already.' },
    });
    await ravi.send(arrive, pune, at);
    expect((await ravi.try(arrive, pune, at)).status).toBe(409);
    expect((await ravi.try(arrive, {}, at)).status).toBe(409);
    expect((await ravi.try(setOut, {}, at)).status).toBe(409);
    const done = { handyman_id: ravi.id, user_id: asha.id };
    expect(await ravi.try(workDoneCheck, done)).toMatchObject({ body: { code: 'not_started' } });
    await ravi.send(jobStartOtp, { otp: code, email: asha.email });
    expect((await ravi.try(arrive, {}, at)).status).toBe(409);
    const open = await asha.send(createNotification, {
      ...pune,
      user_id: asha.id,
      handyman_id: (await t.handyman()).id,
    });
    expect((await ravi.try(setOut, {}, { params: { id: open.notification_id } })).status).toBe(403);
  });

  test.each(['on_the_way', 'arrived'] as const)(
    'a job that is %s is cancelled by either side, with the whole refund',
    async (state) => {
      for (const side of ['asha', 'ravi'] as const) {
        const scene = await onTheWay();
        if (state === 'arrived') await scene.ravi.send(arrive, pune, scene.at);
        const { id } = scene.at.params;
        await scene.asha.send(config, { token: { id: 'tok_visa' }, booking_id: id });
        await scene[side].send(cancelBooking, {}, scene.at);
        await t.runJobs();
        await t.runJobs();
        expect(await scene.asha.send(getBooking, undefined, scene.at)).toMatchObject({
          state: 'cancelled',
          paymentState: 'refunded',
        });
        expect((await steps(scene.asha, scene.at)).at(-1)).toEqual(['cancel', state, 'cancelled']);
      }
    },
  );

  test.each(['on_the_way', 'arrived'] as const)(
    'whoever is %s is not listed, and cannot accept another',
    async (state) => {
      const ravi = await establishedHandyman(t);
      const [asha, neha] = [await t.user(), await t.user()];
      const form = (user: Person) => ({ ...pune, user_id: user.id, handyman_id: ravi.id });
      const { notification_id: id } = await asha.send(createNotification, form(asha));
      await ravi.send(acceptNotification, { handyman_id: ravi.id });
      await (state === 'arrived'
        ? ravi.send(arrive, pune, { params: { id } })
        : ravi.send(setOut, {}, { params: { id } }));
      expect(await neha.send(getAllHandyman)).toEqual([]);
      expect(await neha.try(createNotification, form(neha))).toMatchObject({
        status: 409,
        body: { code: 'busy' },
      });
      // As a process of the release before would do it, which takes them for free.
      await t.database.query(
        `insert into bookings (user_id, handyman_id, service, cost, lat, long, expires_at)
         select $1, handyman_id, service, cost, lat, long, now() + interval '9 minutes' from bookings
         where state <> 'done'`,
        [neha.id],
      );
      await expect(
        t.database.query(`update bookings set state = 'accepted' where user_id = $1`, [neha.id]),
      ).rejects.toMatchObject({ constraint: 'bookings_one_now_job' });
    },
  );

  test('the handyman’s own list says how far the job is', async () => {
    const { ravi } = await onTheWay();
    const [job] = await ravi.send(getNotification, { handyman_id: ravi.id });
    expect(job).toMatchObject({ status: 'accepted', state: 'on_the_way', ...pune });
  });
});

describe('§16 "I am here"', () => {
  const far = { lat: pune.lat + 0.045, long: pune.long };

  test.each([
    ['from far away', { ...far, accuracy: 20 }, 5],
    ['from far away by a phone that claims to be off by far', { ...far, accuracy: 8000 }, 5],
    ['without a place', {}, null],
  ])('%s is no arrival: both sides read why, and no clock starts', async (_name, place, km) => {
    const { asha, ravi, at } = await onTheWay();
    const there = await ravi.send(arrive, place, at);
    expect(there).toMatchObject({ state: 'on_the_way', saidHere: { km } });
    expect(there.msg).toContain(
      km === null ? 'does not say where it is' : 'still 5 km to the door',
    );
    expect(await asha.send(getBooking, undefined, at)).toMatchObject({ saidHere: { km } });
    await t.passMinutes(40);
    const early = await ravi.try(nobodyHome, {}, at);
    expect(early).toMatchObject({ status: 409, body: { code: 'not_arrived' } });
    expect(early.body['msg']).toContain('only after you have waited at the door');
    expect((await asha.try(nobodyCame, {}, at)).status).toBe(200);
  });

  test('from elsewhere is mailed to the customer once, however often it is pressed', async () => {
    const { asha, ravi, at } = await onTheWay();
    for (const place of [{}, far, far]) await ravi.send(arrive, place, at);
    await t.runJobs();
    const told = t.mails.filter(({ subject }) => subject.startsWith('Please check whether'));
    expect(told.map(({ to }) => to.address)).toEqual([asha.email]);
    expect(told[0]?.text).toContain('their phone does not tell us where it is');
  });

  test('at the door after all, both read that they are there', async () => {
    const { asha, ravi, at } = await onTheWay();
    await ravi.send(arrive, far, at);
    expect((await ravi.send(arrive, pune, at)).msg).toBe(
      'The customer knows that you are here. Ask for the start code.',
    );
    const seen = await asha.send(getBooking, undefined, at);
    expect(seen.state).toBe('arrived');
    expect(seen.saidHere).toBeUndefined();
  });

  test('by the place that they share on the way, where the press brings none', async () => {
    const { ravi, at } = await onTheWay();
    await ravi.send(sharePlace, pune, at);
    expect((await ravi.send(arrive, {}, at)).state).toBe('arrived');
  });

  test('somewhere around the door, by a phone that is not sure', async () => {
    const { ravi, at } = await onTheWay();
    const near = { lat: pune.lat + 0.01, long: pune.long, accuracy: 1000 };
    expect((await ravi.send(arrive, near, at)).state).toBe('arrived');
  });

  test('tells a new professional, who has not been shown the door, nothing about where it is', async () => {
    const [asha, ravi] = [await t.user(), await t.handyman()];
    const form = { ...pune, user_id: asha.id, handyman_id: ravi.id };
    const { notification_id: id } = await asha.send(createNotification, form);
    await ravi.send(acceptNotification, { handyman_id: ravi.id });
    for (const place of [pune, far]) {
      const said = await ravi.send(arrive, place, { params: { id } });
      expect(said).toMatchObject({ state: 'accepted', saidHere: { km: null }, seesDoor: false });
      expect(said.msg).toContain('does not say where it is');
    }
  });

  test.each([{ lat: 91, long: 1 }, { lat: 'x' }, { accuracy: -1 }, { accuracy: 'near' }])(
    'with %j is refused',
    async (body) => {
      const { ravi, at } = await onTheWay();
      expect((await ravi.try(arrive, body as object, at)).status).toBe(400);
    },
  );
});
