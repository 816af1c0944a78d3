import { creditToUse } from '#domain/credit.ts';
import { feeOwed, sorryCredit } from '#domain/fee.ts';
import type { Db } from '../db/db.ts';
import { lockBooking, setPaymentState } from './booking-store.ts';
import { findCredit, lockCredit } from './credit-store.ts';
import {
  addSorry,
  findCarried,
  findFee,
  findSorryFacts,
  listOwed,
  lockSorry,
} from './fee-store.ts';
import { addOwnPayment } from './own-payment-store.ts';
import { recordInLedger } from './ledger-store.ts';
import { addReceipt } from './receipt-store.ts';

/**
 * §36: pays a customer's fees with their credit, the oldest first, as far as it goes. A booking that is live is locked
 * before one that is cancelled, and credit after both, as everywhere. Gives the bookings of which something was paid.
 */
export const payFees = async (db: Db, userId: string): Promise<string[]> => {
  const owed = await listOwed(db, userId);
  if (owed.length === 0) return [];
  for (const id of owed.map((fee) => fee.booking_id).toSorted()) await lockBooking(db, id);
  await lockCredit(db, userId);
  const paid: string[] = [];
  for (const { booking_id: id } of owed) {
    // Read again: what was listed may have been paid or forgiven before the lock was there.
    const fee = await findFee(db, id);
    const wanted = fee ? feeOwed(fee, fee.here_paise) : 0;
    const part = creditToUse(wanted, await findCredit(db, userId));
    const payment = part > 0 ? await addOwnPayment(db, 'credit', id, part) : undefined;
    if (payment === undefined) continue;
    await setPaymentState(db, id, 'paid');
    await addReceipt(db, payment);
    await recordInLedger(db, id);
    paid.push(id);
  }
  return paid;
};

/** §36: what this customer owes for fees, in paise. */
export const owedBy = async (db: Db, userId: string): Promise<number> =>
  (await listOwed(db, userId)).reduce((sum, fee) => sum + feeOwed(fee, fee.here_paise), 0);

/** §36: what is to be paid for fees together with this booking: not what an attempt to pay another one takes already. */
export const owedBeside = async (db: Db, userId: string, bookingId: string): Promise<number> => {
  const owed = await owedBy(db, userId);
  if (owed === 0) return 0;
  // What there is of credit pays them first.
  const there = Math.max(0, await findCredit(db, userId));
  return Math.max(0, owed - there - (await findCarried(db, userId, bookingId)));
};

/** The same for an attempt to pay, which no other may take at the same time. The caller holds the lock on the booking. */
export const owedWith = async (db: Db, userId: string, bookingId: string): Promise<number> => {
  if ((await owedBy(db, userId)) === 0) return 0;
  await lockCredit(db, userId);
  return owedBeside(db, userId, bookingId);
};

type Pair = { readonly userId: string; readonly handymanId: string };

/** §36: what the customer would be given now for this visit, in paise. */
export const sorryFor = async (db: Db, pair: Pair): Promise<number> =>
  sorryCredit(await findSorryFacts(db, pair));

/** §36: gives it, in the transaction of what it is for, and under the lock on the booking. Gives how much it was. */
export const giveSorry = async (db: Db, bookingId: string, pair: Pair): Promise<number> => {
  await lockSorry(db, pair.handymanId);
  await lockCredit(db, pair.userId);
  const amountPaise = await sorryFor(db, pair);
  if (amountPaise > 0) await addSorry(db, bookingId, amountPaise);
  return amountPaise;
};
