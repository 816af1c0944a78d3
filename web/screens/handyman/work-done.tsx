import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { workDoneCheck } from '#contract/booking.ts';
import type { BookingView } from '#contract/booking.ts';
import { PaymentBadge } from '../../components/booking-badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { Confirm } from '../../components/ui/confirm.tsx';
import { Page } from '../../components/ui/page.tsx';
import { SkeletonRows } from '../../components/ui/skeleton.tsx';
import { ErrorState } from '../../components/ui/state.tsx';
import { whenText } from '../../components/when.ts';
import { delays } from '../../data/delays.ts';
import { useLater } from '../../device/later.ts';
import { bookingQuery, useSend } from '../../data/queries.ts';
import { toast } from '../../components/toast.tsx';
import { CancelJob } from './job/cancel-job.tsx';
import { CustomerCard } from './job/customer-card.tsx';
import { JobNotice } from './job/job-notice.tsx';
import { useJob } from './job/job-with.ts';

const back = { to: '/handyman/dashboard', label: 'Back to Dashboard' };

/** §2: /handyman/workdone?user_id= */
const WorkDone = () => {
  const { job, data, error, refetch } = useJob();
  const [finishing, setFinishing] = useState<BookingView>();
  if (error && !data) return <ErrorState whole error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Page narrow title="Work in progress" back={back}>
        <SkeletonRows rows={2} label="Loading the job" />
      </Page>
    );
  }
  // Done is done at once; this page stays until it has said so.
  const shown = finishing ?? job;
  if (shown?.state !== 'started') return <JobNotice job={shown} />;
  return (
    <Page narrow title="Work in progress" lead={<Since id={shown.notification_id} />} back={back}>
      <div className="grid gap-6">
        <CustomerCard job={shown} />
        <Finish job={shown} onSubmit={setFinishing} onRefused={() => setFinishing(undefined)} />
        {!finishing && <CancelJob job={shown} />}
      </div>
    </Page>
  );
};
export default WorkDone;

const Since = ({ id }: { id: string }) => {
  const { data } = useQuery(bookingQuery(id));
  const started = data?.timeline.find(({ move }) => move === 'start');
  return started ? `Started ${whenText(started.at)}.` : 'The customer’s code was right.';
};

type FinishProps = {
  job: BookingView;
  onSubmit: (job: BookingView) => void;
  onRefused: () => void;
};

const Finish = ({ job, onSubmit, onRefused }: FinishProps) => {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const later = useLater();
  const finish = useSend(workDoneCheck, {
    onSuccess: ({ msg }) => {
      toast.success(`${msg} Redirecting you...`);
      later(delays.redirect, () => void navigate('/handyman/dashboard', { replace: true }));
    },
    onError: ({ message }) => {
      onRefused();
      toast.error(message);
    },
    onSettled: () => setAsking(false),
  });
  const { handyman_id, user_id } = job;
  return (
    <Card className="grid justify-items-center gap-5 p-8 text-center">
      <p className="flex flex-wrap items-center justify-center gap-3">
        <span className="text-ink-soft">Payment</span>
        <PaymentBadge state={job.paymentState} />
      </p>
      <Button
        variant="good"
        size="large"
        wide
        busy={finish.isPending || finish.isSuccess}
        onClick={() => setAsking(true)}
      >
        <Check aria-hidden className="size-5" />
        Work Done?
      </Button>
      <p className="text-ink-soft text-sm">
        Only when {job.customer.username} is happy with it. This cannot be taken back.
      </p>
      <Confirm
        open={asking}
        title="Is the work done?"
        tone="good"
        yes="Yes, it is done"
        no="Not yet"
        busy={finish.isPending}
        onClose={() => setAsking(false)}
        onYes={() => {
          onSubmit(job);
          finish.mutate({ body: { handyman_id, user_id } });
        }}
      >
        <p>The job goes into your work history and you are free for the next one.</p>
      </Confirm>
    </Card>
  );
};
