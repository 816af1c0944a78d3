import type { AskFacts, UnderWay } from '#domain/request-limits.ts';
import { askLimits } from '#domain/request-limits.ts';
import type { Bill } from '#domain/bill.ts';
import { activeStates, noJobStates, openState } from '#domain/booking.ts';
import { cancellationsADay } from '#domain/cancellation.ts';
import type { ServiceId } from '#domain/catalogue.ts';
import type { Place } from '#domain/place.ts';
import { later } from '#domain/slots.ts';
import type { VisitDetails } from '#domain/visit-details.ts';
import { literals } from '../db/db.ts';
import type { Db } from '../db/db.ts';
import { cancellationsToday, recorded } from './store.ts';
import type { BookingRow } from './store.ts';
import { doorsFull } from './visit-store.ts';

/** The facts about customer and handyman that decide, and the request itself. */
type Facts = Omit<AskFacts, 'km' | 'forLater'> &
  Place & { readonly service: ServiceId; /** §27 */ readonly doesIt: boolean };

type FactsRow = Omit<Facts, 'thisHour' | 'ofPair' | 'fromNetwork'> & {
  hour_count: number;
  hour_first: Date | null;
  pair_count: number;
  pair_first: Date | null;
  network_count: number;
  network_first: Date | null;
};

/** Handymen named `h` who are on a job or soon will be, not accepting now, or blocking this customer: one answer for all. */
export const busy = (userId: string, service: string) => `(
  exists (select 1 from bookings a where a.handyman_id = h.id and a.state in ${literals(activeStates)}
    and coalesce(a.starts_at, '-infinity'::timestamptz) < now() + ${room(service)})
  or ${blocking(userId)} or (${cancellationsToday('h.id')}) >= ${cancellationsADay} or ${doorsFull})`;

/** §27: so long a job for now takes; a visit that begins before that leaves no room for it. */
const room = (
  service: string,
) => `(select greatest(s.slot_minutes + ${later.travelMinutes}, ${later.setOutMinutes}) * interval '1 minute'
  from services s where s.id = ${service})`;

/** Whether a handyman named `h` has blocked this customer. */
export const blocking = (userId: string) =>
  `exists (select 1 from handyman_blocks k where k.handyman_id = h.id and k.user_id = ${userId})`;

/** Whether this customer has blocked a handyman named `h`. */
export const blocked = (userId: string) =>
  `exists (select 1 from user_blocks k where k.handyman_id = h.id and k.user_id = ${userId})`;

/** How often this customer has asked a handyman named `h` within a day for nothing, as `p`. */
export const ofPair = (userId: string) => `
  select count(*)::int as pair_count, min(x.created_at) as pair_first,
    max(x.ended_at) filter (where x.state = 'declined') as "declinedAt",
    max(x.ended_at) filter (where x.state = 'cancelled') as "withdrawnAt"
  from bookings x
  where x.user_id = ${userId} and x.handyman_id = h.id and x.created_at > now() - interval '1 day'
    and x.end_reason is null
    and (x.state in ('declined', 'expired') or (x.state = 'cancelled' and x.ended_by = 'user'))`;

/** How often a handyman named `h` was asked within an hour from this network for nothing. */
export const fromNetwork = (askedFrom: string) => `
  select count(*)::int as network_count, min(x.created_at) as network_first from bookings x
  where x.handyman_id = h.id and x.created_at > now() - interval '1 hour' and x.asked_from = ${askedFrom}
    and x.state in ${literals(noJobStates)}`;

/** Only the newest bookings of a customer are searched for paid ones: enough for the limit. */
const newestLookedAt = 50;

/** §27: a booking named `r` is a visit of a series that goes on, which counts once with all its visits. */
const inSeries = `exists (select 1 from series_visits e join series q on q.id = e.series_id
  where e.booking_id = r.id and q.ended_at is null)`;

/** The jobs of this customer that are under way, and those they have paid for. */
export const underWay = (userId: string) => `
  json_build_object(
    'running', (select count(*) from bookings r where r.user_id = ${userId} and r.state in ${literals(activeStates)}
      and (r.starts_at is null or r.state <> 'accepted')),
    'ahead', (select count(*) from bookings r where r.user_id = ${userId} and r.state in ${literals(activeStates)}
      and r.starts_at is not null and r.state = 'accepted' and not ${inSeries})
      + (select count(*) from bookings r where r.user_id = ${userId} and r.state = '${openState}' and r.starts_at is not null
        and not ${inSeries})
      + (select count(*) from series q where q.user_id = ${userId} and q.ended_at is null),
    'paid', (select count(*) from (
        select r.state, r.payment_state from bookings r where r.user_id = ${userId}
        order by r.created_at desc, r.id desc limit ${newestLookedAt}) s
      where s.state = 'done' and s.payment_state = 'paid'))`;

/** Under `lockParties`. */
export const findUnderWay = async (db: Db, userId: string): Promise<UnderWay> => {
  const [row] = await db.query<{ found: UnderWay }>(`select ${underWay('$1')} as found`, [userId]);
  if (!row) throw new Error('A query without a row');
  return row.found;
};

