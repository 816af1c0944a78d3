import { describe, expect, test } from 'vitest';
import { creditLineKind, creditToUse, mostGivable } from './credit.ts';

describe('§32 credit', () => {
  test.each([
    ['less than the bill: all of it', 12_000, 5_000, 5_000],
    ['more than the bill: the bill', 12_000, 50_000, 12_000],
    ['none', 12_000, 0, 0],
    ['nothing to pay', 0, 5_000, 0],
  ] as const)('pays the bill by itself: %s', (_, due, balance, used) => {
    expect(creditToUse(due, balance)).toBe(used);
  });

  test('an admin gives up to 5,000 rupees at once; support up to its limit for each customer and day', () => {
    expect(mostGivable('admin', 50_000, 50_000)).toBe(500_000);
    expect(mostGivable('support', 50_000, 0)).toBe(50_000);
    expect(mostGivable('support', 50_000, 20_000)).toBe(30_000);
    expect(mostGivable('support', 50_000, 60_000)).toBe(0);
    expect(mostGivable('support', 10_000_000, 0)).toBe(500_000);
  });

  test('a line of the books is read as what happened', () => {
    expect(creditLineKind('given', { kind: 'credit_given', debit: 'discounts' })).toBe('given');
    expect(creditLineKind(null, { kind: 'charge', debit: 'credit' })).toBe('used');
    expect(creditLineKind(null, { kind: 'refund', debit: 'held' })).toBe('returned');
    expect(creditLineKind('sorry', { kind: 'credit_given', debit: 'discounts' })).toBe('sorry');
    expect(creditLineKind(null, { kind: 'fee_charged', debit: 'gateway' })).toBe('paid_in');
  });
});
