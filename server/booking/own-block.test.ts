import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { blockHandyman, listBlockedHandymen, unblockHandyman } from '#contract/own-block.ts';
import {
  acceptNotification,
  cancelBooking,
  createNotification,
  getBooking,
} from '#contract/booking.ts';
import { listMessages, sendMessage } from '#contract/chat.ts';
import { startDispatch } from '#contract/dispatch.ts';
import { getAllHandyman } from '#contract/handyman.ts';
import { useApp } from '../testing/app.ts';
import { pune } from '../testing/people.ts';
import type { Person } from '../testing/people.ts';

const t = useApp();

const meet = async () => {
  const [asha, ravi] = [await t.user(), await t.handyman({ name: 'Ravi Kale' })];
  return { asha, ravi, ask: { ...pune, user_id: asha.id, handyman_id: ravi.id } };
};

const listedFor = async (reader: Pick<Person, 'send'>, query = {}) =>
  (await reader.send(getAllHandyman, undefined, { query })).map(({ handyman_id }) => handyman_id);

describe('§6 a customer who does not want to meet a professional again', () => {
  test('sees them in no list, and everybody else does', async () => {
    const { asha, ravi } = await meet();
    const mohan = await t.handyman();
    await asha.send(blockHandyman, { handyman_id: ravi.id });
    for (const query of [{}, pune, { ...pune, sort: 'best' }]) {
      expect(await listedFor(asha, query)).toEqual([mohan.id]);
      expect((await listedFor(t.client(), query)).toSorted()).toEqual(
        [ravi.id, mohan.id].toSorted(),
      );
    }
  });

  test('asks them neither by hand nor with the first who is free; undone, both work again', async () => {
    const { asha, ravi, ask } = await meet();
    await asha.send(blockHandyman, { handyman_id: ravi.id });
    expect(await asha.try(createNotification, ask)).toMatchObject({
      status: 409,
      body: { code: 'blocked' },
    });
    const around = { ...pune, service: 'Plumber', cost: 50 };
    expect((await asha.try(startDispatch, around)).body.code).toBe('nobody_free');
    expect(await asha.send(listBlockedHandymen)).toMatchObject([
      { handyman_id: ravi.id, name: 'Ravi Kale' },
    ]);
    await asha.send(unblockHandyman, { handyman_id: ravi.id });
    expect(await asha.send(listBlockedHandymen)).toEqual([]);
    expect((await asha.try(createNotification, ask)).status).toBe(200);
  });

  test('takes back what waits for their answer', async () => {
    const { asha, ravi, ask } = await meet();
    const { notification_id: id } = await asha.send(createNotification, ask);
    await asha.send(blockHandyman, { handyman_id: ravi.id });
    expect(await asha.send(getBooking, undefined, { params: { id } })).toMatchObject({
      state: 'cancelled',
      endedBy: 'user',
    });
    expect((await ravi.try(acceptNotification, { handyman_id: ravi.id })).status).toBe(409);
  });

  test('is not written to about what is over; a job that runs runs on', async () => {
    const { asha, ravi, ask } = await meet();
    const { notification_id: id } = await asha.send(createNotification, ask);
    await ravi.send(acceptNotification, { handyman_id: ravi.id });
    await asha.send(blockHandyman, { handyman_id: ravi.id });
    const at = { params: { id } };
    const say = () => ravi.try(sendMessage, { key: randomUUID(), text: 'Hello?' }, at);
    expect((await say()).status).toBe(200);
    await asha.send(cancelBooking, {}, at);
    expect(await say()).toMatchObject({ status: 409, body: { code: 'closed' } });
    expect((await ravi.send(listMessages, undefined, at)).state).toBe('closed');
  });

  test('blocks nobody who does not exist', async () => {
    const { asha } = await meet();
    const unknown = { handyman_id: randomUUID() };
    expect((await asha.try(blockHandyman, unknown)).status).toBe(404);
  });
});
