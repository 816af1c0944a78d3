import { describe, expect, test } from 'vitest';
import { blockCustomer, listBlocked, unblockCustomer } from '#contract/block.ts';
import {
  acceptNotification,
  cancelBooking,
  createNotification,
  getNotification,
  listBookings,
  rejectNotification,
} from '#contract/booking.ts';
import { startDispatch } from '#contract/dispatch.ts';
import { useApp } from '../testing/app.ts';
import { around } from '../testing/dispatch.ts';
import { pune } from '../testing/people.ts';
import type { Person } from '../testing/people.ts';

const t = useApp();

const form = (customer: Person, handyman: Person) => ({
  ...pune,
  user_id: customer.id,
  handyman_id: handyman.id,
});

const tryAsking = (customer: Person, handyman: Person, from = '203.0.113.1') =>
  customer.try(createNotification, form(customer, handyman), {
    headers: { 'x-forwarded-for': from },
  });

const ask = async (customer: Person, handyman: Person) =>
  (await customer.send(createNotification, form(customer, handyman))).notification_id;

/** A request that the customer takes back at once. */
const ring = async (customer: Person, handyman: Person): Promise<number> => {
  const { status, body } = await tryAsking(customer, handyman);
  const params = { id: String(body['notification_id']) };
  if (status === 200) await customer.send(cancelBooking, undefined, { params });
  return status;
};

const rings = async ({ id }: Person) =>
  (await t.database.query('select 1 from bookings where handyman_id = $1', [id])).length;

