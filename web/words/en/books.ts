import { accounts, kinds } from '#domain/words/ledger-en.ts';

/** §28: the console's page of the books. */
export const words = {
  lead: 'Where every rupee is. A day is from midnight to midnight in India.',
  gateway: 'Compare with the gateway',
  filter: 'Choose a day',
  day: 'Day',
  balances: (day: string) => `Accounts at the end of ${day}`,
  account: 'Account',
  meaning: 'What it is',
  debit: 'Debit',
  credit: 'Credit',
  balance: 'Balance',
  accounts,
  meanings: {
    gateway: 'Paid by customers, less what was given back.',
    held: 'Paid, and the work is not done yet.',
    professional: 'Earned, and not paid out, less cash that they have taken.',
    revenue: 'What LocalHands keeps.',
    gst: 'Tax on the bills.',
    discounts: 'What LocalHands has paid of bills itself, and given as credit.',
    paying_out: 'In payouts that wait for the bank.',
    bank: 'Paid out to professionals by the bank, less what it sent back.',
    credit: 'Given to customers, and not used yet.',
    disputes: 'Taken back by customers’ banks, and not decided yet.',
  },
  /** What all balances come to. */
  sum: 'All together',
  even: 'The books balance.',
  uneven: 'The books do not balance. Tell whoever runs the server.',
  owed: 'Below zero is what is owed to others, and revenue.',
  transfers: (day: string) => `What was moved on ${day}`,
  time: 'Time',
  kind: 'Why',
  booking: 'Booking, payout or customer',
  customer: 'Customer',
  amount: 'Amount',
  kinds,
  file: {
    title: (month: string) => `Export the books of ${month}?`,
    text: 'The file has a line for each day, reason and pair of accounts, with the sum that was moved. It names nobody.',
  },
  register: {
    button: 'Invoices as CSV',
    title: (month: string) => `Export the invoices of ${month}?`,
    text: 'The file has a line for each day and kind, with the first and last number and the sums. It names nobody.',
  },
  none: {
    title: 'Nothing was moved',
    text: 'On this day no money was paid, earned or given back.',
  },
};
