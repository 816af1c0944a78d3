import { useState } from 'react';
import { cancelBooking } from '#contract/booking.ts';
import { cancellationMove } from '#domain/booking.ts';
import { words } from '#words/visit.tsx';
import { useSendAndSay } from '../../data/send-and-say.ts';
import { Confirm } from '../../ui/confirm.tsx';
import type { Booking } from './timeline.tsx';

/** Cancelling a booking, with its rule beside it and again before the decision. */
export const CancelVisit = ({ booking }: { booking: Booking }) => {
  const [open, setOpen] = useState(false);
  const cancel = useSendAndSay(cancelBooking, { onSettled: () => setOpen(false) });
  const move = cancellationMove(booking.state, 'user');
  // Once the work has begun only the handyman can cancel.
  if (!move || move === 'stop') return null;
  const { button, title, rule } = words.cancelVisit[move];
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
        no={words.cancelVisit.keep}
        busy={cancel.isPending}
        onClose={() => setOpen(false)}
        onYes={() => cancel.mutate({ params: { id: booking.notification_id } })}
      >
        <p>{rule}</p>
        {move === 'cancel' && <p>{words.cancelVisit.money[booking.paymentState]}</p>}
      </Confirm>
    </div>
  );
};
