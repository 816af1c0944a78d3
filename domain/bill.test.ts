import { expect, test } from 'vitest';
import { splitOf } from './bill.ts';

const bill = { total_paise: 30_000, handyman_share_paise: 25_500 };

test.each([
  ['done', 'paid', 25_500, 4_500],
  // The work was done: it is owed, though not paid.
  ['done', 'unpaid', 25_500, 4_500],
  ['done', 'refunded', 0, 0],
  ['cancelled', 'refunded', 0, 0],
  ['accepted', 'unpaid', 0, 0],
] as const)('§14 of a booking that is %s and %s', (state, payment_state, share, commission) => {
  expect(splitOf({ state, payment_state }, bill)).toEqual({ share, commission });
});
