import type { StatementKind } from '#domain/statement.ts';

/** A professional's account in the books, as a file. */
export const words = {
  title: 'Statement',
  subtitle: 'Your account with LocalHands',
  period: 'Period',
  before: 'Balance before',
  after: 'Balance after',
  account: 'Account of',
  by: 'Issued by',
  trial: 'Made on trial.',
  what: 'What',
  amount: 'Amount',
  leaves: (balance: string) => `balance ${balance}`,
  came: 'What came',
  went: 'What went',
  none: 'Nothing came or went in these days.',
  leftOut: (lines: number) =>
    `These are the newest ${lines} lines; choose fewer days to see the others. The balances are right.`,
  foot: (url: string) => `Something is wrong? Write to us at ${url}`,
  kinds: {
    earned: (number, service) => `Earned: ${service}, booking ${number}`,
    taken_back: (number, service) => `Refunded to the customer: ${service}, booking ${number}`,
    tip: (number) => `Tip for booking ${number}`,
    tip_taken_back: (number) => `Tip refunded to the customer: booking ${number}`,
    fee: (number, service) => `Fee of a cancelled visit: ${service}, booking ${number}`,
    cash: (number, service) => `Cash you took: ${service}, booking ${number}`,
    cash_returned: (number, service) => `Cash that was not received: ${service}, booking ${number}`,
    payout: (number) => `Payout ${number}`,
    payout_returned: (number) => `Payout ${number} came back`,
  } satisfies Record<StatementKind, (number: number, service: string) => string>,
  /** The heads of the CSV file, in their order. */
  columns: ['Time (IST)', 'What', 'Amount (₹)', 'Balance (₹)'],
};
