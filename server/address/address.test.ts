import { describe, expect, test } from 'vitest';
import { addAddress, changeAddress, listAddresses, removeAddress } from '#contract/address.ts';
import { createNotification, getBooking } from '#contract/booking.ts';
import { mostAddresses } from '#domain/saved-address.ts';
import { useApp } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import { pune } from '../testing/people.ts';
import { gather, withoutSession } from '../testing/scene.ts';

const t = useApp();

const home = { kind: 'home', address: 'Flat 12, Sai Heights, behind the temple', ...pune } as const;
const work = { kind: 'work', address: '3rd floor, Tower B', lat: 18.56, long: 73.91 } as const;

const lines = async (customer: Client) =>
  (await customer.send(listAddresses)).map(({ address }) => address);

describe('§17 kept addresses', () => {
  test('are kept, listed, changed and removed, and a booking keeps what it had', async () => {
    const [asha, ravi] = [await t.user(), await t.handyman()];
    expect(await asha.send(listAddresses)).toEqual([]);
    const { address_id: id } = await asha.send(addAddress, home);
    expect(await asha.send(listAddresses)).toEqual([{ address_id: id, name: null, ...home }]);
    const asked = await asha.send(createNotification, {
      ...pune,
      user_id: asha.id,
      handyman_id: ravi.id,
      address: home.address,
    });

    const moved = { kind: 'other', name: 'My mother', address: 'Lane 5', ...pune } as const;
    expect(await asha.send(changeAddress, moved, { params: { id } })).toMatchObject(moved);
    expect(await asha.send(listAddresses)).toEqual([{ address_id: id, ...moved }]);
    await asha.send(removeAddress, undefined, { params: { id } });
    expect(await asha.send(listAddresses)).toEqual([]);
    const params = { id: asked.notification_id };
    expect(await asha.send(getBooking, undefined, { params })).toMatchObject({
      address: home.address,
    });
  });

  test('come with the one that somebody was last asked to first', async () => {
    const [asha, ravi] = [await t.user(), await t.handyman()];
    await asha.send(addAddress, home);
    await asha.send(addAddress, work);
    expect(await lines(asha)).toEqual([work.address, home.address]);
    await asha.send(createNotification, {
      ...pune,
      user_id: asha.id,
      handyman_id: ravi.id,
      address: ` ${home.address} `,
    });
    expect(await lines(asha)).toEqual([home.address, work.address]);
  });

  test('are kept once: the same line again takes the place of the first', async () => {
    const asha = await t.user();
    const first = await asha.send(addAddress, home);
    const again = await asha.send(addAddress, { ...home, kind: 'work', lat: 18.6 });
    expect(again.address_id).toBe(first.address_id);
    const kept = await asha.send(listAddresses);
    expect(kept).toMatchObject([{ kind: 'work', lat: 18.6 }]);
    const { address_id: id } = await asha.send(addAddress, work);
    const { status, body } = await asha.try(changeAddress, home, { params: { id } });
    expect([status, body.code]).toEqual([409, 'kept_already']);
  });

  test('are ten at most, also when many come at once', async () => {
    const asha = await t.user();
    const many = Array.from({ length: mostAddresses + 4 }, (_, n) =>
      asha.try(addAddress, { ...home, address: `Flat ${n}` }),
    );
    const answers = (await Promise.all(many)).map(({ status }) => status);
    expect(answers.filter((status) => status === 200)).toHaveLength(mostAddresses);
    expect(answers.filter((status) => status === 409)).toHaveLength(4);
    const kept = await lines(asha);
    expect(kept).toHaveLength(mostAddresses);
    // The eleventh is refused, a change of one of the ten is not.
    const more = await asha.try(addAddress, { ...home, address: 'One more' });
    expect(more.body).toMatchObject({ code: 'enough_addresses', msg: /10 addresses/ });
    await asha.send(addAddress, { ...home, address: kept[0] ?? '' });
  });

  test('have a word of their own only where they are neither home nor work', async () => {
    const asha = await t.user();
    expect(await asha.send(addAddress, { ...home, name: 'My mother' })).toMatchObject({
      name: null,
    });
    const other = { ...work, kind: 'other' } as const;
    expect(await asha.send(addAddress, { ...other, name: '  ' })).toMatchObject({ name: null });
    const named = { ...other, name: ' My\nmother ' };
    expect(await asha.send(addAddress, named)).toMatchObject({ name: 'My mother' });
  });

  test.each([
    ['address', ' ', /missing/],
    ['address', 'x'.repeat(161), /at most 160/],
    ['address', 'Flat\u200B12', /cannot be seen/],
    ['name', 'x'.repeat(25), /at most 24/],
    ['kind', 'castle', /home, work or other/],
    ['lat', 91, /between/],
    ['long', null, /number/],
  ])('with a bad %s are refused with a sentence', async (field, value, sentence) => {
    const asha = await t.user();
    const { status, body } = await asha.try(addAddress, { ...home, [field]: value });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
    expect(body.fields?.[field]).toMatch(sentence);
  });

  test('are read, changed and removed by their customer and nobody else', async () => {
    const cast = await gather(t);
    const { address_id: id } = await cast.A.send(addAddress, home);
    const { A: _, ...others } = await withoutSession(t, cast);
    const expected = { B: 403, X: 403, Y: 403 } as Record<string, number>;
    for (const [who, client] of Object.entries(others)) {
      const params = { id };
      const answers = [
        await client.try(changeAddress, work, { params }),
        await client.try(removeAddress, undefined, { params }),
      ];
      const status = expected[who] ?? 401;
      expect([who, answers.map((one) => one.status)]).toEqual([who, [status, status]]);
    }
    expect(await lines(cast.B)).toEqual([]);
    expect(await lines(cast.A)).toEqual([home.address]);
    for (const [unknown, status] of [
      ['00000000-0000-4000-8000-000000000000', 404],
      ['home', 400],
    ] as const) {
      const params = { id: unknown };
      expect((await cast.A.try(changeAddress, work, { params })).status).toBe(status);
      expect((await cast.A.try(removeAddress, undefined, { params })).status).toBe(status);
    }
  });
});
