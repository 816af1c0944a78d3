import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { isActive, openState } from '#domain/booking.ts';
import { words } from '#words/bookings.ts';
import { Refused } from '../../../data/api.ts';
import { isId, LinkProblem } from '../../../components/link-problem.tsx';
import { NotHere } from '../../../components/coming-page.tsx';
import { LastSeen } from '../../../components/last-seen.tsx';
import { part } from '../../../components/ui/part.tsx';
import { ErrorState } from '../../../components/ui/state.tsx';
import { VisitComing } from '../../../components/visit/coming.tsx';
import { CustomerVisit } from '../../../components/visit/customer-visit.tsx';
import { delays } from '../../../data/delays.ts';
import { usePoll } from '../../../data/events.ts';
import { useLastSeenAt } from '../../../data/last-seen-at.ts';
import { bookingQuery, handymanQuery, useTiles } from '../../../data/queries.ts';

const PushOffer = part(async () => (await import('../../../components/push/offer.tsx')).PushOffer);

/** A booking of mine, live. */
const BookingScreen = () => {
  const { id = '' } = useParams();
  const query = useQuery({
    ...bookingQuery(id),
    enabled: isId(id),
    refetchInterval: usePoll(delays.pollRequest),
  });
  const { data, error, refetch, isPaused } = query;
  const seenAt = useLastSeenAt(query);
  const handymanId = data?.handyman_id ?? '';
  const handyman = useQuery({ ...handymanQuery(handymanId), enabled: handymanId !== '' });
  const tiles = useTiles();
  if (!isId(id)) return <LinkProblem />;
  if (error instanceof Refused && error.status === 404) {
    return <LinkProblem title={words.notHere}>{error.message}</LinkProblem>;
  }
  if (error && !data) return <ErrorState whole error={error} onRetry={() => void refetch()} />;
  if (!data) return isPaused ? <NotHere /> : <VisitComing />;
  return (
    <>
      {seenAt !== undefined && (
        <div className="page pt-5">
          <LastSeen at={seenAt} />
        </div>
      )}
      {(data.state === openState || isActive(data.state)) && (
        <div className="page pt-5 empty:hidden">
          <PushOffer as="user" />
        </div>
      )}
      <CustomerVisit booking={data} handyman={handyman.data} tiles={tiles} />
    </>
  );
};
export default BookingScreen;
