import { acceptNotification, cancelBooking, createNotification } from '#contract/booking.ts';
import { addTimeOff } from '#contract/hours.ts';
import { acceptTime, proposeTime } from '#contract/proposal.ts';
import { gridStarts } from '#domain/slots.ts';
import type { Account, Pair } from '../server/testing/accounts.ts';
import type { Db } from '../server/testing/databases.ts';
import { pune } from '../server/testing/people.ts';
import type { Race } from './races.ts';
import { ask, must } from './send-call.ts';

const hour = 60 * 60_000;

/** A start on the third day or so: no round takes so long that it comes too near. */
const start = (hours = 0): string => {
  const [first = 0] = gridStarts(Date.now());
  return new Date(first + (60 + hours) * hour).toISOString();
};

const alwaysAtWork = (db: Db, { id }: Account) =>
  db.query(`update handymen set week = '${'1'.repeat(336)}'::bit(336) where id = $1`, [id]);

const asked = async (url: string, user: Account, handyman: Account, startsAt?: string) => {
  const body = {
    ...pune,
    user_id: user.id,
    handyman_id: handyman.id,
    ...(startsAt === undefined ? {} : { startsAt }),
  };
  const made = await must(ask(url, createNotification, { cookie: user.cookie, body }));
  return String(made['notification_id']);
};

const yes = (url: string, handyman: Account, id: string) =>
  ask(url, acceptNotification, {
    cookie: handyman.cookie,
    body: { handyman_id: handyman.id, notification_id: id },
  });

const agreed = async (url: string, user: Account, handyman: Account, startsAt: string) => {
  const id = await asked(url, user, handyman, startsAt);
  await must(yes(url, handyman, id));
  return id;
};

const proposed = (url: string, { cookie }: Account, id: string, startsAt: string) =>
  must(ask(url, proposeTime, { cookie, params: { id }, body: { startsAt } }));

const agreeTo = (url: string, { cookie }: Account, id: string, startsAt: string) =>
  ask(url, acceptTime, { cookie, params: { id }, body: { startsAt } });

const offAt = (url: string, { cookie }: Account, startsAt: string) =>
  ask(url, addTimeOff, {
    cookie,
    body: { startsAt, endsAt: new Date(Date.parse(startsAt) + hour).toISOString() },
  });

type People = { readonly asha: Account; readonly neha: Account; readonly ravi: Account };

/** Two customers of one professional, who works all week. */
const gather = async (db: Db, first: Pair, second: Pair): Promise<People> => {
  await alwaysAtWork(db, first.handyman);
  return { asha: first.user, neha: second.user, ravi: first.handyman };
};

/** §27: what can happen at once to the time of one professional. */
export const laterRaces: readonly Race[] = [
  {
    name: 'two customers and one start',
    begin: async (db, url, first, second) => {
      const { asha, neha, ravi } = await gather(db, first, second);
      const at = start();
      const ids = [await asked(url, asha, ravi, at), await asked(url, neha, ravi, at)] as const;
      return { ids, tries: [(to) => yes(to, ravi, ids[0]), (to) => yes(to, ravi, ids[1])] };
    },
    ends: {
      '200 409': { words: 'the one has it', states: ['accepted', 'declined'] },
      '409 200': { words: 'the other', states: ['declined', 'accepted'] },
    },
  },
  {
    name: 'a job for now and a visit soon',
    begin: async (db, url, first, second) => {
      const { asha, neha, ravi } = await gather(db, first, second);
      const [soon = 0] = gridStarts(Date.now());
      const visit = await asked(url, asha, ravi, new Date(soon + hour).toISOString());
      const now = await asked(url, neha, ravi);
      // Longer than the notice, so that both would be at work at once.
      await db.query(
        `update bookings set planned = tstzrange(lower(planned), lower(planned) + interval '6 hours')
         where id = $1`,
        [now],
      );
      return {
        ids: [visit, now],
        tries: [(to) => yes(to, ravi, visit), (to) => yes(to, ravi, now)],
      };
    },
    ends: {
      '200 409': { words: 'the visit', states: ['accepted', 'declined'] },
      '409 200': { words: 'the job for now', states: ['declined', 'accepted'] },
    },
  },
  {
    name: 'two visits moved to one time',
    begin: async (db, url, first, second) => {
      const { asha, neha, ravi } = await gather(db, first, second);
      const [one, two] = [
        await agreed(url, asha, ravi, start()),
        await agreed(url, neha, ravi, start(3)),
      ];
      await proposed(url, asha, one, start(8));
      await proposed(url, neha, two, start(8));
      return {
        ids: [one, two],
        tries: [(to) => agreeTo(to, ravi, one, start(8)), (to) => agreeTo(to, ravi, two, start(8))],
      };
    },
    ends: {
      '200 409': { words: 'the one is moved', states: ['accepted', 'accepted'] },
      '409 200': { words: 'the other', states: ['accepted', 'accepted'] },
    },
  },
  {
    name: 'a new time agreed to, and the visit cancelled',
    begin: async (db, url, first, second) => {
      const { asha, ravi } = await gather(db, first, second);
      const id = await agreed(url, asha, ravi, start());
      await proposed(url, ravi, id, start(8));
      return {
        ids: [id],
        tries: [
          (to) => agreeTo(to, asha, id, start(8)),
          (to) => ask(to, cancelBooking, { cookie: ravi.cookie, params: { id } }),
        ],
      };
    },
    ends: {
      '409 200': { words: 'cancelled', states: ['cancelled'] },
      '200 200': { words: 'moved and then cancelled', states: ['cancelled'] },
    },
  },
  {
    name: 'a new time agreed to, and taken off',
    begin: async (db, url, first, second) => {
      const { asha, ravi } = await gather(db, first, second);
      const id = await agreed(url, asha, ravi, start());
      await proposed(url, ravi, id, start(8));
      return {
        ids: [id],
        tries: [(to) => agreeTo(to, asha, id, start(8)), (to) => offAt(to, ravi, start(8))],
      };
    },
    ends: {
      '200 409': { words: 'moved', states: ['accepted'] },
      '409 200': { words: 'taken off', states: ['accepted'] },
    },
  },
  {
    name: 'a yes, and the time taken off',
    begin: async (db, url, first, second) => {
      const { asha, ravi } = await gather(db, first, second);
      const id = await asked(url, asha, ravi, start());
      return { ids: [id], tries: [(to) => yes(to, ravi, id), (to) => offAt(to, ravi, start())] };
    },
    ends: {
      '200 409': { words: 'agreed', states: ['accepted'] },
      '409 200': { words: 'taken off', states: ['requested'] },
    },
  },
];
