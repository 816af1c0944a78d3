import type { LivePlace } from '#contract/booking.ts';
import { farFromDoor } from '#domain/way.ts';
import type { Fix } from '#domain/way.ts';
import { notTheirs } from '../identity/ownership.ts';
import type { Deps } from '../deps.ts';
import { addMail } from '../mail/outbox.ts';
import type { PartySession } from '../ports/sessions.ts';
import { addPush } from '../push/outbox.ts';
import { publishBookings, publishPlace } from '../events/publish.ts';
import { arrivedMail, onTheWayMail } from './mails.ts';
import { findOwn, moved, tooLate } from './own.ts';
import { findPlace, keepPlace } from './place-store.ts';
import type { BookingRow } from './store.ts';
import { toLivePlace } from './wire.ts';

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

type Arrived = { readonly row: BookingRow; readonly farKm: number | undefined };

/** §16: "I am here". Phones err, and so do pins: a place far from the door is said, never refused. */
export const arrive = async (
  deps: Deps,
  handyman: PartySession,
  id: string,
  sent: Sent,
): Promise<Arrived> => {
  const arrived = await deps.db.transaction(async (db): Promise<Arrived> => {
    // The move takes away what was shared.
    const fix = fixOf(sent) ?? fixOf(await findPlace(db, id));
    const row = await moved(db, 'arrive', handyman, id);
    await addMail(deps, db, arrivedMail(row, deps.publicUrl));
    await addPush(db, row, 'user', 'arrived');
    return { row, farKm: fix && farFromDoor(fix, row) };
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

/** §16: where somebody on the way is. Gives whether it was kept. */
export const sharePlace = async (
  deps: Deps,
  handyman: PartySession,
  id: string,
  fix: Fix,
): Promise<boolean> => {
  const row = await keepPlace(deps.db, id, handyman.id, fix);
  if (!row) throw tooLate(await findOwn(deps.db, handyman, id), 'share');
  if (row.kept) await publishPlace(deps.events, row);
  return row.kept;
};

/** §16: for the customer of that booking and for nobody else. */
export const readPlace = async (
  deps: Deps,
  customer: PartySession,
  id: string,
): Promise<LivePlace | null> => {
  const row = await findPlace(deps.db, id);
  if (row?.user_id !== customer.id) throw notTheirs(row, 'booking');
  return toLivePlace(row);
};
