import { randomInt } from 'node:crypto';
import { expect } from 'vitest';
import { getDispatch, startDispatch, stopDispatch } from '#contract/dispatch.ts';
import type { Pair } from '../server/testing/accounts.ts';
import type { Db } from '../server/testing/databases.ts';
import { ask, must } from './send-call.ts';
import { lifeOf } from './booking-steps.ts';
import type { Race } from './races.ts';

/** Somewhere on the globe, where no other account of this run is within reach. */
const alone = () => ({
  lat: randomInt(-60_000, 60_000) / 1000,
  long: randomInt(-179_000, 179_000) / 1000,
});

/** The customer of the first pair starts a dispatch where these handymen live; gives the requests in their order. */
const askAround = async (db: Db, url: string, { user }: Pair, handymen: readonly string[]) => {
  const place = alone();
  await db.query('update handymen set lat = $2, long = $3 where id = any($1::uuid[])', [
    handymen,
    place.lat,
    place.long,
  ]);
  const body = { ...place, service: 'Plumber' };
  const begun = await must(ask(url, startDispatch, { cookie: user.cookie, body }));
  const id = String(begun['dispatch_id']);
  const rows = await db.query<{ id: string; handyman_id: string }>(
    'select id, handyman_id from bookings where dispatch_id = $1',
    [id],
  );
  const ids = handymen.map((one) => rows.find((row) => row.handyman_id === one)?.id ?? '');
  return { id, ids };
};

const stop = (url: string, { user }: Pair, id: string) =>
  ask(url, stopDispatch, { cookie: user.cookie, params: { id } });

/** The requests and the dispatch run out a little later, with no professional left to ask. */
const runOutSoon = async (db: Db, id: string) => {
  const end = `clock_timestamp() + $2::int * interval '1 millisecond'`;
  const values = [id, randomInt(60)];
  await db.query(`update bookings set expires_at = ${end} where dispatch_id = $1`, values);
  await db.query(`update dispatches set due_at = ${end} where id = $1`, values);
};

/** §18: what can happen at once while a dispatch runs. */
export const dispatchRaces: readonly Race[] = [
  {
    name: 'two of a wave say yes',
    begin: async (db, url, first, second) => {
      const handymen = [first.handyman.id, second.handyman.id];
      const { ids } = await askAround(db, url, first, handymen);
      const [one, other] = [lifeOf(first), lifeOf(second)];
      return {
        ids,
        tries: [(at) => one.accept(at, ids[0] ?? ''), (at) => other.accept(at, ids[1] ?? '')],
      };
    },
    ends: {
      '200 409': { words: 'the one comes', states: ['accepted', 'cancelled'] },
      '409 200': { words: 'the other', states: ['cancelled', 'accepted'] },
    },
  },
  {
    name: 'one of a wave says yes, the customer stops',
    begin: async (db, url, first, second) => {
      const handymen = [first.handyman.id, second.handyman.id];
      const { id, ids } = await askAround(db, url, first, handymen);
      const one = lifeOf(first);
      return {
        ids,
        tries: [(at) => one.accept(at, ids[0] ?? ''), (at) => stop(at, first, id)],
      };
    },
    ends: {
      '200 409': { words: 'comes', states: ['accepted', 'cancelled'] },
      '409 200': { words: 'stopped', states: ['cancelled', 'cancelled'] },
    },
  },
  {
    name: 'the last wave runs out, the customer chooses by hand',
    begin: async (db, url, first, second) => {
      const { id, ids } = await askAround(db, url, first, [first.handyman.id]);
      await runOutSoon(db, id);
      const byHand = lifeOf({ ...second, user: first.user });
      const over = async (at: string) => {
        const read = () => ask(at, getDispatch, { cookie: first.user.cookie, params: { id } });
        const state = async () => (await read()).body['state'];
        await expect.poll(state, { timeout: 120_000, interval: 50 }).toBe('nobody');
        return { status: 200 };
      };
      return { ids, tries: [(at) => byHand.create(at), over] };
    },
    ends: {
      '409 200': { words: 'refused while it asked', states: ['expired'] },
      '200 200': { words: 'asked when it was over', states: ['expired'], rare: true },
    },
  },
];