/** A done job of this customer that has waited too long for its payment. */
export const unpaidJob = (userId: string) => `
  select d.id from bookings d
  where d.user_id = ${userId} and d.state = 'done' and d.payment_state = 'unpaid'
    and d.done_at < now() - ${askLimits.hoursToPay} * interval '1 hour'
  order by d.done_at limit 1`;

/**
 * Only requests that came to nothing are counted: one that led to a job is no abuse. A dispatch has a limit of
 * its own (§18).
 */
const facts = `
  select now() as now, w.service, w.service = h.service or w.service = any(h.also) as "doesIt", h.lat, h.long, h.listed and (h.online or $4::boolean) as online, p."declinedAt", p."withdrawnAt",
    h.radius_km as "radiusKm",
    t.hour_count, t.hour_first, p.pair_count, p.pair_first, n.network_count, n.network_first,
    case when $4::boolean then ${blocking('$1')} else ${busy('$1', 'w.service')} end as busy, ${blocked('$1')} as blocked,
    exists (select 1 from bookings o
      where o.user_id = $1 and o.handyman_id = h.id and o.state = '${openState}') as asked,
    (select count(*)::int from bookings o where o.user_id = $1 and o.state = '${openState}') as open,
    ${underWay('$1')} as "underWay",
    (select d.id from dispatches d
      where d.user_id = $1 and d.service = w.service and d.state = 'asking') as dispatch,
    (${unpaidJob('$1')}) as "unpaidJob"
  from handymen h,
    lateral (select coalesce($5::smallint, h.service) as service) w,
    lateral (
      select count(*)::int as hour_count, min(x.created_at) as hour_first from bookings x
      where x.user_id = $1 and x.created_at > now() - interval '1 hour'
        and x.state in ${literals(noJobStates)} and x.end_reason is null and x.dispatch_id is null) t,
    lateral (${ofPair('$1')}) p,
    lateral (${fromNetwork('$3')}) n
  where h.id = $2`;

/** Under the locks of `lockParties`: what is true here is true until the request is added. */
export const findAskFacts = async (
  db: Db,
  userId: string,
  handymanId: string,
  askedFrom: Uint8Array,
  forLater: boolean,
  /** The one they signed up with if none is named. */
  service?: ServiceId,
): Promise<Facts | undefined> => {
  const [row] = await db.query<FactsRow>(facts, [
    userId,
    handymanId,
    askedFrom,
    forLater,
    service ?? null,
  ]);
  return (
    row && {
      ...row,
      thisHour: { count: row.hour_count, first: row.hour_first },
      ofPair: { count: row.pair_count, first: row.pair_first },
      fromNetwork: { count: row.network_count, first: row.network_first },
    }
  );
};

/** §27: the time that a visit takes of its professional. */
export const plannedFrom = (from: string, minutes: string) =>
  `tstzrange(${from}, ${from} + ${minutes} * interval '1 minute')`;

export type NewBooking = {
  /** §14: who has asked, where it was not the customer. */
  readonly askedBy?: 'operator' | undefined;
  readonly userId: string;
  readonly handymanId: string;
  readonly service: ServiceId;
  readonly cost: number;
  readonly bill: Bill;
  readonly lat: number;
  readonly long: number;
  readonly details: VisitDetails;
  /** How long it waits for its answer. */
  readonly minutes: number;
  /** §27: when the visit begins, unless it is for now, and how long it takes with the way to the next. */
  readonly startsAt: Date | null;
  readonly plannedMinutes: number;
  readonly askedFrom: Uint8Array | null;
};

/** The bill and the details are added by the same statement, which cannot read them from their tables yet. */
const add = recorded(
  `insert into bookings (user_id, handyman_id, service, cost, lat, long, expires_at, asked_from, starts_at, planned)
   select $5, h.id, $22::smallint, $7, $8, $9, now() + $10::float8 * interval '1 minute', $11, $20::timestamptz,
     ${plannedFrom('coalesce($20::timestamptz, now())', '$21::int')}
   from handymen h where h.id = $6`,
  {
    bill: `insert into bills (booking_id, service_charge_paise, cost_paise, gst_paise, discount_paise,
       total_paise, handyman_share_paise)
     select id, $12::int, $13::int, $14::int, $15::int, $16::int, $17::int from b`,
    details: `insert into visit_details (booking_id, address, note)
     select id, $18::text, $19::text from b where coalesce($18::text, $19::text) is not null`,
  },
);

export const addBooking = async (db: Db, wanted: NewBooking): Promise<BookingRow> => {
  const [row] = await db.query<BookingRow>(add, [
    'request',
    wanted.askedBy ?? 'user',
    null,
    openState,
    wanted.userId,
    wanted.handymanId,
    wanted.cost,
    wanted.lat,
    wanted.long,
    wanted.minutes,
    wanted.askedFrom,
    wanted.bill.service_charge_paise,
    wanted.bill.cost_paise,
    wanted.bill.gst_paise,
    wanted.bill.discount_paise,
    wanted.bill.total_paise,
    wanted.bill.handyman_share_paise,
    wanted.details.address,
    wanted.details.note,
    wanted.startsAt,
    wanted.plannedMinutes,
    wanted.service,
  ]);
  if (!row) throw new Error('A booking was not added');
  return row;
};
