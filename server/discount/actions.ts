import type { z } from 'zod';
import type { Replied } from '#contract/call.ts';
import type { enterDiscount } from '#contract/discount.ts';
import { isPayable } from '#domain/booking.ts';
import { codeGives, refuseCode, standingOf } from '#domain/discount-code.ts';
import { dueOf } from '#domain/extra.ts';
import { toRupees } from '#domain/price.ts';
import { countPaidJob } from '../booking/count-store.ts';
import { findBooking } from '../booking/list-store.ts';
import type { BookingRow } from '../booking/store.ts';
import { duplicateOf } from '../db/db.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { publishBookings } from '../events/publish.ts';
import { discountSigns } from '../identity/discount-signs.ts';
import { notTheirs, partyOf } from '../identity/ownership.ts';
import { limits, refund, spend } from '../identity/rate-limits.ts';
import { lockToPay, setPaymentState } from '../money/booking-store.ts';
import type { LockedBooking } from '../money/booking-store.ts';
import { endCashChoice } from '../money/cash-store.ts';
import { recordInLedger } from '../money/ledger-store.ts';
import { addOwnPayment } from '../money/own-payment-store.ts';
import { addReceipt } from '../money/receipt-store.ts';
import { isOwnBooking } from '../operator/own-store.ts';
import type { Session } from '../ports/sessions.ts';
import { conflict } from '../problem.ts';
import type { Problem } from '../problem.ts';

import * as store from './store.ts';

const underWay = () => conflict('payment_under_way', ({ discount }) => discount.underWay);
const refusals = {
  used: () => conflict('code_used', ({ discount }) => discount.used),
  not_valid: () => conflict('code_not_valid', ({ discount }) => discount.notValid),
} as const satisfies Record<string, () => Problem>;

/** Everything about the money of a booking happens behind its row: gives it locked, while its bill is open. */
const lockOpen = async (db: Db, customer: Session<'user'>, id: string): Promise<LockedBooking> => {
  const booking = await lockToPay(db, id);
  if (!booking || !partyOf(booking, { user: customer })) throw notTheirs(booking, 'booking');
  const { state, payment_state: payment } = booking;
  if (payment === 'paid') throw conflict('already_paid', ({ discount }) => discount.alreadyPaid);
  if (payment === 'refunded' || !isPayable(state)) {
    throw conflict('not_payable', ({ discount }) => discount.nothingDue);
  }
  if (payment === 'processing' || (await store.isPaying(db, id))) throw underWay();
  return booking;
};

const changed = async (db: Db, id: string): Promise<BookingRow> => {
  const row = await findBooking(db, id);
  if (!row) throw new Error('A booking is gone');
  return row;
};

/** §38: as a part of the bill that has been paid, before anything is asked of the customer. */
const putOn = async (
  deps: Deps,
  db: Db,
  customer: Session<'user'>,
  bookingId: string,
  typed: string,
): Promise<BookingRow> => {
  const booking = await lockOpen(db, customer, bookingId);
  if (await store.findUse(db, bookingId)) {
    throw conflict('code_there', ({ discount }) => discount.there);
  }
  const contact = await store.findContact(db, customer.id);
  if (!contact) throw new Error('A customer is gone');
  const signs = discountSigns(deps.keys, contact);
  await store.lockPerson(db, signs);
  const code = await store.findCode(db, typed);
  if (!code) throw refusals.not_valid();
  // A code is not for the operator who made it.
  const own = code.operator_id !== null && (await isOwnBooking(db, code.operator_id, booking));
  if (own) throw refusals.not_valid();
  const why = refuseCode({
    ...(await store.findUseFacts(db, code.id, bookingId, signs)),
    standing: standingOf(code, code.today),
    firstOnly: code.first_only,
  });
  const gives = codeGives(code, {
    total_paise: booking.total_paise,
    due_paise: dueOf(booking),
  });
  if (why !== undefined || gives === 0) throw refusals[why ?? 'not_valid']();
  const payment = await addOwnPayment(db, 'code', bookingId, gives);
  if (payment === undefined) throw underWay();
  if (!(await store.takeUse(db, code.id, gives))) throw refusals.not_valid();
  const use = { paymentId: payment, codeId: code.id, bookingId, userId: customer.id, ...signs };
  await store.addUse(db, use);
  // The database makes of it what follows from the rows: this part need not be all.
  await setPaymentState(db, bookingId, 'paid');
  await recordInLedger(db, bookingId);
  const row = await changed(db, bookingId);
  if (row.payment_state !== 'paid') return row;
  await addReceipt(db, payment);
  await endCashChoice(db, bookingId);
  await countPaidJob(db, bookingId);
  return changed(db, bookingId);
};

/** Two bookings of one person at the same moment: an index lets one of them through. */
const usedMeanwhile = (error: unknown): unknown => {
  const index = duplicateOf(error);
  if (index === 'discount_uses_of_customer') return refusals.used();
  const bySign = index === 'discount_uses_of_mailbox' || index === 'discount_uses_of_phone';
  return bySign ? refusals.not_valid() : error;
};

type Entered = Omit<Replied<typeof enterDiscount>, 'msg'>;

/** §38: each try counts, for the customer and for their network; one that was no guess is given back to the latter. */
export const enter = async (
  deps: Deps,
  customer: Session<'user'>,
  bookingId: string,
  { code }: z.output<typeof enterDiscount.body>,
  network: string,
): Promise<Entered> => {
  await spend(deps, limits.discountTries, customer.id);
  await spend(deps, limits.discountTriesFrom, network);
  const row = await deps.db
    .transaction((db) => putOn(deps, db, customer, bookingId, code))
    .catch((error: unknown) => {
      throw usedMeanwhile(error);
    });
  await refund(deps, limits.discountTriesFrom, network);
  await publishBookings(deps.events, [row]);
  return {
    code,
    amount: toRupees(row.code?.amount_paise ?? 0),
    due: toRupees(dueOf(row)),
  };
};

/** §38: before the bill is paid; what receipts name stays. */
export const takeOff = async (
  deps: Deps,
  customer: Session<'user'>,
  bookingId: string,
): Promise<void> => {
  const row = await deps.db.transaction(async (db) => {
    await lockOpen(db, customer, bookingId);
    const use = await store.findUse(db, bookingId);
    if (!use) throw conflict('no_code', ({ discount }) => discount.none);
    if (use.on_receipt) throw conflict('code_stays', ({ discount }) => discount.stays);
    await store.endUse(db, use.payment_id);
    await recordInLedger(db, bookingId);
    return changed(db, bookingId);
  });
  await publishBookings(deps.events, [row]);
};
