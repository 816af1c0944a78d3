import type { Db } from '../db/db.ts';
import { returnedOf } from '../money/dispute-store.ts';

export type GatewayRefund = {
  readonly gatewayId: string;
  readonly paymentId: string;
  readonly amountPaise: number;
};

/**
 * §34: a refund that was made on the gateway's own pages. False where it is known, or where our own refunds leave no room
 * for it: one that is due may be the same money. The caller holds the lock on the booking.
 */
export const addGatewayRefund = async (
  db: Db,
  { gatewayId, paymentId, amountPaise }: GatewayRefund,
): Promise<boolean> => {
  const rows = await db.query(
    `insert into refunds (payment_id, idempotency_key, gateway_id, state, amount_paise, made_at_gateway, next_check_at,
       settled_at)
     select p.id, 'gateway:' || $1::text, $1, 'succeeded', $3::int, true, now(), now()
     from payments p where p.id = $2 and p.state = 'succeeded' and p.amount_paise - $3::int >= (
       select coalesce(sum(g.amount_paise), 0) from refunds g where g.payment_id = p.id and g.state <> 'failed') + ${returnedOf('p.id')}
     on conflict do nothing returning id`,
    [gatewayId, paymentId, amountPaise],
  );
  return rows.length > 0;
};

/** Whether one of our own refunds asked for it: its answer may still be on its way. */
export const isOwnRefund = async (db: Db, id: string, key: string): Promise<boolean> =>
  (await db.query('select 1 from refunds where idempotency_key = $1 or gateway_id = $2', [key, id]))
    .length > 0;
