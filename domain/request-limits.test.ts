import { expect, test } from 'vitest';
import { askLimits, refuseAsking } from './request-limits.ts';
import type { AskFacts } from './request-limits.ts';

const now = new Date('2026-11-15T08:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const none = { count: 0, first: null };

const free: AskFacts = {
  now,
  online: true,
  blocked: false,
  busy: false,
  asked: false,
  dispatch: null,
  km: 3,
  open: 0,
  underWay: { running: 0, paid: 0 },
  thisHour: none,
  ofPair: none,
  fromNetwork: none,
  declinedAt: null,
  withdrawnAt: null,
  unpaidJob: null,
};

test('whoever is free can be asked', () => {
  expect(refuseAsking(free)).toBeUndefined();
});

test.each<[string, Partial<AskFacts>, object | undefined]>([
  ['an unpaid job', { unpaidJob: 'b', busy: true }, { why: 'unpaid', bookingId: 'b' }],
  ['a request that waits already', { asked: true }, { why: 'asked' }],
  ['asking around for this', { dispatch: 'd', asked: true }, { why: 'dispatch', dispatchId: 'd' }],
  ['somebody a hundred kilometres away', { km: 100 }, undefined],
  ['somebody in another part of the country', { km: 700 }, { why: 'far' }],
  ['somebody offline', { online: false }, { why: 'offline' }],
  ['somebody on a job', { busy: true }, { why: 'busy' }],
  ['nine open requests', { open: 9 }, undefined],
  ['ten open requests', { open: 10 }, { why: 'open' }],
  ['two jobs under way', { underWay: { running: 2, paid: 0 } }, undefined],
  ['three jobs under way', { underWay: { running: 3, paid: 0 } }, { why: 'running', most: 3 }],
  ['three after a paid one', { underWay: { running: 3, paid: 1 } }, undefined],
  ['ten, whatever was paid', { underWay: { running: 10, paid: 50 } }, { why: 'running', most: 10 }],
  ['29 within the hour', { thisHour: { count: 29, first: minutesAgo(50) } }, undefined],
  [
    '30 within the hour',
    { thisHour: { count: 30, first: minutesAgo(50) } },
    { why: 'hour', seconds: 600 },
  ],
  [
    'four to the same within the day',
    { ofPair: { count: 4, first: minutesAgo(23 * 60) } },
    { why: 'pair', seconds: 3600 },
  ],
  [
    'ten from one network to the same',
    { fromNetwork: { count: 10, first: minutesAgo(59) } },
    { why: 'network', seconds: 60 },
  ],
  ['a no four minutes ago', { declinedAt: minutesAgo(4) }, { why: 'cool_down', seconds: 360 }],
  ['a no long ago', { declinedAt: minutesAgo(askLimits.minutesAfterDecline) }, undefined],
  ['a withdrawal just now', { withdrawnAt: now }, { why: 'cool_down', seconds: 60 }],
  ['a withdrawal a minute ago', { withdrawnAt: minutesAgo(1) }, undefined],
])('§9 with %s', (_, facts, refusal) => {
  expect(refuseAsking({ ...free, ...facts })).toEqual(refusal);
});
