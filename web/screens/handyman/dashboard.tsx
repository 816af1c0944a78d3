import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Notification } from '#contract/booking.ts';
import { NotHere } from '../../features/offline/coming-page.tsx';
import { LastSeen } from '../../features/offline/last-seen.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { ErrorState } from '../../ui/state.tsx';
import { delays } from '../../device/delays.ts';
import { usePoll } from '../../data/events.ts';
import { useLastSeenAt } from '../../data/last-seen-at.ts';
import { notificationsQuery, weekQuery } from '../../features/handyman/day.ts';
import { handymanQuery } from '../../features/handyman/queries.ts';
import { useSession } from '../../data/session.ts';
import { toast } from '../../data/toast.ts';
import { useSound } from '../../device/sound.ts';
import { useGoneNotice } from './dashboard/answer.ts';
import { BlockedCustomers } from './dashboard/blocked-customers.tsx';
import { DashboardComing } from './dashboard/coming.tsx';
import { Greeting } from './dashboard/greeting.tsx';
import { Paused } from './dashboard/paused.tsx';
import { Incoming } from './dashboard/incoming.tsx';
import { ActiveJob, activeOf, LastJob, lastDoneOf } from './dashboard/job-cards.tsx';
import { Today } from './dashboard/today.tsx';
import { WaitingRequests } from './dashboard/waiting-requests.tsx';
import { Week } from './dashboard/week.tsx';
import { WorkHistory } from './dashboard/work-history.tsx';

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

/** Few ever need it. */
const SetOffline = lazyComponent(
  async () => (await import('./dashboard/set-offline.tsx')).SetOffline,
);

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
  const sound = useSound();
  const seenAt = useLastSeenAt(requests);
  const list = requests.data ?? none;
  useGoneNotice(list);
  useProblem(me.error?.message);

  const problem = me.error ?? requests.error;
  if (problem && (!me.data || !requests.data)) {
    const retry = () => void Promise.all([me.refetch(), requests.refetch()]);
    return <ErrorState whole error={problem} onRetry={retry} />;
  }
  if (!me.data || !requests.data) {
    return requests.isPaused ? <NotHere /> : <DashboardComing />;
  }

  const { online = true, services, usersSelected, application, setOfflineAt, paused } = me.data;
  const listed = application?.listed ?? true;
  const waiting = list.filter(({ status }) => status === 'pending');
  const active = activeOf(list);
  const lastDone = active ? undefined : lastDoneOf(list);
  return (
    <div className="page grid grid-cols-1 gap-6 py-5 sm:py-8">
      <LastSeen at={seenAt} />
      <Greeting
        handyman={me.data}
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
          {lastDone && <LastJob job={lastDone} />}
          {!active && <Unrated as="handyman" />}
        </div>
        <div className="grid grid-cols-1 gap-6">
          <Today week={week.data} running={active !== undefined} />
          <Week week={week.data} failed={week.isError} />
        </div>
      </div>
      <WorkHistory services={services} usersSelected={usersSelected} />
      <BlockedCustomers />
      <Incoming list={list} running={active} />
    </div>
  );
};
export default Dashboard;

/** §8: what goes wrong is said once; that nothing has changed is not. */
const useProblem = (problem: string | undefined) => {
  useEffect(() => {
    if (problem !== undefined) toast.error(problem);
  }, [problem]);
};
