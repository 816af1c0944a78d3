import { useState } from 'react';
import { cancelBooking } from '#contract/booking.ts';
import { callOffMove } from '#domain/booking.ts';
import type { PaymentState } from '#domain/booking.ts';
import { useSendWithToasts } from '../../data/send-with-toasts.ts';
import { Confirm } from '../ui/confirm.tsx';
import type { Booking } from './timeline.tsx';

const words = {
  withdraw: {
    button: 'Withdraw the request',
    title: 'Withdraw this request?',
    rule: 'Nobody has accepted yet, so this costs nothing. You can ask someone else at once.',
  },
  cancel: {
    button: 'Cancel the booking',
    title: 'Cancel this booking?',
    rule: 'You can cancel free of charge until the work starts.',
  },
} as const;

const refunds: Readonly<Record<PaymentState, string>> = {
  unpaid: 'You have not paid, so there is nothing to refund.',
  processing: 'If your payment goes through after all, it is refunded in full.',
  paid: 'What you paid is refunded in full to your card.',
  refunded: 'Your payment has been refunded.',
};

/** Calling a booking off, with its rule beside it and again before the decision. */
export const CallOff = ({ booking }: { booking: Booking }) => {
  const [open, setOpen] = useState(false);
  const cancel = useSendWithToasts(cancelBooking, () => setOpen(false));
  const move = callOffMove(booking.state, 'user');
  // Once the work has begun only the handyman can call it off.
  if (!move || move === 'stop') return null;
  const { button, title, rule } = words[move];
  return (
    <div className="flex flex-wrap items-center self-start justify-between gap-x-6 gap-y-1 px-1">
      <p className="text-ink-soft max-w-prose flex-1 basis-52 text-sm">{rule}</p>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="text-bad min-h-11 font-semibold underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        {button}
      </button>
      <Confirm
        open={open}
        title={title}
        yes={button}
        no="Keep it"
        busy={cancel.isPending}
        onClose={() => setOpen(false)}
        onYes={() => cancel.mutate({ params: { id: booking.notification_id } })}
      >
        <p>{rule}</p>
        {move === 'cancel' && <p>{refunds[booking.paymentState]}</p>}
      </Confirm>
    </div>
  );
};
