import type { StatementKind } from '#domain/statement.ts';

/** §31: a professional's account in the books. */
export const words = {
  title: 'Statement',
  loading: 'Loading the statement',
  format: { pdf: 'PDF', csv: 'CSV' },
  download: { pdf: 'The statement as PDF', csv: 'The statement as CSV' },
  opening: 'Balance before',
  closing: 'Balance after',
  none: 'Nothing came or went in these days.',
  leftOut: 'Only the newest lines are shown. Choose fewer days to see the others.',
  leaves: (balance: string) => `balance ${balance}`,
  kinds: {
    earned: (number) => `Earned, booking ${number}`,
    taken_back: (number) => `Refunded to the customer, booking ${number}`,
    tip: (number) => `Tip, booking ${number}`,
    tip_taken_back: (number) => `Tip refunded to the customer, booking ${number}`,
    fee: (number) => `Fee of a cancelled visit, booking ${number}`,
    cash: (number) => `Cash you took, booking ${number}`,
    cash_returned: (number) => `Cash that was not received, booking ${number}`,
    payout: (number) => `Payout ${number}`,
    payout_returned: (number) => `Payout ${number} came back`,
  } satisfies Record<StatementKind, (number: number) => string>,
};
