import type { Account } from './people.ts';
import type { Product } from './product.ts';

/** §6: verified, and with three paid jobs long ago: such a professional reads the door from the yes on. */
export const establish = async (
  { db }: Product,
  { id }: Account,
  customer: Account,
): Promise<void> => {
  await db.query(
    `update handymen set verification = 'verified', verified_at = now(), verification_asked_at = null
     where id = $1`,
    [id],
  );
  await db.query(
    `insert into bookings (user_id, handyman_id, service, cost, lat, long, state, payment_state,
       created_at, expires_at, started_at, done_at, counted_at)
     select $2, h.id, h.service, 50, h.lat, h.long, 'done', 'paid', at, at, at, at, at
     from handymen h, (select now() - interval '60 days' as at) t, generate_series(1, 3)
     where h.id = $1`,
    [id, customer.id],
  );
};
