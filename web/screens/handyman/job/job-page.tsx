import { useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { BookingView } from '#contract/booking.ts';
import type { State } from '#domain/booking.ts';
import { firstName } from '#domain/first-name.ts';
import { words } from '#words/job.tsx';
import { isAhead, isUnderWay } from '#domain/booking.ts';
import { ChatLink } from '../../../features/chat/chat-link.tsx';
import { FetchedPage } from '../../../features/offline/fetched-page.tsx';
import { HelpHere } from '../../../features/ticket/help-here.tsx';
import { LastSeen } from '../../../features/offline/last-seen.tsx';
import { NextOnTheWay } from '../../../features/tracking/next.tsx';
import { Page } from '../../../ui/page.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { useLastSeenAt } from '../../../data/last-seen-at.ts';
import { CancelJob } from './cancel-job.tsx';
import { CustomerCard } from './customer-card.tsx';
import { JobNotice } from './job-notice.tsx';
import { delays } from '../../../device/delays.ts';
import { usePoll } from '../../../data/events.ts';
import { bookingsQuery } from '../../../features/booking/queries.ts';

const AtTheDoor = lazyComponent(async () => (await import('./at-the-door.tsx')).AtTheDoor);

const TakeCash = lazyComponent(
  async () => (await import('../../../features/cash/take-cash.tsx')).TakeCash,
);

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
  /** Whether this step is due in that state; in any other the page says where the job stands. */
  due: (state: State) => boolean;
  step: ComponentType<StepProps>;
};

/** One step of a job: the customer, what is to be done now, and the way out. */
export const JobPage = ({ title, lead, due, step: Step }: Props) => {
  const { job, ...bookings } = useJob();
  const seenAt = useLastSeenAt(bookings);
  const [held, setHeld] = useState<BookingView>();
  const shown = held ?? job;
  const coming = (
    <Page narrow title={title} back={back}>
      <SkeletonRows rows={2} label={words.loading} />
    </Page>
  );
  return (
    <FetchedPage query={bookings} coming={coming}>
      {() =>
        shown && due(shown.state) ? (
          <Page narrow title={title} lead={lead(shown)} back={back}>
            <div className="grid gap-6">
              <LastSeen at={seenAt} />
              <CustomerCard job={shown} />
              {!held && <NextOnTheWay job={shown} />}
              <ChatLink
                bookingId={shown.notification_id}
                as="handyman"
                name={firstName(shown.customer.username)}
              />
              {!held && shown.cash === 'chosen' && <TakeCash job={shown} />}
              <Step job={shown} onSubmit={setHeld} onRefused={() => setHeld(undefined)} />
              {!held && shown.state === 'arrived' && <AtTheDoor job={shown} />}
              {!held && <CancelJob job={shown} />}
              <HelpHere bookingId={shown.notification_id} side="handyman" state={shown.state} />
            </div>
          </Page>
        ) : (
          <JobNotice job={shown} />
        )
      }
    </FetchedPage>
  );
};

/** The job that `?user_id=` speaks of: the one under way, the next that is agreed, or else the newest with that customer. */
const jobWith = (
  bookings: readonly BookingView[],
  userId: string | null,
): BookingView | undefined => {
  const theirs = userId === null ? [] : bookings.filter(({ user_id }) => user_id === userId);
  const among = userId === null ? bookings : theirs;
  const ahead = among
    .filter(isAhead)
    .toSorted((a, b) => (a.startsAt ?? '').localeCompare(b.startsAt ?? ''));
  return among.find(isUnderWay) ?? ahead[0] ?? theirs[0];
};

const useJob = () => {
  const [query] = useSearchParams();
  const bookings = useQuery({
    ...bookingsQuery('handyman'),
    refetchInterval: usePoll(delays.pollNotifications),
  });
  return { ...bookings, job: bookings.data && jobWith(bookings.data, query.get('user_id')) };
};
