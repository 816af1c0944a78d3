import { describe, expect, test } from 'vitest';
import type { BookingView } from '#contract/booking.ts';
import type { HandymanCard } from '#contract/handyman.ts';
import type { State } from '#domain/booking.ts';
import { wireStatus } from '#domain/booking.ts';
import { priceLines } from '#domain/price.ts';
import { groupRows } from './groups.ts';
import { momentOf } from './moment.ts';
import { answerOf, requestsByHandyman, restingFor, rowsOf, saidHere } from './request.ts';

const now = Date.parse('2026-03-15T12:00:00Z');

const booking = (id: string, handyman: string, state: State, minutesAgo = 1): BookingView => ({
  notification_id: id,
  number: 48_210,
  handyman_id: handyman,
  user_id: 'u',
  status: wireStatus(state),
  state,
  paymentState: 'unpaid',
  startsAt: null,
  extras: [],
  paid: 0,
  due: 0,
  service: 'Plumber',
  cost: 50,
  lat: 18.5,
  long: 73.8,
  createdAt: new Date(now - minutesAgo * 60_000).toISOString(),
  expiresAt: new Date(now + (10 - minutesAgo) * 60_000).toISOString(),
  price: priceLines({ serviceCharge: 100 }, 50),
  distanceKm: 4,
  arrivalMinutes: 11,
  handyman: { handyman_id: handyman, name: handyman, services: 'Plumber', profile: null },
  customer: { user_id: 'u', username: 'Asha' },
  endedBy: null,
  reason: null,
  moves: [],
});

const card = (id: string, distanceKm: number): HandymanCard => ({
  handyman_id: id,
  name: id,
  address: 'Pune',
  createdAt: '2025-01-01T00:00:00.000Z',
  services: 'Plumber',
  profile: null,
  lat: 18.5,
  long: 73.8,
  jobsDone: 0,
  verified: false,
  usersSelected: [],
  rating: null,
  ratings: 0,
  distanceKm,
  arrivalMinutes: distanceKm * 2 + 3,
});

describe('the button area', () => {
  test.each([
    ['requested', 'waiting'],
    ['accepted', 'accepted'],
    ['on_the_way', 'accepted'],
    ['arrived', 'accepted'],
    ['started', 'accepted'],
    ['done', 'none'],
    ['declined', 'rejected'],
    ['expired', 'unanswered'],
    ['cancelled', 'none'],
  ] as const)('of a booking that is %s shows %s', (state, answer) => {
    expect(answerOf(booking('b', 'h', state), now)).toBe(answer);
  });

  test('forgets a no once the request would have run out, and a late answer soon after', () => {
    expect(answerOf(booking('b', 'h', 'declined', 11), now)).toBe('none');
    expect(answerOf(booking('b', 'h', 'expired', 11), now)).toBe('unanswered');
    expect(answerOf(booking('b', 'h', 'expired', 16), now)).toBe('none');
  });
});

test('only the newest request to each professional counts, and only for this service', () => {
  const other = { ...booking('o', 'x', 'requested'), service: 'Maid' };
  const bookings = [booking('new', 'h', 'cancelled'), booking('old', 'h', 'declined'), other];
  expect(requestsByHandyman(bookings, 'plumber', now).size).toBe(0);
});

test('a professional who accepted and is no longer listed stays in the list, at his distance', () => {
  const requests = new Map([['busy', booking('b', 'busy', 'accepted')]]);
  const rows = rowsOf([card('near', 1), card('far', 9)], requests, new Set());
  expect(rows.map(({ id }) => id)).toEqual(['near', 'busy', 'far']);
});

test('a professional who took another job meanwhile stays in the list where the request was seen waiting', () => {
  const requests = new Map([['busy', booking('b', 'busy', 'declined')]]);
  expect(rowsOf([], requests, new Set(['b'])).map(({ id }) => id)).toEqual(['busy']);
  expect(rowsOf([], requests, new Set())).toEqual([]);
});

