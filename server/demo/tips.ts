import { demoHandyman, demoUser } from '#contract/demo.ts';
import type { Db } from '../db/db.ts';

const whose = { customer: 'u.email', professional: 'h.email' } as const;

/**
 * §35: the demo customer has given a tip, and the demo professional has one: given a minute after the rating and passed on with
 * it, with the gateway's books and a receipt to show for it.
 */
export const addDemoTips = async (db: Db): Promise<void> => {
  await addTip(db, 'customer', demoUser.email);
  await addTip(db, 'professional', demoHandyman.email);
};

const addTip = async (db: Db, of: keyof typeof whose, email: string): Promise<void> => {
  const [tip] = await db.query<{ id: string }>(
    `insert into payments (booking_id, attempt, gateway, idempotency_key, gateway_id, state, amount_paise, for_tip,
       busy_until, next_check_at, created_at, settled_at, passed_on_at)
     select b.id, 2, 'sandbox', 'pay:' || b.id || ':2', 'pi_sandbox_tip_' || replace(b.id::text, '-', ''), 'succeeded',
       5000, true, a.at, a.at, a.at, a.at, greatest(a.at, g.visible_at)
     from ratings g join bookings b on b.id = g.booking_id
       join users u on u.id = b.user_id join handymen h on h.id = b.handyman_id
       cross join lateral (select g.created_at + interval '1 minute' as at) a
     where g.author = 'user' and g.stars >= 4 and g.visible_at is not null and ${whose[of]} = $1
       and b.payment_state = 'paid'
       and not exists (select 1 from payments p left join refunds r on r.payment_id = p.id
         where p.booking_id = b.id and (p.attempt > 1 or r.id is not null))
     order by b.done_at desc limit 1 returning id`,
    [email],
  );
  if (!tip) return;
  await db.query(
    `insert into sandbox_charges (id, idempotency_key, amount_paise, state, token, created_at)
     select gateway_id, idempotency_key, amount_paise, 'succeeded', 'tok_visa', settled_at from payments where id = $1`,
    [tip.id],
  );
  // So that no other payment takes a number in between.
  await db.query('lock table receipts in exclusive mode');
  await db.query(
    `insert into receipts (series, number, payment_id, issued_at)
     select 'LH-DEMO', (select coalesce(max(number), 0) + 1 from receipts where series = 'LH-DEMO'), id, settled_at
     from payments where id = $1`,
    [tip.id],
  );
};
