import { randomInt } from 'node:crypto';
import { expect } from 'vitest';
import type { Db } from '../server/testing/databases.ts';
import {
  accepted,
  codeOf,
  lifeOf,
  onTheWay,
  proposed,
  requested,
  working,
} from './booking-steps.ts';
import type { Pair } from '../server/testing/accounts.ts';

type Try = (url: string) => Promise<{ readonly status: number }>;

/** The statuses of the two answers, in words, and the states of the bookings then. */
type End = {
  readonly words: string;
  readonly states: readonly string[];
  /** Needs a timing so rare that a run may never see it. */
  readonly rare?: true;
};

export type Race = {
  readonly name: string;
  readonly begin: (
    db: Db,
    url: string,
    first: Pair,
    second: Pair,
  ) => Promise<{ readonly ids: readonly string[]; readonly tries: readonly [Try, Try] }>;
  /** By the two statuses; any other combination fails. */
  readonly ends: Readonly<Record<string, End>>;
};

/** The job of expiry has no HTTP answer: it is derived from the booking's state once it is not open any more. */
const timesAnswer = (db: Db, id: string): Try => {
  const state = async () =>
    (await db.query<{ state: string }>('select state from bookings where id = $1', [id]))[0]?.state;
  return async () => {
    await expect.poll(state, { timeout: 120_000, interval: 50 }).not.toBe('requested');
    return { status: (await state()) === 'expired' ? 200 : 409 };
  };
};

const runOutSoon = `
  update bookings set expires_at = clock_timestamp() + $2::int * interval '1 millisecond'
  where id = $1`;

/** What happened is never changed, so an earlier arrival is added. */
const longAtTheDoor = `
  insert into booking_events (booking_id, move, actor, from_state, to_state, at)
  select booking_id, move, actor, from_state, to_state, at - interval '1 hour'
  from booking_events where booking_id = $1 and move = 'arrive'`;

