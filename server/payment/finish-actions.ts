import type { UpiAnswer } from '#contract/sandbox-upi.ts';
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
export const meetChallenge = (
  deps: Deps,
  customer: Session<'user'>,
  id: string,
  passed: boolean,
): Promise<Outcome> => {
  const { payments } = deps;
  return play(deps, customer, id, (charge) => payments.answerChallenge?.(charge, passed));
};

/** §33: the sandbox's UPI app. */
export const answerInApp = (
  deps: Deps,
  customer: Session<'user'>,
  id: string,
  answer: UpiAnswer,
): Promise<Outcome> => {
  const { payments } = deps;
  return play(deps, customer, id, (charge) => payments.answerUpi?.(charge, answer));
};

/** What a customer does outside of our pages, where the sandbox has a page for it. */
const play = async (
  deps: Deps,
  customer: Session<'user'>,
  id: string,
  answer: (gatewayId: string) => Promise<void> | undefined,
): Promise<Outcome> => {
  const { payment, booking } = await findOwn(deps, customer, id);
  if (deps.payments.gateway !== 'sandbox') throw notFound((words) => words.payment.bankPage);
  if (payment.gateway_id === null) return stillProcessing(payment);
  if (!isPayable(booking.state)) {
    await settle(deps, payment.gateway_id, { close: ['open', 'requires_action'] });
    throw notPayable(booking);
  }
  await answer(payment.gateway_id);
  return finish(deps, customer, id);
};
