import { moves, openState } from '#domain/booking.ts';
import type { EndReason, Move } from '#domain/booking.ts';
import { closing } from '#domain/tracking.ts';
import type { Db } from '../db/db.ts';
import { movedBy, recorded, stamps, valuesOf } from './store.ts';
import type { BookingRow } from './store.ts';

const reason = (word: EndReason) => `end_reason = '${word}',`;

/** The move `move` was made so many minutes ago at least, by the database's clock. */
const longAgo = (move: Move, minutes: string) => `and exists (
  select 1 from booking_events e
  where e.booking_id = l.id and e.move = '${move}' and e.at <= now() - (${minutes}) * interval '1 minute')`;

const home = movedBy('handyman', {
  set: reason('nobody_home'),
  when: longAgo('arrive', String(closing.nobodyHomeMinutes)),
});

/** §16: the handyman has waited long enough at the door. */
export const closeNobodyHome = async (
  db: Db,
  handymanId: string,
  bookingId: string,
): Promise<BookingRow | undefined> => {
  const by = { actor: 'handyman', id: handymanId } as const;
  const [row] = await db.query<BookingRow>(home, valuesOf('nobody_home', by, bookingId));
  return row;
};

/** §27: the agreed time of a later visit, or the time until which its customer has said that they wait. */
const expectedAt = (booking: string) => `coalesce((
  select y.expected_at from delays y
  where y.booking_id = ${booking}.id and y.starts_at = ${booking}.starts_at and y.waits_at is not null), ${booking}.starts_at)`;

const came = movedBy('user', {
  set: reason('nobody_came'),
  when: `and case when l.starts_at is null
    then true ${longAgo('accept', `$7::float8 + ${closing.nobodyCameMinutes}`)}
    else ${expectedAt('l')} <= now() - ${closing.nobodyCameMinutes} * interval '1 minute' end`,
});

/** §16: the customer has waited long enough after the promised time: the start, or so many minutes after the yes. */
export const closeNobodyCame = async (
  db: Db,
  userId: string,
  bookingId: string,
  promisedMinutes: number,
): Promise<BookingRow | undefined> => {
  const by = { actor: 'user', id: userId } as const;
  const values = [...valuesOf('nobody_came', by, bookingId), promisedMinutes];
  const [row] = await db.query<BookingRow>(came, values);
  return row;
};

const late = movedBy('user', {
  set: reason('running_late'),
  when: `and exists (select 1 from delays y
    where y.booking_id = l.id and y.starts_at = l.starts_at and y.expected_at = $7::timestamptz)`,
});

/** §27: the visit ends for a customer who does not wait until the expected time, which they were shown. */
export const closeLate = async (
  db: Db,
  userId: string,
  bookingId: string,
  shown: Date,
): Promise<BookingRow | undefined> => {
  const by = { actor: 'user', id: userId } as const;
  const [row] = await db.query<BookingRow>(late, [...valuesOf('hand_over', by, bookingId), shown]);
  return row;
};

/** How long ago a move was made. */
export const secondsSince = async (
  db: Db,
  bookingId: string,
  move: Move,
): Promise<number | undefined> => {
  const [row] = await db.query<{ seconds: number }>(
    `select extract(epoch from now() - at)::float8 as seconds from booking_events
     where booking_id = $1 and move = $2 order by id limit 1`,
    [bookingId, move],
  );
  return row?.seconds;
};

/** The state stands in the text: only then may the small index of open requests be used, whatever the table's size. */
const expire = recorded(`
  update bookings x set state = $4::text, ${stamps}
  where x.id = any(array(
    select id from bookings where state = '${openState}' and expires_at <= now()
    order by expires_at limit 100 for update skip locked))`);

export const expireDue = (db: Db): Promise<BookingRow[]> => {
  return db.query<BookingRow>(expire, ['expire', 'time', openState, moves.expire.to]);
};

/** The literal state lets the planner walk the small index of running jobs. */
const close = recorded(`
  update bookings x set state = $4::text, ${stamps}
  where x.id = any(array(
    select id from bookings
    where state = 'started' and started_at <= now() - $5::int * interval '1 hour'
    order by started_at limit 100 for update skip locked))`);

export const closeDue = (db: Db, hours: number): Promise<BookingRow[]> => {
  return db.query<BookingRow>(close, ['finish', 'time', 'started', moves.finish.to, hours]);
};

/** §27: how long until the customer of a later visit may report that the handyman did not come. */
export const secondsUntilLate = async (db: Db, bookingId: string): Promise<number> => {
  const [row] = await db.query<{ seconds: number | null }>(
    `select extract(epoch from ${expectedAt('b')} - now() + ${closing.nobodyCameMinutes} * interval '1 minute')::float8 as seconds
     from bookings b where b.id = $1`,
    [bookingId],
  );
  return Math.max(1, Math.ceil(row?.seconds ?? 0));
};
