import type { Bill } from '#domain/bill.ts';
import type { ServiceId } from '#domain/catalogue.ts';
import type { Language } from '#domain/language.ts';
import type { Party } from '#domain/role.ts';
import { timeZone } from '#domain/day.ts';
import type { Pattern, Rhythm, VisitState } from '#domain/series.ts';
import type { Db, Reader } from '../db/db.ts';
import { blocked, blocking } from './request-store.ts';

/** A series with its two parties; what of it may be shown to whom is for series-presenter.ts. */
export type SeriesRow = {
  id: string;
  user_id: string;
  handyman_id: string;
  service: ServiceId;
  service_name: string;
  service_name_hi: string;
  rhythm: Rhythm;
  minute: number;
  weekday: number | null;
  first_day: string;
  cost: number;
  pack: number;
  bill: Bill;
  next_cost: number | null;
  next_bill: Bill | null;
  next_from: Date | null;
  lat: number;
  long: number;
  address: string | null;
  note: string | null;
  agreed_at: Date | null;
  paused_at: Date | null;
  paused_by: Party | null;
  ended_at: Date | null;
  created_at: Date;
  username: string;
  email: string;
  user_language: Language;
  name: string;
  handyman_email: string;
  handyman_language: Language;
  profile: string | null;
};

const columns = `s.id, s.user_id, s.handyman_id, s.service, v.name as service_name, v.name_hi as service_name_hi,
  s.rhythm, s.minute, s.weekday, s.first_day::text as first_day, s.cost, s.pack, s.bill, s.next_cost, s.next_bill, s.next_from,
  s.lat, s.long, s.address, s.note, s.agreed_at, s.paused_at, s.paused_by, s.ended_at, s.created_at,
  u.username, u.email, u.language as user_language, h.name, h.email as handyman_email,
  h.language as handyman_language, h.profile`;
const joins = `join users u on u.id = s.user_id join handymen h on h.id = s.handyman_id join services v on v.id = s.service`;

export type NewSeries = Pattern & {
  readonly userId: string;
  readonly handymanId: string;
  readonly service: ServiceId;
  readonly cost: number;
  readonly pack: number;
  readonly bill: Bill;
  readonly lat: number;
  readonly long: number;
  readonly address: string | null;
  readonly note: string | null;
};

/** One of these two people for this service and time: the index `series_once` refuses a second. */
export const addSeries = async (db: Db, wanted: NewSeries): Promise<string> => {
  const [row] = await db.query<{ id: string }>(
    `insert into series (user_id, handyman_id, service, rhythm, minute, weekday, first_day, cost, pack, bill,
       lat, long, address, note, due_at)
     values ($1, $2, $3::smallint, $4, $5::smallint, $6::smallint, $7::date, $8::int, $9::smallint, $10::jsonb,
       $11, $12, $13::text, $14::text, now() + interval '1 minute') returning id`,
    [
      wanted.userId,
      wanted.handymanId,
      wanted.service,
      wanted.rhythm,
      wanted.minute,
      wanted.weekday,
      wanted.firstDay,
      wanted.cost,
      wanted.pack,
      JSON.stringify(wanted.bill),
      wanted.lat,
      wanted.long,
      wanted.address,
      wanted.note,
    ],
  );
  if (!row) throw new Error('A series was not added');
  return row.id;
};

export const findSeries = async (db: Reader, id: string): Promise<SeriesRow | undefined> => {
  const [row] = await db.query<SeriesRow>(
    `select ${columns} from series s ${joins} where s.id = $1`,
    [id],
  );
  return row;
};

/** Behind `lockParties`: a visit that is made and an end of the series come one after the other. */
export const lockSeries = async (db: Db, id: string): Promise<SeriesRow | undefined> => {
  await db.query('select id from series where id = $1 for update', [id]);
  return findSeries(db, id);
};

const ofParty = (role: Party) =>
  `select ${columns} from series s ${joins} where s.${role}_id = $1 and s.ended_at is null
   order by s.created_at desc, s.id limit 100`;

export const listSeriesOf = (db: Reader, role: Party, id: string): Promise<SeriesRow[]> =>
  db.query<SeriesRow>(ofParty(role), [id]);

