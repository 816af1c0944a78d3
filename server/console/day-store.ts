import { activeStates, openState } from '#domain/booking.ts';
import { cityReach, mostVisits } from '#domain/city-day.ts';
import type { Place } from '#domain/place.ts';
import { literals } from '../db/db.ts';
import type { Reader } from '../db/db.ts';
import { listedColumns, listedJoins } from './booking-store.ts';
import type { ListedRow } from './booking-store.ts';

export type VisitRow = { id: string; at: Date; later: boolean; lat: number; long: number };

/** The nearer to done, the more it says of several requests for one visit (§18). */
const rank = `case when x.state in ${literals([...activeStates, 'done'])} then 0
  when x.state = '${openState}' then 1 else 2 end`;

const within = `($3::float8 is null or (x.lat between $3 - ${cityReach} and $3 + ${cityReach}
  and x.long between $4::float8 - ${cityReach} and $4::float8 + ${cityReach}))`;

const columns = 'id, dispatch_id, state, starts_at, created_at, lat, long';

/** §14: the visits of a time, those for now by when they were asked for; around the middle of a city, or all. */
export const listVisits = (
  db: Reader,
  from: Date,
  to: Date,
  around: Place | undefined,
): Promise<VisitRow[]> =>
  db.query<VisitRow>(
    `select b.id, b.at, b.starts_at is not null as later, b.lat, b.long from (
       select distinct on (coalesce(x.dispatch_id, x.id)) x.*, coalesce(x.starts_at, x.created_at) as at
       from (
         select ${columns} from bookings where starts_at >= $1::timestamptz and starts_at < $2::timestamptz
         union all
         select ${columns} from bookings
         where created_at >= $1::timestamptz and created_at < $2::timestamptz and starts_at is null
       ) x
       where ${within}
       order by coalesce(x.dispatch_id, x.id), ${rank}, x.created_at desc
     ) b
     order by b.at, b.id limit ${mostVisits + 1}`,
    [from, to, around?.lat ?? null, around?.long ?? null],
  );

/**
 * The bills and people of these visits, looked up for each: joined to all visits of a busy day, as here without the
 * limit, Postgres reads all bills there are.
 */
export const listListed = (db: Reader, ids: readonly string[]): Promise<ListedRow[]> =>
  db.query<ListedRow>(
    `select r.* from unnest($1::uuid[]) w(id) cross join lateral (
       select ${listedColumns} from bookings b ${listedJoins} where b.id = w.id limit 1) r`,
    [ids],
  );
