import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router';
import type { DispatchView } from '#contract/dispatch.ts';
import { words } from '#words/dispatch.tsx';
import { FetchedPage } from '../../features/offline/fetched-page.tsx';
import { isId, LinkProblem } from '../../ui/link-problem.tsx';
import { summaryLink } from '../../features/booking/summary-link.ts';
import { forgetVisitDetails } from '../../features/address/queries.ts';
import { Refused } from '../../data/api.ts';
import { delays } from '../../device/delays.ts';
import { dispatchQuery } from '../../features/dispatch/queries.ts';
import { usePoll } from '../../data/events.ts';
import { Asking } from './dispatch/asking.tsx';
import { Over } from './dispatch/over.tsx';
import { Card } from '../../ui/card.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

/** §18: who was asked, live, until one of them says yes. */
const DispatchScreen = () => {
  const { id = '' } = useParams();
  const poll = usePoll(delays.pollRequest);
  const dispatch = useQuery({
    ...dispatchQuery(id),
    enabled: isId(id),
    refetchInterval: ({ state }) => (state.data?.state === 'asking' ? poll : false),
  });
  const { data, error } = dispatch;
  const booked = data?.state === 'found' ? data.service : undefined;
  useEffect(() => {
    if (booked !== undefined) forgetVisitDetails(booked);
  }, [booked]);
  if (!isId(id)) return <LinkProblem />;
  if (error instanceof Refused && [403, 404].includes(error.status)) {
    return <LinkProblem title={words.notHere}>{error.message}</LinkProblem>;
  }
  return (
    <FetchedPage query={dispatch} coming={<DispatchComing />}>
      {(view) => <Shown dispatch={view} />}
    </FetchedPage>
  );
};
export default DispatchScreen;

const Shown = ({ dispatch }: { dispatch: DispatchView }) => {
  if (dispatch.state === 'asking') return <Asking dispatch={dispatch} />;
  const booking = bookingLink(dispatch);
  return booking === undefined ? <Over dispatch={dispatch} /> : <Navigate replace to={booking} />;
};

/** The page that follows the yes of a professional who was chosen. */
const bookingLink = ({ booking_id, people, ...rest }: DispatchView): string | undefined => {
  if (booking_id === null) return undefined;
  const won = people.find(({ reply }) => reply === 'yes');
  return won
    ? summaryLink({ ...rest, handyman_id: won.handyman_id, notification_id: booking_id })
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
