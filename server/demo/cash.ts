import { demoHandyman, demoUser } from '#contract/demo.ts';
import type { Db } from '../db/db.ts';

/** Paid by card, and nothing of it was given back. */
const ofOne = (email: string, newest: boolean) => `(
  select p.id from payments p join bookings b on b.id = p.booking_id
    join users u on u.id = b.user_id join handymen h on h.id = b.handyman_id
  where ${email} and p.gateway = 'sandbox' and p.state = 'succeeded'
    and not exists (select from refunds r where r.payment_id = p.id)
  order by p.settled_at ${newest ? 'desc' : ''} limit 1)`;

/**
 * §37: two visits that were paid in cash: the newest of the demo professional, and one of the demo customer's. The books
 * have them from the job that writes all payments of the demonstration there.
 */
export const addDemoCash = async (db: Db): Promise<void> => {
  const paid = await db.query<{ id: string; charge: string }>(
    `select id, gateway_id as charge from payments
     where id in (${ofOne('u.email = $1', false)}, ${ofOne('h.email = $2', true)})`,
    [demoUser.email, demoHandyman.email],
  );
  const ids = paid.map(({ id }) => id);
  await db.query(
    `update payments set gateway = 'cash', gateway_id = 'cash:' || id where id = any($1::uuid[])`,
    [ids],
  );
  await db.query('delete from sandbox_charges where id = any($1::text[])', [
    paid.map(({ charge }) => charge),
  ]);
  await db.query(
    `insert into cash_taken (payment_id, key, taken_at)
     select id, gen_random_uuid(), settled_at from payments where id = any($1::uuid[])`,
    [ids],
  );
};
