import { describe, expect, test } from 'vitest';
import {
  acceptNotification,
  createNotification,
  getBooking,
  getNotification,
  workDoneCheck,
} from '#contract/booking.ts';
import type { Call } from '#contract/call.ts';
import { getAllHandyman, getHandyman } from '#contract/handyman.ts';
import { getUser } from '#contract/user.ts';
import { setOut, sharePlace } from '#contract/tracking.ts';
import { useApp } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import { establishedHandyman } from '../testing/established.ts';
import type { Person } from '../testing/people.ts';
import { gather, setStage } from '../testing/scene.ts';

const t = useApp();

describe('§6 what comes back', () => {
  const seenBy = async (reader: Client, call: Call, body: unknown) => {
    const { body: reply } = await reader.try(call, body);
    return Object.keys(reply).toSorted();
  };
  const card = [
    'address',
    'createdAt',
    'handyman_id',
    'jobsDone',
    'lat',
    'long',
    'msg',
    'name',
    'profile',
    'rating',
    'ratings',
    'services',
    'usersSelected',
    'verified',
  ];

  test.each([
    ['requested', card],
    ['accepted', [...card, 'phone'].toSorted()],
    ['on_the_way', [...card, 'phone'].toSorted()],
    ['arrived', [...card, 'phone'].toSorted()],
    ['started', [...card, 'phone'].toSorted()],
  ] as const)('to a customer of a %s booking', async (stage, keys) => {
    const scene = await setStage(t, await gather(t), stage);
    expect(await seenBy(scene.A, getHandyman, { handyman_id: scene.X.id })).toEqual(keys);
    expect(await seenBy(scene.A, getHandyman, { handyman_id: scene.Y.id })).toEqual(card);
  });

  test('a handyman learns of their customer only while the job runs', async () => {
    const cast = await gather(t);
    for (const stage of ['nothing', 'requested'] as const) {
      const { A, X } = await setStage(t, cast, stage);
      expect((await X.try(getUser, { user_id: A.id })).status).toBe(403);
    }
    for (const stage of ['accepted', 'on_the_way', 'arrived', 'started'] as const) {
      const { A, X } = await setStage(t, cast, stage);
      expect(await seenBy(X, getUser, { user_id: A.id })).toEqual([
        'contactNumber',
        'email',
        'lat',
        'long',
        'msg',
        'user_id',
        'username',
      ]);
    }
    await cast.X.send(workDoneCheck, { handyman_id: cast.X.id, user_id: cast.A.id });
    expect((await cast.X.try(getUser, { user_id: cast.A.id })).status).toBe(403);
  });

  const door = { lat: 18.123456, long: 73.654321 };
  const near = { lat: 18.12, long: 73.65 };

  const asked = async (X: Person) => {
    const A = await t.user(door);
    const ask = { ...door, user_id: A.id, handyman_id: X.id, address: 'Flat 7' };
    const { notification_id: id } = await A.send(createNotification, ask);
    const [seen] = await X.send(getNotification, { handyman_id: X.id });
    expect(seen).toMatchObject(near);
    await X.send(acceptNotification, { handyman_id: X.id });
    const [own] = await A.send(getNotification, { handyman_id: X.id });
    expect(own).toMatchObject(door);
    return { A, at: { params: { id } } };
  };

  const readBy = async (X: Person, A: Person, at: { params: { id: string } }) => {
    const [listed] = await X.send(getNotification, { handyman_id: X.id });
    const view = await X.send(getBooking, undefined, at);
    const customer = await X.send(getUser, { user_id: A.id });
    return { listed, view, customer };
  };

  test('the door is known exactly to the one who goes there, from the yes on to an established professional', async () => {
    const X = await establishedHandyman(t);
    const { A, at } = await asked(X);
    const { listed, view, customer } = await readBy(X, A, at);
    expect(listed).toMatchObject({ ...door, seesDoor: true, address: 'Flat 7' });
    expect(view.customer.contactNumber).toBeDefined();
    expect(customer).toMatchObject({ ...door, email: A.email });
  });

  test('to a new one once they share their place on the way, and not for saying that they set out', async () => {
    const X = await t.handyman();
    const { A, at } = await asked(X);
    for (const step of ['accepted', 'on_the_way'] as const) {
      if (step === 'on_the_way') await X.send(setOut, {}, at);
      const { listed, view, customer } = await readBy(X, A, at);
      expect(listed).toMatchObject({ ...near, state: step, seesDoor: false });
      expect(listed).not.toHaveProperty('address');
      expect(view.customer.contactNumber).toBeDefined();
      expect(customer).toMatchObject({ ...near, email: A.email });
    }
    await X.send(sharePlace, near, at);
    const { listed, view, customer } = await readBy(X, A, at);
    expect(listed).toMatchObject({ ...door, seesDoor: true, address: 'Flat 7' });
    expect(view.customer.contactNumber).toBeDefined();
    expect(customer).toMatchObject({ ...door, email: A.email });
  });

  test('the public list names nobody but the handymen', async () => {
    const { X } = await setStage(t, await gather(t), 'started');
    await X.send(workDoneCheck, {
      handyman_id: X.id,
      user_id: (await X.send(getNotification, { handyman_id: X.id }))[0]?.user_id ?? '',
    });
    await t.passMinutes(24 * 60);
    await t.runJobs();
    const list = await t.client().send(getAllHandyman);
    const served = list.find((one) => one.handyman_id === X.id);
    expect(served?.usersSelected).toEqual([{}]);
    expect(JSON.stringify(list)).not.toMatch(/@|phone|aadhar|MG Road/i);
  });
});
