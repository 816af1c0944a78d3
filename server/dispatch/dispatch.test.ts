import { beforeEach, describe, expect, test } from 'vitest';
import {
  acceptNotification,
  cancelBooking,
  createNotification,
  getBooking,
  listBookings,
} from '#contract/booking.ts';
import { getDispatch, listDispatches, startDispatch } from '#contract/dispatch.ts';
import { setAvailability } from '#contract/handyman.ts';
import { waves } from '#domain/dispatch.ts';
import { useApp } from '../testing/app.ts';
import {
  around,
  askAround,
  inARow,
  openRequestsOf,
  readDispatch,
  sayNo,
  sayYes,
  stopAskingAround,
} from '../testing/dispatch.ts';
import { pune } from '../testing/people.ts';
import type { Person } from '../testing/people.ts';

const t = useApp();

let asha: Person;
beforeEach(async () => {
  asha = await t.user({ username: 'Asha Rao' });
});

/** Who was asked, by letter, and what they said. */
const repliesOf = async (id: string) =>
  (await readDispatch(asha, id)).people.map(({ name, reply }) => `${name.slice(-1)} ${reply}`);

describe('asking the first who is free', () => {
  test('asks the three nearest at once, each with an ordinary request that waits for 45 seconds', async () => {
    const people = await inARow(t, 4);
    const reply = await asha.send(startDispatch, around);
    expect(reply).toMatchObject({
      msg: 'We have asked the 3 nearest.',
      state: 'asking',
      service: 'Plumber',
      cost: 120,
      wave: 1,
      asked: 3,
      waiting: 3,
      saidNo: 0,
      booking_id: null,
    });
    expect(reply.price.total).toBe(220);
    expect(reply.people.map(({ name }) => name).toSorted()).toEqual(['Ravi A', 'Ravi B', 'Ravi C']);
    const [first, , , fourth] = people;
    const [request] = await openRequestsOf(first);
    expect(request).toMatchObject({ cost: 120, username: 'Asha Rao', state: 'requested' });
    expect(request?.price.total).toBe(220);
    const waits = Date.parse(request?.expiresAt ?? '') - Date.parse(request?.createdAt ?? '');
    expect(waits).toBe(waves.seconds * 1000);
    expect(request?.expiresAt).toBe(reply.nextWaveAt);
    expect(await openRequestsOf(fourth)).toEqual([]);
  });

  test('each request has the address and the note; a new professional reads the address on the way only', async () => {
    const [ravi] = await inARow(t, 1);
    const details = { address: '4B, Sunrise Apartments', note: 'The kitchen tap drips' };
    expect(await asha.send(startDispatch, { ...around, ...details })).toMatchObject(details);
    const [request] = await openRequestsOf(ravi);
    expect([request?.note, request?.address]).toEqual([details.note, undefined]);
    expect((await sayYes(ravi)).body).toMatchObject({ note: details.note, seesDoor: false });
  });

  test('the first yes wins, and the others are not asked any more', async () => {
    const [ravi, sita, mohan] = await inARow(t, 3);
    const id = await askAround(asha);
    expect((await sayYes(sita)).status).toBe(200);
    expect((await sayYes(ravi)).status).toBe(409);
    expect(await openRequestsOf(mohan)).toEqual([]);
    const found = await readDispatch(asha, id);
    expect(found).toMatchObject({ state: 'found', waiting: 0, nextWaveAt: null });
    expect(found.people.map(({ reply }) => reply).toSorted()).toEqual([
      'withdrawn',
      'withdrawn',
      'yes',
    ]);
    const booking = await asha.send(getBooking, undefined, {
      params: { id: found.booking_id ?? '' },
    });
    expect(booking).toMatchObject({ state: 'accepted', handyman_id: sita.id });
  });

  test('after 45 seconds without a yes the next three are asked, and nobody twice', async () => {
    const people = await inARow(t, 5);
    const id = await askAround(asha);
    await t.passMinutes(1);
    await t.runJobs();
    expect(await readDispatch(asha, id)).toMatchObject({
      state: 'asking',
      wave: 2,
      asked: 5,
      waiting: 2,
      saidNo: 3,
    });
    expect(await openRequestsOf(people[0])).toEqual([]);
    expect(await openRequestsOf(people[4])).toHaveLength(1);
  });

  test('as soon as all of a wave have said no the next are asked, however early', async () => {
    const [a, b, c, d] = await inARow(t, 4);
    const id = await askAround(asha);
    await sayNo(a);
    await sayNo(b);
    await t.runJobs();
    expect((await readDispatch(asha, id)).wave).toBe(1);
    await sayNo(c);
    await t.runJobs();
    expect(await readDispatch(asha, id)).toMatchObject({
      wave: 2,
      asked: 4,
      waiting: 1,
      saidNo: 3,
    });
    expect(await openRequestsOf(d)).toHaveLength(1);
  });

  test('when the last of a wave takes another job the next are asked at once', async () => {
    const [ravi, sita] = [await t.handyman(), await t.handyman({ lat: pune.lat + 0.02 })];
    await sita.send(setAvailability, { online: false });
    const id = await askAround(asha);
    const neha = await t.user();
    await neha.send(createNotification, { ...pune, user_id: neha.id, handyman_id: ravi.id });
    const theirs = (await openRequestsOf(ravi)).find(({ user_id }) => user_id === neha.id);
    await sita.send(setAvailability, { online: true });
    await ravi.send(acceptNotification, {
      handyman_id: ravi.id,
      notification_id: theirs?.notification_id,
    });
    await t.runJobs();
    expect(await readDispatch(asha, id)).toMatchObject({
      state: 'asking',
      wave: 2,
      asked: 2,
      waiting: 1,
    });
    expect(await openRequestsOf(sita)).toHaveLength(1);
  });

  test('ends when nobody within 25 km is left, with one mail however many were asked', async () => {
    await inARow(t, 4);
    await t.handyman({ lat: pune.lat + 0.3 });
    const id = await askAround(asha);
    await t.runJobs();
    t.mails.length = 0;
    for (let n = 0; n < 3; n += 1) {
      await t.passMinutes(1);
      await t.runJobs();
    }
    expect(await readDispatch(asha, id)).toMatchObject({
      state: 'nobody',
      wave: 2,
      asked: 4,
      waiting: 0,
      saidNo: 4,
      nextWaveAt: null,
    });
    expect(t.mails.map(({ to, subject }) => [to.address, subject])).toEqual([
      [asha.email, 'We found no plumber for you yet'],
    ]);
    expect(t.mails[0]?.text).toContain(`/user/dispatch/${id}`);
  });

  test('ends after ten waves, however many live near', async () => {
    await inARow(t, 4);
    const id = await askAround(asha);
    await t.database.query('update dispatches set wave = $1', [waves.most]);
    await t.passMinutes(1);
    await t.runJobs();
    expect(await readDispatch(asha, id)).toMatchObject({
      state: 'nobody',
      wave: waves.most,
      asked: 3,
    });
  });

  test('where nobody is free it says so at once, and nothing is begun', async () => {
    const far = await t.handyman({ lat: pune.lat + 0.3 });
    const refused = await asha.try(startDispatch, around);
    expect([refused.status, refused.body]).toEqual([
      409,
      expect.objectContaining({ code: 'nobody_free' }),
    ]);
    expect(await asha.send(listDispatches)).toEqual([]);
    expect(await openRequestsOf(far)).toEqual([]);
  });

  test('a yes by somebody who was chosen by hand before ends it too', async () => {
    const [ravi, sita] = await inARow(t, 2);
    const asked = await asha.send(createNotification, {
      ...pune,
      user_id: asha.id,
      handyman_id: sita.id,
    });
    const id = await askAround(asha);
    expect((await readDispatch(asha, id)).asked).toBe(1);
    expect((await sayYes(sita)).status).toBe(200);
    expect(await readDispatch(asha, id)).toMatchObject({
      state: 'found',
      booking_id: asked.notification_id,
    });
    expect(await openRequestsOf(ravi)).toEqual([]);
  });
});

