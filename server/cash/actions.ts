import type { z } from 'zod';
import type { Cash, confirmCash } from '#contract/cash.ts';
import { isPayable } from '#domain/booking.ts';
import { cashOffer, mayTakeCash, mostInCash } from '#domain/cash.ts';
import type { CashOffer } from '#domain/cash.ts';
import type { Standing } from '#domain/door.ts';
import { dueOf } from '#domain/extra.ts';
import { toPaise, toRupees } from '#domain/price.ts';
import { countPaidJob } from '../booking/count-store.ts';
import { findBooking } from '../booking/list-store.ts';
import type { BookingRow } from '../booking/store.ts';
import { findStanding } from '../booking/visit-store.ts';
import { duplicateOf } from '../db/db.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { publishBookings } from '../events/publish.ts';
import { notTheirs, partyOf } from '../identity/ownership.ts';
import { limits, spend } from '../identity/rate-limits.ts';
import { addMail } from '../mail/outbox.ts';
import { lockToPay, setPaymentState } from '../money/booking-store.ts';
import type { LockedBooking } from '../money/booking-store.ts';
import { endCashChoice } from '../money/cash-store.ts';
import { findBalance, recordInLedger } from '../money/ledger-store.ts';
import { addOwnPayment } from '../money/own-payment-store.ts';
import { addReceipt } from '../money/receipt-store.ts';
import type { PartySession, Session } from '../ports/sessions.ts';
import { conflict } from '../problem.ts';
import type { Problem } from '../problem.ts';
import { addPush } from '../push/outbox-actions.ts';
import { paidMail, takenMail } from './mails.ts';
import { toCash } from './presenter.ts';
import {
  addChoice,
  addTaken,
  findByKey,
  giveUpCard,
  isCharging,
  isChosen,
  listTaken,
} from './store.ts';

type Offered = { readonly offer: CashOffer; readonly standing: Standing };

const findOffer = async (
  db: Db,
  { id, handyman_id }: Pick<LockedBooking, 'id' | 'handyman_id'>,
  duePaise: number,
): Promise<Offered> => {
  const standing = await findStanding(db, handyman_id);
  const balancePaise = await findBalance(db, handyman_id);
  const charging = await isCharging(db, id);
  return { offer: cashOffer({ duePaise, balancePaise, standing, charging }), standing };
};

export const read = async ({ db }: Deps, party: PartySession, id: string): Promise<Cash> => {
  const booking = await findBooking(db, id);
  if (!booking || !partyOf(booking, { [party.role]: party })) throw notTheirs(booking, 'booking');
  const duePaise = dueOf(booking);
  const now = {
    chosen: duePaise > 0 && (await isChosen(db, id)),
    duePaise,
    ...(await findOffer(db, booking, duePaise)),
  };
  return toCash(now, await listTaken(db, id), party.role);
};

/** Everything about the money of a booking happens behind its row: gives it locked, for one of its sides. */
const lockOwn = async (db: Db, party: PartySession, id: string): Promise<LockedBooking> => {
  const booking = await lockToPay(db, id);
  if (!booking || !partyOf(booking, { [party.role]: party })) throw notTheirs(booking, 'booking');
  return booking;
};

const refuseUnpayable = ({ state, payment_state: payment }: LockedBooking): void => {
  if (payment === 'paid') throw conflict('already_paid', ({ cash }) => cash.alreadyPaid);
  if (payment === 'refunded' || !isPayable(state)) {
    throw conflict('not_payable', ({ cash }) => cash.nothingDue);
  }
};

const notOffered = (offer: Exclude<CashOffer, 'open'>, standing: Standing): Problem =>
  conflict(`cash_${offer}`, ({ cash }) => cash.offers[offer](toRupees(mostInCash(standing))));

/** §37: the customer pays what is due in cash. */
export const choose = async (
  deps: Deps,
  customer: Session<'user'>,
  bookingId: string,
): Promise<void> => {
  await spend(deps, limits.cashChoices, customer.id);
  const chosen = await deps.db.transaction(async (db) => {
    const booking = await lockOwn(db, customer, bookingId);
    refuseUnpayable(booking);
    const { offer, standing } = await findOffer(db, booking, dueOf(booking));
    if (offer !== 'open') throw notOffered(offer, standing);
    await giveUpCard(db, bookingId);
    if (!(await addChoice(db, bookingId))) return undefined;
    await addPush(db, booking, 'handyman', 'cash_chosen');
    return findBooking(db, bookingId);
  });
  if (chosen) await publishBookings(deps.events, [chosen]);
};

export const takeBack = async (
  deps: Deps,
  customer: Session<'user'>,
  bookingId: string,
): Promise<void> => {
  const changed = await deps.db.transaction(async (db) => {
    const booking = await lockOwn(db, customer, bookingId);
    if (booking.payment_state === 'paid') {
      throw conflict('already_paid', ({ cash }) => cash.alreadyPaid);
    }
    return (await endCashChoice(db, bookingId)) ? findBooking(db, bookingId) : undefined;
  });
  if (changed) await publishBookings(deps.events, [changed]);
};

type Confirmed = z.output<typeof confirmCash.body>;

const otherPress = () => conflict('other_press', ({ cash }) => cash.otherPress);

const refuseTaking = async (db: Db, booking: LockedBooking, amountPaise: number): Promise<void> => {
  refuseUnpayable(booking);
  if (!mayTakeCash(booking.state)) throw conflict('not_started', ({ cash }) => cash.notStarted);
  if (!(await isChosen(db, booking.id))) {
    throw conflict('not_chosen', ({ cash }) => cash.notChosen);
  }
  const due = dueOf(booking);
  if (due === amountPaise) return;
  throw conflict('amount_changed', ({ cash }) => cash.otherAmount(toRupees(due)));
};

/**
 * §37: the professional has the money in their hand. It is taken whatever they owe: two people are not left standing with
 * it. Undefined where the same press has done so before.
 */
const take = async (
  deps: Deps,
  db: Db,
  handyman: PartySession,
  bookingId: string,
  { amount, key }: Confirmed,
): Promise<BookingRow | undefined> => {
  const booking = await lockOwn(db, handyman, bookingId);
  const amountPaise = toPaise(amount);
  const made = await findByKey(db, key);
  if (made) {
    if (made.booking_id !== bookingId || made.amount_paise !== amountPaise) throw otherPress();
    return undefined;
  }
  await refuseTaking(db, booking, amountPaise);
  const payment = await addOwnPayment(db, 'cash', bookingId, amountPaise);
  if (payment === undefined) throw conflict('cash_under_way', ({ cash }) => cash.cardUnderWay);
  await addTaken(db, payment, key);
  await endCashChoice(db, bookingId);
  await setPaymentState(db, bookingId, 'paid');
  const receipt = await addReceipt(db, payment);
  await countPaidJob(db, bookingId);
  await recordInLedger(db, bookingId);
  const row = await findBooking(db, bookingId);
  if (!row) throw new Error('A booking is gone');
  await addMail(deps, db, paidMail(row, receipt, amountPaise, deps.publicUrl));
  await addMail(deps, db, takenMail(row, amountPaise, deps.publicUrl));
  await addPush(db, booking, 'user', 'cash_taken');
  return row;
};

export const confirm = async (
  deps: Deps,
  handyman: PartySession,
  bookingId: string,
  form: Confirmed,
): Promise<void> => {
  const taken = await deps.db
    .transaction((db) => take(deps, db, handyman, bookingId, form))
    .catch((error: unknown) => {
      throw duplicateOf(error) === 'cash_taken_key' ? otherPress() : error;
    });
  if (taken) await publishBookings(deps.events, [taken]);
};
