import type { CashOffer, CashOutcome } from '#domain/cash.ts';
import type { Party } from '#domain/role.ts';

type WrongWords = { readonly button: string; readonly title: string; readonly lead: string };

/** §37: payment in cash, as its two sides read it. */
export const words = {
  loading: 'Looking whether you can pay in cash',
  pay: {
    text: (name: string) =>
      `Give ${name} the money once the work has begun. They confirm the sum on their phone, and you get the receipt at once.`,
    refunds: 'Should anything be refunded later, it becomes credit for your next bill.',
    button: (amount: string) => `Pay ${amount} in cash`,
    offers: {
      open: () => '',
      paused: (name) => `${name} takes no cash at the moment: pay by card or UPI.`,
      too_much: (name, most) => `${name} takes up to ${most} in cash at once.`,
      under_way: () => 'Your card payment is under way. Wait until it is through.',
      nothing_due: () => 'There is nothing to pay for this booking.',
    } satisfies Readonly<Record<CashOffer, (name: string, most: string) => string>>,
  },
  chosen: {
    title: (amount: string) => `You pay ${amount} in cash`,
    text: (name: string) =>
      `Give it to ${name} once the work has begun. They confirm it on their phone.`,
    /** After the work. */
    now: (name: string) => `Give it to ${name} now. They confirm it on their phone.`,
    back: 'Pay by card or UPI instead',
  },
  take: {
    title: (amount: string) => `Take ${amount} in cash`,
    later: (name: string) => `${name} pays in cash, once the work has begun.`,
    text: (name: string, commission: string) =>
      `${name} pays in cash. You keep the money: ${commission} of the bill is the commission, which is set against what you earn.`,
    button: (amount: string) => `I have received ${amount}`,
    ask: (amount: string) => `Have you got ${amount}?`,
    sure: (name: string, amount: string) =>
      `Count it first. The booking is paid with it, and ${name} gets a receipt for ${amount}.`,
    yes: 'Yes, I have it',
    no: 'Not yet',
  },
  taken: {
    user: (amount: string, when: string) => `${amount} paid in cash, ${when}`,
    handyman: (amount: string, when: string) => `${amount} taken in cash, ${when}`,
  } satisfies Readonly<Record<Party, (amount: string, when: string) => string>>,
  said: {
    mine: 'You have said that the sum is wrong. LocalHands looks into it.',
    theirs: 'The other side has said that the sum is wrong. LocalHands looks into it.',
  },
  outcomes: {
    right: 'LocalHands has looked into it: the sum stays as it was confirmed.',
    not_received: 'LocalHands has looked into it: this cash was not received.',
  } satisfies Readonly<Record<CashOutcome, string>>,
  wrong: {
    user: {
      button: 'The sum is wrong',
      title: 'What is wrong with it?',
      lead: 'A person looks into it and answers within 48 hours. You can say this once, within a day.',
    },
    handyman: {
      button: 'I confirmed by mistake',
      title: 'What was the mistake?',
      lead: 'A person looks into it and answers within 48 hours. You can say this once, within a day.',
    },
  } satisfies Readonly<Record<Party, WrongWords>>,
  sentence: 'In a sentence',
  hints: {
    user: 'Such as: I paid another sum. Or: I did not pay.',
    handyman: 'Such as: I have not got the money. Or: it was another sum.',
  } satisfies Readonly<Record<Party, string>>,
  send: 'Tell LocalHands',
};
