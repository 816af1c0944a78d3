import { isWaiting } from '#domain/booking.ts';
import { consumeCode, checkCode, refuseCode, wrongCode } from '../identity/one-time-codes.ts';
import { duplicateOf, overlapOf } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { limits, spend } from '../identity/rate-limits.ts';
import { addMail } from '../mail/outbox.ts';
import { conflict } from '../problem.ts';
import type { PartySession } from '../ports/sessions.ts';
import { addPush } from '../push/outbox-actions.ts';
import { publishBookings } from '../events/publish.ts';
import { agreeTo, sendStartCode } from './agree-actions.ts';
import { findWaitingWith } from './list-store.ts';
import { acceptedMail, askedByHand, declinedMail, newCodeMail } from './mails.ts';
import { findOwn, moved, onAJob, otherVisit, tooLate } from './party-actions.ts';
import { fillSeries } from './series-actions.ts';
import { agreeSeries } from './series-store.ts';
import { findOldestOpen, lockParties, lockWaiting } from './store.ts';
import type { BookingRow } from './store.ts';

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
 * customer's dispatch (§18) as found. §27: `all` is the yes to every visit of its series.
 */
export const accept = async (
  deps: Deps,
  handyman: PartySession,
  id?: string,
  all = false,
): Promise<BookingRow> => {
  const asked = await findOwn(deps.db, handyman, await answered(deps, handyman, id));
  try {
    const { rows, seriesId } = await deps.db.transaction(async (db) => {
      await lockParties(db, asked.user_id, handyman.id);
      // A series is locked before its visits, as everywhere.
      const agreed = all ? await agreeSeries(db, asked.id) : undefined;
      if (all && agreed === undefined) {
        throw conflict('no_series', ({ series }) => series.over);
      }
      return { rows: await agreeTo(deps, db, asked, acceptedMail), seriesId: agreed };
    });
    await publishBookings(deps.events, rows);
    if (seriesId !== undefined) await fillSeries(deps, seriesId, 'agreed');
    return rows[0];
  } catch (error) {
    if (overlapOf(error) !== undefined && asked.startsAt !== null) throw otherVisit();
    if (overlapOf(error) === undefined && duplicateOf(error) === undefined) throw error;
    throw onAJob();
  }
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
