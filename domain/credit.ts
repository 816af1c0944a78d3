import type { CreditMove } from './ledger-moves.ts';
import type { Transfer } from './ledger.ts';
import type { Level } from './operator.ts';

/** §32: how much an operator may give at once, in rupees, and how long the sentence to the customer may be. */
export const creditRules = { mostRupees: 5_000, words: 300 } as const;

/** §32: what of a customer's credit pays a bill by itself, in paise. */
export const creditToUse = (duePaise: number, balancePaise: number): number =>
  Math.max(0, Math.min(duePaise, balancePaise));

/** §32: what an operator may give a customer now, in paise: support has a limit for each customer and day. */
export const mostGivable = (
  level: Level,
  supportLimitPaise: number,
  givenTodayPaise: number,
): number => {
  const atOnce = creditRules.mostRupees * 100;
  return level === 'admin'
    ? atOnce
    : Math.max(0, Math.min(atOnce, supportLimitPaise - givenTodayPaise));
};

/** §32: what has changed a customer's credit. */
export const creditLineKinds = [
  'given',
  'used',
  'returned',
  'taken_back',
  'ended',
  'sorry',
  'paid_in',
] as const;
export type CreditLineKind = (typeof creditLineKinds)[number];

/**
 * Of a transfer in the books: by an operator, for a visit that came to nothing or at the end of the account, else by a
 * booking. §36: what a card has paid for fees comes in, and pays them.
 */
export const creditLineKind = (
  move: CreditMove | null,
  { debit, kind }: Pick<Transfer, 'debit' | 'kind'>,
): CreditLineKind => {
  if (move !== null) return move;
  if (kind === 'fee_charged') return 'paid_in';
  return debit === 'credit' ? 'used' : 'returned';
};
