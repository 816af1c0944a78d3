import type { BookingView } from '#contract/booking.ts';
import type { Actor, State } from '#domain/booking.ts';
import { EmptyState } from '../../../components/ui/state.tsx';

type Art = 'party' | 'key' | 'worker' | 'calendar' | 'magnifier';
type Notice = {
  art: Art;
  title: string;
  text: string;
  to: (job: BookingView) => string;
  go: string;
};

const dashboard = { to: () => '/handyman/dashboard', go: 'Return to Dashboard' };

/** Where a job stands, for whoever comes to a page of another step of it. */
const notices: Readonly<Record<State, Notice>> = {
  requested: {
    art: 'calendar',
    title: 'This request waits for your answer',
    text: 'Accept it on your dashboard first.',
    ...dashboard,
  },
  accepted: {
    art: 'key',
    title: 'The job has not started yet',
    text: 'Ask the customer for the start code when you are at the door.',
    to: ({ user_id }) => `/handyman/jobstartotp?user_id=${user_id}`,
    go: 'Enter the start code',
  },
  started: {
    art: 'worker',
    title: 'This job has started',
    text: 'The code was right. Tell us when the work is done.',
    to: ({ user_id }) => `/handyman/workdone?user_id=${user_id}`,
    go: 'Go on to Work Done',
  },
  done: {
    art: 'party',
    title: 'This job is done',
    text: 'It is in your work history.',
    to: ({ notification_id }) => `/handyman/paymentBill?booking_id=${notification_id}`,
    go: 'See the bill',
  },
  declined: {
    art: 'calendar',
    title: 'You declined this request',
    text: 'Someone else takes it from here.',
    ...dashboard,
  },
  cancelled: {
    art: 'calendar',
    title: 'This booking was cancelled',
    text: 'There is nothing more to do. You are free for the next one.',
    ...dashboard,
  },
  expired: {
    art: 'calendar',
    title: 'This request has run out of time',
    text: 'The customer was offered someone else.',
    ...dashboard,
  },
};

const nobody: Notice = {
  art: 'magnifier',
  title: 'You have no job with this customer',
  text: 'Your dashboard shows the job you are on.',
  ...dashboard,
};

const whose: Readonly<Record<Actor, (job: BookingView) => string>> = {
  user: ({ customer }) => `${customer.username} called it off. `,
  handyman: () => 'You called it off. ',
  time: () => '',
};

export const JobNotice = ({ job }: { job: BookingView | undefined }) => {
  const { art, title, text, to, go } = job ? notices[job.state] : nobody;
  const by = job?.state === 'cancelled' && job.endedBy !== null ? whose[job.endedBy](job) : '';
  const address = job ? to(job) : '/handyman/dashboard';
  return (
    <div aria-live="polite">
      <EmptyState whole art={art} title={title} ways={[{ to: address, label: go }]}>
        {by}
        {text}
      </EmptyState>
    </div>
  );
};
