import { useState } from 'react';
import { finishBooking } from '#contract/booking.ts';
import { words } from '#words/visit.tsx';
import { Button } from '../../ui/button.tsx';
import { WorkDoneQuestion } from './work-done-question.tsx';
import { useSendWithToasts } from '../../data/send-with-toasts.ts';
import type { Booking } from './timeline.tsx';

/** The customer's word that the work is done, for a handyman who has gone without saying so. */
export const ConfirmDone = ({ booking }: { booking: Booking }) => {
  const [open, setOpen] = useState(false);
  const finish = useSendWithToasts(finishBooking, () => setOpen(false));
  if (booking.state !== 'started') return null;
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {words.workDone.button}
      </Button>
      <WorkDoneQuestion
        open={open}
        busy={finish.isPending}
        onClose={() => setOpen(false)}
        onYes={() => finish.mutate({ params: { id: booking.notification_id } })}
      >
        <p>{words.workDone.text(booking.handyman.name)}</p>
      </WorkDoneQuestion>
    </>
  );
};
