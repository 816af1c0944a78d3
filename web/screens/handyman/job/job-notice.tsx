import type { BookingView } from '#contract/booking.ts';
import { isAhead } from '#domain/booking.ts';
import type { State } from '#domain/booking.ts';
import { words } from '#words/job.tsx';
import { words as visitTime } from '#words/visit-time.ts';
import { words as way } from '#words/tracking-job.tsx';
import { endedByUs } from '../../../features/booking/refusal.ts';
import { weekdayTimeText } from '../../../ui/when.ts';
import { EmptyState } from '../../../ui/state.tsx';

type Art = 'party' | 'key' | 'worker' | 'calendar' | 'magnifier';
type Notice = {
  art: Art;
  title: string;
  text: string;
  to: (job: BookingView) => string;
  go: string;
};

const toStart = ({ user_id }: BookingView) => `/handyman/jobstartotp?user_id=${user_id}`;

const dashboard = { to: () => '/handyman/dashboard', go: words.notices.toDashboard };

/** Where a job stands, shown on the page of another step of it. */
const notices: Readonly<Record<State, Notice>> = {
  requested: {
    art: 'calendar',
    ...words.notices.requested,
    ...dashboard,
  },
  accepted: { art: 'key', ...words.notices.accepted, to: toStart },
  on_the_way: { art: 'key', ...words.notices.accepted, to: toStart },
  arrived: { art: 'key', ...words.notices.accepted, to: toStart },
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

/** In front of what a cancelled job says, and one that an operator ended. */
const whyOver = (job: BookingView): string => {
  const { endedBy, reason, customer } = job;
  const { username } = customer;
  const ended = endedByUs(job);
  if (ended !== undefined) return `${ended} `;
  if (job.state !== 'cancelled') return '';
  if (reason === 'nobody_home') return way.closed.homeForThem;
  if (reason === 'nobody_came') return way.closed.cameForThem(username);
  if (reason === 'found_another') return words.foundAnother(username);
  if (reason === 'running_late') return words.handedOver(username);
  return endedBy === null || endedBy === 'operator' ? '' : words.cancellation[endedBy](username);
};

/** Where this job stands, in words, and the way on. */
export const noticeOf = (job: BookingView | undefined) => {
  const { art, title, text, to, go } = job ? notices[job.state] : nobody;
  const by = job ? whyOver(job) : '';
  if (job && isAhead(job)) {
    const when = weekdayTimeText(job.startsAt ?? '');
    const on = { to: '/handyman/dashboard', label: words.notices.toDashboard };
    return { art, title: visitTime.visit(when), text: words.notices.ahead, on };
  }
  return {
    art,
    title,
    text: `${by}${text}`,
    on: { to: job ? to(job) : '/handyman/dashboard', label: go },
  };
};

export const JobNotice = ({ job }: { job: BookingView | undefined }) => {
  const { art, title, text, on } = noticeOf(job);
  return (
    <div aria-live="polite">
      <EmptyState whole art={art} title={title} ways={[on]}>
        {text}
      </EmptyState>
    </div>
  );
};
