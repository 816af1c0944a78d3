import type { FeeKind, FeeState } from '#domain/fee.ts';

/** §36: the fee of a cancelled booking, in the console. */
export const words = {
  title: 'Fee',
  kinds: {
    late_cancellation: 'Cancelled late by the customer',
    nobody_home: 'Nobody was home',
  } satisfies Readonly<Record<FeeKind, string>>,
  states: {
    owed: 'Owed',
    paid: 'Paid',
    forgiven: 'Forgiven',
  } satisfies Readonly<Record<FeeState, string>>,
  whole: 'All of it is the professional’s, once the customer has paid it.',
  withFees: (amount: string) => `with ${amount} for fees`,
  forgive: {
    button: 'Forgive the fee',
    title: (amount: string) => `Forgive the fee of ${amount}?`,
    lead: 'The customer does not owe it any more. What they paid of it is refunded, and the professional keeps that: LocalHands pays it.',
    label: 'Why, in a sentence to the customer',
    hint: 'The customer reads this sentence in a mail and on their booking. It is in the audit log, too.',
  },
};
