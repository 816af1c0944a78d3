import { activeStates } from '#domain/booking.ts';
import type { Week } from '#domain/hours.ts';
import type { Span } from '#domain/slots.ts';
import { columns, parties } from './store.ts';
import type { BookingRow } from './store.ts';
import { literals } from '../db/db.ts';
import type { Db, Reader } from '../db/db.ts';

/** §27: what decides when a professional can come: hours, time off and agreed visits. */
export type CalendarRow = { id: string; week: Week; timeOff: Span[]; planned: Span[] };

const milliseconds = (time: string) => `(extract(epoch from ${time}) * 1000)::float8`;
const spans = (from: string, to: string) =>
  `coalesce(json_agg(json_build_object('from', ${milliseconds(from)}, 'to', ${milliseconds(to)})), '[]'::json)`;

/** Only what touches the time between the two. */
const calendars = `
  select h.id, h.week::text as week, o.spans as "timeOff", v.spans as planned
  from handymen h,
    lateral (select ${spans('t.starts_at', 't.ends_at')} as spans from time_off t
      where t.handyman_id = h.id and t.ends_at > $2::timestamptz and t.starts_at < $3::timestamptz) o,
    lateral (select ${spans('lower(b.planned)', 'upper(b.planned)')} as spans from bookings b
      where b.handyman_id = h.id and b.state in ${literals(activeStates)}
        and b.planned && tstzrange($2::timestamptz, $3::timestamptz)
        and b.id is distinct from $4::uuid) v
  where h.id = any($1::uuid[])`;

export const listCalendars = (
  db: Reader,
  handymen: readonly string[],
  { from, to }: Span,
  /** The visit that would be moved does not count as planned against its own new time. */
  except: string | null = null,
): Promise<CalendarRow[]> =>
  db.query<CalendarRow>(calendars, [handymen, new Date(from), new Date(to), except]);

/** §27: the agreed visits for later of the coming weeks, the next first; one of today that is over stays until tomorrow. */
export const listAgreedAhead = (db: Reader, handymanId: string): Promise<BookingRow[]> =>
  db.query<BookingRow>(
    `select ${columns} from bookings b ${parties}
     where b.handyman_id = $1 and b.state in ${literals(activeStates)}
       and b.starts_at > now() - interval '1 day' and b.starts_at < now() + interval '28 days'
     order by b.starts_at limit 200`,
    [handymanId],
  );

/** §27: whether the professional of a later visit has taken that time off. Behind the lock of their row. */
export const isTimeOff = async (db: Db, bookingId: string): Promise<boolean> => {
  const rows = await db.query(
    `select 1 from bookings b join time_off t on t.handyman_id = b.handyman_id
     where b.id = $1 and b.starts_at is not null and t.starts_at < upper(b.planned) and t.ends_at > b.starts_at limit 1`,
    [bookingId],
  );
  return rows.length > 0;
};

/** Now by the clock of the database, in milliseconds. */
export const readClock = async (db: Reader): Promise<number> => {
  const [row] = await db.query<{ now: Date }>('select now() as now');
  if (!row) throw new Error('A query without a row');
  return row.now.getTime();
};
