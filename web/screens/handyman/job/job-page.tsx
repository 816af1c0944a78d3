import { useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { BookingView } from '#contract/booking.ts';
import type { State } from '#domain/booking.ts';
import { words } from '#words/job.tsx';
import { HelpHere } from '../../../components/help-here.tsx';
import { Page } from '../../../components/ui/page.tsx';
import { SkeletonRows } from '../../../components/ui/skeleton.tsx';
import { ErrorState } from '../../../components/ui/state.tsx';
import { CancelJob } from './cancel-job.tsx';
import { CustomerCard } from './customer-card.tsx';
import { JobNotice } from './job-notice.tsx';
import { useJob } from './job-with.ts';

const back = { to: '/handyman/dashboard', label: words.back };

export type StepProps = {
  job: BookingView;
  /** The step is on its way: the page stays until it has said what came of it. */
  onSubmit: (job: BookingView) => void;
  onRefused: () => void;
};

type Props = {
  title: string;
  lead: (job: BookingView) => ReactNode;
  /** The state in which this step is due; in any other the page says where the job stands. */
  due: State;
  step: ComponentType<StepProps>;
};

/** One step of a job: the customer, what is to be done now, and the way out. */
export const JobPage = ({ title, lead, due, step: Step }: Props) => {
  const { job, data, error, refetch } = useJob();
  const [held, setHeld] = useState<BookingView>();
  if (error && !data) return <ErrorState whole error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Page narrow title={title} back={back}>
        <SkeletonRows rows={2} label={words.loading} />
      </Page>
    );
  }
  const shown = held ?? job;
  if (shown?.state !== due) return <JobNotice job={shown} />;
  return (
    <Page narrow title={title} lead={lead(shown)} back={back}>
      <div className="grid gap-6">
        <CustomerCard job={shown} />
        <Step job={shown} onSubmit={setHeld} onRefused={() => setHeld(undefined)} />
        {!held && <CancelJob job={shown} />}
        <HelpHere bookingId={shown.notification_id} side="handyman" state={shown.state} />
      </div>
    </Page>
  );
};
