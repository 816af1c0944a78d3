import { askLimits } from '#domain/request-limits.ts';
import { moves, openState } from '#domain/booking.ts';
import type { DispatchFacts } from '#domain/dispatch.ts';
import { waves } from '#domain/dispatch.ts';
import type { Db } from '../db/db.ts';
import {
  blocked,
  blocking,
  busy,
  fromNetwork,
  ofPair,
  plannedFrom,
  underWay,
  unpaidJob,
} from './request-store.ts';
import { recorded, stamps } from './store.ts';
import type { BookingRow } from './store.ts';

type Facts = Omit<DispatchFacts, 'forLater'>;
type FactsRow = Omit<Facts, 'thisHour'> & { hour_count: number; hour_first: Date | null };

/** Under `lockCustomer`: what is true here is true until a request is made. */
export const findDispatchFacts = async (db: Db, userId: string): Promise<Facts> => {
  const [row] = await db.query<FactsRow>(
    `select now() as now, t.hour_count, t.hour_first,
       (select d.id from dispatches d where d.user_id = $1 and d.state = 'asking') as asking,
       (select count(*)::int from bookings o
        where o.user_id = $1 and o.state = '${openState}' and o.expires_at > now()) as open,
       ${underWay('$1')} as "underWay",
       (${unpaidJob('$1')}) as "unpaidJob"
     from (
       select count(*)::int as hour_count, min(d.created_at) as hour_first from dispatches d
       where d.user_id = $1 and d.created_at > now() - interval '1 hour' and d.state <> 'found') t`,
    [userId],
  );
  if (!row) throw new Error('A query without a row');
  return { ...row, thisHour: { count: row.hour_count, first: row.hour_first } };
};

/**
 * §18: of those who are near, in that order, the first who may be asked by this customer now, and for the first time by
 * this dispatch. Those who have just declined, or have been asked too often, are skipped, and the one that is left out.
 */
const mayBeAsked = `h.listed and case when d.starts_at is null then h.online and not ${busy('d.user_id', 'd.service')}
  else not ${blocking('d.user_id')} end`;

const firstFree = `
    select h.id
    from json_array_elements_text($2::json) with ordinality as near (id, place)
    join handymen h on h.id = near.id::uuid
    join dispatches d on d.id = $1
    cross join lateral (${ofPair('d.user_id')}) p
    cross join lateral (${fromNetwork('d.asked_from')}) n
    where ${mayBeAsked} and not ${blocked('d.user_id')}
      and p.pair_count < ${askLimits.perPairADay}
      and coalesce(p."declinedAt" <= now() - ${askLimits.minutesAfterDecline} * interval '1 minute', true)
      and n.network_count < ${askLimits.perNetworkAnHour}
      and not exists (select 1 from bookings w
        where w.user_id = d.user_id and w.handyman_id = h.id and w.state = '${openState}')
      and not exists (select 1 from bookings w where w.dispatch_id = d.id and w.handyman_id = h.id)
      and h.id is distinct from d.leaves_out
    order by near.place limit ${waves.people}`;

/** Their rows are locked in the order of their ids, as two customers' waves may name the same people. */
const lock = `
  with chosen as materialized (${firstFree})
  select h.id from handymen h join chosen on chosen.id = h.id order by h.id for no key update of h`;

export const lockFirstFree = async (
  db: Db,
  dispatchId: string,
  near: readonly string[],
): Promise<string[]> => {
  const rows = await db.query<{ id: string }>(lock, [dispatchId, JSON.stringify(near)]);
  return rows.map(({ id }) => id);
};

/** How many of them could be asked next, counted no further than one wave. */
export const countFirstFree = async (
  db: Db,
  dispatchId: string,
  near: readonly string[],
): Promise<number> => {
  const [row] = await db.query<{ free: number }>(
    `select count(*)::int as free from (${firstFree}) f`,
    [dispatchId, JSON.stringify(near)],
  );
  return row?.free ?? 0;
};

/** Ordinary requests with the bill and the details of the dispatch, all in one statement; they wait until the wave is over. */
const add = recorded(
  `insert into bookings (user_id, handyman_id, service, cost, lat, long, expires_at, asked_from, dispatch_id, starts_at, planned)
   select d.user_id, h.id, d.service, d.cost, d.lat, d.long, d.due_at, d.asked_from, d.id, d.starts_at,
     ${plannedFrom('coalesce(d.starts_at, now())', '$7::int')}
   from dispatches d, handymen h
   where d.id = $5 and h.id in (select value::uuid from json_array_elements_text($6::json))
     and ${mayBeAsked} and not ${blocked('d.user_id')}`,
  {
    bill: `insert into bills (booking_id, service_charge_paise, cost_paise, gst_paise, discount_paise,
        total_paise, handyman_share_paise)
      select b.id, d.service_charge_paise, d.cost_paise, d.gst_paise, d.discount_paise,
        d.total_paise, d.handyman_share_paise
      from b join dispatches d on d.id = b.dispatch_id`,
    details: `insert into visit_details (booking_id, address, note)
      select b.id, d.address, d.note from b join dispatches d on d.id = b.dispatch_id
      where coalesce(d.address, d.note) is not null`,
  },
);

/** Under the locks of `lockFirstFree`: those who took a job before their lock was given are left out. */
export const addWave = (
  db: Db,
  dispatch: { readonly id: string; readonly asked_by: 'user' | 'operator' },
  handymen: readonly string[],
  plannedMinutes: number,
): Promise<BookingRow[]> =>
  db.query<BookingRow>(add, [
    'request',
    dispatch.asked_by,
    null,
    openState,
    dispatch.id,
    JSON.stringify(handymen),
    plannedMinutes,
  ]);

/** In the order of their ids, as by all code that locks several. */
export const lockWave = async (db: Db, dispatchId: string): Promise<void> => {
  await db.query(
    `select id from bookings where dispatch_id = $1 and state = '${openState}' order by id for update`,
    [dispatchId],
  );
};

const withdraw = recorded(`
  update bookings x set state = $4::text, ${stamps}
  where x.dispatch_id = $5 and x.state = '${openState}'`);

export const withdrawWave = (db: Db, dispatchId: string): Promise<BookingRow[]> => {
  const { from, to } = moves.withdraw;
  return db.query<BookingRow>(withdraw, ['withdraw', 'user', from, to, dispatchId]);
};
