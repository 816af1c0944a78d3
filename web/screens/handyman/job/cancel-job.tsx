import { useState } from 'react';
import { useNavigate } from 'react-router';
import { cancelBooking } from '#contract/booking.ts';
import type { BookingView } from '#contract/booking.ts';
import { words } from '#words/job.tsx';
import { Button } from '../../../ui/button.tsx';
import { Confirm } from '../../../ui/confirm.tsx';
import { useSendAndSay } from '../../../data/send-and-say.ts';

/** Cancelling a job before or after its start, with the consequences first. */
export const CancelJob = ({ job }: { job: BookingView }) => {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  const cancel = useSendAndSay(cancelBooking, {
    onDone: () => void navigate('/handyman/dashboard', { replace: true }),
    onRefused: () => setOpen(false),
  });
  return (
    <>
      <Button variant="danger" wide onClick={() => setOpen(true)}>
        {words.cancel.button}
      </Button>
      <Confirm
        open={open}
        title={words.cancel.title}
        yes={words.cancel.yes}
        no={words.cancel.no}
        busy={cancel.isPending || cancel.isSuccess}
        onClose={() => setOpen(false)}
        onYes={() => cancel.mutate({ params: { id: job.notification_id }, body: {} })}
      >
        <p>
          {job.state === 'started'
            ? words.cancel.unfinished(job.customer.username)
            : words.cancel.waiting(job.customer.username)}
        </p>
        <p>{words.cancel.limit}</p>
        {job.paid > 0 && (
          <p>{job.cash === undefined ? words.cancel.refund : words.cancel.refundCash}</p>
        )}
      </Confirm>
    </>
  );
};
