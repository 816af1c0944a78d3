import type { BookingView } from '#contract/booking.ts';
import { CashTaken } from './cash-taken.tsx';
import { CashToPay } from './cash-to-pay.tsx';

/** §37: on the customer's bill: what is to be paid in cash, and what was. */
export const CashOfVisit = ({ booking }: { booking: BookingView }) => (
  <>
    {booking.cash === 'chosen' && <CashToPay booking={booking} />}
    <CashTaken id={booking.notification_id} as="user" />
  </>
);
