import type { Db } from '../db/db.ts';

export type RefundRow = {
  id: string;
  payment_id: string;
  booking_id: string;
  idempotency_key: string;
  gateway_id: string | null;
  /** Of the payment it gives back. */
  charge_id: string;
  state: 'created' | 'pending' | 'succeeded' | 'failed';
  amount_paise: number;
};

const columns = `r.id, r.payment_id, p.booking_id, r.idempotency_key, r.gateway_id,
  p.gateway_id as charge_id, r.state, r.amount_paise`;

/**
 * Whoever paid for a booking that was called off gets everything back, once. The limit inside keeps Postgres
 * to one look-up per booking: it expects many of them, as if being called off and being paid for had nothing
 * to do with each other, and would rather walk through all payments.
 */
export const addDueRefunds = async (db: Db, gateway: string): Promise<void> => {
  await db.query(
    `insert into refunds (payment_id, idempotency_key, amount_paise, next_check_at)
     select p.id, 'refund:' || p.booking_id || ':' || p.attempt, p.amount_paise, now()
     from bookings b cross join lateral (
       select * from payments s where s.booking_id = b.id and s.state = 'succeeded' and s.gateway = $1
         and not exists (select 1 from refunds r where r.payment_id = s.id)
       limit 1
     ) p
     where b.state = 'cancelled' and b.payment_state = 'paid'
     order by p.settled_at limit 100
     on conflict do nothing`,
    [gateway],
  );
};

export const claimDueRefunds = (db: Db, gateway: string, most: number): Promise<RefundRow[]> =>
  db.query<RefundRow>(
    `update refunds r set checks = r.checks + 1,
       next_check_at = now() + least(3600, 5 * 2 ^ least(r.checks, 10)) * interval '1 second'
     from payments p
     where p.id = r.payment_id and r.id in (
       select due.id from refunds due join payments of on of.id = due.payment_id
       where due.state in ('created', 'pending') and of.gateway = $1 and due.next_check_at <= now()
       order by due.next_check_at limit $2::int for update of due skip locked
     )
     returning ${columns}`,
    [gateway, most],
  );

export const findRefundByGatewayId = async (
  db: Db,
  gatewayId: string,
): Promise<RefundRow | undefined> => {
  const [row] = await db.query<RefundRow>(
    `select ${columns} from refunds r join payments p on p.id = r.payment_id
     where r.gateway_id = $1`,
    [gatewayId],
  );
  return row;
};

/** Only forward; a bank can send money back that had seemed to arrive, so a success may still fail. */
export const moveRefund = async (
  db: Db,
  id: string,
  gatewayId: string,
  to: Exclude<RefundRow['state'], 'created'>,
): Promise<boolean> => {
  const rows = await db.query(
    `update refunds set state = $3::text, gateway_id = $2,
       settled_at = case when $3::text in ('succeeded', 'failed') then now() end
     where id = $1 and (
       state = 'created'
       or (state = 'pending' and $3::text in ('succeeded', 'failed'))
       or (state = 'succeeded' and $3::text = 'failed')
     ) returning id`,
    [id, gatewayId, to],
  );
  return rows.length > 0;
};
