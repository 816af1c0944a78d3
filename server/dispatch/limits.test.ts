import { beforeEach, describe, expect, test } from 'vitest';
import { createNotification } from '#contract/booking.ts';
import { blockCustomer } from '#contract/block.ts';
import { listDispatches, startDispatch } from '#contract/dispatch.ts';
import { setAvailability } from '#contract/handyman.ts';
import { dispatchLimits } from '#domain/dispatch.ts';
import { useApp } from '../testing/app.ts';
import {
  readDispatch,
  around,
  askAround,
  inARow,
  openRequestsOf,
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

describe('who is passed over', () => {
  test('who is offline, on a job, blocks this customer or has just said no', async () => {
    const [offline, onAJob, blocking, saidNo, free] = await inARow(t, 5);
    const neha = await t.user();
    await offline.send(setAvailability, { online: false });
    await neha.send(createNotification, { ...pune, user_id: neha.id, handyman_id: onAJob.id });
    await sayYes(onAJob);
    for (const one of [blocking, saidNo]) {
      await asha.send(createNotification, { ...pune, user_id: asha.id, handyman_id: one.id });
    }
    await blocking.send(blockCustomer, { user_id: asha.id });
    await sayNo(saidNo);
    const id = await askAround(asha);
    expect(await repliesOf(id)).toEqual(['E waiting']);
    expect(await openRequestsOf(free)).toHaveLength(1);
  });

  test('who was asked four times by this customer today', async () => {
    await inARow(t, 1);
    for (let n = 0; n < 4; n += 1)
      expect((await stopAskingAround(asha, await askAround(asha))).status).toBe(200);
    expect((await asha.try(startDispatch, around)).status).toBe(409);
  });
});

describe('limits', () => {
  test('one at a time; the refusal says which', async () => {
    await inARow(t, 1);
    const id = await askAround(asha);
    const second = await asha.try(startDispatch, around);
    expect([second.status, second.body]).toEqual([
      409,
      expect.objectContaining({ code: 'asking_around', dispatch_id: id }),
    ]);
  });

  test('while it asks around nobody is chosen by hand for the same service, but for another', async () => {
    await inARow(t, 1);
    const id = await askAround(asha);
    const [plumber, maid] = [await t.handyman(), await t.handyman({ services: 'Maid' })];
    const form = { ...pune, user_id: asha.id };
    const refused = await asha.try(createNotification, { ...form, handyman_id: plumber.id });
    expect([refused.status, refused.body]).toEqual([
      409,
      expect.objectContaining({ code: 'asking_around', dispatch_id: id }),
    ]);
    await asha.send(createNotification, { ...form, handyman_id: maid.id });
  });

  test('five an hour come to nothing, and the sixth has to wait; those that found somebody do not count', async () => {
    const [ravi] = await inARow(t, 1);
    await askAround(asha);
    await sayYes(ravi);
    for (let n = 0; n < dispatchLimits.perHour; n += 1) {
      await inARow(t, 1, n + 1);
      await stopAskingAround(asha, await askAround(asha));
      await t.database.query(`update bookings set created_at = created_at - interval '2 days'`);
    }
    const refused = await asha.try(startDispatch, around);
    expect([refused.status, refused.body]).toEqual([
      429,
      expect.objectContaining({ code: 'ask_later' }),
    ]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
  });

  test('its requests do not use up what may be asked by hand in an hour', async () => {
    await inARow(t, 3);
    await stopAskingAround(asha, await askAround(asha));
    await t.database.query(
      `insert into bookings (user_id, handyman_id, service, cost, lat, long, state, expires_at, ended_at, ended_by, dispatch_id)
       select b.user_id, b.handyman_id, b.service, b.cost, b.lat, b.long, 'expired', now(), now(), 'time', b.dispatch_id
       from bookings b, generate_series(1, 12)`,
    );
    const other = await t.handyman();
    await asha.send(createNotification, { ...pune, user_id: asha.id, handyman_id: other.id });
  });

  test('a job that is not paid for stands in the way as it does by hand', async () => {
    const [ravi] = await inARow(t, 2);
    const id = await askAround(asha);
    await sayYes(ravi);
    await t.database.query(
      `update bookings set state = 'done', started_at = now() - interval '3 days', done_at = now() - interval '2 days'
       where id = (select booking_id from dispatches where id = $1)`,
      [id],
    );
    const refused = await asha.try(startDispatch, around);
    expect(refused.body).toMatchObject({ code: 'unpaid_job' });
  });

  test('a total that is not the one that holds by now asks nobody', async () => {
    await inARow(t, 1);
    const refused = await asha.try(startDispatch, { ...around, total: 1 });
    expect(refused.body).toMatchObject({ code: 'price_changed' });
    expect((await asha.try(startDispatch, { ...around, cost: 51 })).status).toBe(400);
    expect((await asha.try(startDispatch, { ...around, service: 'Astronaut' })).status).toBe(400);
    expect(await asha.send(listDispatches)).toEqual([]);
  });
});
