import { payableStates } from '#domain/booking.ts';
import { literals } from '../db/db.ts';

/** §38: the code on the bill of a booking named `b`, as `CodeOnBill`, or null. Looked up only for what may have been paid. */
export const codeOf = `case when b.payment_state = 'unpaid' and b.state not in ${literals(payableStates)} then null else (
  select json_build_object('code', c.code, 'amount_paise', q.amount_paise, 'attempt', q.attempt)
  from discount_uses y join payments q on q.id = y.payment_id join discount_codes c on c.id = y.code_id
  where y.booking_id = b.id and q.state = 'succeeded' limit 1) end`;
