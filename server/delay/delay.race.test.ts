import { beforeEach, describe, expect, test } from 'vitest';
import { acceptNotification, cancelBooking, createNotification } from '#contract/booking.ts';
import { handOver, sayLate } from '#contract/delay.ts';
import { setOut } from '#contract/tracking.ts';
import { useApp } from '../testing/app.ts';
import { alwaysAtWork, laterForm, startIn } from '../testing/later.ts';
import type { Person } from '../testing/people.ts';
import { pune } from '../testing/people.ts';
import { rounds } from '../testing/rounds.ts';

const t = useApp();

let asha: Person;
let ravi: Person;
beforeEach(async () => {
  [asha, ravi] = [await t.user(), await t.handyman()];
  await t.handyman({ name: 'Sunil', lat: pune.lat + 0.01 });
  await alwaysAtWork(t.database);
});

/** A visit that begins in an hour, for which Ravi has said that he will be late. */
const late = async () => {
  const { notification_id: id } = await asha.send(
    createNotification,
    laterForm(asha, ravi, startIn(3)),
  );
  await ravi.send(acceptNotification, { handyman_id: ravi.id, notification_id: id });
  const one = { params: { id } };
  const [row] = await t.database.query<{ minutes: number }>(
    `select floor(extract(epoch from starts_at - now()) / 60)::int - 59 as minutes from bookings where id = $1`,
    [id],
  );
  await t.passMinutes(row?.minutes ?? 0);
  const { delay } = await ravi.send(sayLate, { minutes: 30 }, one);
  return { id, one, shown: { expectedAt: delay.expectedAt } };
};

const forget = async () => {
  await t.database.query(
    `update bookings set state = 'cancelled', done_at = null, ended_by = 'time', end_reason = null,
       ended_at = now() - interval '2 days', created_at = created_at - interval '2 days'`,
  );
  await t.database.query(
    `update dispatches set state = 'stopped', ended_at = now(), created_at = created_at - interval '2 days' where state = 'asking'`,
  );
  await t.database.query('delete from limits');
  // The rounds together are longer than a session.
  await t.database.query(`update sessions set expires_at = now() + interval '1 day'`);
};

const stateOf = async (id: string) => {
  const [row] = await t.database.query<{ state: string; asking: number }>(
    `select state, (select count(*)::int from dispatches where state = 'asking') as asking from bookings where id = $1`,
    [id],
  );
  return row;
};

describe('§27 a late visit, at the same moment', { timeout: 120_000 }, () => {
  test('given to others and set out for: one of the two, and others are asked only for the first', async () => {
    for (let round = 0; round < rounds(5, 40); round += 1) {
      const { id, one, shown } = await late();
      const [given, out] = await Promise.all([
        asha.try(handOver, shown, one),
        ravi.try(setOut, {}, one),
      ]);
      expect([given.status, out.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
      expect(await stateOf(id)).toEqual(
        given.status === 200
          ? { state: 'cancelled', asking: 1 }
          : { state: 'on_the_way', asking: 0 },
      );
      await forget();
    }
  });

  test('given to others twice: others are asked once', async () => {
    for (let round = 0; round < rounds(5, 40); round += 1) {
      const { id, one, shown } = await late();
      const all = await Promise.all([
        asha.try(handOver, shown, one),
        asha.try(handOver, shown, one),
      ]);
      expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      expect(await stateOf(id)).toEqual({ state: 'cancelled', asking: 1 });
      await forget();
    }
  });

  test('given to others and cancelled by the professional: it ends once, and others are asked at most once', async () => {
    for (let round = 0; round < rounds(5, 40); round += 1) {
      const { id, one, shown } = await late();
      const [given, off] = await Promise.all([
        asha.try(handOver, shown, one),
        ravi.try(cancelBooking, {}, one),
      ]);
      expect([given.status, off.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
      expect(await stateOf(id)).toEqual({
        state: 'cancelled',
        asking: given.status === 200 ? 1 : 0,
      });
      await forget();
    }
  });

  test('given to others and said anew: never given on a time that the customer was not shown', async () => {
    for (let round = 0; round < rounds(5, 40); round += 1) {
      const { id, one, shown } = await late();
      const [given, said] = await Promise.all([
        asha.try(handOver, shown, one),
        ravi.try(sayLate, { minutes: 60 }, one),
      ]);
      expect([given.status, said.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
      expect((await stateOf(id))?.state).toBe(given.status === 200 ? 'cancelled' : 'accepted');
      await forget();
    }
  });
});
