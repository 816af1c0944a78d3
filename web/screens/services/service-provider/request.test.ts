import { describe, expect, test } from 'vitest';
import type { BookingView } from '#contract/booking.ts';
import type { HandymanCard } from '#contract/handyman.ts';
import type { State } from '#domain/booking.ts';
import { wireStatus } from '#domain/booking.ts';
import { priceLines } from '#domain/price.ts';
import { answerOf, requestsByHandyman, rowsOf } from './request.ts';

const now = Date.parse('2026-03-15T12:00:00Z');

const booking = (id: string, handyman: string, state: State, minutesAgo = 1): BookingView => ({
  notification_id: id,
  number: 48_210,
  handyman_id: handyman,
  user_id: 'u',
  status: wireStatus(state),
  state,
  paymentState: 'unpaid',
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
  usersSelected: [],
  distanceKm,
  arrivalMinutes: distanceKm * 2 + 3,
});

describe('the button area', () => {
  test.each([
    ['requested', 'waiting'],
    ['accepted', 'accepted'],
    ['started', 'accepted'],
    ['done', 'none'],
    ['declined', 'rejected'],
    ['expired', 'unanswered'],
    ['cancelled', 'none'],
  ] as const)('of a booking that is %s shows %s', (state, answer) => {
    expect(answerOf(booking('b', 'h', state), now)).toBe(answer);
  });

  test('forgets a refusal of an hour ago', () => {
    expect(answerOf(booking('b', 'h', 'declined', 60), now)).toBe('none');
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

test('a refusal closes the button only where the request was seen waiting', () => {
  const requests = new Map([['h', booking('b', 'h', 'declined')]]);
  expect(rowsOf([card('h', 1)], requests, new Set(['b']))[0]?.request?.state).toBe('declined');
  expect(rowsOf([card('h', 1)], requests, new Set())[0]?.request).toBeUndefined();
});
