import { isPayable } from '#domain/booking.ts';
import type { PaymentState, State } from '#domain/booking.ts';
import { Badge } from './ui/badge.tsx';
import type { Tone } from './ui/badge.tsx';

type Look = { label: string; tone: Tone };

const states: Readonly<Record<State, Look>> = {
  requested: { label: 'Waiting for an answer', tone: 'warn' },
  accepted: { label: 'Accepted', tone: 'good' },
  started: { label: 'Work in progress', tone: 'accent' },
  done: { label: 'Done', tone: 'good' },
  declined: { label: 'Declined', tone: 'bad' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
  expired: { label: 'No answer', tone: 'neutral' },
};

const payments: Readonly<Record<PaymentState, Look>> = {
  unpaid: { label: 'Not paid yet', tone: 'warn' },
  processing: { label: 'Payment in progress', tone: 'warn' },
  paid: { label: 'Paid', tone: 'good' },
  refunded: { label: 'Refunded', tone: 'accent' },
};

/** A booking's state in a word. */
export const BookingBadge = ({ state }: { state: State }) => (
  <Badge tone={states[state].tone}>{states[state].label}</Badge>
);

type Standing = { readonly state: State; readonly paymentState: PaymentState };

/** Whether it is paid; nothing where there is nothing to pay, as after a cancellation. */
export const PaymentBadge = ({ booking: { state, paymentState } }: { booking: Standing }) =>
  paymentState === 'unpaid' && !isPayable(state) ? null : (
    <Badge tone={payments[paymentState].tone}>{payments[paymentState].label}</Badge>
  );