describe('stopping', () => {
  test('withdraws what is open, at any moment, and it can be begun again at once', async () => {
    const [ravi] = await inARow(t, 2);
    const id = await askAround(asha);
    const stopped = await stopAskingAround(asha, id);
    expect([stopped.status, stopped.body]).toEqual([
      200,
      expect.objectContaining({ state: 'stopped', waiting: 0, nextWaveAt: null }),
    ]);
    expect(await openRequestsOf(ravi)).toEqual([]);
    await t.passMinutes(2);
    await t.runJobs();
    expect((await readDispatch(asha, id)).state).toBe('stopped');
    expect((await readDispatch(asha, await askAround(asha))).asked).toBe(2);
  });

  test('comes too late once somebody has said yes, or it is over', async () => {
    const [ravi] = await inARow(t, 1);
    const id = await askAround(asha);
    await sayYes(ravi);
    const late = await stopAskingAround(asha, id);
    expect([late.status, late.body]).toEqual([
      409,
      expect.objectContaining({
        code: 'too_late',
        msg: 'Somebody has just said yes. Have a look at the booking.',
      }),
    ]);
    expect((await readDispatch(asha, id)).state).toBe('found');
  });

  test('withdrawing the only open request by hand begins the next wave', async () => {
    await inARow(t, 1);
    const id = await askAround(asha);
    await inARow(t, 1, 3);
    const [request] = await t.database.query<{ id: string }>('select id from bookings');
    await asha.send(cancelBooking, undefined, { params: { id: request?.id ?? '' } });
    await t.runJobs();
    expect(await repliesOf(id)).toEqual(['A withdrawn', 'D waiting']);
  });
});

