import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Notification } from '#contract/booking.ts';
import type { Replied } from '#contract/call.ts';
import type { getHandyman } from '#contract/handyman.ts';
import type { getWeek } from '#contract/week.ts';
import { words } from '#words/dashboard.tsx';
import { showsPopUp } from '#domain/booking.ts';
import { bothOf } from '../../data/both-of.ts';
import { FetchedPage } from '../../features/offline/fetched-page.tsx';
import { LastSeen } from '../../features/offline/last-seen.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { useServerNow } from '../../features/booking/countdown.tsx';
import { delays } from '../../device/delays.ts';
import { usePoll } from '../../data/events.ts';
import { useLastSeenAt } from '../../data/last-seen-at.ts';
import { notificationsQuery, weekQuery } from '../../features/handyman/day.ts';
import { CalendarLink } from '../../features/calendar/calendar-link.tsx';
import { HoursLink } from '../../features/handyman/hours-link.tsx';
import { handymanQuery } from '../../features/handyman/queries.ts';
import { useSession } from '../../data/session.ts';
import { toast } from '../../data/toast.ts';
import { useSound, useRing, useTitleBadge } from '../../device/sound.ts';
import { useGoneNotice, useAnswer } from './dashboard/answer.ts';
import { Greeting } from './dashboard/greeting.tsx';
import {
  ActiveJob,
  activeOf,
  ComingVisits,
  LastJob,
  lastDoneOf,
  visitsAhead,
} from './dashboard/job-cards.tsx';
import { Today } from './dashboard/today.tsx';
import { WaitingRequests } from './dashboard/waiting-requests.tsx';
import { Week } from './dashboard/week.tsx';
import { WorkHistory } from './dashboard/work-history.tsx';
import { Card } from '../../ui/card.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { PopUp } from './dashboard/pop-up.tsx';

/** Below the jobs, and only after one is done. */
const Unrated = lazyComponent(
  async () => (await import('../../features/rating/unrated.tsx')).Unrated,
);

const PushOffer = lazyComponent(
  async () => (await import('../../features/push/offer.tsx')).PushOffer,
);

const none: readonly Notification[] = [];

/** For those who are not listed yet, or no more. */
const ApplicationBanner = lazyComponent(
  async () => (await import('./dashboard/application-banner.tsx')).ApplicationBanner,
);

const SeriesList = lazyComponent(
  async () => (await import('../../features/series/series-list.tsx')).SeriesList,
);

/** At the end of the page. */
const BlockedCustomers = lazyComponent(
  async () => (await import('./dashboard/blocked-customers.tsx')).BlockedCustomers,
);

/** Few ever need these. */
const stopped = () => import('./dashboard/stopped.tsx');
const SetOffline = lazyComponent(async () => (await stopped()).SetOffline);
const Paused = lazyComponent(async () => (await stopped()).Paused);

const Dashboard = () => {
  const { handymanId = '' } = useSession();
  const requests = useQuery({
    ...notificationsQuery(handymanId),
    refetchInterval: usePoll(delays.pollNotifications),
    // A request rings in a hidden tab too.
    refetchIntervalInBackground: true,
  });
  const me = useQuery({
    ...handymanQuery(handymanId),
    refetchInterval: usePoll(delays.pollHistory),
  });
  const week = useQuery({ ...weekQuery(handymanId), refetchInterval: delays.safetyPoll });
  const seenAt = useLastSeenAt(requests);
  useGoneNotice(requests.data ?? none);
  useProblem(me.error?.message);
  return (
    <FetchedPage query={bothOf(me, requests)} coming={<DashboardComing />}>
      {([handyman, list]) => <Whole handyman={handyman} list={list} week={week} seenAt={seenAt} />}
    </FetchedPage>
  );
};
export default Dashboard;

type WholeProps = {
  handyman: Replied<typeof getHandyman>;
  list: readonly Notification[];
  week: { readonly data: Replied<typeof getWeek> | undefined; readonly isError: boolean };
  seenAt: string | undefined;
};

