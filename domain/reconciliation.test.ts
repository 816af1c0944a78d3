import { expect, test } from 'vitest';
import { differencesOf, sumOf } from './reconciliation.ts';

const entry = (id: string, amountPaise = 22_000) => ({ id, amountPaise });

const compare = (
  theirs: readonly ReturnType<typeof entry>[],
  ours: readonly ReturnType<typeof entry>[],
  around: { theirs?: ReturnType<typeof entry>[]; ours?: ReturnType<typeof entry>[] } = {},
) =>
  differencesOf({
    of: 'charge',
    theirs,
    ours,
    theirsAround: [...theirs, ...(around.theirs ?? [])],
    oursAround: [...ours, ...(around.ours ?? [])],
  });

test('§34 lists that say the same have no differences, in whatever order', () => {
  const both = [entry('a'), entry('b', 1)];
  expect(compare(both, both.toReversed())).toEqual([]);
  expect(compare([], [])).toEqual([]);
});

test('§34 what only one side has, and what has another amount, is a difference with both amounts', () => {
  expect(compare([entry('a'), entry('b', 100)], [entry('b', 101), entry('c', 7)])).toEqual([
    { kind: 'charge_unknown', id: 'a', theirsPaise: 22_000, oursPaise: null },
    { kind: 'charge_amount', id: 'b', theirsPaise: 100, oursPaise: 101 },
    { kind: 'charge_missing', id: 'c', theirsPaise: null, oursPaise: 7 },
  ]);
});

test('§34 what is on another day at the gateway is no difference', () => {
  expect(compare([entry('a')], [], { ours: [entry('a')] })).toEqual([]);
  expect(compare([], [entry('a')], { theirs: [entry('a')] })).toEqual([]);
});

test('§34 a sum of nothing is nothing', () => {
  expect(sumOf([])).toBe(0);
  expect(sumOf([entry('a', 1), entry('b', 2)])).toBe(3);
});