describe('what is told', () => {
  test('of each who was asked a card with a rough distance, and no more', async () => {
    await t.handyman({ lat: pune.lat + 0.0312, name: 'Ravi' });
    const { people } = await asha.send(startDispatch, around);
    expect(people.map((one) => Object.keys(one).toSorted())).toEqual([
      ['arrivalMinutes', 'distanceKm', 'handyman_id', 'name', 'profile', 'reply'],
    ]);
    expect(people[0]?.distanceKm).toBe(3.3);
  });

  test('the list of bookings has the one who comes, not those who could not', async () => {
    const [ravi, sita] = await inARow(t, 2);
    const id = await askAround(asha);
    expect(await asha.send(listBookings)).toEqual([]);
    await sayNo(ravi);
    await sayYes(sita);
    const { booking_id } = await readDispatch(asha, id);
    const list = await asha.send(listBookings);
    expect(list.map(({ notification_id }) => notification_id)).toEqual([booking_id]);
    expect(await ravi.send(listBookings)).toHaveLength(1);
  });

  test('nobody who says no or nothing in between causes a mail', async () => {
    const [ravi] = await inARow(t, 4);
    await askAround(asha);
    await t.runJobs();
    t.mails.length = 0;
    await sayNo(ravi);
    await t.passMinutes(1);
    await t.runJobs();
    expect(t.mails).toEqual([]);
  });

  test('the newest of the last hour, to every page of its customer, and to nobody else', async () => {
    await inARow(t, 1);
    const id = await askAround(asha);
    expect((await asha.send(listDispatches)).map((one) => one.dispatch_id)).toEqual([id]);
    const neha = await t.user();
    expect(await neha.send(listDispatches)).toEqual([]);
    expect((await neha.try(getDispatch, undefined, { params: { id } })).status).toBe(403);
    await stopAskingAround(asha, id);
    await t.passMinutes(61);
    expect(await asha.send(listDispatches)).toEqual([]);
  });
});
