import { mostAhead, mostRunning } from '#domain/request-limits.ts';
import { isWaiting } from '#domain/booking.ts';
import { isEstablished } from '#domain/door.ts';
import {
  consumeCode,
  checkCode,
  issueCode,
  refuseCode,
  wrongCode,
} from '../identity/one-time-codes.ts';
import { duplicateOf, overlapOf } from '../db/db.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { limits, spend } from '../identity/rate-limits.ts';
import { withInvite } from '../mail/invite.ts';
import { addMail } from '../mail/outbox.ts';
import { conflict } from '../problem.ts';
import type { PartySession } from '../ports/sessions.ts';
import { addPush, addPushes } from '../push/outbox-actions.ts';
import { publishBookings } from '../events/publish.ts';
import { isTimeOff } from './calendar-store.ts';
import { findUnderWay } from './request-store.ts';
import { findWaitingWith } from './list-store.ts';
import { acceptedMail, askedByHand, declinedMail, newCodeMail } from './mails.ts';
import { findOwn, moved, onAJob, otherVisit, tooLate } from './party-actions.ts';
import { declineRivals, lockRivals, withdrawRivals } from './rival-store.ts';
import { acceptBooking, findOldestOpen, lockParties, lockWaiting } from './store.ts';
import type { BookingRow } from './store.ts';
import { refuseUnfitYes } from './visit-actions.ts';

/** §4: without an id, the request the handyman's list shows first. */
const answered = async (
  deps: Deps,
  handyman: PartySession,
  id: string | undefined,
): Promise<string> => {
  const oldest = id ?? (await findOldestOpen(deps.db, handyman.id));
  if (oldest === undefined) {
    throw conflict('nothing_open', ({ booking }) => booking.nothingOpen);
  }
  return oldest;
};

/**
 * §4: the customer gets the start code, and open requests of either party with others end. A database trigger marks the
 * customer's dispatch (§18) as found.
 */
export const accept = async (
  deps: Deps,
  handyman: PartySession,
  id?: string,
): Promise<BookingRow> => {
  const asked = await findOwn(deps.db, handyman, await answered(deps, handyman, id));
  try {
    const [won, ...lost] = await deps.db.transaction(async (db) => {
      const standing = await lockParties(db, asked.user_id, handyman.id);
      const hasRivals = await lockRivals(db, asked);
      const showsDoor = standing !== undefined && isEstablished(standing);
      const row = await acceptBooking(db, handyman.id, asked.id, showsDoor);
      if (!row) throw tooLate(await findOwn(db, handyman, asked.id), 'accept');
      if (await isTimeOff(db, row.id)) throw conflict('time_off', ({ booking }) => booking.timeOff);
      await refuseUnfitYes(db, handyman.id);
      await refuseFull(db, asked.user_id);
      await sendStartCode(deps, db, row, (...said) =>
        withInvite(deps, acceptedMail(...said), row, 'user'),
      );
      await addPush(db, row, 'user', 'accepted');
      if (!hasRivals) return [row] as const;
      const withdrawn = await withdrawRivals(db, row);
      const declined = await declineRivals(db, row);
      const told = declined.filter(askedByHand);
      for (const one of told) await addMail(deps, db, declinedMail(one, deps.publicUrl));
      await addPushes(db, told, 'user', 'declined');
      return [row, ...withdrawn, ...declined] as const;
    });
    await publishBookings(deps.events, [won, ...lost]);
    return won;
  } catch (error) {
    if (overlapOf(error) !== undefined && asked.startsAt !== null) throw otherVisit();
    if (overlapOf(error) === undefined && duplicateOf(error) === undefined) throw error;
    throw onAJob();
  }
};

/** The customer had room when they asked and may have none now. Counted under the lock, with this booking in it. */
const refuseFull = async (db: Db, userId: string): Promise<void> => {
  const { running, ahead, paid } = await findUnderWay(db, userId);
  if (running <= mostRunning({ paid }) && ahead <= mostAhead({ paid })) return;
  throw conflict('customer_full', ({ booking }) => booking.customerFull);
};

export const decline = async (
  deps: Deps,
  handyman: PartySession,
  id?: string,
): Promise<BookingRow> => {
  const bookingId = await answered(deps, handyman, id);
  const row = await deps.db.transaction(async (db) => {
    const declined = await moved(db, 'decline', handyman, bookingId);
    if (askedByHand(declined)) {
      await addMail(deps, db, declinedMail(declined, deps.publicUrl));
      await addPush(db, declined, 'user', 'declined');
    }
    return declined;
  });
  await publishBookings(deps.events, [row]);
  return row;
};

/** §4: with the code that the customer reads out. The booking is locked before its code, as everywhere. */
export const start = async (
  deps: Deps,
  handyman: PartySession,
  {
    email,
    otp,
    notification_id,
  }: { email: string; otp: string; notification_id?: string | undefined },
): Promise<void> => {
  await spend(deps, limits.startCodeTries, handyman.id);
  const booking = await findWaitingWith(deps.db, handyman.id, email, notification_id);
  if (!booking) return refuseCode();
  const checked = await checkCode(deps, 'job_start', booking.id, otp, async (triesLeft) => {
    // The code is used up: the customer's screen still shows it and has to fetch the booking.
    if (triesLeft === 0) await publishBookings(deps.events, [booking]);
    // A client that names no booking may be guessing at emails.
    return notification_id === undefined ? wrongCode() : wrongCode(triesLeft);
  });
  const row = await deps.db.transaction(async (db) => {
    const started = await moved(db, 'start', handyman, booking.id);
    await consumeCode(db, 'job_start', booking.id, checked);
    return started;
  });
  await publishBookings(deps.events, [row]);
};

export const renewCode = async (
  deps: Deps,
  customer: PartySession,
  id: string,
): Promise<string> => {
  const booking = await findOwn(deps.db, customer, id);
  if (!isWaiting(booking.state)) throw tooLate(booking);
  await spend(deps, limits.startCodeRenewals, customer.id);
  return deps.db.transaction(async (db) => {
    if (!(await lockWaiting(db, id))) throw tooLate(await findOwn(db, customer, id));
    return sendStartCode(deps, db, booking, newCodeMail);
  });
};

const sendStartCode = async (
  deps: Deps,
  db: Db,
  row: BookingRow,
  write: typeof acceptedMail,
): Promise<string> => {
  const { code } = await issueCode(deps, db, 'job_start', row.id, {
    minutes: null,
    keepForShowing: true,
  });
  await addMail(deps, db, write(row, code, deps.publicUrl));
  return code;
};
