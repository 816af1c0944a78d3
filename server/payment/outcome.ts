import type { Outcome } from '#contract/payment.ts';
import { openState } from '#domain/booking.ts';
import { refusalSentence } from '#domain/card-refusal.ts';
import type { CardRefusal } from '../ports/payments.ts';
import { Problem, conflict } from '../problem.ts';
import { notCompleted } from './settle.ts';
import type { Settled } from './settle.ts';
import type { LockedBooking, PaymentRow } from './store.ts';

/** 402: refused, with why for people and for programs. */
export const refused = (refusal: CardRefusal): Problem =>
  new Problem(402, refusal.code, refusalSentence(refusal), {
    extra: { status: 'failed', decline_code: refusal.declineCode ?? null },
  });

export const notPayable = ({ state }: Pick<LockedBooking, 'state'>): Problem =>
  state === openState
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
