import type { z } from 'zod';
import type { Addresses, config } from '#contract/payment.ts';
import { isPayable } from '#domain/booking.ts';
import { dueOf } from '#domain/extra.ts';
import { toRupees } from '#domain/price.ts';
import { findBooking } from '../booking/list-store.ts';
import type { BookingRow } from '../booking/store.ts';
import type { Deps } from '../deps.ts';
import { limits, spend } from '../identity/rate-limits.ts';
import { notTheirs, partyOf } from '../identity/ownership.ts';
import { lockToPay, setPaymentState } from '../money/booking-store.ts';
import type { LockedBooking } from '../money/booking-store.ts';
import { Problem, conflict, notFound } from '../problem.ts';
import type { Session } from '../ports/sessions.ts';
import { publishBookings } from '../events/publish.ts';
import { notPayable, outcomeOf, refused, stillProcessing } from './outcome-actions.ts';
import type { Outcome } from './outcome-actions.ts';
import { payerOf } from './payer-actions.ts';
import { addPayment, beginCharge, giveUp, release, takeLease } from './lease-store.ts';
import { isSettled, notCompleted, settle } from './settle-actions.ts';
import { findLive, findPayment, listPayable } from './store.ts';
import type { PaymentRow } from './store.ts';

/** One press of the pay button. */
type Press = {
  readonly customer: Session<'user'>;
  readonly bookingId: string;
  readonly token: string;
  readonly tokenHash: Buffer;
  readonly price: number | undefined;
  readonly addresses: Addresses;
};

/** An earlier attempt may turn out to have failed, and another press may slip in between. */
const mostAttempts = 3;

/** §7: pays for a booking, or resumes the attempt of an earlier press. */
export const pay = async (
  deps: Deps,
  customer: Session<'user'>,
  form: z.output<typeof config.body>,
): Promise<Outcome> => {
  await spend(deps, limits.cardTries, customer.id);
  const press: Press = {
    customer,
    bookingId: form.booking_id ?? (await onlyPayable(deps, customer)),
    token: form.token.id,
    tokenHash: deps.keys.hash('card token', form.token.id),
    price: form.product?.price,
    addresses: form.addresses,
  };
  for (let attempts = 0; attempts < mostAttempts; attempts += 1) {
    const { payment, leased, due } = await claim(deps, press);
    // Another press holds the lease; its outcome is the answer to this one.
    if (!leased) return stillProcessing(payment);
    try {
      const outcome =
        payment.amount_paise === due
          ? await goOn(deps, press, payment)
          : await endOld(deps, payment);
      if (outcome) return outcome;
    } finally {
      // Should releasing fail, the lease runs out by itself; the outcome must not be lost over it.
      await release(deps.db, payment).catch((err: unknown) =>
        deps.log.warn({ err, payment: payment.id }, 'payment lease not released'),
      );
    }
  }
  throw refused(notCompleted);
};

const onlyPayable = async (deps: Deps, { id }: Session<'user'>): Promise<string> => {
  const [first, second] = await listPayable(deps.db, id);
  if (!first) throw notFound(({ payment }) => payment.nothingToPay);
  if (second) throw conflict('which_booking', (words) => words.payment.which);
  return first.id;
};

type Claimed = {
  readonly payment: PaymentRow;
  readonly leased: boolean;
  /** What is to be paid now, in paise. */
  readonly due: number;
};

/** Takes the lease on the live payment of a booking, or on the next attempt, before the gateway is called. */
const claim = (deps: Deps, press: Press): Promise<Claimed> =>
  deps.db.transaction(async (db) => {
    const booking = await lockToPay(db, press.bookingId);
    refuseUnpayable(booking, press);
    const due = dueOf(booking);
    const { paymentLeaseSeconds } = deps;
    const leased = await takeLease(db, booking.id, paymentLeaseSeconds);
    if (leased) return { payment: leased, leased: true, due };
    const live = await findLive(db, booking.id);
    if (live) return { payment: live, leased: false, due };
    const { gateway } = deps.payments;
    const wanted = { bookingId: booking.id, gateway, amountPaise: due };
    return { payment: await addPayment(db, wanted, paymentLeaseSeconds), leased: true, due };
  });

function refuseUnpayable(
  booking: LockedBooking | undefined,
  { customer, price }: Press,
): asserts booking is LockedBooking {
  if (!booking || !partyOf(booking, { user: customer })) throw notTheirs(booking, 'booking');
  if (booking.payment_state === 'paid') {
    throw conflict('already_paid', ({ payment }) => payment.alreadyPaid);
  }
  if (booking.payment_state === 'refunded' || !isPayable(booking.state)) throw notPayable(booking);
  const due = toRupees(dueOf(booking));
  if (price !== undefined && price !== due) {
    throw conflict('price_changed', ({ payment }) => payment.priceChanged(due));
  }
}