describe('asking the same handyman again', () => {
  test('right after a no is refused with the time to wait, and others can be asked', async () => {
    const [asha, ravi, mohan] = [await t.user(), await t.handyman(), await t.handyman()];
    await ask(asha, ravi);
    await ravi.send(rejectNotification, { handyman_id: ravi.id });
    const { status, body, headers } = await tryAsking(asha, ravi);
    expect([status, body.code]).toEqual([429, 'ask_later']);
    expect(body.msg).toMatch(/in (10 minutes|\d+ seconds)/);
    expect(Number(headers['retry-after'])).toBeGreaterThan(500);
    await ask(asha, mohan);
    await t.passMinutes(10);
    await ask(asha, ravi);
  });

  test('after they took another job and finished it needs no waiting', async () => {
    const [asha, neha, ravi] = [await t.user(), await t.user(), await t.handyman()];
    await ask(neha, ravi);
    await ask(asha, ravi);
    await ravi.send(acceptNotification, { handyman_id: ravi.id });
    const [job] = await neha.send(getNotification, { handyman_id: ravi.id });
    const params = { id: job?.notification_id ?? '' };
    await neha.send(cancelBooking, undefined, { params });
    await ask(asha, ravi);
  });

  test('forty times in a row reaches them four times in a day', async () => {
    const [asha, ravi] = [await t.user(), await t.handyman()];
    const statuses: number[] = [];
    for (let n = 0; n < 40; n += 1) {
      statuses.push(await ring(asha, ravi));
      await t.passMinutes(2);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(4);
    expect(await rings(ravi)).toBe(4);
    await t.database.query(`update bookings set created_at = created_at - interval '1 day'`);
    expect(await ring(asha, ravi)).toBe(200);
  });

  test('forty times without a pause reaches them once', async () => {
    const [asha, ravi] = [await t.user(), await t.handyman()];
    for (let n = 0; n < 40; n += 1) await ring(asha, ravi);
    expect(await rings(ravi)).toBe(1);
  });
});

test('one customer sends at most thirty requests an hour that come to nothing', async () => {
  const asha = await t.user();
  const handymen: Person[] = [];
  for (let n = 0; n < 8; n += 1) handymen.push(await t.handyman());
  let sent = 0;
  for (let round = 0; round < 5; round += 1) {
    for (const one of handymen) if ((await ring(asha, one)) === 200) sent += 1;
    await t.passMinutes(2);
  }
  expect(sent).toBe(30);
  const [last] = handymen;
  if (last) expect(await tryAsking(asha, last)).toMatchObject({ status: 429 });
}, 300_000);

test('one site of many /64 rings a professional ten times in an hour, whoever it pretends to be', async () => {
  const ravi = await t.handyman();
  for (let n = 0; n < 14; n += 1) {
    const { status, body } = await tryAsking(await t.user(), ravi, `2001:db8:7:${n}00::1`);
    if (status !== 200) continue;
    await t.database.query(
      `update bookings set state = 'expired', ended_at = now() where id = $1`,
      [body['notification_id']],
    );
  }
  expect(await rings(ravi)).toBe(10);
});

test('a real request among a flood of fakes is on the first page', async () => {
  const ravi = await t.handyman();
  const fakes: Person[] = [];
  for (let n = 0; n < 60; n += 1) fakes.push(await t.user());
  const sent = await Promise.all(fakes.map((one, n) => tryAsking(one, ravi, `203.0.113.${n % 3}`)));
  expect(sent.filter(({ status }) => status === 200)).toHaveLength(30);
  const refused = sent.find(({ status }) => status !== 200);
  expect(refused).toMatchObject({ status: 429, body: { code: 'ask_later' } });
  expect(refused?.body.msg).toContain('from your network');
  const real = await t.user();
  expect((await tryAsking(real, ravi, '198.51.100.7')).status).toBe(200);
  const list = await ravi.send(getNotification, { handyman_id: ravi.id });
  expect(list.map(({ user_id }) => user_id)).toContain(real.id);
}, 300_000);

describe('one customer does not take every professional of a place', () => {
  const services = ['Plumber', 'Electrician', 'Carpenter', 'Maid', 'Handy man'] as const;
  const accept = (handyman: Person) =>
    handyman.try(acceptNotification, { handyman_id: handyman.id });

  test('with three jobs under way nobody else can be asked, by hand or around', async () => {
    const asha = await t.user();
    const people: Person[] = [];
    for (const service of services.slice(0, 4)) {
      people.push(await t.handyman({ services: service }));
    }
    const [first, , , last] = people;
    if (!first || !last) throw new Error('There are four');
    for (const handyman of people.slice(0, 3)) {
      await ask(asha, handyman);
      expect((await accept(handyman)).status).toBe(200);
    }
    const { status, body } = await tryAsking(asha, last);
    expect([status, body.code]).toEqual([409, 'too_many_running']);
    const asked = await asha.try(startDispatch, { ...around, service: 'Maid' });
    expect([asked.status, asked.body.code]).toEqual([409, 'too_many_running']);

    const [job] = await asha.send(listBookings, undefined, { query: { state: 'accepted' } });
    await asha.send(cancelBooking, undefined, { params: { id: job?.notification_id ?? '' } });
    expect((await tryAsking(asha, last)).status).toBe(200);
  });

  test('asked before the limit was reached, a fourth cannot say yes until one has ended', async () => {
    const asha = await t.user();
    const people: Person[] = [];
    for (const service of services.slice(0, 4)) {
      people.push(await t.handyman({ services: service }));
    }
    for (const handyman of people) await ask(asha, handyman);
    const answers = [];
    for (const handyman of people) answers.push((await accept(handyman)).body.code ?? 'yes');
    expect(answers).toEqual(['yes', 'yes', 'yes', 'customer_full']);
  });

  test('each paid job allows one more', async () => {
    const asha = await t.user();
    const people: Person[] = [];
    for (const service of services) people.push(await t.handyman({ services: service }));
    const [paid, ...others] = people;
    if (!paid) throw new Error('There are five');
    const id = await ask(asha, paid);
    await t.database.query(
      `update bookings set state = 'done', payment_state = 'paid', done_at = now() where id = $1`,
      [id],
    );
    for (const handyman of others) {
      await ask(asha, handyman);
      expect((await accept(handyman)).status).toBe(200);
    }
    expect((await tryAsking(asha, paid)).body.code).toBe('too_many_running');
  });
});

describe('a blocked customer', () => {
  test('gets a no for what is open and the answer of a busy handyman from then on', async () => {
    const [asha, ravi] = [await t.user(), await t.handyman()];
    await ask(asha, ravi);
    await ravi.send(blockCustomer, { user_id: asha.id });
    await ravi.send(blockCustomer, { user_id: asha.id });
    const [seen] = await asha.send(getNotification, { handyman_id: ravi.id });
    expect(seen).toMatchObject({ state: 'declined', endedBy: 'handyman', reason: null });
    expect(await ravi.send(listBlocked)).toMatchObject([{ user_id: asha.id }]);

    const [neha, mohan] = [await t.user(), await t.handyman()];
    await ask(neha, mohan);
    await mohan.send(acceptNotification, { handyman_id: mohan.id });
    const [blocked, busy] = [await tryAsking(asha, ravi), await tryAsking(asha, mohan)];
    expect([blocked.status, blocked.body]).toEqual([busy.status, busy.body]);
    expect(busy).toMatchObject({ status: 409, body: { code: 'busy' } });

    await ravi.send(unblockCustomer, { user_id: asha.id });
    expect(await ravi.send(listBlocked)).toEqual([]);
    await t.passMinutes(10);
    await ask(asha, ravi);
  });

  test('is somebody who has asked: anybody else, known or not, cannot be blocked', async () => {
    const [asha, ravi] = [await t.user(), await t.handyman()];
    expect((await ravi.try(blockCustomer, { user_id: asha.id })).status).toBe(403);
    const nobody = '00000000-0000-4000-8000-000000000000';
    expect((await ravi.try(blockCustomer, { user_id: nobody })).status).toBe(403);
  });
});

describe('asking somebody far away', () => {
  test('is refused beyond a hundred kilometres, by the rounded place', async () => {
    const [asha, ravi] = [await t.user(), await t.handyman()];
    const { status, body } = await asha.try(createNotification, {
      ...form(asha, ravi),
      lat: 12.97,
      long: 77.59,
    });
    expect([status, body.code]).toEqual([409, 'too_far']);
    expect(await rings(ravi)).toBe(0);
    await ask(asha, ravi);
  });
});
