import { describe, expect, test } from 'vitest';
import {
  acceptNotification,
  cancelBooking,
  createNotification,
  getBooking,
  jobStartOtp,
} from '#contract/booking.ts';
import { config } from '#contract/payment.ts';
import { arrive, nobodyCame, nobodyHome, setOut } from '#contract/tracking.ts';
import { useApp } from '../testing/app.ts';
import { establishedHandyman } from '../testing/established.ts';
import { pune } from '../testing/people.ts';
import type { Person } from '../testing/people.ts';

const t = useApp();

const accepted = async (asha: Person, ravi: Person) => {
  const { notification_id: id } = await asha.send(createNotification, {
    ...pune,
    user_id: asha.id,
    handyman_id: ravi.id,
  });
  await ravi.send(acceptNotification, { handyman_id: ravi.id });
  return { params: { id } };
};

const scene = async () => {
  const [asha, ravi] = [await t.user(), await establishedHandyman(t)];
  return { asha, ravi, at: await accepted(asha, ravi), code: t.lastCode() };
};

const atTheDoor = async () => {
  const here = await scene();
  await here.ravi.send(arrive, pune, here.at);
  return here;
};

const mailsTo = async ({ email }: Person) => {
  await t.runJobs();
  await t.runJobs();
  return t.mails.filter(({ to }) => to.address === email);
};

describe('§16 nobody home', () => {
  test('15 minutes after the arrival the visit is closed: the customer hears it and gets back all but the fee', async () => {
    const { asha, ravi, at } = await atTheDoor();
    await asha.send(config, { token: { id: 'tok_visa' }, booking_id: at.params.id });
    await t.passMinutes(15);
    const closed = await ravi.send(nobodyHome, {}, at);
    expect(closed).toMatchObject({
      status: 'rejected',
      state: 'cancelled',
      endedBy: 'handyman',
      reason: 'nobody_home',
    });
    const mail = (await mailsTo(asha)).find(({ subject }) => subject.startsWith('Nobody was home'));
    expect(mail?.text).toContain('waited at your door for 15 minutes');
    expect(mail?.text).toContain('refunded');
    const seen = await asha.send(getBooking, undefined, at);
    expect(seen).toMatchObject({ state: 'cancelled', paymentState: 'paid', refunded: 100 });
    expect(seen.startCode).toBeUndefined();
    expect(seen.timeline.at(-1)).toMatchObject({
      move: 'nobody_home',
      by: 'handyman',
      from: 'arrived',
      to: 'cancelled',
    });
  });

  test('a minute earlier it is refused, with how long to wait', async () => {
    const { asha, ravi, at } = await atTheDoor();
    await t.passMinutes(14);
    const refused = await ravi.try(nobodyHome, {}, at);
    expect(refused).toMatchObject({ status: 409, body: { code: 'too_early' } });
    const seconds = Number(refused.body['seconds']);
    expect(seconds).toBeGreaterThan(50);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(refused.headers['retry-after']).toBe(String(seconds));
    expect(refused.body['msg']).toContain('You can close the visit in');
    expect((await asha.send(getBooking, undefined, at)).state).toBe('arrived');
  });

  test('only from the door: not on the way, and not once the work has begun', async () => {
    const { asha, ravi, at, code } = await scene();
    await t.passMinutes(60);
    expect(await ravi.try(nobodyHome, {}, at)).toMatchObject({
      status: 409,
      body: { code: 'not_arrived' },
    });
    await ravi.send(arrive, pune, at);
    await ravi.send(jobStartOtp, { otp: code, email: asha.email });
    await t.passMinutes(60);
    expect((await ravi.try(nobodyHome, {}, at)).status).toBe(409);
  });

  test('it does not count among the jobs that they called off', async () => {
    const ravi = await establishedHandyman(t);
    for (let n = 0; n < 3; n += 1) {
      const at = await accepted(await t.user(), ravi);
      await ravi.send(arrive, pune, at);
      await t.passMinutes(15);
      await ravi.send(nobodyHome, {}, at);
    }
    const at = await accepted(await t.user(), ravi);
    const { msg } = await ravi.send(cancelBooking, {}, at);
    expect(msg).toContain('2 more jobs');
  });

  test('nor against the customer, who may ask again at once', async () => {
    const { asha, ravi, at } = await atTheDoor();
    await t.passMinutes(15);
    await ravi.send(nobodyHome, {}, at);
    const form = { ...pune, user_id: asha.id, handyman_id: ravi.id };
    expect((await asha.try(createNotification, form)).status).toBe(200);
  });
});

describe('§16 nobody came', () => {
  // They are close by: less was promised.
  const promised = 4;

  test.each(['accepted', 'on_the_way'] as const)(
    '30 minutes after the promised time the customer closes what is %s, and everything comes back',
    async (state) => {
      const { asha, ravi, at } = await scene();
      await asha.send(config, { token: { id: 'tok_visa' }, booking_id: at.params.id });
      if (state === 'on_the_way') await ravi.send(setOut, {}, at);
      await t.passMinutes(promised + 30);
      const closed = await asha.send(nobodyCame, {}, at);
      expect(closed).toMatchObject({
        status: 'rejected',
        state: 'cancelled',
        endedBy: 'user',
        reason: 'nobody_came',
      });
      const [mail] = await mailsTo(ravi);
      expect(mail?.subject).toBe('Your customer has closed the booking');
      expect(mail?.text).toContain('You do not need to go there any more.');
      const seen = await asha.send(getBooking, undefined, at);
      expect(seen.paymentState).toBe('refunded');
      expect(seen.timeline.at(-1)).toMatchObject({ move: 'nobody_came', by: 'user', from: state });
      // Asking the same one again is free of the pause after cancelling.
      const form = { ...pune, user_id: asha.id, handyman_id: ravi.id };
      expect((await asha.try(createNotification, form)).status).toBe(200);
    },
  );

  test('earlier it is refused, with how long to wait; cancelling is not', async () => {
    const { asha, at } = await scene();
    const { arrivalMinutes } = await asha.send(getBooking, undefined, at);
    await t.passMinutes(Math.floor(arrivalMinutes) + 29);
    const refused = await asha.try(nobodyCame, {}, at);
    expect(refused).toMatchObject({ status: 409, body: { code: 'too_early' } });
    expect(Number(refused.body['seconds'])).toBeGreaterThan(0);
    expect(Number(refused.body['seconds'])).toBeLessThanOrEqual(120);
    expect((await asha.try(cancelBooking, {}, at)).status).toBe(200);
  });

  test('who is at the door has come', async () => {
    const { asha, at } = await atTheDoor();
    await t.passMinutes(120);
    expect(await asha.try(nobodyCame, {}, at)).toMatchObject({
      status: 409,
      body: { msg: 'The professional is at the door already.' },
    });
  });

  test('a request that nobody answered is not one to which nobody came', async () => {
    const [asha, ravi] = [await t.user(), await t.handyman()];
    const { notification_id: id } = await asha.send(createNotification, {
      ...pune,
      user_id: asha.id,
      handyman_id: ravi.id,
    });
    expect((await asha.try(nobodyCame, {}, { params: { id } })).status).toBe(409);
  });
});
