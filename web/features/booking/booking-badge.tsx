import { isPayable } from '#domain/booking.ts';
import type { PaymentState, State } from '#domain/booking.ts';
import { words } from '#words/booking.tsx';
import { Badge } from '../../ui/badge.tsx';
import type { Tone } from '../../ui/badge.tsx';

const states: Readonly<Record<State, Tone>> = {
  requested: 'warn',
  accepted: 'good',
  on_the_way: 'good',
  arrived: 'good',
  started: 'accent',
  done: 'good',
  declined: 'bad',
  cancelled: 'neutral',
  expired: 'neutral',
};

const payments: Readonly<Record<PaymentState, Tone>> = {
  unpaid: 'warn',
  processing: 'warn',
  paid: 'good',
  refunded: 'accent',
};

/** A booking's state in a word. */
export const BookingBadge = ({ state }: { state: State }) => (
  <Badge tone={states[state]}>{words.states[state]}</Badge>
);

type Standing = {
  readonly state: State;
  readonly paymentState: PaymentState;
  /** Rupees; not in rows that know only the state. */
  readonly paid?: number;
};

/** Whether it is paid; nothing where there is nothing to pay, as after a cancellation. */
export const PaymentBadge = ({
  booking: { state, paymentState, paid = 0 },
}: {
  booking: Standing;
}) =>
  paymentState === 'unpaid' && !isPayable(state) ? null : (
    <Badge tone={payments[paymentState]}>
      {paymentState === 'unpaid' && paid > 0 ? words.partlyPaid : words.payments[paymentState]}
    </Badge>
  );
