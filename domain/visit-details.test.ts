import { describe, expect, test } from 'vitest';
import { states } from './booking.ts';
import type { State } from './booking.ts';
import { asOneLine, detailsFor, detailsOf } from './visit-details.ts';

const both = { address: 'Flat 12, Sai Heights', note: 'The kitchen tap drips' };

describe('§17 who reads what', () => {
  test.each(states)('the customer of a booking that is %s reads both', (state) => {
    expect(detailsFor('user', { ...both, state, doorShownAt: null })).toEqual(both);
  });

  test.each<[State, readonly string[]]>([
    ['requested', ['note']],
    ['accepted', ['address', 'note']],
    ['on_the_way', ['address', 'note']],
    ['arrived', ['address', 'note']],
    ['started', ['address', 'note']],
    ['done', ['note']],
    ['declined', []],
    ['cancelled', []],
    ['expired', []],
  ])('the handyman who was shown the door of a booking that is %s reads %j', (state, keys) => {
    const doorShownAt = new Date();
    expect(Object.keys(detailsFor('handyman', { ...both, state, doorShownAt }))).toEqual(keys);
  });

  test.each<[State, readonly string[]]>([
    ['accepted', ['note']],
    ['on_the_way', ['note']],
    ['arrived', ['note']],
    ['started', ['address', 'note']],
  ])('of a booking that is %s one who was not reads %j', (state, keys) => {
    const visit = { ...both, state, doorShownAt: null };
    expect(Object.keys(detailsFor('handyman', visit))).toEqual(keys);
  });

  test('what was never given is not there', () => {
    expect(
      detailsFor('user', { address: null, note: null, state: 'accepted', doorShownAt: null }),
    ).toEqual({});
  });
});

test('blank and missing are the same', () => {
  expect(detailsOf({ address: '' })).toEqual({ address: null, note: null });
  expect(detailsOf(both)).toEqual(both);
});

test('what was typed in several lines is kept as one', () => {
  expect(asOneLine('  Flat 12\r\n Sai\tHeights  ')).toBe('Flat 12 Sai Heights');
});
