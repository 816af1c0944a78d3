import { isPayable } from '#domain/booking.ts';
import { findBooking } from '../booking/list-store.ts';
import type { BookingRow } from '../booking/store.ts';
import type { Deps } from '../deps.ts';
import { notTheirs, partyOf } from '../identity/ownership.ts';
import { notFound } from '../problem.ts';
import type { Session } from '../ports/sessions.ts';
import { notPayable, outcomeOf, stillProcessing } from './outcome-actions.ts';
import type { Outcome } from './outcome-actions.ts';
import { settle } from './settle-actions.ts';
import { findPayment } from './store.ts';
import type { PaymentRow } from './store.ts';

type Own = { readonly payment: PaymentRow; readonly booking: BookingRow };

const findOwn = async (deps: Deps, customer: Session<'user'>, id: string): Promise<Own> => {
  const payment = await findPayment(deps.db, id);
  const booking = payment && (await findBooking(deps.db, payment.booking_id));
  if (!payment || !booking || !partyOf(booking, { user: customer })) {
    throw notTheirs(booking, 'payment');
  }
  return { payment, booking };
};

/** The browser is back from the bank's page. Its result is not trusted; the gateway is asked. */
export const finish = async (
  deps: Deps,
  customer: Session<'user'>,
  id: string,
): Promise<Outcome> => {
  const { payment } = await findOwn(deps, customer, id);
  const settled = payment.gateway_id === null ? undefined : await settle(deps, payment.gateway_id);
  return outcomeOf(settled ?? { payment, charge: undefined });
};

/** The sandbox's bank page: the customer proves that the card is theirs, or does not. */
export const meetChallenge = async (
  deps: Deps,
  customer: Session<'user'>,
  id: string,
  passed: boolean,
): Promise<Outcome> => {
  const { payment, booking } = await findOwn(deps, customer, id);
  if (!deps.payments.answerChallenge) throw notFound((words) => words.payment.bankPage);
  if (payment.gateway_id === null) return stillProcessing(payment);
  if (!isPayable(booking.state)) {
    await settle(deps, payment.gateway_id, { close: ['open', 'requires_action'] });
    throw notPayable(booking);
  }
  await deps.payments.answerChallenge(payment.gateway_id, passed);
  return finish(deps, customer, id);
};
