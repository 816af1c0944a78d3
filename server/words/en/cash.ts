import type { CashOffer, CashOutcome } from '#domain/cash.ts';

/** As amounts are grouped in India. */
export const inIndia = (rupees: number): string => rupees.toLocaleString('en-IN');

/** §37: payment in cash. */
export const words = {
  chosen: 'You pay in cash. The professional has been told.',
  takenBack: 'You do not pay in cash any more. Choose how you pay.',
  confirmed: 'Thank you. The booking is paid.',
  said: (ticket: number) =>
    `We look into it, and answer within 48 hours. The number of your ticket is ${ticket}.`,
  alreadyPaid: 'This booking is paid already.',
  nothingDue: 'There is nothing to pay for this booking.',
  notStarted: 'You can take the cash once the work has begun.',
  notChosen:
    'The customer does not pay in cash at the moment. Ask them to choose it on their phone.',
  otherAmount: (due: number) =>
    `The sum is ₹${inIndia(due)} by now. Nothing was confirmed: look at it again.`,
  cardUnderWay: 'A card payment of this booking is under way. Try again in a moment.',
  otherPress: 'This was sent before with other details. Load the page again.',
  noSuch: 'There is no such payment in cash.',
  saidBefore: 'You have said so before. We are looking into it.',
  tooLate: 'This can be said within a day. Please write to us under Help.',
  decidedBefore: 'LocalHands has decided about this cash already.',
  notDisputed: 'Neither side has said that this cash is wrong.',
  overLimit: (most: string) => `You can decide so about up to ${most}. For more, ask an admin.`,
  creditUsed:
    'What was refunded of this cash is credit, and the customer has used it. It cannot be taken out of the books any more.',
  adminOnly:
    'This professional owes LocalHands so much that they take no cash at the moment. A refund of their cash is an admin’s to make.',
  offers: {
    paused: () => 'This professional takes no cash at the moment. You can pay by card or UPI.',
    too_much: (most) =>
      `This professional takes up to ₹${inIndia(most)} in cash at once. You can pay by card.`,
    under_way: () => 'Your card payment is under way. Wait until it is through.',
    nothing_due: () => 'There is nothing to pay for this booking.',
  } satisfies Readonly<Record<Exclude<CashOffer, 'open'>, (most: number) => string>>,
  decided: {
    right: 'The cash stays as it was confirmed. Both sides have a mail about it.',
    not_received: 'The cash is taken out of the books. Both sides have a mail about it.',
  } satisfies Readonly<Record<CashOutcome, string>>,
};
