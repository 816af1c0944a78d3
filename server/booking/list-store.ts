import { openState, waitingStates } from '#domain/booking.ts';
import type { Actor, EventName, State } from '#domain/booking.ts';
import { mostTogether } from '#domain/regular.ts';
import { literals } from '../db/db.ts';
import type { Db } from '../db/db.ts';
import { columns, parties } from './store.ts';
import type { BookingRow } from './store.ts';

/** Two short walks along indexes, however many bookings they have had. */
const ofHandyman = `
  select ${columns} from (
    (select o.*, true as open from bookings o
     where o.handyman_id = $1 and o.state = '${openState}' order by o.created_at, o.id limit $2::int)
    union all
    (select p.*, false from bookings p
     where p.handyman_id = $1 and p.state <> '${openState}'
     order by p.created_at desc, p.id desc limit $2::int)
  ) b ${parties}
  order by b.open desc, case when b.open then b.created_at end, b.created_at desc, b.id
  limit $2::int`;

/** Open requests first, oldest first; then the rest, newest first. */
export const listForHandyman = (db: Db, handymanId: string, most: number): Promise<BookingRow[]> =>
  db.query<BookingRow>(ofHandyman, [handymanId, most]);

export const listForUserWith = (
  db: Db,
  userId: string,
  handymanId: string,
  most: number,
): Promise<BookingRow[]> =>
  db.query<BookingRow>(
    `select ${columns} from bookings b ${parties} where b.user_id = $1 and b.handyman_id = $2
     order by b.created_at desc, b.id desc limit $3::int`,
    [userId, handymanId, most],
  );

type Party = { readonly role: 'user' | 'handyman'; readonly id: string };
type After = { readonly createdAt: string; readonly id: string };

/**
 * §18: of those whom a customer has asked around, their list has the one who came. Looked up for each booking: with
 * `exists`, Postgres would read all dispatches there ever were to hash them.
 */
const whoCame = `and (b.dispatch_id is null
  or (select d.id from dispatches d where d.booking_id = b.id) is not null)`;

const pageOf = (role: Party['role'], after: boolean) => `
  select ${columns}, b.created_at::text as exact_created_at from bookings b ${parties}
  where b.${role}_id = $1 ${role === 'user' ? whoCame : ''} ${after ? 'and (b.created_at, b.id) < ($3::timestamptz, $4::uuid)' : ''}
  order by b.created_at desc, b.id desc limit $2::int`;

/** Dates in JavaScript lose the microseconds that the cursor needs. */
type PagedRow = BookingRow & { exact_created_at: string };

export const listOfParty = (
  db: Db,
  { role, id }: Party,
  limit: number,
  after: After | undefined,
): Promise<PagedRow[]> =>
  db.query<PagedRow>(pageOf(role, after !== undefined), [
    id,
    limit,
    ...(after ? [after.createdAt, after.id] : []),
  ]);

export const findBooking = async (db: Db, id: string): Promise<BookingRow | undefined> => {
  const [row] = await db.query<BookingRow>(
    `select ${columns} from bookings b ${parties} where b.id = $1`,
    [id],
  );
  return row;
};

/** The handyman's job that this customer's code would start: the one under way, else the next agreed visit. */
export const findWaitingWith = async (
  db: Db,
  handymanId: string,
  email: string,
  id?: string,
): Promise<BookingRow | undefined> => {
  const [row] = await db.query<BookingRow>(
    `with b as materialized (
       select * from bookings
       where handyman_id = $1 and state in ${literals(waitingStates)} and ($3::uuid is null or id = $3::uuid)
     )
     select ${columns} from b ${parties} where u.email = $2
     order by b.state = 'accepted' and b.starts_at is not null, b.starts_at, b.created_at limit 1`,
    [handymanId, email, id ?? null],
  );
  return row;
};

/** A handyman's running or last job with this customer. */
export const findLatestWith = async (
  db: Db,
  handymanId: string,
  userId: string,
): Promise<BookingRow | undefined> => {
  const [row] = await db.query<BookingRow>(
    `select ${columns} from bookings b ${parties} where b.handyman_id = $1 and b.user_id = $2
     order by b.state = 'started' desc, b.created_at desc, b.id desc limit 1`,
    [handymanId, userId],
  );
  return row;
};

/**
 * §27: how many jobs of this handyman for each of these customers are done, counted no further than matters: one short
 * walk along an index for each of them.
 */
export const countTogether = (
  db: Db,
  handymanId: string,
  userIds: readonly string[],
): Promise<{ user_id: string; jobs: number }[]> =>
  db.query(
    `select u.id as user_id, d.jobs from unnest($2::uuid[]) u(id),
       lateral (select count(*)::int as jobs from (select 1 from bookings b
         where b.handyman_id = $1 and b.user_id = u.id and b.state = 'done' limit ${mostTogether}) c) d`,
    [handymanId, userIds],
  );

export type EventRow = {
  move: EventName;
  actor: Actor;
  from_state: State | null;
  to_state: State;
  at: Date;
  /** §27: of a visit that was moved. */
  starts_from: Date | null;
  starts_to: Date | null;
};

export const listEvents = (db: Db, bookingId: string): Promise<EventRow[]> =>
  db.query<EventRow>(
    `select move, actor, from_state, to_state, at, starts_from, starts_to from booking_events
     where booking_id = $1 order by id`,
    [bookingId],
  );

/** The sealed start codes of these bookings that are still valid, for their customer. */
export const listSealedCodes = (
  db: Db,
  bookingIds: readonly string[],
): Promise<{ subject: string; sealed: Uint8Array }[]> =>
  db.query(
    `select subject, sealed from codes
     where purpose = 'job_start' and sealed is not null and tries_left > 0
       and subject in (select value from json_array_elements_text($1::json))`,
    [JSON.stringify(bookingIds)],
  );
