import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router';
import type { DispatchView } from '#contract/dispatch.ts';
import { words } from '#words/dispatch.tsx';
import { NotHere } from '../../features/offline/coming-page.tsx';
import { isId, LinkProblem } from '../../ui/link-problem.tsx';
import { summaryLink } from '../../features/booking/summary-link.ts';
import { ErrorState } from '../../ui/state.tsx';
import { forgetVisitDetails } from '../../features/address/queries.ts';
import { Refused } from '../../data/api.ts';
import { delays } from '../../device/delays.ts';
import { dispatchQuery } from '../../features/dispatch/queries.ts';
import { usePoll } from '../../data/events.ts';
import { Asking } from './dispatch/asking.tsx';
import { Over } from './dispatch/over.tsx';
import { Card } from '../../ui/card.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

/** §18: who was asked, live, until somebody says yes. */
const DispatchScreen = () => {
  const { id = '' } = useParams();
  const poll = usePoll(delays.pollRequest);
  const { data, error, refetch, isPaused } = useQuery({
    ...dispatchQuery(id),
    enabled: isId(id),
    refetchInterval: ({ state }) => (state.data?.state === 'asking' ? poll : false),
  });
  const booked = data?.state === 'found' ? data.service : undefined;
  useEffect(() => {
    if (booked !== undefined) forgetVisitDetails(booked);
  }, [booked]);
  if (!isId(id)) return <LinkProblem />;
  if (error instanceof Refused && [403, 404].includes(error.status)) {
    return <LinkProblem title={words.notHere}>{error.message}</LinkProblem>;
  }
  if (error && !data) return <ErrorState whole error={error} onRetry={() => void refetch()} />;
  if (!data) return isPaused ? <NotHere /> : <DispatchComing />;
  if (data.state === 'asking') return <Asking dispatch={data} />;
  const way = wayToBooking(data);
  return way === undefined ? <Over dispatch={data} /> : <Navigate replace to={way} />;
};
export default DispatchScreen;

/** As when somebody who was chosen has said yes. */
const wayToBooking = ({ booking_id, people, ...rest }: DispatchView): string | undefined => {
  if (booking_id === null) return undefined;
  const won = people.find(({ reply }) => reply === 'yes');
  return won
    ? summaryLink({ ...rest, handyman_id: won.handyman_id })
    : `/user/bookings/${booking_id}`;
};

/** The shape of the page while it is fetched. */
const DispatchComing = () => (
  <Loading label={words.loading} className="page grid max-w-2xl gap-5 py-6 sm:gap-6 sm:py-10">
    <div className="flex items-center justify-between gap-5">
      <div className="grid flex-1 gap-3">
        <Skeleton className="h-5 w-32" />
        <Skeleton className="h-10 w-4/5" />
        <Skeleton className="h-6 w-3/5" />
      </div>
      <Skeleton className="size-20 rounded-full" />
    </div>
    <div className="grid grid-cols-3 gap-3">
      <Skeleton className="rounded-card h-20" />
      <Skeleton className="rounded-card h-20" />
      <Skeleton className="rounded-card h-20" />
    </div>
    <Card className="grid gap-4 p-5">
      {['a', 'b', 'c'].map((row) => (
        <div key={row} className="flex items-center gap-4">
          <Skeleton className="size-12 rounded-full" />
          <Skeleton className="h-6 w-2/5" />
        </div>
      ))}
    </Card>
  </Loading>
);
