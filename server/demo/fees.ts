import { demoHandyman, demoUser } from '#contract/demo.ts';
import { feeRules } from '#domain/fee.ts';
import type { Db } from '../db/db.ts';

/** A visit of the demo customer, for what the demo professional did ten days later for another customer. */
const addVisit = async (db: Db): Promise<string | undefined> => {
  const [row] = await db.query<{ id: string }>(
    `with one as (
       select u.id as user_id, u.username, u.email, u.contact_number, u.lat, u.long, b.handyman_id, b.service, b.cost,
         i.service_charge_paise, i.cost_paise, i.gst_paise, i.discount_paise, i.total_paise, i.handyman_share_paise,
         b.created_at - interval '10 days' as at
       from bookings b join bills i on i.booking_id = b.id join handymen h on h.id = b.handyman_id, users u
       where u.email = $1 and h.email = $2 and b.state = 'done' and i.extras_paise = 0
       order by b.created_at desc limit 1
     ), off as (
       insert into bookings (user_id, handyman_id, service, cost, lat, long, state, payment_state, created_at, expires_at,
         ended_at, ended_by, fee_settled, contact_name, contact_email, contact_phone)
       select user_id, handyman_id, service, cost, lat, long, 'cancelled', 'paid', at, at + interval '10 minutes',
         at + interval '15 minutes', 'user', true, username, email, contact_number
       from one returning id
     ), bill as (
       insert into bills (booking_id, service_charge_paise, cost_paise, gst_paise, discount_paise, total_paise,
         handyman_share_paise)
       select off.id, service_charge_paise, cost_paise, gst_paise, discount_paise, total_paise, handyman_share_paise
       from off, one
     )
     select id from off`,
    [demoUser.email, demoHandyman.email],
  );
  return row?.id;
};

const addEvents = (db: Db, id: string) =>
  db.query(
    `insert into booking_events (booking_id, move, actor, from_state, to_state, at)
     select id, move, actor, from_state, to_state, created_at + minute * interval '1 minute'
     from bookings, (values
       ('request', 'user', null, 'requested', 0),
       ('accept', 'handyman', 'requested', 'accepted', 2),
       ('set_out', 'handyman', 'accepted', 'on_the_way', 4),
       ('cancel', 'user', 'on_the_way', 'cancelled', 15)
     ) as e(move, actor, from_state, to_state, minute)
     where id = $1 order by minute`,
    [id],
  );

/** Paid with the yes; all but the fee went back, by the sandbox gateway too. */
const addMoney = async (db: Db, id: string): Promise<void> => {
  const paid = `select b.id, i.total_paise, b.created_at + interval '3 minutes' as at,
    'pay:' || b.id || ':1' as key, 'pi_sandbox_' || replace(b.id::text, '-', '') as charge
    from bookings b join bills i on i.booking_id = b.id where b.id = $1::uuid`;
  await db.query(
    `insert into sandbox_charges (id, idempotency_key, amount_paise, state, token, created_at)
     select charge, key, total_paise, 'succeeded', 'tok_visa', at from (${paid}) p`,
    [id],
  );
  await db.query(
    `with payment as (
       insert into payments (booking_id, attempt, gateway, idempotency_key, gateway_id, state, amount_paise, busy_until,
         next_check_at, created_at, settled_at)
       select id, 1, 'sandbox', key, charge, 'succeeded', total_paise, at, at, at, at from (${paid}) p returning id, settled_at
     )
     insert into receipts (series, number, payment_id, issued_at)
     select 'LH-DEMO', coalesce((select max(number) from receipts where series = 'LH-DEMO'), 0) + 1, id, settled_at
     from payment`,
    [id],
  );
  await db.query(
    `with back as (
       select p.id, p.gateway_id, p.amount_paise - $2::int as paise, b.ended_at as at, 'refund:' || b.id || ':1' as key
       from payments p join bookings b on b.id = p.booking_id where b.id = $1
     ), of_gateway as (
       insert into sandbox_refunds (id, charge_id, idempotency_key, amount_paise, state, created_at)
       select 're_' || substr(gateway_id, 4), gateway_id, key, paise, 'succeeded', at from back
     )
     insert into refunds (payment_id, idempotency_key, gateway_id, state, amount_paise, next_check_at, created_at, settled_at)
     select id, key, 're_' || substr(gateway_id, 4), 'succeeded', paise, at, at, at from back`,
    [id, feeRules.paise],
  );
};

/** §36: the demo customer has cancelled one visit late and paid for it; those at which the customer was not at home owe it. */
export const addDemoFees = async (db: Db): Promise<void> => {
  const id = await addVisit(db);
  if (id !== undefined) {
    await addEvents(db, id);
    await addMoney(db, id);
    await db.query(
      `insert into fees (booking_id, user_id, kind, amount_paise, at)
       select id, user_id, 'late_cancellation', $2::int, ended_at from bookings where id = $1`,
      [id, feeRules.paise],
    );
  }
  await db.query(
    `insert into fees (booking_id, user_id, kind, amount_paise, at)
     select b.id, b.user_id, 'nobody_home', $2::int, b.ended_at from bookings b join users u on u.id = b.user_id
     where b.end_reason = 'nobody_home' and u.email <> $1
     on conflict do nothing`,
    [demoUser.email, feeRules.paise],
  );
};
