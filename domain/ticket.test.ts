import { describe, expect, test } from 'vitest';
import { states } from './booking.ts';
import { categories, fitsMoney, isCategoryOf, mayCallForHelp, mostRefundable } from './ticket.ts';

test('each side chooses from a list of its own, and nobody chooses an alarm', () => {
  expect(isCategoryOf('user', 'quality')).toBe(true);
  expect(isCategoryOf('handyman', 'quality')).toBe(false);
  expect(isCategoryOf('handyman', 'unpaid')).toBe(true);
  expect(isCategoryOf('user', 'sos')).toBe(false);
  expect(isCategoryOf('handyman', 'sos')).toBe(false);
  for (const list of Object.values(categories)) expect(list.at(-1)).toBe('other');
});

test('either side may call for help while the job runs, and only then', () => {
  expect(states.filter(mayCallForHelp)).toEqual(['accepted', 'on_the_way', 'arrived', 'started']);
});

describe('what may still be refunded', () => {
  const paid = { paidPaise: 120_000, refundedPaise: 0, byOperatorsPaise: 0 };

  test('an admin gives back whatever is left', () => {
    expect(mostRefundable(paid, 'admin', 50_000)).toBe(120_000);
    expect(mostRefundable({ ...paid, refundedPaise: 30_000 }, 'admin', 50_000)).toBe(90_000);
  });

  test('support up to the limit of the booking, whoever of the operators has used it', () => {
    expect(mostRefundable(paid, 'support', 50_000)).toBe(50_000);
    const some = { ...paid, refundedPaise: 30_000, byOperatorsPaise: 30_000 };
    expect(mostRefundable(some, 'support', 50_000)).toBe(20_000);
    const more = { ...paid, refundedPaise: 80_000, byOperatorsPaise: 80_000 };
    expect(mostRefundable(more, 'support', 50_000)).toBe(0);
  });

  test('never more than is left', () => {
    expect(mostRefundable({ ...paid, paidPaise: 15_000 }, 'support', 50_000)).toBe(15_000);
  });
});

test('an outcome says what really happened to the money', () => {
  const none = { paidPaise: 300, refundedPaise: 0 };
  const part = { paidPaise: 300, refundedPaise: 100 };
  const whole = { paidPaise: 300, refundedPaise: 300 };
  const unpaid = { paidPaise: 0, refundedPaise: 0 };
  expect([none, part, whole, unpaid].map((money) => fitsMoney('part_refund', money))).toEqual([
    false,
    true,
    false,
    false,
  ]);
  expect([none, part, whole, unpaid].map((money) => fitsMoney('whole_refund', money))).toEqual([
    false,
    false,
    true,
    false,
  ]);
  expect([none, part, whole, unpaid].every((money) => fitsMoney('no_action', money))).toBe(true);
});
