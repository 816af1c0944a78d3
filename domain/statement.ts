import type { TransferKind } from './ledger.ts';

/**
 * §31: what moves the account of a professional. A refund of all of a job takes back what it had earned. §37: cash that they
 * have taken leaves it.
 */
export const statementKinds = [
  'earned',
  'taken_back',
  'fee',
  'cash',
  'cash_returned',
  'tip',
  'tip_taken_back',
  'payout',
  'payout_returned',
] as const;
export type StatementKind = (typeof statementKinds)[number];

/** §31: as its professional reads a transfer to or from their account. */
export const statementKind = (
  kind: TransferKind,
  amountPaise: number,
  /** §36: of a cancelled booking. */
  isFee: boolean,
): StatementKind => {
  if (kind === 'charge') return 'cash';
  if (kind === 'charge_returned') return 'cash_returned';
  if (kind === 'payout') return 'payout';
  if (kind === 'payout_returned') return 'payout_returned';
  if (kind === 'tip') return amountPaise < 0 ? 'tip_taken_back' : 'tip';
  if (amountPaise < 0) return 'taken_back';
  return isFee ? 'fee' : 'earned';
};
