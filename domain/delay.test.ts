import { describe, expect, test } from 'vitest';
import { delayChoices, expectedOf } from './delay.ts';
import { mayProposeTime } from './proposal.ts';

const minute = 60_000;
const now = Date.parse('2026-11-18T06:00:00Z');
const visit = (minutes: number) =>
  ({ state: 'accepted', startsAt: new Date(now + minutes * minute) }) as const;

describe('§27 a professional who will be late', () => {
  test('says so from two hours before the agreed time', () => {
    expect(delayChoices(visit(121), now)).toEqual([]);
    expect(delayChoices(visit(120), now)).toEqual([15, 30, 45, 60, 90, 120]);
  });

  test('cannot say a time that has passed', () => {
    expect(delayChoices(visit(-40), now)).toEqual([45, 60, 90, 120]);
    expect(delayChoices(visit(-120), now)).toEqual([]);
  });

  test('says it of agreed visits for later to which they have not set out', () => {
    expect(delayChoices({ state: 'accepted', startsAt: null }, now)).toEqual([]);
    expect(delayChoices({ ...visit(10), state: 'on_the_way' }, now)).toEqual([]);
    expect(delayChoices({ ...visit(10), state: 'requested' }, now)).toEqual([]);
  });

  test('can be moved to another time until they are expected', () => {
    const delay = { expectedAt: new Date(now + 20 * minute).toISOString() };
    const late = { ...visit(-10), delay };
    expect(mayProposeTime(late, now)).toBe(true);
    expect(mayProposeTime(late, now + 20 * minute)).toBe(false);
    expect(expectedOf(now, { expectedAt: now - minute })).toBe(now);
  });
});
