import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Notification } from '#contract/booking.ts';
import { jobsCompleted, membershipDays } from '#domain/handyman.ts';
import { useSound } from '../../device/sound.ts';
import { Page } from '../../components/ui/page.tsx';
import { Loading, Skeleton } from '../../components/ui/skeleton.tsx';
import { ErrorState } from '../../components/ui/state.tsx';
import { serverNow } from '../../data/clock.ts';
import { delays } from '../../data/delays.ts';
import { usePoll } from '../../data/events.ts';
import { handymanQuery, notificationsQuery } from '../../data/queries.ts';
import { useSession } from '../../data/session.ts';
import { toast } from '../../data/toast.ts';
import { useGoneNotice } from './dashboard/answer.ts';
import { BlockedCustomers } from './dashboard/blocked-customers.tsx';
import { OnlineSwitch, SoundButton } from './dashboard/controls.tsx';
import { Incoming } from './dashboard/incoming.tsx';
import { ActiveJob, activeOf, LastJob, lastDoneOf } from './dashboard/job-cards.tsx';
import { WaitingRequests } from './dashboard/waiting-requests.tsx';
import { WorkHistory } from './dashboard/work-history.tsx';

const none: readonly Notification[] = [];

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
  const [now] = useState(() => new Date(serverNow()));
  const sound = useSound();
  const list = requests.data ?? none;
  useGoneNotice(list);
  useProblem(me.error?.message);

  const problem = me.error ?? requests.error;
  if (problem && (!me.data || !requests.data)) {
    const retry = () => void Promise.all([me.refetch(), requests.refetch()]);
    return <ErrorState whole error={problem} onRetry={retry} />;
  }
  if (!me.data || !requests.data) return <Coming />;

  const { name, online = true, services, usersSelected, createdAt } = me.data;
  const waiting = list.filter(({ status }) => status === 'pending');
  const active = activeOf(list);
  const lastDone = active ? undefined : lastDoneOf(list);
  const hindrance = active && `Finish the job for ${active.username ?? 'your customer'} first.`;
  const jobs = counted(jobsCompleted(me.data), 'job');
  const days = counted(membershipDays(new Date(createdAt), now), 'day');
  return (
    <Page
      title={`Hello, ${name.split(' ')[0] ?? name}`}
      lead={`${services} · ${jobs} completed · member for ${days}`}
      aside={
        <div className="flex items-center gap-4">
          <SoundButton on={sound.on} onTurn={sound.turn} />
          <OnlineSwitch online={online} />
        </div>
      }
    >
      <div className="grid gap-8 sm:gap-10">
        {active && <ActiveJob job={active} />}
        {lastDone && <LastJob job={lastDone} />}
        <WaitingRequests requests={waiting} hindrance={hindrance} online={online} />
        <WorkHistory services={services} usersSelected={usersSelected} />
        <BlockedCustomers />
      </div>
      <Incoming list={list} hindrance={hindrance} aloud={sound.on} />
    </Page>
  );
};
export default Dashboard;

/** §8: what goes wrong is said once; that nothing has changed is not. */
const useProblem = (problem: string | undefined) => {
  useEffect(() => {
    if (problem !== undefined) toast.error(problem);
  }, [problem]);
};

const counted = (count: number, what: string) =>
  `${count.toLocaleString('en-IN')} ${what}${count === 1 ? '' : 's'}`;

const Coming = () => (
  <Loading label="Loading your dashboard" className="page grid grid-cols-1 gap-6 py-10">
    <Skeleton className="h-10 w-64" />
    <Skeleton className="h-6 w-96 max-w-full" />
    <Skeleton className="rounded-card h-64" />
    <Skeleton className="rounded-card h-80" />
  </Loading>
);
