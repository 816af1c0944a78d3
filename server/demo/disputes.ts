import { demoHandyman, demoOperator, demoUser } from '#contract/demo.ts';
import type { Db } from '../db/db.ts';

/** One that waits for an answer since yesterday, and one that was answered and won; in days before now. */
const stories = [
  { opened: 1, answered: null, closed: null, place: 0 },
  { opened: 12, answered: 11, closed: 8, place: 1 },
] as const;

const answer =
  'The customer gave our professional the start code at the door, and the work was done.';

/**
 * §39: two payments of other customers that their banks have taken back, with the gateway's books to show for it. Our books
 * have them from the job that writes all payments of the demonstration there.
 */
export const addDemoDisputes = async (db: Db): Promise<void> => {
  const payments = await db.query<{ id: string }>(
    `select p.id from payments p join bookings b on b.id = p.booking_id
       join users u on u.id = b.user_id join handymen h on h.id = b.handyman_id
     where p.gateway = 'sandbox' and p.state = 'succeeded' and not p.for_tip and b.state = 'done' and b.payment_state = 'paid'
       and u.email <> $1 and h.email <> $2 and p.settled_at < now() - interval '14 days'
       and exists (select from sandbox_charges c where c.id = p.gateway_id)
       and not exists (select from refunds r where r.payment_id = p.id)
       and not exists (select from payments o where o.booking_id = b.id and o.id <> p.id)
     order by p.settled_at desc, p.id limit ${stories.length}`,
    [demoUser.email, demoHandyman.email],
  );
  for (const { opened, answered, closed, place } of stories) {
    const payment = payments[place];
    if (!payment) continue;
    const state = closed === null ? 'open' : 'won';
    await db.query(
      `insert into sandbox_disputes (id, charge_id, amount_paise, fee_paise, reason, state, due_by, said, created_at)
       select 'dp_sandbox_demo_' || $3::text, p.gateway_id, p.amount_paise, 1500, 'fraudulent', $4,
         now() - $2::int * interval '1 day' + interval '7 days', $5, now() - $2::int * interval '1 day'
       from payments p where p.id = $1`,
      [payment.id, opened, place, state, answered === null ? null : answer],
    );
    await db.query(
      `insert into disputes (gateway_id, payment_id, booking_id, state, reason, amount_paise, fee_paise, taken, returned,
         opened_at, due_by, closed_at, decision, answer, decided_by, decided_at, sent_at)
       select s.id, p.id, p.booking_id, s.state, s.reason, s.amount_paise, s.fee_paise, true, s.state = 'won', s.created_at,
         s.due_by, now() - $2::int * interval '1 day', case when $3::int is not null then 'answer' end, s.said,
         case when $3::int is not null then (select o.id from operators o where o.email = $4) end,
         now() - $3::int * interval '1 day', now() - $3::int * interval '1 day'
       from payments p join sandbox_disputes s on s.charge_id = p.gateway_id where p.id = $1`,
      [payment.id, closed, answered, demoOperator.email],
    );
  }
};
