import type { PaymentState } from '#domain/booking.ts';
import { extraLines } from '#domain/extra.ts';
import { countPaidJob } from '../booking/count-store.ts';
import { findBooking } from '../booking/list-store.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { listExtras } from '../extra/store.ts';
import type { CardRefusal, Charge, TryAgain } from '../ports/payments.ts';
import { addMail } from '../mail/outbox.ts';
import { publishPayment } from '../events/publish.ts';
import { lockBooking, setPaymentState } from '../money/booking-store.ts';
import { endCashChoice } from '../money/cash-store.ts';
import { recordInLedger } from '../money/ledger-store.ts';
import { payFees } from '../money/pay-fees.ts';
import { addReceipt } from '../money/receipt-store.ts';
import { failUnopened } from './lease-store.ts';
import { receiptMail } from './mails.ts';
import { tipReceiptMail } from './tip-mails.ts';
import { addEvent, claimDuePayments, findByGatewayId, findPayment, movePayment } from './store.ts';
import type { DuePayment, PaymentRow } from './store.ts';

/** The customer did not go on with it, and it is closed now. */
export const notCompleted: CardRefusal = { code: 'not_completed' };

type Unfinished = 'open' | 'requires_action';

type Options = {
  /** The id of the gateway's event, if one is the reason for asking. */
  readonly event?: string;
  /** The refusal in the gateway's answer to our last request, should the payment itself not have it. */
  readonly refusal?: CardRefusal;
  /** A payment in one of these is closed, because it will not be continued. */
  readonly close?: readonly Unfinished[];
};

export type Settled = {
  readonly payment: PaymentRow;
  /** As the gateway knows it now; undefined when it could not be asked, or need not be. */
  readonly charge: Charge | undefined;
};

/** The state of our row for each state of the charge; `open` and `refused` leave it until they are closed. */
const meaning: Readonly<Partial<Record<Charge['state'], PaymentRow['state']>>> = {
  requires_action: 'requires_action',
  processing: 'processing',
  succeeded: 'succeeded',
  closed: 'failed',
};

/** While the bank waits for the customer nothing is charged: the booking is as unpaid as before. */
const bookingState: Readonly<Record<PaymentRow['state'], PaymentState>> = {
  created: 'unpaid',
  processing: 'processing',
  requires_action: 'unpaid',
  succeeded: 'paid',
  failed: 'unpaid',
};

export const isSettled = ({ state }: PaymentRow): boolean =>
  state === 'succeeded' || state === 'failed';

/**
 * The one way a payment becomes paid or failed. The browser, the gateway's events and the job all come
 * here, and none of them is trusted: the gateway is asked. It is asked before the row is locked, so that
 * no lock is held during a network call; that is safe, since what it calls final never changes,
 * and a row that is settled never does either. Undefined for a payment that is not ours.
 */
export const settle = async (
  deps: Deps,
  gatewayId: string,
  options: Options = {},
): Promise<Settled | undefined> => {
  const before = await findByGatewayId(deps.db, gatewayId);
  if (!before) return undefined;
  const charge = isSettled(before) ? undefined : await ask(deps, before, gatewayId, options);
  const { payment, changed } = await deps.db.transaction((db) =>
    record(deps, db, before, charge, options.event),
  );
  if (changed) {
    const booking = await findBooking(deps.db, payment.booking_id);
    if (booking) await publishPayment(deps.events, booking, payment.for_tip);
  }
  return { payment, charge };
};

const ask = async (
  deps: Deps,
  payment: PaymentRow,
  gatewayId: string,
  { refusal, close = [] }: Options,
): Promise<Charge | undefined> => {
  const said = await deps.payments.read(gatewayId);
  const charge = 'tryAgain' in said ? said : await closeIfOver(deps, said, refusal, close);
  if ('tryAgain' in charge) {
    deps.log.warn({ payment: payment.id, reason: charge.tryAgain }, 'gateway did not answer');
    return undefined;
  }
  const wanted = payment.amount_paise + payment.fees_paise;
  if (charge.state === 'succeeded' && charge.amountPaise !== wanted) {
    deps.log.error({ payment: payment.id }, 'the gateway names another amount');
    return undefined;
  }
  return charge;
};

