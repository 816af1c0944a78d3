import type { CreditLineKind } from '#domain/credit.ts';

/** §32: a customer's credit, on their account and in the console. */
export const words = {
  title: 'Your credit',
  lead: 'It pays your next bill by itself, as far as it goes.',
  none: 'All of it is used.',
  booking: (number: string) => `Booking ${number}`,
  kinds: {
    given: 'Given to you',
    used: 'Paid a bill or a fee',
    returned: 'Back from a booking',
    taken_back: 'Taken back by us',
    ended: 'Ended with the account',
    sorry: 'For a visit that did not happen',
    paid_in: 'Paid for fees',
  } satisfies Readonly<Record<CreditLineKind, string>>,
};
