import type { CardFault } from '#domain/card-refusal.ts';
import { cards } from '#domain/words/en.ts';

/** Paying, and why it cannot be done. */
export const words = {
  cards: cards satisfies Readonly<Record<CardFault, string>>,
  nothingToPay: 'You have nothing to pay for.',
  which: 'You have several bookings to pay. Choose one first.',
  alreadyPaid: 'This booking is paid already. You were not charged again.',
  notAccepted: 'You can pay once the handyman has accepted.',
  off: 'This booking is off, so there is nothing to pay.',
  priceChanged: (total: number) => `The price is ₹${total}. Nothing was charged.`,
  noAnswer:
    'The card service does not answer right now. Nothing was charged; please try again in a moment.',
  compared: 'Compared again.',
  notCompared: 'This day was not compared yet. It is about two hours after its end.',
  notPaidYet: 'This booking has not been paid for yet.',
  bankPage: 'Your bank asks on its own page.',
  unsigned: 'This was not signed by the card gateway.',
  notAnEvent: 'This is not an event of the card gateway.',
  tipUnderWay: 'Your tip for this booking is still with your bank. Pay the bill in a moment.',
  billUnderWay:
    'Another payment for this booking is under way. Finish it, or give the tip in a moment. Nothing was charged.',
  success: 'Payment Successful',
  tipped: 'Thank you. Your tip was paid.',
  processing: 'Your bank is still thinking. You need not do anything; this page will tell you.',
  upiWaits: 'Waiting for your UPI app. This page goes on by itself.',
  challenge: 'Your bank wants to make sure that it is you.',
};
