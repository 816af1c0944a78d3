import { afterEach, beforeEach, expect, test } from 'vitest';
import { acceptNotification, createNotification, rejectNotification } from '#contract/booking.ts';
import { startDispatch, stopDispatch } from '#contract/dispatch.ts';
import { useApp } from '../testing/app.ts';
import { pune } from '../testing/people.ts';
import type { Person } from '../testing/people.ts';
import { advance } from './wave-actions.ts';

const t = useApp();

/** As often as was promised, or often enough to notice. */
const rounds = process.env['FAULTS'] === 'whole' ? 500 : 12;
const patience = 900_000;

const deadlocks = async (): Promise<number> => {
  const [row] = await t.database.query<{ deadlocks: number }>(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  );
  return row?.deadlocks ?? 0;
};

let asha: Person;
let before = 0;
beforeEach(async () => {
  before = await deadlocks();
  asha = await t.user();
});
afterEach(async () => {
  expect(await deadlocks()).toBe(before);
});

/** Ends all bookings and dispatches, two days ago, so that no limit refuses the same people again. */
const forget = async () => {
  await t.database.query(
    `update dispatches set state = 'stopped', booking_id = null, ended_at = now() - interval '2 days',
       created_at = created_at - interval '2 days'`,
  );
  await t.database.query(
    `update bookings set state = 'cancelled', done_at = null, ended_by = 'time',
       ended_at = now() - interval '2 days', created_at = created_at - interval '2 days'
     where created_at > now() - interval '1 day'`,
  );
};

const start = async (customer = asha) =>
  (await customer.send(startDispatch, { ...pune, service: 'Plumber' })).dispatch_id;
const yes = (handyman: Person) => handyman.try(acceptNotification, { handyman_id: handyman.id });
const stop = (id: string) => asha.try(stopDispatch, undefined, { params: { id } });

/** How it ended, and what became of the requests of this round. */
const endOf = async (id: string) => {
  const [dispatch] = await t.database.query<{ state: string; wave: number; won: string | null }>(
    `select d.state, d.wave, b.state as won from dispatches d left join bookings b on b.id = d.booking_id
     where d.id = $1`,
    [id],
  );
  const requests = await t.database.query<{ state: string }>(
    `select state from bookings where created_at > now() - interval '1 day' order by state`,
  );
  return { ...dispatch, requests: requests.map(({ state }) => state).join(' ') };
};

const handymen = async (howMany: number): Promise<Person[]> => {
  const people: Person[] = [];
  for (let n = 0; n < howMany; n += 1) people.push(await t.handyman());
  return people;
};

test('of two of a wave who say yes at once one comes', { timeout: patience }, async () => {
  const people = [await t.handyman(), await t.handyman()] as const;
  for (let round = 0; round < rounds; round += 1) {
    const id = await start();
    const answers = await Promise.all(people.map(yes));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await endOf(id)).toEqual({
      state: 'found',
      wave: 1,
      won: 'accepted',
      requests: 'accepted cancelled',
    });
    await forget();
  }
});

test(
  'stopped while somebody says yes it is the one or the other',
  { timeout: patience },
  async () => {
    const ravi = await t.handyman();
    await t.handyman();
    for (let round = 0; round < rounds; round += 1) {
      const id = await start();
      const tries = [() => stop(id), () => yes(ravi)];
      const [one, other] = await Promise.all(
        (round % 2 === 0 ? tries : tries.toReversed()).map((attempt) => attempt()),
      );
      const [stopped, said] = round % 2 === 0 ? [one, other] : [other, one];
      expect(new Set([stopped?.status, said?.status])).toEqual(new Set([200, 409]));
      expect(await endOf(id)).toEqual(
        stopped?.status === 200
          ? { state: 'stopped', wave: 1, won: null, requests: 'cancelled cancelled' }
          : { state: 'found', wave: 1, won: 'accepted', requests: 'accepted cancelled' },
      );
      await forget();
    }
  },
);

