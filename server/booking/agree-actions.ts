import { isEstablished } from '#domain/door.ts';
import { mostAhead, mostRunning } from '#domain/request-limits.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { useCredit } from '../money/use-credit.ts';
import { issueCode } from '../identity/one-time-codes.ts';
import { withInvite } from '../mail/invite.ts';
import { addMail } from '../mail/outbox.ts';
import { conflict } from '../problem.ts';
import { addPush, addPushes } from '../push/outbox-actions.ts';
import { isTimeOff } from './calendar-store.ts';
import { askedByHand, declinedMail } from './mails.ts';
import type { acceptedMail } from './mails.ts';
import { findBooking } from './list-store.ts';
import { tooLate } from './party-actions.ts';
import { findUnderWay } from './request-store.ts';
import { declineRivals, lockRivals, withdrawRivals } from './rival-store.ts';
import { acceptBooking, lockParties } from './store.ts';
import type { BookingRow } from './store.ts';
import { refuseUnfitYes } from './visit-actions.ts';

/**
 * The yes in the caller's transaction: gives the booking, then what ended by it. Without a mail to write the customer is
 * told otherwise, of many visits at once (§27).
 */
export const agreeTo = async (
  deps: Deps,
  db: Db,
  asked: BookingRow,
  write?: typeof acceptedMail,
): Promise<readonly [BookingRow, ...BookingRow[]]> => {
  const { id, user_id: userId, handyman_id: handymanId } = asked;
  const standing = await lockParties(db, userId, handymanId);
  const hasRivals = await lockRivals(db, asked);
  const showsDoor = standing !== undefined && isEstablished(standing);
  const row = await acceptBooking(db, handymanId, id, showsDoor);
  if (!row) throw tooLate((await findBooking(db, id)) ?? asked, 'accept');
  if (await isTimeOff(db, row.id)) throw conflict('time_off', ({ booking }) => booking.timeOff);
  await refuseUnfitYes(db, handymanId);
  await refuseFull(db, userId);
  const credited = (await useCredit(db, userId, row.id)) > 0;
  const agreed = (credited ? await findBooking(db, row.id) : undefined) ?? row;
  await sendStartCode(
    deps,
    db,
    agreed,
    write && ((...said) => withInvite(deps, write(...said), agreed, 'user')),
  );
  if (write) await addPush(db, row, 'user', 'accepted');
  if (!hasRivals) return [agreed];
  const withdrawn = await withdrawRivals(db, row);
  const declined = await declineRivals(db, row);
  const told = declined.filter(askedByHand);
  for (const one of told) await addMail(deps, db, declinedMail(one, deps.publicUrl));
  await addPushes(db, told, 'user', 'declined');
  return [agreed, ...withdrawn, ...declined];
};

/** The customer had room when they asked and may have none now. Counted under the lock, with this booking in it. */
const refuseFull = async (db: Db, userId: string): Promise<void> => {
  const { running, ahead, paid } = await findUnderWay(db, userId);
  if (running <= mostRunning({ paid }) && ahead <= mostAhead({ paid })) return;
  throw conflict('customer_full', ({ booking }) => booking.customerFull);
};

export const sendStartCode = async (
  deps: Deps,
  db: Db,
  row: BookingRow,
  write: typeof acceptedMail | undefined,
): Promise<string> => {
  const { code } = await issueCode(deps, db, 'job_start', row.id, {
    minutes: null,
    keepForShowing: true,
  });
  if (write) await addMail(deps, db, write(row, code, deps.publicUrl));
  return code;
};
