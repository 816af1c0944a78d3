import type { LivePlace } from '#contract/booking.ts';
import { arrivalOf } from '#domain/arrival.ts';
import type { Arrival } from '#domain/arrival.ts';
import type { Fix } from '#domain/tracking.ts';
import { notTheirs } from '../identity/ownership.ts';
import type { Deps } from '../deps.ts';
import { addMail } from '../mail/outbox.ts';
import type { PartySession } from '../ports/sessions.ts';
import { addPush } from '../push/outbox-actions.ts';
import { publishBookings, publishPlace } from '../events/publish.ts';
import { arrivedMail, onTheWayMail, saidHereMail } from './mails.ts';
import { findOwn, moved, tooLate } from './party-actions.ts';
import { findArrival, findPlace, keepPlace, noteSaidHere } from './live-place-store.ts';
import type { BookingRow } from './store.ts';
import { toLivePlace } from './presenter.ts';

/** §16: "I am on my way". */
export const setOut = async (
  deps: Deps,
  handyman: PartySession,
  id: string,
): Promise<BookingRow> => {
  const row = await deps.db.transaction(async (db) => {
    const leaving = await moved(db, 'set_out', handyman, id);
    await addMail(deps, db, onTheWayMail(leaving, deps.publicUrl));
    await addPush(db, leaving, 'user', 'on_the_way');
    return leaving;
  });
  await publishBookings(deps.events, [row]);
  return row;
};

type Sent = {
  readonly lat?: number | undefined;
  readonly long?: number | undefined;
  readonly accuracy?: number | undefined;
};

type Arrived = { readonly row: BookingRow; readonly arrival: Arrival };

/**
 * §16: "I am here". At the door it is an arrival. From elsewhere, or from a phone without a place, the customer is told
 * so, and the job's state stays: neither side's waiting time begins.
 */
export const arrive = async (
  deps: Deps,
  handyman: PartySession,
  id: string,
  sent: Sent,
): Promise<Arrived> => {
  const arrived = await deps.db.transaction(async (db): Promise<Arrived> => {
    const before = await findArrival(db, id);
    if (before?.handyman_id !== handyman.id) throw notTheirs(before, 'booking');
    const door = { lat: before.door_lat, long: before.door_long };
    const arrival = arrivalOf(fixOf(sent) ?? fixOf(before), door, before);
    if (arrival === 'at_the_door') {
      const row = await moved(db, 'arrive', handyman, id);
      await addMail(deps, db, arrivedMail(row, deps.publicUrl));
      await addPush(db, row, 'user', 'arrived');
      return { row, arrival };
    }
    const farKm = arrival === 'unknown' ? null : arrival.farKm;
    const row = await noteSaidHere(db, handyman.id, id, farKm);
    if (!row) throw tooLate(await findOwn(db, handyman, id), 'arrive');
    // Told once: a second press has no news for the customer.
    if (before.here_said_at === null) await addMail(deps, db, saidHereMail(row, deps.publicUrl));
    return { row, arrival };
  });
  await publishBookings(deps.events, [arrived.row]);
  return arrived;
};

type Perhaps = {
  readonly lat?: number | null | undefined;
  readonly long?: number | null | undefined;
  readonly accuracy?: number | null | undefined;
};

const fixOf = ({ lat, long, accuracy }: Perhaps = {}): Fix | undefined =>
  typeof lat === 'number' && typeof long === 'number' ? { lat, long, accuracy } : undefined;

/** §16: stores the place of a handyman on the way. False where it came too soon after the last one. */
export const sharePlace = async (
  deps: Deps,
  handyman: PartySession,
  id: string,
  fix: Fix,
): Promise<boolean> => {
  const row = await keepPlace(deps.db, id, handyman.id, fix);
  if (!row) throw tooLate(await findOwn(deps.db, handyman, id), 'share');
  if (row.kept) await publishPlace(deps.events, row);
  // The first point shows the handyman the door: their other pages fetch it.
  if (row.shown) await publishBookings(deps.events, [await findOwn(deps.db, handyman, id)]);
  return row.kept;
};

/** §16: for the customer of that booking only. */
export const readPlace = async (
  deps: Deps,
  customer: PartySession,
  id: string,
): Promise<LivePlace | null> => {
  const row = await findPlace(deps.db, id);
  if (row?.user_id !== customer.id) throw notTheirs(row, 'booking');
  return toLivePlace(row);
};
