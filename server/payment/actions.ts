import type { Addresses } from '#contract/payment.ts';
import { findBooking } from '../booking/list-store.ts';
import type { BookingRow } from '../booking/store.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { limits, spend } from '../identity/rate-limits.ts';
import { lockToPay, setPaymentState } from '../money/booking-store.ts';
import type { LockedBooking } from '../money/booking-store.ts';
import { endCashChoice } from '../money/cash-store.ts';
import { Problem, conflict } from '../problem.ts';
import type { Session } from '../ports/sessions.ts';
import { publishPayment } from '../events/publish.ts';
import { outcomeOf, priceChanged, refused, stillProcessing } from './outcome-actions.ts';
import type { Outcome } from './outcome-actions.ts';
import { payerOf } from './payer-actions.ts';
import { addPayment, beginCharge, giveUp, release, takeLease } from './lease-store.ts';
import { isSettled, notCompleted, settle } from './settle-actions.ts';
import { findLive, findPayment } from './store.ts';
import type { PaymentRow } from './store.ts';

type Due = {
  readonly amountPaise: number;
  /** §36: taken along for fees of earlier visits. */
  readonly feesPaise: number;
};

/** What a press pays: what is due of a bill, or a tip (§35). */
export type Purpose = {
  readonly forTip: boolean;
  /** Refuses what cannot be paid, and gives what is to be paid now. Under the lock on the booking. */
  readonly due: (db: Db, booking: LockedBooking | undefined) => Promise<Due>;
  readonly description: (booking: BookingRow) => string;
};

/** One press of the pay button. */
type Press = {
  readonly bookingId: string;
  readonly purpose: Purpose;
  readonly token: string;
  readonly tokenHash: Buffer;
  readonly addresses: Addresses;
};

/** An earlier attempt may turn out to have failed, and another press may slip in between. */
const mostAttempts = 3;

export type Wanted = {
  readonly bookingId: string;
  readonly purpose: Purpose;
  readonly token: string;
  readonly addresses: Addresses;
};

/** §7: one try of a customer's card. */
export const spendTry = (deps: Deps, customer: Session<'user'>): Promise<void> =>
  spend(deps, limits.cardTries, customer.id);

/** Pays for a purpose, or resumes the attempt of an earlier press. */
export const payFor = async (deps: Deps, wanted: Wanted): Promise<Outcome> => {
  const press: Press = { ...wanted, tokenHash: deps.keys.hash('card token', wanted.token) };
  for (let attempts = 0; attempts < mostAttempts; attempts += 1) {
    const { payment, leased, fits } = await claim(deps, press);
    const same = payment.for_tip === press.purpose.forTip;
    // Another press holds the lease; its outcome is the answer to this one, if it pays the same.
    if (!leased) return same ? stillProcessing(payment) : refuseBoth(payment);
    try {
      const outcome = fits ? await goOn(deps, press, payment) : await endOld(deps, press, payment);
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

type Claimed = {
  readonly payment: PaymentRow;
  readonly leased: boolean;
  /** Whether it is for what is to be paid now. */
  readonly fits: boolean;
};

/**
 * Takes the lease on the live payment of a booking, or on the next attempt, before the gateway is called. §37: who pays by
 * card does not pay in cash any more.
 */
const claim = (deps: Deps, press: Press): Promise<Claimed> =>
  deps.db.transaction(async (db) => {
    const { bookingId, purpose } = press;
    const due = await purpose.due(db, await lockToPay(db, bookingId));
    if (!purpose.forTip) await endCashChoice(db, bookingId);
    const { paymentLeaseSeconds } = deps;
    const fits = (payment: PaymentRow) =>
      payment.for_tip === purpose.forTip &&
      payment.amount_paise === due.amountPaise &&
      payment.fees_paise === due.feesPaise;
    const leased = await takeLease(db, bookingId, paymentLeaseSeconds);
    if (leased) return { payment: leased, leased: true, fits: fits(leased) };
    const live = await findLive(db, bookingId);
    if (live) return { payment: live, leased: false, fits: fits(live) };
    const { gateway } = deps.payments;
    const { forTip } = purpose;
    const wanted = { bookingId, gateway, ...due, forTip };
    const payment = await addPayment(db, wanted, paymentLeaseSeconds);
    return { payment, leased: true, fits: true };
  });

/** A booking has one payment under way: a customer who gives a tip in one tab and pays the bill in another does one of them first. */
const refuseBoth = ({ for_tip }: PaymentRow): never => {
  throw conflict('payment_under_way', ({ payment }) =>
    for_tip ? payment.tipUnderWay : payment.billUnderWay,
  );
};

/**
 * This attempt is for something else than is to be paid now: extra work was approved since (§20), a fee has come or gone
 * (§36), or a tip was begun (§35) with another amount or before the bill is paid. Unless it has been charged, it is given
 * up and undefined comes back: the next attempt is for the right amount. A bill that waits for its bank is not given up
 * for a tip.
 */
const endOld = async (
  deps: Deps,
  { purpose }: Press,
  payment: PaymentRow,
): Promise<Outcome | undefined> => {
  const same = payment.for_tip === purpose.forTip;
  if (!same && !payment.for_tip && payment.gateway_id !== null) return refuseBoth(payment);
  if (payment.gateway_id === null) {
    await giveUp(deps.db, payment, notCompleted.code);
    return undefined;
  }
  const close = ['open', 'requires_action'] as const;
  const settled = await settle(deps, payment.gateway_id, { close });
  if (!settled || isSettled(settled.payment)) return undefined;
  return same ? stillProcessing(settled.payment) : refuseBoth(payment);
};

/** Undefined when the attempt had failed before this press, so that the next one may begin. */
const goOn = async (
  deps: Deps,
  press: Press,
  payment: PaymentRow,
): Promise<Outcome | undefined> => {
  if (payment.gateway_id === null) {
    return charge(deps, press, payment, await open(deps, press, payment));
  }
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

const open = async (deps: Deps, press: Press, payment: PaymentRow): Promise<string> => {
  const booking = await bookingOf(deps, payment);
  const opened = await deps.payments.open({
    key: payment.idempotency_key,
    amountPaise: payment.amount_paise + payment.fees_paise,
    description: press.purpose.description(booking),
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
  const { tokenHash, purpose } = press;
  const begun = await deps.db.transaction(async (db) => {
    const booking = await lockToPay(db, payment.booking_id);
    const seconds = deps.paymentLeaseSeconds;
    if (!(await beginCharge(db, payment, { gatewayId, tokenHash, seconds }))) return false;
    const due = await purpose.due(db, booking);
    // A fee was paid or forgiven since: the next press pays what is due then.
    if (payment.fees_paise !== due.feesPaise) {
      throw priceChanged(due.amountPaise + due.feesPaise);
    }
    if (!purpose.forTip) await setPaymentState(db, payment.booking_id, 'processing');
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
  if (outcome.status === 'processing') {
    await publishPayment(deps.events, await bookingOf(deps, payment), payment.for_tip);
  }
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
  await press.purpose.due(deps.db, await lockToPay(deps.db, press.bookingId));
  if (payment.state === 'created' && payment.lease === lease) throw noAnswer();
  return outcomeOf({ payment, charge: undefined });
};

const bookingOf = async (deps: Deps, payment: PaymentRow): Promise<BookingRow> => {
  const booking = await findBooking(deps.db, payment.booking_id);
  if (!booking) throw new Error('A payment has no booking');
  return booking;
};
