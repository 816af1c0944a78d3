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
  forLater: false,
  radiusKm: null,
  open: 0,
  underWay: { running: 0, ahead: 0, paid: 0 },
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
  ['somebody in another part of the country', { km: 700 }, { why: 'far', most: 100 }],
  ['somebody who goes 8 km, 9 km away', { km: 9, radiusKm: 8 }, { why: 'far', most: 8 }],
  ['a later visit 25 km away', { km: 25, forLater: true }, undefined],
  ['a later visit 26 km away', { km: 26, forLater: true }, { why: 'far', most: 25 }],
  ['a later visit 40 km away to who goes 50', { km: 40, radiusKm: 50, forLater: true }, undefined],
  [
    'a later visit beside three jobs under way',
    { underWay: { running: 3, ahead: 0, paid: 0 }, forLater: true },
    undefined,
  ],
  [
    'four visits ahead',
    { underWay: { running: 0, ahead: 4, paid: 0 }, forLater: true },
    { why: 'ahead', most: 4 },
  ],
  [
    'four visits ahead after a paid job',
    { underWay: { running: 0, ahead: 4, paid: 1 }, forLater: true },
    undefined,
  ],
  [
    'four visits ahead, and a job for now',
    { underWay: { running: 0, ahead: 4, paid: 0 } },
    undefined,
  ],
  ['somebody offline', { online: false }, { why: 'offline' }],
  ['somebody on a job', { busy: true }, { why: 'busy' }],
  ['nine open requests', { open: 9 }, undefined],
  ['ten open requests', { open: 10 }, { why: 'open' }],
  ['two jobs under way', { underWay: { running: 2, ahead: 0, paid: 0 } }, undefined],
  [
    'three jobs under way',
    { underWay: { running: 3, ahead: 0, paid: 0 } },
    { why: 'running', most: 3 },
  ],
  ['three after a paid one', { underWay: { running: 3, ahead: 0, paid: 1 } }, undefined],
  [
    'ten, whatever was paid',
    { underWay: { running: 10, ahead: 0, paid: 50 } },
    { why: 'running', most: 10 },
  ],
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
