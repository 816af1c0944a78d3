import { payableStates } from '#domain/booking.ts';
import { literals } from '../db/db.ts';

/** §32: of it what the customer's credit has paid: looked up while more is due. */
export const creditedOf = `case when b.payment_state = 'unpaid' and b.state in ${literals(payableStates)} then (
  select coalesce(sum(q.amount_paise), 0)::int from payments q
  where q.booking_id = b.id and q.state = 'succeeded' and q.gateway = 'credit') else 0 end`;

/** §37: whether it is to be paid in cash, or a part of it was. Looked up for each booking: `exists` would be hashed. */
export const cashOf = `case when b.payment_state = 'unpaid' and b.state not in ${literals(payableStates)} then null
  when b.payment_state = 'unpaid' and (select c.booking_id from cash_choices c where c.booking_id = b.id) is not null then 'chosen'
  when (select q.id from payments q where q.booking_id = b.id and q.gateway = 'cash' limit 1) is not null then 'taken' end`;
