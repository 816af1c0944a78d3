import type { BookingView } from '#contract/booking.ts';
import type { State } from '#domain/booking.ts';
import { words } from '#words/job.tsx';
import { EmptyState } from '../../../components/ui/state.tsx';

type Art = 'party' | 'key' | 'worker' | 'calendar' | 'magnifier';
type Notice = {
  art: Art;
  title: string;
  text: string;
  to: (job: BookingView) => string;
  go: string;
};

const dashboard = { to: () => '/handyman/dashboard', go: words.notices.toDashboard };

/** Where a job stands, for whoever comes to a page of another step of it. */
const notices: Readonly<Record<State, Notice>> = {
  requested: {
    art: 'calendar',
    ...words.notices.requested,
    ...dashboard,
  },
  accepted: {
    art: 'key',
    ...words.notices.accepted,
    to: ({ user_id }) => `/handyman/jobstartotp?user_id=${user_id}`,
  },
  started: {
    art: 'worker',
    ...words.notices.started,
    to: ({ user_id }) => `/handyman/workdone?user_id=${user_id}`,
  },
  done: {
    art: 'party',
    ...words.notices.done,
    to: ({ notification_id }) => `/handyman/paymentBill?booking_id=${notification_id}`,
  },
  declined: {
    art: 'calendar',
    ...words.notices.declined,
    ...dashboard,
  },
  cancelled: {
    art: 'calendar',
    ...words.notices.cancelled,
    ...dashboard,
  },
  expired: {
    art: 'calendar',
    ...words.notices.expired,
    ...dashboard,
  },
};

const nobody: Notice = {
  art: 'magnifier',
  ...words.notices.nobody,
  ...dashboard,
};

export const JobNotice = ({ job }: { job: BookingView | undefined }) => {
  const { art, title, text, to, go } = job ? notices[job.state] : nobody;
  const by =
    job?.state === 'cancelled' && job.endedBy !== null
      ? words.calledOff[job.endedBy](job.customer.username)
      : '';
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
