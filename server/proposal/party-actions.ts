import { openState } from '#domain/booking.ts';
import { blurPlace, distanceKm } from '#domain/place.ts';
import { goesSoFar } from '#domain/proposal.ts';
import { bookable, later, startsOf } from '#domain/slots.ts';
import { listCalendars } from '../booking/calendar-store.ts';
import { findBooking } from '../booking/list-store.ts';
import type { BookingRow } from '../booking/store.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { notTheirs, partyOf } from '../identity/ownership.ts';
import type { PartySession, Sessions } from '../ports/sessions.ts';
import { conflict } from '../problem.ts';
import type { Problem } from '../problem.ts';
import { findAhead } from './store.ts';
import type { HeldRow } from './store.ts';

export type Part = { readonly party: PartySession; readonly booking: BookingRow };

export const findPart = async (db: Db, sessions: Sessions, id: string): Promise<Part> => {
  const booking = await findBooking(db, id);
  const party = partyOf(booking, sessions);
  if (!party || !booking) throw notTheirs(booking, 'booking');
  return { party, booking };
};

export const again = async (db: Db, id: string): Promise<BookingRow> => {
  const row = await findBooking(db, id);
  if (!row) throw notTheirs(row, 'booking');
  return row;
};

/** Why a visit cannot be moved, or not any more. */
export const notMovable = ({ state, startsAt }: BookingRow): Problem => {
  if (startsAt === null) return conflict('not_later', ({ proposal }) => proposal.notLater);
  if (state === openState) return conflict('not_agreed', ({ proposal }) => proposal.notAgreed);
  if (state === 'accepted') return conflict('begun', ({ proposal }) => proposal.begun);
  return conflict('too_late', ({ booking }) => booking.became[state]);
};

/** When its professional is free, with the visit itself out of the way. */
export const calendarOf = async (db: Db, booking: BookingRow, now: number) => {
  const [calendar] = await listCalendars(db, [booking.handyman_id], bookable(now), booking.id);
  return calendar;
};

/** A professional may propose for any place they have agreed to; a customer as far as the professional goes now. */
export const isWithinReach = ({ party, booking }: Part, { radius_km }: HeldRow): boolean =>
  party.role === 'handyman' ||
  goesSoFar(
    distanceKm(booking, blurPlace({ lat: booking.handyman_lat, long: booking.handyman_long })),
    radius_km,
  );

export const slotOf = ({ planned_minutes }: HeldRow): number =>
  planned_minutes - later.travelMinutes;

export type FreeStarts = { readonly now: number; readonly starts: readonly number[] };

/** §27: to when a visit could be moved, in order. */
export const readFreeStarts = async (
  deps: Deps,
  sessions: Sessions,
  id: string,
): Promise<FreeStarts> => {
  const part = await findPart(deps.db, sessions, id);
  const ahead = await findAhead(deps.db, id);
  if (!ahead) throw notMovable(part.booking);
  const now = ahead.now.getTime();
  const calendar = await calendarOf(deps.db, part.booking, now);
  if (!calendar || !isWithinReach(part, ahead)) return { now, starts: [] };
  const starts = startsOf(calendar, slotOf(ahead), now);
  return { now, starts: starts.filter((start) => start !== ahead.startsAt.getTime()) };
};
