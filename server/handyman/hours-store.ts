import { activeStates } from '#domain/booking.ts';
import { timeOffLimits } from '#domain/hours.ts';
import type { Week } from '#domain/hours.ts';
import { retention } from '#domain/retention.ts';
import { later } from '#domain/slots.ts';
import { literals } from '../db/db.ts';
import type { Db } from '../db/db.ts';

export type HoursRow = { week: Week; radius_km: number | null };

const columns = 'week::text as week, radius_km';

export const findHours = async (db: Db, handymanId: string): Promise<HoursRow | undefined> => {
  const [row] = await db.query<HoursRow>(`select ${columns} from handymen where id = $1`, [
    handymanId,
  ]);
  return row;
};

export const putHours = async (
  db: Db,
  handymanId: string,
  { week, radius_km: radius }: HoursRow,
): Promise<HoursRow | undefined> => {
  const [row] = await db.query<HoursRow>(
    `update handymen set week = $2::text::bit(336), radius_km = $3::smallint where id = $1
     returning ${columns}`,
    [handymanId, week, radius],
  );
  return row;
};

export type TimeOffRow = { id: string; starts_at: Date; ends_at: Date };

/** That is not over, the earliest first. */
export const listTimeOff = (db: Db, handymanId: string): Promise<TimeOffRow[]> =>
  db.query<TimeOffRow>(
    `select id, starts_at, ends_at from time_off
     where handyman_id = $1 and ends_at > now() order by starts_at, id`,
    [handymanId],
  );

/** §27: an accept and new time off run one after the other: both take this lock, an accept by `lockParties`. */
export const lockCalendar = async (db: Db, handymanId: string): Promise<Date | undefined> => {
  const [row] = await db.query<{ now: Date }>(
    'select now() as now from handymen where id = $1 for no key update',
    [handymanId],
  );
  return row?.now;
};

export type AgreedRow = { id: string; number: number };

/**
 * Under `lockCalendar`: the first agreed visit of which a part lies within a time. The way to the next visit is part of
 * what is planned, but not of the visit.
 */
export const findAgreedWithin = async (
  db: Db,
  handymanId: string,
  from: Date,
  to: Date,
): Promise<AgreedRow | undefined> => {
  const [row] = await db.query<AgreedRow>(
    `select b.id, i.number from bookings b join bills i on i.booking_id = b.id
     where b.handyman_id = $1 and b.state in ${literals(activeStates)}
       and b.planned && tstzrange($2::timestamptz, $3::timestamptz)
       and upper(b.planned) - ${later.travelMinutes} * interval '1 minute' > $2::timestamptz
     order by lower(b.planned) limit 1`,
    [handymanId, from, to],
  );
  return row;
};

/** Under `lockCalendar`. Overlapping time off is merged. No row back: there is as much as may be. */
export const putTimeOff = async (
  db: Db,
  handymanId: string,
  from: Date,
  to: Date,
): Promise<TimeOffRow | undefined> => {
  const [row] = await db.query<TimeOffRow>(
    `with others as (
       delete from time_off
       where handyman_id = $1 and starts_at < $3::timestamptz and ends_at > $2::timestamptz
       returning starts_at, ends_at)
     insert into time_off (handyman_id, starts_at, ends_at)
     select $1, least($2::timestamptz, min(starts_at)), greatest($3::timestamptz, max(ends_at)) from others
     having (select count(*) from time_off
       where handyman_id = $1 and ends_at > now()
         and not (starts_at < $3::timestamptz and ends_at > $2::timestamptz)) < ${timeOffLimits.most}
     returning id, starts_at, ends_at`,
    [handymanId, from, to],
  );
  return row;
};

export const deleteTimeOff = async (db: Db, handymanId: string, id: string): Promise<boolean> => {
  const rows = await db.query(
    'delete from time_off where id = $1 and handyman_id = $2 returning id',
    [id, handymanId],
  );
  return rows.length > 0;
};

export const hasTimeOff = async (db: Db, id: string): Promise<boolean> => {
  const rows = await db.query('select 1 from time_off where id = $1', [id]);
  return rows.length > 0;
};

/** §23: deletes time off a while after its end. */
export const deleteOldTimeOff = async (db: Db, most: number): Promise<number> => {
  const rows = await db.query(
    `delete from time_off where id = any(array(
       select id from time_off where ends_at <= now() - ${retention.timeOffDays} * interval '1 day'
       limit $1::int for update skip locked))
     returning id`,
    [most],
  );
  return rows.length;
};
