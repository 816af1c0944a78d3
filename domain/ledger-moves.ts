import type { Transfer } from './ledger.ts';

/** §29: what each step of a payout moves. One that is held or sent back before it was paid comes back from those on their way. */
export const payoutMoves = {
  sent: { kind: 'payout', debit: 'professional', credit: 'paying_out' },
  paid: { kind: 'payout_paid', debit: 'paying_out', credit: 'bank' },
  returned: { kind: 'payout_returned', debit: 'paying_out', credit: 'professional' },
  returnedAfterPaid: { kind: 'payout_returned', debit: 'bank', credit: 'professional' },
} as const satisfies Record<string, Pick<Transfer, 'kind' | 'debit' | 'credit'>>;
export type PayoutMove = keyof typeof payoutMoves;

/** §32: what each kind of credit moves that is not a payment of a booking. */
export const creditMoves = {
  given: { kind: 'credit_given', debit: 'discounts', credit: 'credit' },
  taken_back: { kind: 'credit_ended', debit: 'credit', credit: 'discounts' },
  ended: { kind: 'credit_ended', debit: 'credit', credit: 'discounts' },
  // §36: for a visit that the professional has cancelled, or did not come to.
  sorry: { kind: 'credit_given', debit: 'discounts', credit: 'credit' },
} as const satisfies Record<string, Pick<Transfer, 'kind' | 'debit' | 'credit'>>;
export type CreditMove = keyof typeof creditMoves;
