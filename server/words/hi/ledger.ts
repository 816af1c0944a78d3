import { accounts, kinds } from '#domain/words/ledger-hi.ts';
import type { words as english } from '../en/ledger.ts';

export const words: typeof english = {
  accounts,
  kinds,
  columns: ['दिन (IST)', 'क्यों', 'नामे', 'जमा', 'कितनी बार', 'रक़म (₹)'],
};
