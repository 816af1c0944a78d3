import type { State } from '#domain/booking.ts';
import type { VisitFacts } from '#domain/fee.ts';
import { closing } from '#domain/tracking.ts';
import type { Db } from '../db/db.ts';

type FactsRow = {
  state: State;
  agreed_at: Date | null;
  set_out_at: Date | null;
  starts_at: Date | null;
  expected_at: Date | null;
  accepted_at: Date | null;
  delayed: boolean;
  elsewhere: boolean;
  suspended: boolean;
  now: Date;
};

const eventOf = (which: 'min' | 'max', moves: string) => `(
  select ${which}(e.at) from booking_events e where e.booking_id = b.id and e.move in (${moves}))`;

/** §27: until when a customer has said that they wait. */
const delay = (what: string) => `(
  select ${what} from delays y where y.booking_id = b.id and y.starts_at = b.starts_at)`;

export type Found = { readonly visit: VisitFacts; readonly now: number };

/**
 * §36: what decides about a cancellation by the customer, by the database's clock, which goes on while a transaction
 * waits for the lock on the booking. The promised minutes are those from the yes to the arrival, for a visit for now.
 */
export const findVisit = async (
  db: Db,
  bookingId: string,
  promisedMinutes: number,
): Promise<Found | undefined> => {
  const [row] = await db.query<FactsRow>(
    `select b.state, b.starts_at, clock_timestamp() as now, h.verification = 'suspended' as suspended,
       ${eventOf('max', `'accept', 'reschedule'`)} as agreed_at, ${eventOf('max', `'accept'`)} as accepted_at,
       ${eventOf('min', `'set_out', 'arrive'`)} as set_out_at,
       b.here_said_at is not null as elsewhere,
       coalesce(${delay('case when y.waits_at is not null then y.expected_at end')}, b.starts_at) as expected_at,
       coalesce(${delay('y.waits_at is null')}, false) as delayed
     from bookings b join handymen h on h.id = b.handyman_id where b.id = $1`,
    [bookingId],
  );
  if (!row?.agreed_at) return undefined;
  const lateMs = closing.nobodyCameMinutes * 60_000;
  const promised =
    row.expected_at?.getTime() ??
    (row.accepted_at ?? row.agreed_at).getTime() + promisedMinutes * 60_000;
  const { state, delayed, elsewhere, suspended } = row;
  return {
    now: row.now.getTime(),
    visit: {
      state,
      delayed,
      elsewhere,
      suspended,
      agreedAt: row.agreed_at.getTime(),
      setOutAt: row.set_out_at?.getTime() ?? null,
      startsAt: row.starts_at?.getTime() ?? null,
      lateFrom: promised + lateMs,
    },
  };
};

export type NamedRow = { booking_id: string; number: number; service_name: string };

export const listNamed = (db: Db, bookingIds: readonly string[]): Promise<NamedRow[]> =>
  db.query<NamedRow>(
    `select b.id as booking_id, i.number::float8 as number, s.name as service_name
     from bookings b join bills i on i.booking_id = b.id join services s on s.id = b.service
     where b.id = any($1::uuid[])`,
    [bookingIds],
  );

export type ForgivenRow = { forgiven_by: string | null; words: string | null };

export const findForgiven = async (db: Db, bookingId: string): Promise<ForgivenRow | undefined> => {
  const [row] = await db.query<ForgivenRow>(
    'select forgiven_by, words from fees where booking_id = $1',
    [bookingId],
  );
  return row;
};