/**
 * §20: extra work was approved after this attempt was made, so it is for less than is due. Unless it has been charged,
 * it is given up and undefined comes back: the next attempt is for the whole amount.
 */
const endOld = async (deps: Deps, payment: PaymentRow): Promise<Outcome | undefined> => {
  if (payment.gateway_id === null) {
    await giveUp(deps.db, payment, notCompleted.code);
    return undefined;
  }
  const close = ['open', 'requires_action'] as const;
  const settled = await settle(deps, payment.gateway_id, { close });
  return !settled || isSettled(settled.payment) ? undefined : stillProcessing(settled.payment);
};

/** Undefined when the attempt had failed before this press, so that the next one may begin. */
const goOn = async (
  deps: Deps,
  press: Press,
  payment: PaymentRow,
): Promise<Outcome | undefined> => {
  if (payment.gateway_id === null) return charge(deps, press, payment, await open(deps, payment));
  const sameCard =
    payment.token_hash !== null && press.tokenHash.equals(Buffer.from(payment.token_hash));
  const close = sameCard ? [] : (['requires_action'] as const);
  const settled = await settle(deps, payment.gateway_id, { close });
  if (!settled || settled.payment.state === 'failed') return undefined;
  if (settled.charge?.state === 'open') return charge(deps, press, payment, payment.gateway_id);
  return outcomeOf(settled);
};

const noAnswer = (): Problem =>
  new Problem(503, 'card_service_down', ({ payment }) => payment.noAnswer, {
    retryAfterSeconds: 5,
  });

const open = async (deps: Deps, payment: PaymentRow): Promise<string> => {
  const booking = await bookingOf(deps, payment);
  const opened = await deps.payments.open({
    key: payment.idempotency_key,
    amountPaise: payment.amount_paise,
    description: `${booking.service_name} by ${booking.name}, LocalHands booking ${booking.id}`,
    bookingId: booking.id,
    payer: payerOf(booking, undefined),
  });
  if ('tryAgain' in opened) {
    deps.log.warn({ payment: payment.id, reason: opened.tryAgain }, 'gateway did not answer');
    throw noAnswer();
  }
  return opened.id;
};

const charge = async (
  deps: Deps,
  press: Press,
  payment: PaymentRow,
  gatewayId: string,
): Promise<Outcome> => {
  const { tokenHash } = press;
  const begun = await deps.db.transaction(async (db) => {
    const booking = await lockToPay(db, payment.booking_id);
    const seconds = deps.paymentLeaseSeconds;
    if (!(await beginCharge(db, payment, { gatewayId, tokenHash, seconds }))) return false;
    refuseUnpayable(booking, press);
    await setPaymentState(db, booking.id, 'processing');
    return true;
  });
  if (!begun) return withoutLease(deps, press, payment, gatewayId);
  const payer = payerOf(await bookingOf(deps, payment), press.addresses);
  const said = await deps.payments.confirm(gatewayId, press.token, payer);
  if ('tryAgain' in said) {
    deps.log.warn({ payment: payment.id, reason: said.tryAgain }, 'gateway did not answer');
  }
  const refusal = 'tryAgain' in said ? undefined : said.refusal;
  const settled = await settle(deps, gatewayId, refusal ? { refusal } : {});
  const outcome = settled ? outcomeOf(settled) : stillProcessing(payment);
  // Every other outcome was published when it was settled.
  if (outcome.status === 'processing')
    await publishBookings(deps.events, [await bookingOf(deps, payment)]);
  return outcome;
};

/** This press has taken longer than its lease: it charges nothing and answers with the payment's state. */
const withoutLease = async (
  deps: Deps,
  press: Press,
  { id, lease }: PaymentRow,
  gatewayId: string,
): Promise<Outcome> => {
  const payment = await findPayment(deps.db, id);
  if (!payment) throw new Error('A payment is gone');
  deps.log.warn({ payment: id, state: payment.state }, 'payment lease lost before the charge');
  // Given up before the gateway's id was stored: no job will ever close what was opened for it.
  if (payment.state === 'failed' && payment.gateway_id === null) {
    const closed = await deps.payments.close(gatewayId);
    if ('tryAgain' in closed) deps.log.warn({ payment: id }, 'an unused charge is left open');
  }
  refuseUnpayable(await lockToPay(deps.db, press.bookingId), press);
  if (payment.state === 'created' && payment.lease === lease) throw noAnswer();
  return outcomeOf({ payment, charge: undefined });
};

const bookingOf = async (deps: Deps, payment: PaymentRow): Promise<BookingRow> => {
  const booking = await findBooking(deps.db, payment.booking_id);
  if (!booking) throw new Error('A payment has no booking');
  return booking;
};
