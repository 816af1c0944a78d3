import type { Actor, Move, PaymentState, State } from '#domain/booking.ts';
import { moves } from '#domain/booking.ts';
import type { ServiceId } from '#domain/service.ts';
import type { Db } from '../db/db.ts';

/** A booking with its two parties; what of it may be shown to whom is wire.ts's business. */
export type BookingRow = {
  id: string;
  user_id: string;
  handyman_id: string;
  service: ServiceId;
  cost: number;
  lat: number;
  long: number;
  state: State;
  payment_state: PaymentState;
  created_at: Date;
  expires_at: Date;
  username: string;
  email: string;
  contact_number: string;
  name: string;
  phone: string;
  profile: string | null;
  handyman_lat: number;
  handyman_long: number;
};

/** Reads a booking named `b` with its parties `u` and `h`. */
export const columns = `b.id, b.user_id, b.handyman_id, b.service, b.cost, b.lat, b.long, b.state,
  b.payment_state, b.created_at, b.expires_at, u.username, u.email, u.contact_number, h.name,
  h.phone, h.profile, h.lat as handyman_lat, h.long as handyman_long`;

export const parties = 'join users u on u.id = b.user_id join handymen h on h.id = b.handyman_id';

const active = `('accepted', 'started')`;

/** Every change of a booking writes its event in the same statement: the first four values are the event's. */
const recorded = (change: string) => `
  with b as (${change} returning *),
  logged as (
    insert into booking_events (booking_id, move, actor, from_state, to_state)
    select id, $1, $2, $3, $4 from b
  )
  select ${columns} from b ${parties}`;

export type NewBooking = {
  readonly userId: string;
  readonly handymanId: string;
  readonly cost: number;
  readonly lat: number;
  readonly long: number;
  readonly minutes: number;
  readonly mostOpen: number;
};

const add = recorded(`
  insert into bookings (user_id, handyman_id, service, cost, lat, long, expires_at)
  select $5, h.id, h.service, $7, $8, $9, now() + $10::int * interval '1 minute'
  from handymen h
  where h.id = $6 and h.online
    and not exists (select 1 from bookings a where a.handyman_id = h.id and a.state in ${active})
    and (select count(*) from bookings o where o.user_id = $5 and o.state = 'requested') < $11::int`);

/** Nothing comes back when he cannot be asked; `findWhyNot` then tells the reason. */
export const addBooking = async (db: Db, wanted: NewBooking): Promise<BookingRow | undefined> => {
  const [row] = await db.query<BookingRow>(add, [
    'request',
    'user',
    null,
    'requested',
    wanted.userId,
    wanted.handymanId,
    wanted.cost,
    wanted.lat,
    wanted.long,
    wanted.minutes,
    wanted.mostOpen,
  ]);
  return row;
};

export const findWhyNot = async (
  db: Db,
  handymanId: string,
): Promise<{ online: boolean; busy: boolean } | undefined> => {
  const [row] = await db.query<{ online: boolean; busy: boolean }>(
    `select h.online, exists (
       select 1 from bookings b where b.handyman_id = h.id and b.state in ${active}) as busy
     from handymen h where h.id = $1`,
    [handymanId],
  );
  return row;
};

type Mover = { readonly actor: Exclude<Actor, 'time'>; readonly id: string };

/** A request past its time is nobody's to answer, even before the clock has cleared it away. */
const moveOf = (actor: Mover['actor']) =>
  recorded(`
    update bookings x set state = $4::text, done_at = case when $4::text = 'done' then now() end
    where x.id = $5 and x.${actor}_id = $6 and x.state = $3::text
      and (x.state <> 'requested' or x.expires_at > now())`);

const moveBy = { user: moveOf('user'), handyman: moveOf('handyman') } as const;

/** One conditional update. No row back: somebody was first, or it was never theirs to move. */
export const moveBooking = async (
  db: Db,
  move: Move,
  by: Mover,
  bookingId: string,
): Promise<BookingRow | undefined> => {
  const { from, to } = moves[move];
  const values = [move, by.actor, from, to, bookingId, by.id];
  const [row] = await db.query<BookingRow>(moveBy[by.actor], values);
  return row;
};

/**
 * Takes hold of all open requests a customer has for one service, in one order for everyone: two handymen
 * who say yes at once wait for each other instead of standing in each other's way.
 */
export const lockRivals = async (db: Db, bookingId: string): Promise<void> => {
  await db.query(
    `select b.id from bookings t join bookings b on b.user_id = t.user_id and b.service = t.service
     where t.id = $1 and b.state = 'requested' order by b.id for update of b`,
    [bookingId],
  );
};

const withdraw = recorded(`
  update bookings x set state = $4::text
  where x.user_id = $5 and x.service = $6::smallint and x.id <> $7 and x.state = $3::text`);

/** The customer has somebody now: their other open requests for this service are withdrawn. */
export const withdrawRivals = (db: Db, won: BookingRow): Promise<BookingRow[]> => {
  const { from, to } = moves.withdraw;
  const values = ['withdraw', 'user', from, to, won.user_id, won.service, won.id];
  return db.query<BookingRow>(withdraw, values);
};

const expire = recorded(`
  update bookings x set state = $4::text
  where x.id in (
    select id from bookings where state = $3::text and expires_at <= now()
    order by id limit 100 for update skip locked)`);

export const expireDue = (db: Db): Promise<BookingRow[]> => {
  const { from, to } = moves.expire;
  return db.query<BookingRow>(expire, ['expire', 'time', from, to]);
};

export const findOldestOpen = async (db: Db, handymanId: string): Promise<string | undefined> => {
  const [row] = await db.query<{ id: string }>(
    `select id from bookings where handyman_id = $1 and state = 'requested' and expires_at > now()
     order by created_at, id limit 1`,
    [handymanId],
  );
  return row?.id;
};

export const countJobDone = async (db: Db, handymanId: string): Promise<void> => {
  await db.query('update handymen set jobs_done = jobs_done + 1 where id = $1', [handymanId]);
};
