import { cancellationOf } from '#domain/fee.ts';
import type { Cancellation, FeeKind } from '#domain/fee.ts';
import { distanceKm, roughDistance } from '#domain/place.ts';
import { toRupees } from '#domain/price.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { publishBookings } from '../events/publish.ts';
import { findVisit } from '../fee/store.ts';
import { withInvite } from '../mail/invite.ts';
import { addMail } from '../mail/outbox.ts';
import { addFee } from '../money/fee-store.ts';
import { recordInLedger } from '../money/ledger-store.ts';
import { giveSorry, payFees } from '../money/pay-fees.ts';
import { Problem } from '../problem.ts';
import { feeMail } from './fee-mails.ts';
import { findBooking } from './list-store.ts';
import type { BookingRow } from './store.ts';

/** §9: the minutes from the yes to the arrival that the customer was shown. */
export const promisedMinutes = (row: BookingRow): number =>
  roughDistance(distanceKm(row, { lat: row.handyman_lat, long: row.handyman_long })).arrivalMinutes;

/** §36: a fee is never more than the visit would have cost. */
const feeOf = ({ total_paise: total }: BookingRow, paise: number): number => Math.min(paise, total);

/** §36: what it costs the customer to cancel now, and from when on the professional is late. */
export const cancellationNow = async (
  db: Db,
  booking: BookingRow,
): Promise<Cancellation & { readonly isLate: boolean }> => {
  const found = await findVisit(db, booking.id, promisedMinutes(booking));
  if (!found) return { fee: 0, freeUntil: null, isLate: false };
  const { visit, now } = found;
  const { fee, freeUntil } = cancellationOf(visit, now);
  return { fee: feeOf(booking, fee), freeUntil, isLate: now >= visit.lateFrom };
};

/** Cancelling costs more than the customer was shown. */
export const feeIsMore = (paise: number): Problem => {
  const amount = toRupees(paise);
  return new Problem(409, 'fee', ({ fee }) => fee.isMore(amount), { extra: { fee: amount } });
};

/** After the move, under its lock. What was paid before pays it at once. */
export const chargeFee = async (
  db: Db,
  booking: BookingRow,
  kind: FeeKind,
  paise: number,
): Promise<BookingRow> => {
  await addFee(db, booking.id, kind, feeOf(booking, paise));
  await recordInLedger(db, booking.id);
  return (await findBooking(db, booking.id)) ?? booking;
};

/** The customer has in writing what it costs them, and what becomes of what they paid. */
export const tellFee = async (deps: Deps, db: Db, row: BookingRow): Promise<void> => {
  if (row.fee === null) return;
  await addMail(deps, db, withInvite(deps, feeMail(row, row.fee, deps.publicUrl), row, 'user'));
};

/** §36: credit for a visit that the professional has cancelled or did not come to. Gives how much, in rupees. */
export const sorryOf = async (db: Db, row: BookingRow): Promise<number> =>
  toRupees(await giveSorry(db, row.id, { userId: row.user_id, handymanId: row.handyman_id }));

/** After the commit, as it locks other bookings: credit pays what the customer owes. If it fails, the next bill does. */
export const useSorry = async (deps: Deps, { user_id: userId }: BookingRow): Promise<void> => {
  const paid = await deps.db.transaction((db) => payFees(db, userId));
  for (const id of paid) {
    const booking = await findBooking(deps.db, id);
    if (booking) await publishBookings(deps.events, [booking]);
  }
};
