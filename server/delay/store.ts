import { activeStates, underWayStates } from '#domain/booking.ts';
import { delayRules } from '#domain/delay.ts';
import { later } from '#domain/slots.ts';
import { literals } from '../db/db.ts';
import type { Db } from '../db/db.ts';

/** An agreed visit to which the professional has not set out. */
export type HeldVisit = { now: Date; startsAt: Date; times: number };

/** Held until the transaction ends; nothing for any other booking. Its delay is changed behind this lock. */
export const holdVisit = async (db: Db, bookingId: string): Promise<HeldVisit | undefined> => {
  const [row] = await db.query<HeldVisit>(
    `select now() as now, b.starts_at as "startsAt",
       coalesce((select y.times from delays y where y.booking_id = b.id), 0) as times
     from bookings b where b.id = $1 and b.state = 'accepted' and b.starts_at is not null for update of b`,
    [bookingId],
  );
  return row;
};

/** What a new delay changes of the one before: a customer who has said that they wait is asked again. */
const replaced = `on conflict (booking_id) do update set starts_at = excluded.starts_at,
  expected_at = excluded.expected_at, said_by = excluded.said_by, said_at = now(), times = y.times + 1, waits_at = null`;

/** It stands under what happened, with the agreed time and the expected one. */
const logged = (actor: string) => `
  insert into booking_events (booking_id, move, actor, from_state, to_state, starts_from, starts_to)
  select booking_id, 'late', '${actor}', 'accepted', 'accepted', starts_at, expected_at from said`;

/** Under the lock of `holdVisit`. */
export const addDelay = async (db: Db, bookingId: string, minutes: number): Promise<void> => {
  await db.query(
    `with said as (
       insert into delays as y (booking_id, starts_at, expected_at, said_by)
       select id, starts_at, starts_at + $2::int * interval '1 minute', 'handyman' from bookings where id = $1
       ${replaced} returning *
     ) ${logged('handyman')}`,
    [bookingId, minutes],
  );
};

/** False when the customer was shown another time, or there is no delay any more. */
export const noteWaits = async (db: Db, bookingId: string, shown: Date): Promise<boolean> => {
  const rows = await db.query(
    `update delays y set waits_at = coalesce(y.waits_at, now()) from bookings b
     where y.booking_id = $1 and b.id = y.booking_id and b.starts_at = y.starts_at and y.expected_at = $2
     returning y.booking_id`,
    [bookingId, shown],
  );
  return rows.length > 0;
};

const travel = `${later.travelMinutes} * interval '1 minute'`;

/**
 * When the professional of the visit `b` is expected to be free for it and there: after the work that they are at, which takes
 * as long as was planned from its start, and after the way. Rounded up to five minutes.
 */
const reckoned = `
  select date_bin('5 minutes', max(greatest(now() + ${travel},
    coalesce(x.started_at, now()) + (upper(x.planned) - lower(x.planned)))) + interval '5 minutes' - interval '1 second',
    timestamptz '2000-01-01 00:00:00+00') as at
  from bookings x
  where x.handyman_id = b.handyman_id and x.id <> b.id and x.state in ${literals(activeStates)}
    and (x.starts_at is null or x.state in ${literals(underWayStates)})`;

const least = `${delayRules.leastMinutes} * interval '1 minute'`;

/**
 * Visits that begin soon, or should have begun, while their professional is at another one that leaves no time for them.
 * Told again only when it has become later by as much as is worth telling. That is looked at once more as the row is
 * written: another process may have written it since this statement began, and its lock on the visit is gone by then.
 */
const find = `
  with due as materialized (
    select b.id, b.starts_at, e.at from bookings b cross join lateral (${reckoned}) e
    where b.state = 'accepted' and b.starts_at <= now() + ${delayRules.soonMinutes} * interval '1 minute'
      and b.starts_at > now() - ${delayRules.goneHours} * interval '1 hour'
      and e.at >= b.starts_at + ${least}
      and not exists (select 1 from delays y where y.booking_id = b.id and y.starts_at = b.starts_at
        and y.expected_at > e.at - ${least})
    order by b.starts_at limit 50 for update of b skip locked
  ),
  said as (
    insert into delays as y (booking_id, starts_at, expected_at, said_by)
    select id, starts_at, at, 'time' from due
    ${replaced}
    where y.starts_at <> excluded.starts_at or y.expected_at <= excluded.expected_at - ${least}
    returning *
  ),
  told as (${logged('time')})
  select booking_id from said`;

/** Gives the visits whose customers are to be told, in the transaction that tells them. */
export const addReckoned = async (db: Db): Promise<string[]> => {
  const rows = await db.query<{ booking_id: string }>(find);
  return rows.map(({ booking_id }) => booking_id);
};