/** A refusal is final only when the gateway can charge it no more: then another attempt is safe. */
const closeIfOver = async (
  deps: Deps,
  said: Charge,
  hint: CardRefusal | undefined,
  close: readonly Unfinished[],
): Promise<Charge | TryAgain> => {
  const over =
    said.state === 'refused' ||
    (said.state === 'open' && (hint !== undefined || close.includes('open'))) ||
    (said.state === 'requires_action' && close.includes('requires_action'));
  if (!over) return said;
  const closed = await deps.payments.close(said.id);
  const refusal = said.refusal ?? hint;
  if ('tryAgain' in closed || closed.state !== 'closed' || !refusal) return closed;
  return { ...closed, refusal };
};

type Recorded = { readonly payment: PaymentRow; readonly changed: boolean };

const record = async (
  deps: Deps,
  db: Db,
  before: PaymentRow,
  charge: Charge | undefined,
  event: string | undefined,
): Promise<Recorded> => {
  const locked = await lockBooking(db, before.booking_id);
  if (!locked) throw new Error('A payment has no booking');
  const now = async () => ({
    payment: (await findPayment(db, before.id)) ?? before,
    changed: false,
  });
  // An event that could not be checked is not recorded as received: the gateway will send it again.
  const known = event !== undefined && (isSettled(before) || charge !== undefined);
  if (known && !(await addEvent(db, event))) return now();
  const to = charge && meaning[charge.state];
  if (!to) return now();
  const refusal = to === 'failed' ? (charge.refusal ?? notCompleted) : undefined;
  const payment = await movePayment(db, before.id, to, { refusal, method: charge.method });
  if (!payment) return now();
  // §35: a tip changes nothing of what the booking owes.
  if (!payment.for_tip) {
    await setPaymentState(db, payment.booking_id, bookingState[payment.state]);
  }
  if (payment.state === 'succeeded') {
    if (!payment.for_tip) await endCashChoice(db, payment.booking_id);
    await issueReceipt(deps, db, payment);
    if (!payment.for_tip) await countPaidJob(db, payment.booking_id);
    await recordInLedger(db, payment.booking_id);
    // §36: what it has brought for fees is credit now, which pays them at once.
    if (payment.fees_paise > 0) await payFees(db, locked.user_id);
  }
  return { payment, changed: true };
};

const issueReceipt = async (deps: Deps, db: Db, payment: PaymentRow): Promise<void> => {
  const receipt = await addReceipt(db, payment.id);
  const booking = await findBooking(db, payment.booking_id);
  if (!booking) return;
  const { amount_paise, fees_paise } = payment;
  const issued = { ...receipt, amount_paise, fees_paise };
  if (payment.for_tip) {
    return addMail(
      deps,
      db,
      tipReceiptMail(booking, { ...issued, method: payment.method }, deps.publicUrl),
    );
  }
  const extras = extraLines(await listExtras(db, [booking.id]));
  await addMail(deps, db, receiptMail(booking, issued, extras, deps.publicUrl));
};

const paymentsAtOnce = 10;

/** A job: settles payments whose outcome no request has asked for. Returns how many. */
export const settleDue = async (deps: Deps): Promise<number> => {
  const due = await claimDuePayments(deps.db, deps.payments.gateway, paymentsAtOnce);
  await Promise.all(due.map((payment) => settleOne(deps, payment)));
  return due.length;
};

const settleOne = async (deps: Deps, payment: DuePayment): Promise<void> => {
  const { id, gateway_id, busy, stale } = payment;
  if (gateway_id !== null) {
    const close: Unfinished[] = busy ? [] : ['open'];
    await settle(deps, gateway_id, { close: stale ? [...close, 'requires_action'] : close });
  } else if (!busy) {
    // Its charge was never confirmed. If a request has resumed it since, it stays.
    const failed = await failUnopened(deps.db, id, notCompleted.code);
    if (!failed) deps.log.info({ payment: id }, 'a payment to be given up has gone on');
  }
};
