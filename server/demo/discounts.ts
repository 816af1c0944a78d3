import { demoOperator, demoUser } from '#contract/demo.ts';
import { timeZone } from '#domain/day.ts';
import type { Db } from '../db/db.ts';

const paise = 5_000;

/** The newest bill of the demo customer that was paid by card at once, and of which nothing was given back. */
const newest = `
  select p.id, p.booking_id, p.gateway_id as charge from payments p join bookings b on b.id = p.booking_id
    join users u on u.id = b.user_id
  where u.email = $1 and p.gateway = 'sandbox' and p.state = 'succeeded' and not p.for_tip and p.amount_paise > ${paise}
    and b.state = 'done'
    and not exists (select from payments o where o.booking_id = b.id and o.id <> p.id and not o.for_tip)
    and not exists (select from refunds r where r.payment_id = p.id)
  order by p.settled_at desc limit 1`;

const today = `(now() at time zone '${timeZone}')::date`;

/**
 * §38: a code that can be tried out, and the bill on which the demo customer has used another one. The books have it from the job
 * that writes all payments of the demonstration there.
 */
export const addDemoDiscounts = async (db: Db): Promise<void> => {
  await db.query(
    `insert into discount_codes (code, amount_paise, percent, valid_from, valid_to, most_uses, first_only, operator_id, created_at)
     select c.code, c.amount, c.percent, ${today} - c.ago, ${today} + c.ahead, c.uses, c.first, o.id, now() - c.ago * interval '1 day'
     from operators o, (values
       ('WELCOME50', ${paise}, null::smallint, 20, 340, 10000, false),
       ('DIWALI50', ${paise}, null, 30, 0, 500, false),
       ('MONSOON20', 10000, 20::smallint, 60, 30, 200, true)
     ) c (code, amount, percent, ago, ahead, uses, first) where o.email = $1`,
    [demoOperator.email],
  );
  const [paid] = await db.query<{ id: string; booking_id: string; charge: string }>(newest, [
    demoUser.email,
  ]);
  if (!paid) return;
  await db.query(
    `update payments set amount_paise = amount_paise - ${paise}, attempt = 2, idempotency_key = 'pay:' || booking_id || ':2'
     where id = $1`,
    [paid.id],
  );
  await db.query(
    `update sandbox_charges set amount_paise = amount_paise - ${paise} where id = $1`,
    [paid.charge],
  );
  await db.query(
    `with used as (
       insert into payments (booking_id, attempt, idempotency_key, gateway, gateway_id, state, amount_paise, created_at,
         busy_until, next_check_at, settled_at)
       select booking_id, 1, 'pay:' || booking_id || ':1', 'code', 'code:' || gen_random_uuid(), 'succeeded', ${paise},
         created_at, created_at, created_at, created_at
       from payments where id = $1 returning id, booking_id, settled_at
     ), counted as (
       update discount_codes set used = used + 1, given_paise = given_paise + ${paise} where code = 'DIWALI50' returning id
     )
     insert into discount_uses (payment_id, code_id, booking_id, user_id, at)
     select n.id, c.id, n.booking_id, b.user_id, n.settled_at from used n join bookings b on b.id = n.booking_id, counted c`,
    [paid.id],
  );
};
