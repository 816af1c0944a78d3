import { moves, openState } from '#domain/booking.ts';
import type { EndReason } from '#domain/booking.ts';
import type { Db } from '../db/db.ts';
import { recorded, stamps } from './store.ts';
import type { BookingRow } from './store.ts';

/** §27: whether a booking is for a time that overlaps with that of the booking with this id. */
const atTheTimeOf = (booking: string, id: string) =>
  `${booking}.planned && (select w.planned from bookings w where w.id = ${id})`;

type Rival = Pick<BookingRow, 'id' | 'user_id' | 'handyman_id' | 'service'>;

/**
 * Locks every open request that a yes to this one would end: of those for the same time the customer's others for the
 * service and the handyman's others. Always in the order of their ids, so that crossing pairs wait instead of deadlocking.
 * False when there are none: behind `lockParties` none can be added either.
 */
export const lockRivals = async (db: Db, asked: Rival): Promise<boolean> => {
  const rows = await db.query<{ id: string }>(
    `select b.id from bookings b
     where b.state = '${openState}' and b.id in (
       select o.id from bookings o
       where o.user_id = $1 and o.service = $2::smallint and o.state = '${openState}'
       union
       select o.id from bookings o where o.handyman_id = $3 and o.state = '${openState}')
       and ${atTheTimeOf('b', '$4')}
     order by b.id for update of b`,
    [asked.user_id, asked.service, asked.handyman_id, asked.id],
  );
  return rows.some(({ id }) => id !== asked.id);
};

const endRivals = (which: string) =>
  recorded(`
    update bookings x set state = $4::text, end_reason = $5, ${stamps}
    where ${which} and x.id <> $7 and x.state = '${openState}' and ${atTheTimeOf('x', '$7')}`);

const withdraw = endRivals('x.user_id = $6 and x.service = $8::smallint');
const pass = endRivals('x.handyman_id = $6');

/** The customer has a professional for this time: their other open requests for this service at that time are withdrawn. */
export const withdrawRivals = (db: Db, won: Rival): Promise<BookingRow[]> => {
  const { to } = moves.withdraw;
  const reason: EndReason = 'found_another';
  const values = ['withdraw', 'user', openState, to, reason, won.user_id, won.id, won.service];
  return db.query<BookingRow>(withdraw, values);
};

/** The handyman has a job at this time: what other customers have asked them for it is declined. */
export const declineRivals = (db: Db, won: Rival): Promise<BookingRow[]> => {
  const { to } = moves.decline;
  const reason: EndReason = 'took_another_job';
  const values = ['decline', 'handyman', openState, to, reason, won.handyman_id, won.id];
  return db.query<BookingRow>(pass, values);
};
