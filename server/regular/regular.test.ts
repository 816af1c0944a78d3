import { describe, expect, test } from 'vitest';
import { createNotification, getBooking, getNotification } from '#contract/booking.ts';
import { getAllHandyman } from '#contract/handyman.ts';
import { blockHandyman } from '#contract/own-block.ts';
import { addFavourite, listKnown, removeFavourite } from '#contract/regular.ts';
import { mostFavourites } from '#domain/regular.ts';
import { useApp } from '../testing/app.ts';
import { pune } from '../testing/people.ts';
import type { Person } from '../testing/people.ts';
import { done } from '../testing/rating.ts';

const t = useApp();

const of = (handyman: Person) => ({ handyman_id: handyman.id });
const names = async (who: Person) => (await who.send(listKnown)).map(({ name }) => name);

describe('§27 favourites', () => {
  test('are kept once, listed newest first, and removed', async () => {
    const [asha, neha] = [await t.user(), await t.user()];
    const [ravi, meera] = [await t.handyman({ name: 'Ravi' }), await t.handyman({ name: 'Meera' })];
    await asha.send(addFavourite, of(ravi));
    await asha.send(addFavourite, of(meera));
    await asha.send(addFavourite, of(ravi));
    expect(await asha.send(listKnown)).toMatchObject([
      { name: 'Meera', favourite: true, jobs: 0, lastAt: null },
      { name: 'Ravi', favourite: true },
    ]);
    expect(await names(neha)).toEqual([]);
    await asha.send(removeFavourite, of(ravi));
    expect(await names(asha)).toEqual(['Meera']);
  });

  test('are not listed once they are blocked, suspended or paused, and cannot be added then', async () => {
    const [asha, ravi] = [await t.user(), await t.handyman({ name: 'Ravi' })];
    await asha.send(addFavourite, of(ravi));
    await t.database.query('update handymen set paused_at = now()');
    expect(await names(asha)).toEqual([]);
    expect((await asha.try(addFavourite, of(ravi))).status).toBe(404);
    await t.database.query('update handymen set paused_at = null');
    expect(await names(asha)).toEqual(['Ravi']);
    await asha.send(blockHandyman, of(ravi));
    expect(await names(asha)).toEqual([]);
  });

  test('are fifty at most, also when two come at once', async () => {
    const asha = await t.user();
    const ravi = await t.handyman();
    await t.database.query(
      `insert into handymen (name, email, password_hash, phone, service, aadhaar_last_four, aadhaar_hash, address, area, lat, long)
       select 'P' || n, n || '@example.org', '', '9800000000', 6, '0000', sha256(n::text::bytea), '', '', 18.5, 73.8
       from generate_series(1, $1::int) n`,
      [mostFavourites - 1],
    );
    await t.database.query(
      'insert into favourites (user_id, handyman_id) select $1, id from handymen where id <> $2',
      [asha.id, ravi.id],
    );
    const last = await t.handyman();
    const statuses = await Promise.all(
      [ravi, last].map(async (one) => (await asha.try(addFavourite, of(one))).status),
    );
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('are nothing that the professional reads', async () => {
    const [asha, ravi] = [await t.user(), await t.handyman()];
    await asha.send(addFavourite, of(ravi));
    expect((await ravi.try(listKnown)).status).toBe(403);
    expect(JSON.stringify(await asha.send(getAllHandyman))).not.toContain('avourite');
  });
});

describe('§27 who comes back', () => {
  test('the customer reads who has worked for them, how often and when last', async () => {
    const { asha, ravi } = await done(t);
    await done(t, { asha, ravi });
    expect(await asha.send(listKnown)).toMatchObject([
      { handyman_id: ravi.id, favourite: false, jobs: 2, lastAt: expect.any(String) as string },
    ]);
  });

  test('the professional reads how often they have worked for this customer, and of nobody else’s jobs', async () => {
    const { asha, ravi } = await done(t);
    const other = await done(t, { asha });
    const { notification_id: id } = await asha.send(createNotification, {
      ...pune,
      user_id: asha.id,
      handyman_id: ravi.id,
    });
    const [first] = await ravi.send(getNotification, { handyman_id: ravi.id });
    expect(first).toMatchObject({ notification_id: id, doneTogether: 1 });
    expect(await ravi.send(getBooking, {}, { params: { id } })).toMatchObject({ doneTogether: 1 });
    expect(await asha.send(getBooking, {}, { params: { id } })).not.toHaveProperty('doneTogether');
    const [theirs] = await other.ravi.send(getNotification, { handyman_id: other.ravi.id });
    expect(theirs?.doneTogether).toBe(1);
  });
});
