import { expect, test } from 'vitest';
import { judgeLook, lookLimits } from './contact-reads.ts';

const people = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ id: `p${n}`, minutesAgo: 5 }));

test('§14 a page that is asked for again within a quarter of an hour is one look', () => {
  const past = [
    { id: 'asha', minutesAgo: lookLimits.oneLookMinutes - 1 },
    { id: 'ravi', minutesAgo: lookLimits.oneLookMinutes },
  ];
  expect(judgeLook(past, ['asha', 'ravi', 'meera'])).toEqual({
    written: ['ravi', 'meera'],
    people: 3,
    waitMinutes: undefined,
  });
});

test('§14 people count, not pages: whoever was opened within the hour may be opened again', () => {
  const past = people(lookLimits.most);
  expect(judgeLook(past, ['p1']).waitMinutes).toBeUndefined();
  expect(judgeLook(past, ['somebody new']).waitMinutes).toBeDefined();
});

test('§14 beyond the hour’s people it says when the next one can be opened', () => {
  const past = [
    ...people(lookLimits.most - 2),
    { id: 'first', minutesAgo: 50 },
    { id: 'second', minutesAgo: 20 },
  ];
  expect(judgeLook(past, ['new']).waitMinutes).toBe(10);
  expect(judgeLook(past, ['new', 'newer']).waitMinutes).toBe(40);
});
