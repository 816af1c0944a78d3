import { describe, expect, test } from 'vitest';
import { goesSoFar, mayProposeTime, proposalAnswerBy } from './proposal.ts';

const hour = 60 * 60_000;
const now = Date.parse('2026-11-18T06:00:00Z');

describe('§27 another time', () => {
  test('can be proposed for an agreed visit that has not begun and that nobody has set out for', () => {
    const ahead = { state: 'accepted', startsAt: new Date(now + hour) } as const;
    expect(mayProposeTime(ahead, now)).toBe(true);
    expect(mayProposeTime(ahead, now + hour)).toBe(false);
    expect(mayProposeTime({ ...ahead, startsAt: ahead.startsAt.toISOString() }, now)).toBe(true);
    expect(mayProposeTime({ ...ahead, state: 'on_the_way' }, now)).toBe(false);
    expect(mayProposeTime({ ...ahead, state: 'requested' }, now)).toBe(false);
    expect(mayProposeTime({ ...ahead, startsAt: null }, now)).toBe(false);
  });

  test.each([
    ['twelve hours', 48, 72, 12],
    ['the agreed time', 5, 72, 5],
    ['the proposed time', 48, 3, 3],
  ])('waits for its answer until %s', (_, agreed, proposed, until) => {
    expect(proposalAnswerBy(now, now + agreed * hour, now + proposed * hour)).toBe(
      now + until * hour,
    );
  });

  test('is for places as near as the professional goes', () => {
    expect([goesSoFar(25, null), goesSoFar(25.1, null), goesSoFar(8, 8), goesSoFar(9, 8)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});
