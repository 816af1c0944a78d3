import { creditToUse } from '#domain/credit.ts';
import { dueOf } from '#domain/extra.ts';
import type { Db } from '../db/db.ts';
import { lockToPay, setPaymentState } from './booking-store.ts';
import { addCredit, findCredit, lockCredit } from './credit-store.ts';
import { recordInLedger } from './ledger-store.ts';
import { payFees } from './pay-fees.ts';
import { addOwnPayment } from './own-payment-store.ts';
import { addReceipt } from './receipt-store.ts';

/**
 * §32: pays what is due of a booking with the customer's credit, as far as it goes, in the caller's transaction. Gives
 * what was paid, in paise.
 */
export const useCredit = async (db: Db, userId: string, bookingId: string): Promise<number> => {
  // Most customers have none: they wait for no lock.
  if ((await findCredit(db, userId)) <= 0) return 0;
  const booking = await lockToPay(db, bookingId);
  // §36: what is owed from before comes first.
  await payFees(db, userId);
  await lockCredit(db, userId);
  const part = booking ? creditToUse(dueOf(booking), await findCredit(db, userId)) : 0;
  const payment = part > 0 ? await addOwnPayment(db, 'credit', bookingId, part) : undefined;
  if (payment === undefined) return 0;
  // The database makes of it what follows from the rows: this part need not be all.
  await setPaymentState(db, bookingId, 'paid');
  await addReceipt(db, payment);
  await recordInLedger(db, bookingId);
  return part;
};

/** §32: what is left of an account that is deleted (§23). */
export const endCredit = async (db: Db, userId: string): Promise<void> => {
  await lockCredit(db, userId);
  const amountPaise = await findCredit(db, userId);
  if (amountPaise <= 0) return;
  await addCredit(db, {
    userId,
    key: null,
    move: 'ended',
    amountPaise,
    operatorId: null,
    words: null,
  });
};