/** The yes to all, with the yes to one of its visits. Nothing where that is no visit of a series that goes on. */
export const agreeSeries = async (db: Db, bookingId: string): Promise<string | undefined> => {
  const [row] = await db.query<{ id: string }>(
    `update series s set agreed_at = coalesce(s.agreed_at, now()), due_at = now()
     from series_visits v
     where v.booking_id = $1 and s.id = v.series_id and s.ended_at is null and s.paused_at is null
     returning s.id`,
    [bookingId],
  );
  return row?.id;
};

/** By one of its two parties, or by time. False: it is over already. */
export const endSeries = async (db: Db, id: string, by: Party | 'time'): Promise<boolean> => {
  const rows = await db.query(
    `update series set ended_at = now(), ended_by = $2 where id = $1 and ended_at is null returning id`,
    [id, by],
  );
  return rows.length > 0;
};

export const pauseSeries = async (db: Db, id: string, by: Party): Promise<boolean> => {
  const rows = await db.query(
    `update series set paused_at = now(), paused_by = $2
     where id = $1 and ended_at is null and paused_at is null returning id`,
    [id, by],
  );
  return rows.length > 0;
};

/** By the one who paused it. Days that were left out meanwhile and are still to come are wanted again. */
export const resumeSeries = async (db: Db, id: string, by: Party): Promise<boolean> => {
  const rows = await db.query(
    `update series set paused_at = null, paused_by = null, due_at = now()
     where id = $1 and ended_at is null and paused_by = $2 returning id`,
    [id, by],
  );
  if (rows.length === 0) return false;
  await db.query(`delete from series_visits where series_id = $1 and state = 'paused'`, [id]);
  return true;
};

/** Those that may have visits to make; looked at again in a minute, whatever becomes of this time. */
export const claimDueSeries = async (db: Db, most: number): Promise<string[]> => {
  const rows = await db.query<{ id: string }>(
    `update series set due_at = now() + interval '1 minute'
     where id = any(array(
       select id from series where ended_at is null and paused_at is null and due_at <= now()
       order by due_at limit $1::int for update skip locked))
     returning id`,
    [most],
  );
  return rows.map(({ id }) => id);
};

/** Nothing more to make today: the next day in India brings the next. */
export const restSeries = async (db: Db, id: string): Promise<void> => {
  await db.query(
    `update series set due_at = (date_trunc('day', now() at time zone '${timeZone}') + interval '1 day 5 minutes')
       at time zone '${timeZone}'
     where id = $1 and agreed_at is not null and next_from is null`,
    [id],
  );
};

/** Whether one of the two has left or was sent away, blocks the other, or does not offer the service any more: then it does not go on. */
export const cannotGoOn = async (db: Db, id: string): Promise<boolean> => {
  const rows = await db.query(
    `select 1 from series s join users u on u.id = s.user_id join handymen h on h.id = s.handyman_id
     where s.id = $1 and (u.deleted_at is not null or h.deleted_at is not null
       or h.verification in ('suspended', 'refused')
       or not (s.service = h.service or s.service = any(h.also)) or ${blocking('s.user_id')} or ${blocked('s.user_id')})`,
    [id],
  );
  return rows.length > 0;
};

/** The visits of a series that were ever agreed, and those that wait for an answer. */
export const countVisits = async (db: Db, id: string): Promise<{ open: number; ever: number }> => {
  const [row] = await db.query<{ open: number; ever: number }>(
    `select count(*) filter (where b.state = 'requested')::int as open,
       count(*) filter (where b.contact_name is not null)::int as ever
     from series_visits v join bookings b on b.id = v.booking_id where v.series_id = $1`,
    [id],
  );
  return row ?? { open: 0, ever: 0 };
};

/** False: this day has its row already. Of several processes one adds it. */
export const addVisit = async (
  db: Db,
  seriesId: string,
  day: string,
  state: VisitState,
  bookingId: string | null = null,
): Promise<boolean> => {
  const rows = await db.query(
    `insert into series_visits (series_id, day, state, booking_id) values ($1, $2::date, $3, $4)
     on conflict (series_id, day) do nothing returning day`,
    [seriesId, day, state, bookingId],
  );
  return rows.length > 0;
};

export const setBooking = async (
  db: Db,
  seriesId: string,
  day: string,
  bookingId: string,
): Promise<void> => {
  await db.query(
    'update series_visits set booking_id = $3 where series_id = $1 and day = $2::date',
    [seriesId, day, bookingId],
  );
};
