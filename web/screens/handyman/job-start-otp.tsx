import { useState } from 'react';
import { useNavigate } from 'react-router';
import { jobStartOtp } from '#contract/booking.ts';
import type { BookingView } from '#contract/booking.ts';
import { isWaiting } from '#domain/booking.ts';
import { isCode } from '#domain/code.ts';
import { words } from '#words/job.tsx';
import { words as network } from '#words/network.ts';
import type { Refused } from '../../data/api.ts';
import { CodeEntry } from '../../ui/code-entry.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Form } from '../../ui/form.tsx';
import { delays } from '../../device/delays.ts';
import { useLater } from '../../device/use-timeout.ts';
import { useSend } from '../../data/use-send.ts';
import { toast } from '../../data/toast.ts';
import { JobPage } from './job/job-page.tsx';
import type { StepProps } from './job/job-page.tsx';

const StartForm = ({ job, onSubmit, onRefused }: StepProps) => {
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<string>();
  /** Increases with each refused code, which empties the boxes. */
  const [tries, setTries] = useState(0);
  const navigate = useNavigate();
  const later = useLater();
  const start = useSend(jobStartOtp, {
    onSuccess: ({ msg }) => {
      toast.success(network.redirecting(msg));
      later(
        delays.redirect,
        () => void navigate(`/handyman/workdone?user_id=${job.user_id}`, { replace: true }),
      );
    },
    onError: (error) => {
      onRefused();
      setWrong(whatNow(error, job));
      toast.error(error.message);
      // Without an answer the code was not checked: it stays in the boxes.
      if (error.status === 0) return;
      setCode('');
      setTries(tries + 1);
    },
  });
  const busy = start.isPending || start.isSuccess;

  return (
    <Card className="p-6">
      <Form
        label={words.start.code}
        className="grid gap-5"
        onSubmit={() => {
          if (!isCode(code)) return setWrong(words.start.incomplete);
          onSubmit(job);
          const { notification_id, customer } = job;
          start.mutate({ body: { otp: code, email: customer.email ?? '', notification_id } });
        }}
      >
        <CodeEntry
          key={tries}
          label={words.start.code}
          startHere={tries > 0}
          error={wrong}
          disabled={busy}
          onChange={(typed) => {
            setCode(typed);
            setWrong(undefined);
          }}
        />
        <Button type="submit" size="large" wide busy={busy}>
          {words.start.submit}
        </Button>
      </Form>
    </Card>
  );
};

/** A used-up code can be replaced by the customer only, so we say how. */
const whatNow = ({ status, message }: Refused, job: BookingView) =>
  status === 410 ? words.start.usedUp(message, job.customer.username) : message;

const lead = ({ customer }: BookingView) => words.start.lead(customer.username);

/** §2: /handyman/jobstartotp?user_id= */
const JobStartOtp = () => (
  <JobPage title={words.start.title} lead={lead} due={isWaiting} step={StartForm} />
);
export default JobStartOtp;
