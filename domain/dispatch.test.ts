import { expect, test } from 'vitest';
import { askLimits } from './request-limits.ts';
import type { DispatchFacts, Reply } from './dispatch.ts';
import { dispatchLimits, refuseDispatch, replyOf, waves } from './dispatch.ts';
import type { State } from './booking.ts';

const now = new Date('2026-11-15T08:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

const free: DispatchFacts = {
  now,
  forLater: false,
  asking: null,
  open: 0,
  underWay: { running: 0, ahead: 0, paid: 0 },
  thisHour: { count: 0, first: null },
  unpaidJob: null,
};

test.each<[string, Partial<DispatchFacts>, object | undefined]>([
  ['nothing', {}, undefined],
  ['an unpaid job', { unpaidJob: 'b', asking: 'd' }, { why: 'unpaid', bookingId: 'b' }],
  ['one that is under way', { asking: 'd' }, { why: 'asking', dispatchId: 'd' }],
  ['room for three more', { open: askLimits.open - waves.people }, undefined],
  ['no room for three more', { open: askLimits.open - waves.people + 1 }, { why: 'open' }],
  [
    'one less than an hour has',
    { thisHour: { count: dispatchLimits.perHour - 1, first: minutesAgo(50) } },
    undefined,
  ],
  [
    'as many as an hour has',
    { thisHour: { count: dispatchLimits.perHour, first: minutesAgo(50) } },
    { why: 'hour', seconds: 600 },
  ],
])('with %s', (_, known, refusal) => {
  expect(refuseDispatch({ ...free, ...known })).toEqual(refusal);
});

test.each<[State, boolean, boolean, Reply]>([
  ['requested', false, false, 'waiting'],
  ['requested', false, true, 'silent'],
  ['expired', false, true, 'silent'],
  ['declined', false, false, 'no'],
  ['cancelled', false, false, 'withdrawn'],
  ['accepted', true, false, 'yes'],
  ['done', true, true, 'yes'],
  ['cancelled', true, true, 'yes'],
])('a request that is %s (won: %s, late: %s) is told as %s', (state, won, late, reply) => {
  expect(replyOf({ state, won, late })).toBe(reply);
});
