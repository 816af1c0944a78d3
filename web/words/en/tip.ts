import { tipRules } from '#domain/tip.ts';
import type { TipState } from '#domain/tip.ts';
import type { PayMethod } from '#domain/way-to-pay.ts';

/** §35: a tip, as the customer gives it and as the professional reads it. */
export const words = {
  title: 'Tip',
  loading: 'Loading the tip',
  offer: {
    title: (name: string) => `A tip for ${name}?`,
    text: 'Only if you like. Every rupee goes to them, and your rating stays as it is.',
    other: 'Another amount',
    notNow: 'Not now',
  },
  given: {
    user: (amount: string, name: string) => `You gave ${name} a tip of ${amount}.`,
    handyman: (amount: string, name: string) => `${name} gave you a tip of ${amount}.`,
    yours: 'All of it is yours, and comes with your next payout.',
    refunded: 'It was given back to the customer.',
    waits: 'The tip is with your bank. This page changes by itself.',
    receipt: 'Receipt of the tip',
  },
  page: {
    title: (name: string) => `A tip for ${name}`,
    lead: 'Only if you like. Every rupee goes to them: no commission, no GST.',
    when: (name: string) =>
      `${name} learns of it together with your rating: once both have rated, or ${tipRules.days} days after the visit.`,
    amount: 'How much?',
    other: 'Another amount',
    otherField: 'Amount in rupees',
    range: `From ₹${tipRules.least} to ₹${tipRules.most.toLocaleString('en-IN')}, in whole rupees.`,
    choose: 'Choose an amount first.',
    give: (amount: string) => `Give ${amount}`,
    giveNone: 'Give a tip',
    none: {
      title: 'There is no tip to give here',
      text: `A tip can be given once the visit is done and you have rated it, within ${tipRules.days} days.`,
      booking: 'See the booking',
    },
    waits: {
      title: 'Your bank is still thinking',
      text: 'Nothing more is needed from you. This page changes by itself.',
    },
    unsure:
      'We could not tell whether your tip went through. Check your connection and press the button again: you will not be charged twice.',
  },
  receipt: {
    title: 'Receipt',
    print: 'Print',
    thanks: 'Thank you',
    tip: (name: string) => `Tip for ${name}`,
    by: { card: 'Paid by card.', upi: 'Paid by UPI.' } satisfies Readonly<
      Record<PayMethod, string>
    >,
    from: 'From',
    to: 'To',
    whole: 'All of it goes to the professional. It is no part of the bill.',
    states: {
      processing: 'With the bank',
      given: 'Paid',
      refunding: 'On its way back to you',
      refunded: 'Refunded to you',
    } satisfies Readonly<Record<TipState, string>>,
  },
};
