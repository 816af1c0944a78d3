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
  share_paise: number;
  unpaid_paise: number;
};

/** What is not paid of a bill is shared as the whole of it is. */
const jobs = `
  select b.id, i.number, s.name as service_name, u.username, b.contact_name, ${daysOver} as days_over, b.done_at,
    b.payment_state, i.handyman_share_paise as share_paise,
    case when b.payment_state in ('unpaid', 'processing')
      then (i.handyman_share_paise - round(i.handyman_share_paise::numeric * ${paidOf} / i.total_paise))::int
      else 0 end as unpaid_paise
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
