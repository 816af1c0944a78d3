import { moves } from '#domain/booking.ts';
import type { State } from '#domain/booking.ts';
import { sharing } from '#domain/tracking.ts';
import type { Fix } from '#domain/tracking.ts';
import { literals } from '../db/db.ts';
import type { Db } from '../db/db.ts';
import { columns, notYet, parties } from './store.ts';
import type { BookingRow } from './store.ts';

/**
 * Locks the booking while its point is written: a concurrent arrival, start or cancellation waits, and deletes the
 * point, or was first, and none is written. A point that comes too soon changes nothing. From the
 * first one on the professional reads the door (§6).
 */
const keep = `
  with b as materialized (
    select id, user_id from bookings
    where id = $1 and handyman_id = $2 and state = 'on_the_way' for no key update
  ),
  shown as (
    update bookings x set door_shown_at = now() from b where x.id = b.id and x.door_shown_at is null
    returning x.id
  ),
  kept as (
    insert into live_places as p (booking_id, lat, long, accuracy)
    select id, $3::float8, $4::float8, $5::float8 from b
    on conflict (booking_id) do update
      set lat = excluded.lat, long = excluded.long, accuracy = excluded.accuracy, at = now()
      where p.at <= now() - ${sharing.leastSeconds} * interval '1 second'
    returning booking_id
  )
  select b.id, b.user_id, exists (select 1 from kept) as kept, exists (select 1 from shown) as shown from b`;

type Stored = {
  id: string;
  user_id: string;
  kept: boolean;
  /** The door is shown from this point on. */
  shown: boolean;
};

/** Undefined when no job of this handyman with this id is on the way. */
export const keepPlace = async (
  db: Db,
  bookingId: string,
  handymanId: string,
  { lat, long, accuracy = null }: Fix,
): Promise<Stored | undefined> => {
  const [row] = await db.query<Stored>(keep, [bookingId, handymanId, lat, long, accuracy]);
  return row;
};

const fresh = `p.at > now() - ${sharing.goneAfterMinutes} * interval '1 minute'`;

type PlaceRow = {
  user_id: string;
  handyman_id: string;
  lat: number | null;
  long: number | null;
  accuracy: number | null;
  at: Date | null;
};

/** Whose booking it is, and where its handyman is if that is known. */
export const findPlace = async (db: Db, bookingId: string): Promise<PlaceRow | undefined> => {
  const [row] = await db.query<PlaceRow>(
    `select b.user_id, b.handyman_id, p.lat, p.long, p.accuracy, p.at
     from bookings b
     left join live_places p on p.booking_id = b.id and b.state = 'on_the_way' and ${fresh}
     where b.id = $1`,
    [bookingId],
  );
  return row;
};

/** What "I am here" is judged by: the door, whether they have been shown it, and where their phone was last. */
type ArrivalRow = PlaceRow & {
  state: State;
  doorShownAt: Date | null;
  here_said_at: Date | null;
  door_lat: number;
  door_long: number;
};

export const findArrival = async (db: Db, bookingId: string): Promise<ArrivalRow | undefined> => {
  const [row] = await db.query<ArrivalRow>(
    `select b.user_id, b.handyman_id, p.lat, p.long, p.accuracy, p.at, b.state,
       b.door_shown_at as "doorShownAt", b.here_said_at, b.lat as door_lat, b.long as door_long
     from bookings b
     left join live_places p on p.booking_id = b.id and b.state = 'on_the_way' and ${fresh}
     where b.id = $1`,
    [bookingId],
  );
  return row;
};

const say = `
  with b as (
    update bookings set here_said_at = now(), here_said_km = $3::float8
    where id = $1 and handyman_id = $2 and state in ${literals(moves.arrive.from)}
      and not ${notYet('bookings')}
    returning *
  )
  select ${columns} from b ${parties}`;

/** §16: "I am here" from elsewhere, which is no arrival. Undefined when this is no waiting job of theirs. */
export const noteSaidHere = async (
  db: Db,
  handymanId: string,
  bookingId: string,
  km: number | null,
): Promise<BookingRow | undefined> => {
  const [row] = await db.query<BookingRow>(say, [bookingId, handymanId, km]);
  return row;
};

/** Deletes points of phones that have stopped sending. Other points are deleted with the state of their job. */
export const deleteOldPlaces = async (db: Db): Promise<void> => {
  await db.query(`delete from live_places p where not ${fresh}`);
};
