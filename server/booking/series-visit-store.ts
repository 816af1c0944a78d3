import { moves, openState } from '#domain/booking.ts';
import type { State } from '#domain/booking.ts';
import type { Party } from '#domain/role.ts';
import { timeZone } from '#domain/day.ts';
import { seriesRules } from '#domain/series.ts';
import type { Rhythm, VisitState } from '#domain/series.ts';
import type { Db, Reader } from '../db/db.ts';
import { columns, parties, recorded, stamps } from './store.ts';
import type { BookingRow } from './store.ts';

const today = `(now() at time zone '${timeZone}')::date`;
/** Visits that are still ahead are of no earlier day, however often they were moved. */
const oldestDay = `${today} - ${seriesRules.movedDays}`;

export type SeriesDay = {
  series_id: string;
  day: string;
  state: VisitState;
  booking_id: string | null;
  booking_state: State | null;
  /** When its visit is now: another day where it was moved. */
  startsAt: Date | null;
};

/** Of these series the days from today on, by India's calendar, and those before whose visit was moved and is to come. */
export const listDays = (db: Reader, seriesIds: readonly string[]): Promise<SeriesDay[]> =>
  db.query<SeriesDay>(
    `select v.series_id, v.day::text as day, v.state, v.booking_id, b.state as booking_state, b.starts_at as "startsAt"
     from series_visits v left join bookings b on b.id = v.booking_id
     where v.series_id = any($1::uuid[]) and v.day > ${oldestDay} and (v.day >= ${today} or b.starts_at > now())
     order by v.day`,
    [seriesIds],
  );

/** §27: of a series the agreed visits that are to come, in the order in which they begin. */
export const listAgreed = (db: Reader, seriesId: string): Promise<BookingRow[]> =>
  db.query<BookingRow>(
    `select ${columns} from series_visits v join bookings b on b.id = v.booking_id ${parties}
     where v.series_id = $1 and v.day > ${oldestDay} and b.state = 'accepted' and b.starts_at > now()
     order by b.starts_at`,
    [seriesId],
  );

export type SeriesOf = {
  booking_id: string | null;
  series_id: string;
  rhythm: Rhythm;
  minute: number;
  weekday: number | null;
  first_day: string;
  agreed: boolean;
};

/** To which series these bookings belong, as long as it goes on. */
export const listSeriesOfBookings = (
  db: Reader,
  bookingIds: readonly string[],
): Promise<SeriesOf[]> =>
  db.query<SeriesOf>(
    `select v.booking_id, s.id as series_id, s.rhythm, s.minute, s.weekday, s.first_day::text as first_day,
       s.agreed_at is not null as agreed
     from series_visits v join series s on s.id = v.series_id
     where v.booking_id = any($1::uuid[]) and s.ended_at is null`,
    [bookingIds],
  );

const inTime = `case when x.starts_at > now() + ${seriesRules.freeMinutes} * interval '1 minute'
  then 'series_changed' end`;

/** Visits of a series that have not begun: all that are to come, or the one of a day. */
const leaveOut = (by: Party) =>
  recorded(
    `update bookings x set state = $4::text, end_reason = ${inTime}, ${stamps}
     from (
       select l.id as locked, l.state as was from bookings l join series_visits v on v.booking_id = l.id
       where v.series_id = $5 and ($6::date is null or v.day = $6::date) and l.${by}_id = $7
         and l.state = any (string_to_array($3::text, ' ')) and l.starts_at > now()
       order by l.id for update of l
     ) o
     where x.id = o.locked`,
    undefined,
    'was',
  );

const leaveOutBy = { user: leaveOut('user'), handyman: leaveOut('handyman') } as const;

type By = { readonly role: Party; readonly id: string };

/** What waits for an answer is withdrawn or declined. */
export const leaveOutOpen = (
  db: Db,
  { role, id }: By,
  seriesId: string,
  day: string | null,
): Promise<BookingRow[]> => {
  const move = role === 'user' ? 'withdraw' : 'decline';
  const values = [move, role, openState, moves[move].to, seriesId, day, id];
  return db.query<BookingRow>(leaveOutBy[role], values);
};

/** What is agreed, and the professional has not set out for, is cancelled. */
export const leaveOutAgreed = (
  db: Db,
  { role, id }: By,
  seriesId: string,
  day: string | null,
): Promise<BookingRow[]> => {
  const values = ['cancel', role, 'accepted', moves.cancel.to, seriesId, day, id];
  return db.query<BookingRow>(leaveOutBy[role], values);
};

/** The days of these bookings are skipped, or wait until the series goes on. */
export const markDays = async (
  db: Db,
  seriesId: string,
  bookingIds: readonly string[],
  state: VisitState,
): Promise<void> => {
  await db.query(
    `update series_visits set state = $3 where series_id = $1 and booking_id = any($2::uuid[])`,
    [seriesId, bookingIds, state],
  );
};

/** §27: a price that both sides are told of now, and that holds later. */
export const announcePrice = async (
  db: Db,
  id: string,
  next: { cost: number; bill: string },
): Promise<boolean> => {
  const rows = await db.query(
    `update series set next_cost = $2::int, next_bill = $3::jsonb,
       next_from = now() + ${seriesRules.noticeDays} * interval '1 day'
     where id = $1 and ended_at is null and next_bill is distinct from $3::jsonb returning id`,
    [id, next.cost, next.bill],
  );
  return rows.length > 0;
};

/** §27: the price was what it is before the other one held. */
export const takePriceBack = async (db: Db, id: string): Promise<boolean> => {
  const rows = await db.query(
    `update series set next_cost = null, next_bill = null, next_from = null
     where id = $1 and next_from is not null returning id`,
    [id],
  );
  return rows.length > 0;
};

/** The time has come. */
export const applyPrice = async (db: Db, id: string): Promise<void> => {
  await db.query(
    `update series set cost = next_cost, bill = next_bill, next_cost = null, next_bill = null, next_from = null
     where id = $1 and next_from <= now()`,
    [id],
  );
};
