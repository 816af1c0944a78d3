import { useState } from 'react';
import { useNavigate } from 'react-router';
import { jobStartOtp } from '#contract/booking.ts';
import type { BookingView } from '#contract/booking.ts';
import { isCode } from '#domain/code.ts';
import type { Refused } from '../../data/api.ts';
import { CodeEntry } from '../../components/code-entry.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { Form } from '../../components/ui/form.tsx';
import { Page } from '../../components/ui/page.tsx';
import { SkeletonRows } from '../../components/ui/skeleton.tsx';
import { ErrorState } from '../../components/ui/state.tsx';
import { delays } from '../../data/delays.ts';
import { useLater } from '../../device/later.ts';
import { useSend } from '../../data/queries.ts';
import { toast } from '../../components/toast.tsx';
import { CancelJob } from './job/cancel-job.tsx';
import { CustomerCard } from './job/customer-card.tsx';
import { JobNotice } from './job/job-notice.tsx';
import { useJob } from './job/job-with.ts';

const back = { to: '/handyman/dashboard', label: 'Back to Dashboard' };

/** §2: /handyman/jobstartotp?user_id= */
const JobStartOtp = () => {
  const { job, data, error, refetch } = useJob();
  const [starting, setStarting] = useState<BookingView>();
  if (error && !data) return <ErrorState whole error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Page narrow title="Start the job" back={back}>
        <SkeletonRows rows={2} label="Loading the job" />
      </Page>
    );
  }
  // The right code moves the job on at once; this page stays until it has said so.
  const shown = starting ?? job;
  if (shown?.state !== 'accepted') return <JobNotice job={shown} />;
  return (
    <Page
      narrow
      title="Start the job"
      lead={`Ask ${shown.customer.username} for the start code when you are at the door.`}
      back={back}
    >
      <div className="grid gap-6">
        <CustomerCard job={shown} />
        <StartForm job={shown} onSubmit={setStarting} onRefused={() => setStarting(undefined)} />
        {!starting && <CancelJob job={shown} />}
      </div>
    </Page>
  );
};
export default JobStartOtp;

type StartProps = {
  job: BookingView;
  onSubmit: (job: BookingView) => void;
  onRefused: () => void;
};

const StartForm = ({ job, onSubmit, onRefused }: StartProps) => {
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<string>();
  /** Each refused code empties the boxes. */
  const [tries, setTries] = useState(0);
  const navigate = useNavigate();
  const later = useLater();
  const start = useSend(jobStartOtp, {
    onSuccess: ({ msg }) => {
      toast.success(`${msg} Redirecting you...`);
      later(
        delays.redirect,
        () => void navigate(`/handyman/workdone?user_id=${job.user_id}`, { replace: true }),
      );
    },
    onError: (error) => {
      onRefused();
      setWrong(whatNow(error, job));
      toast.error(error.message);
      // A code that nobody has looked at is not typed again.
      if (error.status === 0) return;
      setCode('');
      setTries(tries + 1);
    },
  });
  const busy = start.isPending || start.isSuccess;

  return (
    <Card className="p-6">
      <Form
        label="Start code"
        className="grid gap-5"
        onSubmit={() => {
          if (!isCode(code)) return setWrong('Enter all six digits.');
          onSubmit(job);
          start.mutate({ body: { otp: code, email: job.customer.email ?? '' } });
        }}
      >
        <CodeEntry
          key={tries}
          label="Start code"
          startHere={tries > 0}
          error={wrong}
          disabled={busy}
          onChange={(typed) => {
            setCode(typed);
            setWrong(undefined);
          }}
        />
        <Button type="submit" size="large" wide busy={busy}>
          Submit
        </Button>
      </Form>
    </Card>
  );
};

/** A used-up code can be replaced by the customer only, so we say how. */
const whatNow = ({ status, message }: Refused, job: BookingView) =>
  status === 410
    ? `${message} ${job.customer.username} finds “Get a new code” under My bookings.`
    : message;
