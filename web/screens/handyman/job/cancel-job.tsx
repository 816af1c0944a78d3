import { useState } from 'react';
import { useNavigate } from 'react-router';
import { cancelBooking } from '#contract/booking.ts';
import type { BookingView } from '#contract/booking.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Confirm } from '../../../components/ui/confirm.tsx';
import { useSend } from '../../../data/queries.ts';
import { toast } from '../../../data/toast.ts';

/** Calling a job off before or after its start, with what it means said first. */
export const CancelJob = ({ job }: { job: BookingView }) => {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  const cancel = useSend(cancelBooking, {
    onSuccess: ({ msg }) => {
      toast.success(msg);
      void navigate('/handyman/dashboard', { replace: true });
    },
    onError: ({ message }) => {
      setOpen(false);
      toast.error(message);
    },
  });
  return (
    <>
      <Button variant="danger" wide onClick={() => setOpen(true)}>
        Cancel the job
      </Button>
      <Confirm
        open={open}
        title="Cancel this job?"
        yes="Cancel the job"
        no="Keep it"
        busy={cancel.isPending || cancel.isSuccess}
        onClose={() => setOpen(false)}
        onYes={() => cancel.mutate({ params: { id: job.notification_id } })}
      >
        <p>
          {job.state === 'started'
            ? `The work stays unfinished and ${job.customer.username} will have to ask someone else.`
            : `${job.customer.username} is waiting for you and will have to ask someone else.`}
        </p>
        <p>After calling off three jobs in a day you can accept requests again the next day.</p>
        {job.paymentState === 'paid' && <p>What they paid is refunded in full.</p>}
      </Confirm>
    </>
  );
};
