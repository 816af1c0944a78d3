import type { Outcome } from '#contract/payment.ts';
import type { CardRefusal } from '../deps.ts';
import { Problem, conflict } from '../problem.ts';
import { notCompleted } from './settle.ts';
import type { Settled } from './settle.ts';
import type { LockedBooking, PaymentRow } from './store.ts';

/** What a person can do about it. Nothing here tells a thief that a card is known to be stolen. */
const sentences: Readonly<Record<string, string>> = {
  insufficient_funds: 'There is not enough money on this card. Please try another card.',
  expired_card: 'This card has expired. Please try another card.',
  incorrect_cvc: 'The security code is not right. Please check it and try again.',
  invalid_cvc: 'The security code is not right. Please check it and try again.',
  incorrect_number: 'The card number is not right. Please check it and try again.',
  invalid_number: 'The card number is not right. Please check it and try again.',
  processing_error: 'The bank could not process this card just now. Please try again in a moment.',
  test_mode_live_card: 'Only test cards work here. Try 4242 4242 4242 4242.',
  resource_missing: 'This card could not be read. Please enter it again.',
  payment_intent_authentication_failure:
    'Your bank could not confirm that this is your card. Please try again or use another card.',
  not_completed: 'This payment was not completed. Nothing was charged; please try again.',
};

const otherwise = 'Your bank has declined this card. Please try another card.';

/** 402: refused, with why for people and for programs. */
export const refused = ({ code, declineCode }: CardRefusal): Problem =>
  new Problem(402, code, sentences[declineCode ?? code] ?? sentences[code] ?? otherwise, {
    extra: { status: 'failed', decline_code: declineCode ?? null },
  });

export const notPayable = ({ state }: Pick<LockedBooking, 'state'>): Problem =>
  state === 'requested'
    ? conflict('not_payable', 'You can pay once the handyman has accepted.')
    : conflict('not_payable', 'This booking is off, so there is nothing to pay.');

export const stillProcessing = (payment: PaymentRow): Outcome => ({
  msg: 'Your bank is still thinking. You need not do anything; this page will tell you.',
  status: 'processing',
  booking_id: payment.booking_id,
  payment_id: payment.id,
});

export const outcomeOf = ({ payment, charge }: Settled): Outcome => {
  const { state, code, decline_code } = payment;
  const named = { booking_id: payment.booking_id, payment_id: payment.id };
  if (state === 'succeeded') return { ...named, status: 'success', msg: 'Payment Successful' };
  if (state === 'failed') {
    const declineCode = decline_code === null ? {} : { declineCode: decline_code };
    throw refused({ code: code ?? notCompleted.code, ...declineCode });
  }
  if (state !== 'requires_action') return stillProcessing(payment);
  return {
    ...named,
    status: 'requires_action',
    msg: 'Your bank wants to make sure that it is you.',
    ...(charge?.clientSecret === undefined ? {} : { clientSecret: charge.clientSecret }),
  };
};
