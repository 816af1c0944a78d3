import { describe, expect, test } from 'vitest';
import {
  acceptNotification,
  createNotification,
  getNotification,
  workDoneCheck,
} from '#contract/booking.ts';
import type { Call } from '#contract/call.ts';
import { getAllHandyman, getHandyman } from '#contract/handyman.ts';
import { getUser } from '#contract/user.ts';
import { useApp } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
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

  test('the door is known exactly only to the one who goes there', async () => {
    const cast = await gather(t);
    const A = await t.user({ lat: 18.123456, long: 73.654321 });
    const { X } = cast;
    const ask = { user_id: A.id, handyman_id: X.id, lat: 18.123456, long: 73.654321 };
    await A.send(createNotification, ask);
    const [asked] = await X.send(getNotification, { handyman_id: X.id });
    expect(asked).toMatchObject({ lat: 18.12, long: 73.65 });
    await X.send(acceptNotification, { handyman_id: X.id });
    const [accepted] = await X.send(getNotification, { handyman_id: X.id });
    expect(accepted).toMatchObject({ lat: 18.123456, long: 73.654321 });
    const [own] = await A.send(getNotification, { handyman_id: X.id });
    expect(own).toMatchObject({ lat: 18.123456, long: 73.654321 });
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
