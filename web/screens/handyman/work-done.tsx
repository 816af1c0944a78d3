import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { workDoneCheck } from '#contract/booking.ts';
import type { BookingView } from '#contract/booking.ts';
import { words } from '#words/job.tsx';
import { words as network } from '#words/network.ts';
import { PaymentBadge } from '../../features/booking/booking-badge.tsx';
import { Extras } from '../../features/extra/extras.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { WorkDoneQuestion } from '../../features/booking/work-done-question.tsx';
import { whenText } from '../../ui/when.ts';
import { delays } from '../../device/delays.ts';
import { useLater } from '../../device/use-timeout.ts';
import { bookingQuery } from '../../features/booking/queries.ts';
import { useSend } from '../../data/use-send.ts';
import { toast } from '../../data/toast.ts';
import { JobPage } from './job/job-page.tsx';
import type { StepProps } from './job/job-page.tsx';

const Since = ({ id }: { id: string }) => {
  const { data } = useQuery(bookingQuery(id));
  const started = data?.timeline.find(({ move }) => move === 'start');
  return started ? words.work.started(whenText(started.at)) : words.work.codeRight;
};

const Finish = ({ job, onSubmit, onRefused }: StepProps) => {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const later = useLater();
  const finish = useSend(workDoneCheck, {
    onSuccess: ({ msg }) => {
      toast.success(network.redirecting(msg));
      later(delays.redirect, () => void navigate('/handyman/dashboard', { replace: true }));
    },
    onError: ({ message }) => {
      onRefused();
      toast.error(message);
    },
    onSettled: () => setAsking(false),
  });
  const { handyman_id, user_id, notification_id } = job;
  return (
    <>
      <Extras booking={job} as="handyman" />
      <Card className="grid justify-items-center gap-5 p-8 text-center">
        <p className="flex flex-wrap items-center justify-center gap-3">
          <span className="text-ink-soft">{words.work.payment}</span>
          <PaymentBadge booking={job} />
        </p>
        <Button
          variant="good"
          size="large"
          wide
          busy={finish.isPending || finish.isSuccess}
          onClick={() => setAsking(true)}
        >
          <Check aria-hidden className="size-5" />
          {words.work.done}
        </Button>
        <p className="text-ink-soft text-sm">{words.work.onlyWhen(job.customer.username)}</p>
        <WorkDoneQuestion
          open={asking}
          busy={finish.isPending}
          onClose={() => setAsking(false)}
          onYes={() => {
            onSubmit(job);
            finish.mutate({ body: { handyman_id, user_id, notification_id } });
          }}
        >
          <p>{words.work.meaning}</p>
        </WorkDoneQuestion>
      </Card>
    </>
  );
};

const lead = ({ notification_id }: BookingView) => <Since id={notification_id} />;

/** §2: /handyman/workdone?user_id= */
const WorkDone = () => (
  <JobPage
    title={words.work.title}
    lead={lead}
    due={(state) => state === 'started'}
    step={Finish}
  />
);
export default WorkDone;
