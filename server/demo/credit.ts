import { demoOperator, demoUser } from '#contract/demo.ts';
import type { Db } from '../db/db.ts';

const words = 'Nobody came on Monday. We are sorry: the next visit is on us.';

/**
 * §32: the demo customer was given credit once, which has paid their oldest job. Both stand in the books at once: until the
 * job that writes the other payments there has come to it, the credit would pay another bill as well.
 */
export const addDemoCredit = async (db: Db): Promise<void> => {
  const [paid] = await db.query<{ id: string; charge: string }>(
    `select p.id, p.gateway_id as charge from payments p join bookings b on b.id = p.booking_id
       join users u on u.id = b.user_id
     where u.email = $1 and p.state = 'succeeded' order by p.settled_at limit 1`,
    [demoUser.email],
  );
  if (!paid) return;
  await db.query(
    `update payments set gateway = 'credit', gateway_id = 'credit:' || id where id = $1`,
    [paid.id],
  );
  await db.query('delete from sandbox_charges where id = $1', [paid.charge]);
  await db.query(
    `with given as (
       insert into credits (key, user_id, kind, amount_paise, operator_id, words, at)
       select gen_random_uuid(), b.user_id, 'given', p.amount_paise, o.id, $3, b.created_at - interval '5 hours'
       from payments p join bookings b on b.id = p.booking_id, operators o where p.id = $1 and o.email = $2
       returning id, user_id, amount_paise, at
     )
     insert into ledger (key, line, kind, credit_id, debit, credit, user_id, amount_paise, at)
     select 'credit:' || id, 1, 'credit_given', id, 'discounts', 'credit', user_id, amount_paise, at from given`,
    [paid.id, demoOperator.email, words],
  );
  await db.query(
    `insert into ledger (key, line, kind, booking_id, debit, credit, user_id, amount_paise, at)
     select 'charge:' || p.id, 1, 'charge', p.booking_id, 'credit', 'held', b.user_id, p.amount_paise, p.settled_at
     from payments p join bookings b on b.id = p.booking_id where p.id = $1`,
    [paid.id],
  );
};
