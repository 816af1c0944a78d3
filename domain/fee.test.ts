import { describe, expect, test } from 'vitest';
import { cancellationOf, feeOwed, feePaid, feeState, sorryCredit } from './fee.ts';
import type { VisitFacts } from './fee.ts';

const minute = 60_000;
const yes = Date.parse('2026-03-31T06:00:00Z');
const at = (minutes: number) => yes + minutes * minute;

const now: VisitFacts = {
  state: 'on_the_way',
  agreedAt: yes,
  setOutAt: at(1),
  startsAt: null,
  lateFrom: at(50),
  delayed: false,
  elsewhere: false,
  suspended: false,
};
const later: VisitFacts = {
  ...now,
  state: 'accepted',
  setOutAt: null,
  startsAt: at(600),
  lateFrom: at(630),
};
const costs = { fee: 5_000, freeUntil: null };
const isFree = { fee: 0, freeUntil: null };

describe('§36 what cancelling costs the customer', () => {
  test.each([
    [
      'not set out yet: free, for as long as that is so',
      { ...now, state: 'accepted', setOutAt: null },
      40,
      isFree,
    ],
    ['on the way, within five minutes of the yes', now, 4, { fee: 0, freeUntil: at(5) }],
    ['on the way, five minutes after the yes', now, 5, costs],
    ['set out later than that: at once', { ...now, setOutAt: at(20) }, 20, costs],
    ['at the door', { ...now, state: 'arrived' }, 60, costs],
    ['later than promised: free again', now, 50, isFree],
    ['they say that they are here, and are elsewhere', { ...now, elsewhere: true }, 20, isFree],
    ['the professional is suspended', { ...now, state: 'arrived', suspended: true }, 20, isFree],
    ['the work has begun: not theirs to cancel', { ...now, state: 'started' }, 20, isFree],
    ['a request without an answer', { ...now, state: 'requested' }, 20, isFree],
    ['a visit for later, in time', later, 100, { fee: 0, freeUntil: at(480) }],
    ['a visit for later, two hours before', later, 480, costs],
    [
      'a visit for later, agreed within two hours of it',
      { ...later, agreedAt: at(500) },
      504,
      { fee: 0, freeUntil: at(505) },
    ],
    ['a visit for later to which they come late', { ...later, delayed: true }, 500, isFree],
    ['a visit for later to which nobody came', later, 630, isFree],
  ] as const)('%s', (_, visit, minutes, answer) => {
    expect(cancellationOf(visit, at(minutes))).toEqual(answer);
  });
});

describe('§36 a fee', () => {
  const fee = { amount_paise: 5_000, forgiven: false, kept_paise: 0 };

  test.each([
    [0, 0, 5_000, 'owed'],
    [2_000, 2_000, 3_000, 'owed'],
    [5_000, 5_000, 0, 'paid'],
    [30_000, 5_000, 0, 'paid'],
    [-1, 0, 5_000, 'owed'],
  ] as const)('of which %i paise are here', (here, paid, owed, state) => {
    expect([feePaid(fee, here), feeOwed(fee, here), feeState(fee, here)]).toEqual([
      paid,
      owed,
      state,
    ]);
  });

  test('once forgiven it is owed no more, whatever is here', () => {
    const forgiven = { ...fee, forgiven: true, kept_paise: 5_000 };
    expect([feePaid(forgiven, 5_000), feeOwed(forgiven, 0)]).toEqual([0, 0]);
    expect(feeState(forgiven, 5_000)).toBe('forgiven');
  });
});

test('§36 credit for a visit that did not happen has limits that two people together cannot pass', () => {
  const none = { ofCustomer: 0, ofHandyman: 0, ofPair: 0, samePerson: false };
  expect(sorryCredit(none)).toBe(5_000);
  expect(sorryCredit({ ...none, ofCustomer: 1 })).toBe(0);
  expect(sorryCredit({ ...none, ofPair: 1 })).toBe(0);
  expect(sorryCredit({ ...none, ofHandyman: 2 })).toBe(5_000);
  expect(sorryCredit({ ...none, ofHandyman: 3 })).toBe(0);
  expect(sorryCredit({ ...none, samePerson: true })).toBe(0);
});
