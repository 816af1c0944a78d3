import { describe, expect, test } from 'vitest';
import {
  actors,
  cancellationMove,
  historyRow,
  isActive,
  isPayable,
  mayMove,
  moves,
  movesFrom,
  showsPopUp,
  states,
  wireStatus,
} from './booking.ts';
import type { Move } from './booking.ts';

describe('§4 the graph', () => {
  test.each([
    ['requested', 'user', ['withdraw']],
    ['requested', 'handyman', ['accept', 'decline']],
    ['requested', 'time', ['expire']],
    ['accepted', 'user', ['cancel']],
    ['accepted', 'handyman', ['set_out', 'arrive', 'start', 'cancel']],
    ['accepted', 'time', []],
    ['on_the_way', 'user', ['cancel']],
    ['on_the_way', 'handyman', ['arrive', 'start', 'cancel']],
    ['on_the_way', 'time', []],
    ['arrived', 'user', ['cancel']],
    ['arrived', 'handyman', ['start', 'cancel']],
    ['arrived', 'time', []],
    ['started', 'user', ['finish']],
    ['started', 'handyman', ['stop', 'finish']],
    ['started', 'time', ['finish']],
    ['done', 'user', []],
    ['done', 'handyman', []],
    ['declined', 'user', []],
    ['cancelled', 'handyman', []],
    ['expired', 'user', []],
  ] as const)('from %s the %s can %j', (state, actor, expected) => {
    expect(movesFrom(state, actor)).toEqual(expected);
  });

  test('no move leads back, and what has ended stays ended', () => {
    const order = states.indexOf.bind(states);
    for (const { from, to } of Object.values(moves)) {
      for (const before of from) expect(order(before)).toBeLessThan(order(to));
    }
    for (const state of ['done', 'declined', 'cancelled', 'expired'] as const) {
      expect(Object.values(moves).flatMap(({ from }) => [...from] as string[])).not.toContain(
        state,
      );
    }
  });

  test('only a handyman accepts', () => {
    expect((Object.keys(moves) as Move[]).filter((move) => mayMove(move, 'user'))).toEqual([
      'withdraw',
      'cancel',
      'nobody_came',
      'hand_over',
      'finish',
    ]);
    expect(mayMove('accept', 'handyman')).toBe(true);
  });

  test('§16 what is theirs only after a while is not offered at any time', () => {
    for (const state of states) {
      for (const actor of actors) {
        expect(movesFrom(state, actor)).not.toContain('nobody_home');
        expect(movesFrom(state, actor)).not.toContain('nobody_came');
      }
    }
  });

  test.each([
    ['requested', 'user', 'withdraw'],
    ['accepted', 'user', 'cancel'],
    ['accepted', 'handyman', 'cancel'],
    ['on_the_way', 'user', 'cancel'],
    ['arrived', 'handyman', 'cancel'],
    ['requested', 'handyman', undefined],
    ['started', 'user', undefined],
    ['started', 'handyman', 'stop'],
    ['requested', 'operator', 'withdraw'],
    ['arrived', 'operator', 'cancel'],
    ['started', 'operator', 'stop'],
    ['done', 'operator', undefined],
  ] as const)('calling off a %s booking as %s is %s', (state, actor, move) => {
    expect(cancellationMove(state, actor)).toBe(move);
  });
});

test.each([
  ['requested', 'pending', false, false],
  ['accepted', 'accepted', true, true],
  ['on_the_way', 'accepted', true, true],
  ['arrived', 'accepted', true, true],
  ['started', 'accepted', true, true],
  ['done', 'accepted', false, true],
  ['declined', 'rejected', false, false],
  ['cancelled', 'rejected', false, false],
  ['expired', 'rejected', false, false],
] as const)('%s travels as %s, active %s, payable %s', (state, status, active, payable) => {
  expect([wireStatus(state), isActive(state), isPayable(state)]).toEqual([status, active, payable]);
});

test.each([
  [[], false],
  [['pending'], true],
  [['pending', 'accepted'], true],
  [['accepted', 'pending'], false],
  [['rejected'], false],
] as const)('§4 with %j the pop-up shows: %s', (list, expected) => {
  expect(showsPopUp(list.map((status) => ({ status })))).toBe(expected);
});

test('§3 a history row is the day, the customer and the work', () => {
  const served = {
    username: 'Asha',
    email: 'a@example.com',
    contactNumber: '9812345678',
    createdAt: '2026-11-15T08:00:00.000Z',
  };
  expect(historyRow(served, 'Plumber')).toEqual({
    date: '2026-11-15',
    username: 'Asha',
    email: 'a@example.com',
    workDone: 'Plumber',
    contactNumber: '9812345678',
  });
});