test('a wave that is due in several processes is asked once', { timeout: patience }, async () => {
  const people = await handymen(6);
  for (let round = 0; round < rounds; round += 1) {
    const id = await start();
    await t.database.query(`update dispatches set due_at = now() where id = $1`, [id]);
    const did = await Promise.all([advance(t.deps), advance(t.deps), advance(t.deps)]);
    expect(did.some((count) => count > 0)).toBe(true);
    const [{ asked, wave } = { asked: 0, wave: 0 }] = await t.database.query<{
      asked: number;
      wave: number;
    }>(
      `select count(distinct b.handyman_id)::int as asked, max(d.wave)::int as wave
       from dispatches d join bookings b on b.dispatch_id = d.id where d.id = $1 having count(*) = 6`,
      [id],
    );
    expect([asked, wave]).toEqual([people.length, 2]);
    await forget();
  }
});

test(
  'booked by hand while the last wave runs out: refused while it asks, possible once it is over',
  { timeout: patience },
  async () => {
    const far = await t.handyman({ lat: pune.lat + 0.5 });
    await t.handyman();
    for (let round = 0; round < rounds; round += 1) {
      const id = await start();
      await t.database.query(
        `update bookings set expires_at = now() where dispatch_id = $1 and state = 'requested'`,
        [id],
      );
      await t.database.query(`update dispatches set due_at = now() where id = $1`, [id]);
      const form = { ...pune, user_id: asha.id, handyman_id: far.id };
      const [asked] = await Promise.all([asha.try(createNotification, form), advance(t.deps)]);
      const { state, requests } = await endOf(id);
      // Whichever was first: no request by hand is made while a dispatch still asks.
      if (asked.status === 200)
        expect([state, requests]).toEqual(['nobody', 'requested requested']);
      else {
        expect(asked.body.code).toBe('asking_around');
        expect(requests).toBe('requested');
      }
      await advance(t.deps);
      expect((await endOf(id)).state).toBe('nobody');
      await forget();
    }
  },
);

test(
  'booked by hand while the next wave is due: refused, and the wave goes on',
  { timeout: patience },
  async () => {
    const [chosen] = [await t.handyman({ lat: pune.lat + 0.5 }), await handymen(6)];
    for (let round = 0; round < rounds; round += 1) {
      const id = await start();
      await t.database.query(`update dispatches set due_at = now() where id = $1`, [id]);
      const form = { ...pune, user_id: asha.id, handyman_id: chosen.id };
      const [asked] = await Promise.all([asha.try(createNotification, form), advance(t.deps)]);
      expect([asked.status, asked.body.code]).toEqual([409, 'asking_around']);
      await advance(t.deps);
      expect(await endOf(id)).toMatchObject({ state: 'asking', wave: 2 });
      await forget();
    }
  },
);

test(
  'several customers ask around among the same people, who all answer at once, without a deadlock',
  { timeout: patience },
  async () => {
    const customers = [asha, await t.user(), await t.user()];
    const people = await handymen(4);
    for (let round = 0; round < Math.ceil(rounds / 5); round += 1) {
      const ids = await Promise.all(customers.map((one) => start(one)));
      await t.database.query(`update dispatches set due_at = now() where state = 'asking'`);
      const answers = people.map((one, n) =>
        n % 2 === 0 ? yes(one) : one.try(rejectNotification, { handyman_id: one.id }),
      );
      await Promise.all([...answers, advance(t.deps), advance(t.deps), stop(ids[0] ?? '')]);
      // Each professional has one job at most, and each dispatch that is found names an accepted booking.
      expect(
        await t.database.query(
          `select d.id from dispatches d left join bookings b on b.id = d.booking_id
           where d.created_at > now() - interval '1 day'
             and ((d.state = 'found') <> coalesce(b.state = 'accepted', false)
               or (d.state <> 'asking' and exists (select 1 from bookings o
                 where o.dispatch_id = d.id and o.state = 'requested' and o.expires_at > now())))`,
        ),
      ).toEqual([]);
      await forget();
    }
  },
);
