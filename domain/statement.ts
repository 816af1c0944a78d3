import type { TransferKind } from './ledger.ts';

/** §31: what moves the account of a professional. A refund of all of a job takes back what it had earned. */
export const statementKinds = ['earned', 'taken_back', 'payout', 'payout_returned'] as const;
export type StatementKind = (typeof statementKinds)[number];

/** §31: as its professional reads a transfer to or from their account. */
export const statementKind = (kind: TransferKind, amountPaise: number): StatementKind => {
  if (kind === 'payout') return 'payout';
  if (kind === 'payout_returned') return 'payout_returned';
  return amountPaise < 0 ? 'taken_back' : 'earned';
};
