import type { FeeKind, FeeState } from '#domain/fee.ts';
import type { PaymentState } from '#domain/booking.ts';
import { feeRules } from '#domain/fee.ts';

/** §36: what cancelling a visit costs. */
export const words = {
  rule: {
    free: 'You can cancel free of charge.',
    until: (time: string, amount: string, who: string) =>
      `Free until ${time}. After that ${amount} goes to ${who}.`,
    beforeTheWay: (amount: string, who: string) =>
      `Free until ${who} is on the way, and for ${feeRules.graceMinutes} minutes after the yes. After that ${amount} goes to ${who}.`,
    costs: (amount: string, who: string) =>
      `Cancelling now costs ${amount}: all of it goes to ${who}.`,
  },
  cancelFor: (amount: string) => `Cancel for ${amount}`,
  money: {
    unpaid: (amount: string) => `You have not paid: your next payment takes the ${amount} along.`,
    processing: (amount: string) =>
      `If your payment goes through after all, everything but the ${amount} is refunded.`,
    paid: (amount: string) =>
      `Of what you paid everything but the ${amount} is refunded, the way you paid.`,
    refunded: (amount: string) => `Your next payment takes the ${amount} along.`,
  } satisfies Readonly<Record<PaymentState, (amount: string) => string>>,
  credit: (amount: string) => `We give you ${amount} of credit for your next bill.`,
  kinds: {
    late_cancellation: 'Fee for cancelling late',
    nobody_home: 'Fee, as nobody was home',
  } satisfies Readonly<Record<FeeKind, string>>,
  states: {
    owed: 'Not paid yet: your next payment takes it along.',
    paid: 'Paid. All of it went to the professional.',
    forgiven: 'LocalHands has forgiven it.',
  } satisfies Readonly<Record<FeeState, string>>,
  forHandyman: {
    owed: 'Yours, once the customer has paid it.',
    paid: 'Yours, and in your account.',
    forgiven: 'LocalHands has forgiven it. What was paid of it by then is yours.',
  } satisfies Readonly<Record<FeeState, string>>,
  because: (sentence: string) => `“${sentence}”`,
  owed: (amount: string) =>
    `You owe ${amount} for a cancelled visit: your next payment takes it along.`,
  seeIt: 'See the booking',
};
