import { balanceOf, transfersDue } from './ledger.ts';
import type { LedgerAccount, MoneyFacts, Transfer } from './ledger.ts';

/** A booking of ₹300 for the tests of what it moves in the books. */
export const bill = {
  bookingId: 'b',
  total_paise: 30_000,
  handyman_share_paise: 25_500,
  gst_paise: 3_600,
  discount_paise: 3_600,
};

export const nothing: MoneyFacts = {
  ...bill,
  state: 'accepted',
  payment_state: 'unpaid',
  payments: [],
  refunds: [],
  tips: [],
};

export const paid: MoneyFacts = {
  ...nothing,
  payment_state: 'paid',
  payments: [{ id: 'p', from: 'gateway', amount_paise: 30_000 }],
};

export const done: MoneyFacts = { ...paid, state: 'done' };

/** The books after all of these, one after another. */
export const after = (...lives: readonly MoneyFacts[]): Transfer[] => {
  const books: Transfer[] = [];
  for (const facts of lives) books.push(...transfersDue(facts, books));
  return books;
};

/** Of the accounts that are not even. */
export const balances = (
  transfers: readonly Transfer[],
): Partial<Record<LedgerAccount, number>> => {
  const accounts = new Set(transfers.flatMap(({ debit, credit }) => [debit, credit]));
  return Object.fromEntries(
    [...accounts]
      .map((account) => [account, balanceOf(transfers, account)] as const)
      .filter(([, balance]) => balance !== 0),
  );
};