test('a no is said where its request was seen waiting, and for that place only', () => {
  const no = new Map([['h', booking('b', 'h', 'declined')]]);
  const [pune, goa] = [
    { lat: 18.5, long: 73.801 },
    { lat: 15.5, long: 73.8 },
  ];
  expect(saidHere(no, new Set(['b']), pune).size).toBe(1);
  expect(saidHere(no, new Set(['b']), goa).size).toBe(0);
  expect(saidHere(no, new Set(), pune).size).toBe(0);
  const open = new Map([['h', booking('b', 'h', 'requested')]]);
  expect(saidHere(open, new Set(), goa).size).toBe(1);
});

test('a refusal closes the button only where the request was seen waiting', () => {
  const requests = new Map([['h', booking('b', 'h', 'declined')]]);
  expect(rowsOf([card('h', 1)], requests, new Set(['b']))[0]?.request?.state).toBe('declined');
  expect(rowsOf([card('h', 1)], requests, new Set())[0]?.request).toBeUndefined();
});

const far = (...km: number[]) =>
  rowsOf(
    km.map((one) => card(`${one} km`, one)),
    new Map(),
    new Set(),
  );
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

describe('who is around', () => {
  test.each([
    ['those within 5 km, however many', [1, 2, 3, 4, 4.5, 5, 6], 6],
    ['the nearest five within 25 km where few are that near', [1, 8, 9, 20, 24, 24.5], 5],
    ['nobody beyond 25 km', [30, 40], 0],
  ])('%s', (_, km, count) => {
    const { around, further } = groupRows(far(...km));
    expect([around.length, further.length]).toEqual([count, km.length - count]);
  });

  test('whoever was asked, however far', () => {
    const requests = new Map([['90 km', booking('b', '90 km', 'requested')]]);
    const rows = rowsOf([card('1 km', 1), card('90 km', 90)], requests, new Set(['b']));
    expect(ids(groupRows(rows).around)).toEqual(['1 km', '90 km']);
  });
});

describe('the bar', () => {
  const rows = far(1, 2, 3);
  const at = (
    requests: readonly BookingView[],
    sendingTo?: string,
    resting: ReadonlySet<string> = new Set(),
  ) => momentOf({ rows, requests, sendingTo, pinned: undefined, around: rows, resting });

  test('shows who is chosen while nobody is asked', () => {
    expect(at([])).toMatchObject({ kind: 'choosing', row: { id: '1 km' } });
  });

  test('proposes neither first nor next who would be refused by the server: asked just now', () => {
    const withdrawn = { ...booking('b', '1 km', 'cancelled'), endedBy: 'user' as const };
    const resting = restingFor([withdrawn, booking('a', '3 km', 'declined')], now);
    expect(at([], undefined, resting)).toMatchObject({ kind: 'choosing', row: { id: '2 km' } });
    const late = booking('c', '2 km', 'expired');
    expect(at([late], undefined, resting)).toMatchObject({ kind: 'refused', next: undefined });
  });

  test('proposes them again once the wait is over', () => {
    const long = { ...booking('b', '1 km', 'cancelled', 12), endedBy: 'user' as const };
    expect(restingFor([long, booking('a', '3 km', 'declined', 21)], now).size).toBe(0);
  });

  test('shows whom the newest request waits for, and how many others wait', () => {
    const open = [booking('b', '2 km', 'requested'), booking('a', '1 km', 'requested')];
    expect(at(open)).toMatchObject({ kind: 'waiting', request: open[0], others: 1 });
    expect(at(open, '3 km')).toMatchObject({ kind: 'sending', row: { id: '3 km' } });
  });

  test('shows a yes, whatever came after it', () => {
    const [no, yes] = [booking('b', '2 km', 'declined'), booking('a', '1 km', 'accepted')];
    expect(at([no, yes])).toEqual({ kind: 'accepted', request: yes });
  });

  test('offers the nearest who was not asked after a no or no answer', () => {
    for (const state of ['declined', 'expired'] as const) {
      const ended = booking('a', '1 km', state);
      expect(at([ended])).toMatchObject({ kind: 'refused', request: ended, next: { id: '2 km' } });
    }
  });
});
