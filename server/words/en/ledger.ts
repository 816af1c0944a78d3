import { accounts, kinds } from '#domain/words/ledger-en.ts';

/** For the file of the books. */
export const words = {
  accounts,
  kinds,
  /** The heads of its columns, in their order. */
  columns: ['Day (IST)', 'Why', 'Debit', 'Credit', 'Transfers', 'Amount (₹)'],
};
