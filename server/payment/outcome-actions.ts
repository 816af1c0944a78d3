import type { Outcome as Sent } from '#contract/payment.ts';
import { openState } from '#domain/booking.ts';
import { cardFault } from '#domain/card-refusal.ts';
import { toRupees } from '#domain/price.ts';
import type { LockedBooking } from '../money/booking-store.ts';
import type { CardRefusal, Charge } from '../ports/payments.ts';
import { Problem, conflict } from '../problem.ts';
import type { Said } from '../words/words.ts';
import { notCompleted } from './settle-actions.ts';
import type { Settled } from './settle-actions.ts';
import type { PaymentRow } from './store.ts';

/** The outcome of a payment; the routes put it into the reader's language. */
export type Outcome = Omit<Sent, 'msg'> & { readonly msg: Said };

/** 402: refused, with a reason for people and a code for programs. */
export const refused = (refusal: CardRefusal): Problem =>
  new Problem(402, refusal.code, ({ payment }) => payment.cards[cardFault(refusal)], {
    extra: { status: 'failed', decline_code: refusal.declineCode ?? null },
  });

export const priceChanged = (paise: number): Problem =>
  conflict('price_changed', ({ payment }) => payment.priceChanged(toRupees(paise)));

export const notPayable = ({ state }: Pick<LockedBooking, 'state'>): Problem =>
  state === openState
    ? conflict('not_payable', ({ payment }) => payment.notAccepted)
    : conflict('not_payable', ({ payment }) => payment.off);

export const stillProcessing = (payment: PaymentRow): Outcome => ({
  msg: (words) => words.payment.processing,
  status: 'processing',
  booking_id: payment.booking_id,
  payment_id: payment.id,
});

const upiOf = ({ link, validUntil }: NonNullable<Charge['upi']>) => ({
  upi: { link, validUntil: validUntil.toISOString() },
});

export const outcomeOf = ({ payment, charge }: Settled): Outcome => {
  const { state, code, decline_code, for_tip } = payment;
  const named = { booking_id: payment.booking_id, payment_id: payment.id };
  if (state === 'succeeded') {
    return {
      ...named,
      status: 'success',
      msg: ({ payment: words }) => (for_tip ? words.tipped : words.success),
    };
  }
  if (state === 'failed') {
    const declineCode = decline_code === null ? {} : { declineCode: decline_code };
    throw refused({ code: code ?? notCompleted.code, ...declineCode });
  }
  if (state !== 'requires_action') return stillProcessing(payment);
  return {
    ...named,
    status: 'requires_action',
    msg: ({ payment: words }) => (charge?.upi ? words.upiWaits : words.challenge),
    ...(charge?.clientSecret === undefined ? {} : { clientSecret: charge.clientSecret }),
    ...(charge?.upi ? upiOf(charge.upi) : {}),
  };
};