export const races: readonly Race[] = [
  {
    name: 'accept and accept',
    begin: async (_db, url, pair) => {
      const life = lifeOf(pair);
      const id = await requested(life, url);
      return { ids: [id], tries: [(at) => life.accept(at, id), (at) => life.accept(at, id)] };
    },
    ends: {
      '200 409': { words: 'the one won', states: ['accepted'] },
      '409 200': { words: 'the other', states: ['accepted'] },
    },
  },
  {
    name: 'accept and decline',
    begin: async (_db, url, pair) => {
      const life = lifeOf(pair);
      const id = await requested(life, url);
      return { ids: [id], tries: [(at) => life.accept(at, id), (at) => life.decline(at, id)] };
    },
    ends: {
      '200 409': { words: 'accepted', states: ['accepted'] },
      '409 200': { words: 'declined', states: ['declined'] },
    },
  },
  {
    name: 'accept and cancel',
    begin: async (_db, url, pair) => {
      const life = lifeOf(pair);
      const id = await requested(life, url);
      return { ids: [id], tries: [(at) => life.accept(at, id), (at) => life.cancel(at, id)] };
    },
    ends: {
      '409 200': { words: 'withdrawn', states: ['cancelled'] },
      // An accepted job may be cancelled, be it accepted only a moment ago.
      '200 200': { words: 'accepted and then cancelled', states: ['cancelled'] },
      '200 409': { words: 'accepted, too late to withdraw', states: ['accepted'] },
    },
  },
  {
    name: 'accept and expire',
    begin: async (db, url, pair) => {
      const life = lifeOf(pair);
      const id = await requested(life, url);
      await db.query(runOutSoon, [id, randomInt(60)]);
      return { ids: [id], tries: [(at) => life.accept(at, id), timesAnswer(db, id)] };
    },
    ends: {
      '200 409': { words: 'accepted', states: ['accepted'] },
      '409 200': { words: 'expired', states: ['expired'] },
    },
  },
  {
    name: 'two handymen, one customer',
    begin: async (_db, url, first, second) => {
      const [one, other] = [lifeOf(first), lifeOf({ ...second, user: first.user })];
      const ids = [await requested(one, url), await requested(other, url)] as const;
      return { ids, tries: [(at) => one.accept(at, ids[0]), (at) => other.accept(at, ids[1])] };
    },
    ends: {
      '200 409': { words: 'the one won', states: ['accepted', 'cancelled'] },
      '409 200': { words: 'the other', states: ['cancelled', 'accepted'] },
    },
  },
  {
    name: 'two customers, one handyman',
    begin: async (_db, url, first, second) => {
      const [one, other] = [lifeOf(first), lifeOf({ ...second, handyman: first.handyman })];
      const ids = [await requested(one, url), await requested(other, url)] as const;
      return { ids, tries: [(at) => one.accept(at, ids[0]), (at) => other.accept(at, ids[1])] };
    },
    ends: {
      '200 409': { words: 'the one got them', states: ['accepted', 'declined'] },
      '409 200': { words: 'the other', states: ['declined', 'accepted'] },
    },
  },
  {
    name: 'set out and cancel',
    begin: async (_db, url, pair) => {
      const life = lifeOf(pair);
      const id = await accepted(life, url);
      return { ids: [id], tries: [(at) => life.setOut(at, id), (at) => life.cancel(at, id)] };
    },
    ends: {
      '200 200': { words: 'set out and then cancelled', states: ['cancelled'] },
      '409 200': { words: 'cancelled before', states: ['cancelled'] },
    },
  },
  {
    name: 'arrive and cancel',
    begin: async (_db, url, pair) => {
      const life = lifeOf(pair);
      const id = await onTheWay(life, url);
      return { ids: [id], tries: [(at) => life.arrive(at, id), (at) => life.cancel(at, id)] };
    },
    ends: {
      '200 200': { words: 'arrived and then cancelled', states: ['cancelled'] },
      '409 200': { words: 'cancelled before', states: ['cancelled'] },
    },
  },
  {
    name: 'a last place and arrive',
    begin: async (db, url, pair) => {
      const life = lifeOf(pair);
      const id = await onTheWay(life, url);
      await db.query('delete from live_places where booking_id = $1', [id]);
      return { ids: [id], tries: [(at) => life.share(at, id), (at) => life.arrive(at, id)] };
    },
    ends: {
      '200 200': { words: 'seen, then there', states: ['arrived'] },
      '409 200': { words: 'there before', states: ['arrived'] },
    },
  },
  {
    name: 'nobody home and start',
    begin: async (db, url, pair) => {
      const life = lifeOf(pair);
      const id = await onTheWay(life, url);
      const code = await codeOf(life, url, id);
      await life.arrive(url, id);
      await db.query(longAtTheDoor, [id]);
      return { ids: [id], tries: [(at) => life.nobodyHome(at, id), (at) => life.start(at, code)] };
    },
    ends: {
      '409 200': { words: 'started', states: ['started'] },
      '200 409': {
        words: 'closed while the code was looked at',
        states: ['cancelled'],
        rare: true,
      },
      '200 400': { words: 'closed', states: ['cancelled'] },
      '200 410': { words: 'closed, the code gone', states: ['cancelled'], rare: true },
    },
  },
  {
    name: 'pay and cancel',
    begin: async (_db, url, pair) => {
      const life = lifeOf(pair);
      const id = await accepted(life, url);
      return { ids: [id], tries: [(at) => life.pay(at, id), (at) => life.cancel(at, id)] };
    },
    ends: {
      '200 200': { words: 'charged and given back', states: ['cancelled refunded'] },
      '202 200': { words: 'charged, given back later', states: ['cancelled refunded'], rare: true },
      '409 200': { words: 'never charged', states: ['cancelled'] },
    },
  },
  {
    name: 'approve extra work and mark the work as done',
    begin: async (_db, url, pair) => {
      const life = lifeOf(pair);
      const { id, extraId } = await proposed(life, url);
      return { ids: [id], tries: [(at) => life.approve(at, id, extraId), (at) => life.done(at)] };
    },
    ends: {
      '200 200': { words: 'approved, then done', states: ['done'] },
      '409 200': { words: 'done, and the extra work off', states: ['done'] },
    },
  },
  {
    name: 'approve extra work in two tabs',
    begin: async (_db, url, pair) => {
      const life = lifeOf(pair);
      const { id, extraId } = await proposed(life, url);
      const approve: Try = (at) => life.approve(at, id, extraId);
      return { ids: [id], tries: [approve, approve] };
    },
    ends: {
      '200 409': { words: 'the one', states: ['started'] },
      '409 200': { words: 'the other', states: ['started'] },
    },
  },
  {
    name: 'approve extra work and pay',
    begin: async (_db, url, pair) => {
      const life = lifeOf(pair);
      const { id, extraId } = await proposed(life, url);
      return {
        ids: [id],
        tries: [(at) => life.approve(at, id, extraId), (at) => life.pay(at, id, 300)],
      };
    },
    ends: {
      // The rest is due in either case; the audit looks at the money.
      '200 200': { words: 'paid, then the rest due', states: ['started'] },
      '200 202': { words: 'being paid, the rest due', states: ['started'], rare: true },
      '200 409': { words: 'all of it due', states: ['started'] },
    },
  },
  {
    name: 'propose twice with room for one',
    begin: async (_db, url, pair) => {
      const life = lifeOf(pair);
      const id = await working(life, url);
      const propose: Try = (at) => life.propose(at, id, 3000);
      return { ids: [id], tries: [propose, propose] };
    },
    ends: {
      '200 409': { words: 'the one', states: ['started'] },
      '409 200': { words: 'the other', states: ['started'] },
    },
  },
];
