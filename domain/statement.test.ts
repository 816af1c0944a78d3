import { expect, test } from 'vitest';
import { statementKind } from './statement.ts';

test('§31 a statement says what came and what went by its direction, and payouts by name', () => {
  expect(statementKind('earning', 25_500, false)).toBe('earned');
  expect(statementKind('earning', -25_500, false)).toBe('taken_back');
  expect(statementKind('payout', -25_500, false)).toBe('payout');
  expect(statementKind('payout_returned', 25_500, false)).toBe('payout_returned');
  expect(statementKind('earning', 5_000, true)).toBe('fee');
  expect(statementKind('earning', -5_000, true)).toBe('taken_back');
});
