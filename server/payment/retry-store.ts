import { retryHours } from '#domain/refund.ts';
import type { Db } from '../db/db.ts';
import { isExamined, returnedOf } from '../money/dispute-store.ts';

/** For how long a failed refund waits, by how often it was tried before. */
const wait = `(array[${retryHours.join(', ')}])[r.tries + 1] * interval '1 hour'`;

/**
 * Failed refunds whose time has come. Not where an operator has refunded something since, who may have made it
 * anew: the customer would get the money twice. §39: nor while a bank examines the payment.
 */
const due = `refunds r join payments p on p.id = r.payment_id join bookings b on b.id = p.booking_id
  where r.state = 'failed' and p.state = 'succeeded' and p.gateway <> 'code' and r.tries < ${retryHours.length}
    and r.settled_at + ${wait} <= now() and not ${isExamined('p.id')}
    and not exists (
      select from payments o join refunds g on g.payment_id = o.id
      where o.booking_id = b.id and g.state <> 'failed' and g.retry_of is null
        and g.created_at >= r.settled_at)
    and not exists (select from refunds g where g.retry_of = r.id)`;

/**
 * Adds the next try of refunds that failed. Gives how many. In a transaction: the bookings are locked, as by every other
 * refund, before it is read what of them is given back.
 */
export const addRetries = async (db: Db, most: number): Promise<number> => {
  const bookings = await db.query<{ id: string }>(
    `select b.id from ${due} order by r.settled_at limit $1::int for update of b skip locked`,
    [most],
  );
  if (bookings.length === 0) return 0;
  const added = await db.query(
    `insert into refunds (payment_id, idempotency_key, amount_paise, operator_id, ticket_id, retry_of, tries,
       next_check_at)
     select r.payment_id, r.idempotency_key || '~' || (r.tries + 1), r.amount_paise, r.operator_id, r.ticket_id,
       r.id, r.tries + 1, now()
     from ${due} and b.id = any($1::uuid[]) and p.amount_paise - r.amount_paise >= (
       select coalesce(sum(g.amount_paise), 0) from refunds g
       where g.payment_id = r.payment_id and g.state <> 'failed') + ${returnedOf('p.id')}
     on conflict do nothing returning id`,
    [bookings.map(({ id }) => id)],
  );
  return added.length;
};