const Whole = ({ handyman, list, week, seenAt }: WholeProps) => {
  const sound = useSound();
  const now = useServerNow(60_000);
  const { online = true, services, usersSelected, application, setOfflineAt, paused } = handyman;
  const listed = application?.listed ?? true;
  const waiting = list.filter(({ status }) => status === 'pending');
  const active = activeOf(list, now);
  const ahead = visitsAhead(list).filter((visit) => visit !== active);
  const lastDone = active ? undefined : lastDoneOf(list);
  return (
    <div className="page grid grid-cols-1 gap-6 py-5 sm:py-8">
      <LastSeen at={seenAt} />
      <Greeting
        handyman={handyman}
        online={online}
        listed={listed}
        busy={active !== undefined}
        sound={sound}
      />
      {typeof setOfflineAt === 'string' && <SetOffline at={setOfflineAt} />}
      {paused === true && <Paused />}
      {application?.listed === false && <ApplicationBanner application={application} />}
      {online && <PushOffer as="handyman" />}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[5fr_7fr]">
        <div className="grid grid-cols-1 gap-6">
          {active && <ActiveJob job={active} />}
          <WaitingRequests
            requests={waiting}
            running={active}
            online={online}
            listed={listed}
            hearing={sound.hearing}
          />
          <ComingVisits visits={ahead} />
          <SeriesList as="handyman" />
          {lastDone && <LastJob job={lastDone} />}
          {!active && <Unrated as="handyman" />}
        </div>
        <div className="grid grid-cols-1 gap-6">
          <Today week={week.data} running={active !== undefined} />
          <Week week={week.data} failed={week.isError} />
          <CalendarLink />
          <HoursLink />
        </div>
      </div>
      <WorkHistory services={services} usersSelected={usersSelected} />
      <BlockedCustomers />
      <Incoming list={list} running={active} />
    </div>
  );
};

/** §8: a failure is shown once; the polls that follow do not repeat it. */
const useProblem = (problem: string | undefined) => {
  useEffect(() => {
    if (problem !== undefined) toast.error(problem);
  }, [problem]);
};

/** The shape of the dashboard while it is fetched. */
const DashboardComing = () => (
  <Loading label={words.loading} className="page grid grid-cols-1 gap-6 py-5 sm:py-8">
    <div className="flex flex-wrap items-center justify-between gap-4">
      <div className="grid gap-2.5">
        <Skeleton className="h-10 w-72 max-w-full" />
        <Skeleton className="h-5 w-80 max-w-full" />
      </div>
      <Skeleton className="rounded-card h-19 w-full sm:w-72" />
    </div>
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[5fr_7fr]">
      <Skeleton className="rounded-card h-80" />
      <div className="grid content-start gap-6">
        <div className="grid grid-cols-3 gap-4">
          <Skeleton className="rounded-card h-28" />
          <Skeleton className="rounded-card h-28" />
          <Skeleton className="rounded-card h-28" />
        </div>
        <Card className="flex h-64 items-end gap-4 p-6">
          {['h-2/5', 'h-4/5', 'h-3/5', 'h-full', 'h-1/2', 'h-1/4', 'h-1/3'].map((height) => (
            <Skeleton key={height} className={`flex-1 ${height}`} />
          ))}
        </Card>
      </div>
    </div>
  </Loading>
);

type Props = {
  list: readonly Notification[];
  /** While a job runs no request can be accepted. */
  running: Notification | undefined;
};

/** §4: shows the pop-up for a request and rings, until it is answered or dismissed. */
const Incoming = ({ list, running }: Props) => {
  const [aside, setAside] = useState<ReadonlySet<string>>(new Set());
  const { accept, decline, accepting, declining } = useAnswer();
  const waiting = list.filter(({ status }) => status === 'pending');
  const request = showsPopUp(list)
    ? waiting.find(({ notification_id }) => !aside.has(notification_id))
    : undefined;
  useRing(request?.notification_id);
  useTitleBadge(waiting.length);
  return (
    <PopUp
      request={request}
      others={waiting.length - 1}
      running={running}
      accepting={accepting}
      declining={declining}
      onAccept={accept}
      onDecline={decline}
      onLater={({ notification_id }) => setAside(new Set([...aside, notification_id]))}
    />
  );
};
