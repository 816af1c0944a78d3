import type { Db } from '../db/db.ts';

/** What is paid without asking anyone: with credit (§32), in cash (§37), or by a code (§38). */
type OwnGateway = 'credit' | 'cash' | 'code';

/** The next attempt, which has succeeded at once. While another is under way there is none: it may pay all. */
export const addOwnPayment = async (
  db: Db,
  gateway: OwnGateway,
  bookingId: string,
  amountPaise: number,
): Promise<string | undefined> => {
  const [row] = await db.query<{ id: string }>(
    `insert into payments (id, booking_id, attempt, idempotency_key, gateway, gateway_id, state, amount_paise,
       busy_until, next_check_at, settled_at)
     select s.id, $1::uuid, s.n, 'pay:' || $1::text || ':' || s.n, $3::text, $3::text || ':' || s.id, 'succeeded', $2::int,
       now(), now(), now()
     from (
       select gen_random_uuid() as id, coalesce(max(attempt), 0) + 1 as n,
         count(*) filter (where state in ('created', 'processing', 'requires_action')) as under_way
       from payments where booking_id = $1::uuid
     ) s where s.under_way = 0
     returning id`,
    [bookingId, amountPaise, gateway],
  );
  return row?.id;
};
