import type { CreditLineKind } from '#domain/credit.ts';

/** §32: a customer's credit, on their page in the console. */
export const words = {
  title: 'Credit',
  none: 'They have never had any.',
  loading: 'Loading their credit',
  columns: { day: 'Day', what: 'What', amount: 'Amount' },
  booking: (number: string) => `Booking ${number}`,
  kinds: {
    given: 'Given',
    used: 'Paid a bill or a fee',
    returned: 'Back from a booking',
    taken_back: 'Taken back',
    ended: 'Ended with the account',
    sorry: 'For a visit that did not happen',
    paid_in: 'Paid for fees',
  } satisfies Readonly<Record<CreditLineKind, string>>,
  give: {
    button: 'Give credit',
    title: (name: string) => `Give ${name} credit?`,
    lead: 'It pays what is open on a bill of theirs at once, else the next one. They have a mail about it.',
    hint: 'The customer reads this sentence in the mail and on their account. It is in the audit log, too.',
  },
  takeBack: {
    button: 'Take back',
    title: (name: string) => `Take back credit of ${name}?`,
    lead: 'Only what was given by mistake and is not used yet. They have a mail about it.',
    hint: 'The customer reads this sentence in the mail and on their account. It is in the audit log, too.',
  },
  amount: 'Amount in rupees',
  sentence: 'Why, in a sentence to the customer',
  notAnAmount: (most: string) => `Enter whole rupees, from ₹1 to ${most}.`,
};
