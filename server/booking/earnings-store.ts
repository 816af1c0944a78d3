import type { PaymentState } from '#domain/booking.ts';
import type { Span } from '#domain/slots.ts';
import type { Db } from '../db/db.ts';
import { daysOver, paidOf } from './store.ts';

export type EarningRow = {
  id: string;
  number: number;
  service_name: string;
  username: string;
  contact_name: string | null;
  days_over: number | null;
  done_at: Date;
  payment_state: PaymentState;
  total_paise: number;
  share_paise: number;
  unpaid_paise: number;
  tip_paise: number;
  /** §37: what they have taken in cash for it. */
  cash_paise: number;
};

/** §35: of a booking named `b`: what was passed on and not refunded. */
export const tipOf = `(select coalesce(sum(t.amount_paise), 0)::int from payments t
  where t.booking_id = b.id and t.for_tip and t.passed_on_at is not null
    and not exists (select 1 from refunds r where r.payment_id = t.id and r.state = 'succeeded'))`;

/** What is not paid of a bill is shared as the whole of it is. */
const jobs = `
  select b.id, i.number, s.name as service_name, u.username, b.contact_name, ${daysOver} as days_over, b.done_at,
    b.payment_state, i.total_paise, i.handyman_share_paise as share_paise,
    case when b.payment_state in ('unpaid', 'processing')
      then (i.handyman_share_paise - round(i.handyman_share_paise::numeric * ${paidOf} / i.total_paise))::int
      else 0 end as unpaid_paise, ${tipOf} as tip_paise,
    (select coalesce(sum(q.amount_paise), 0)::int from payments q
      where q.booking_id = b.id and q.state = 'succeeded' and q.gateway = 'cash') as cash_paise
  from bookings b join bills i on i.booking_id = b.id join users u on u.id = b.user_id
    join services s on s.id = b.service
  where b.handyman_id = $1 and b.state = 'done' and b.done_at >= $2::timestamptz and b.done_at < $3::timestamptz
  order by b.done_at desc, b.id limit 500`;

/** §28: what a professional has done between the two, the newest first. */
export const listEarnings = (
  db: Db,
  handymanId: string,
  { from, to }: Span,
): Promise<EarningRow[]> => db.query<EarningRow>(jobs, [handymanId, new Date(from), new Date(to)]);
