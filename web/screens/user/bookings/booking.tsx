import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { isActive, openState } from '#domain/booking.ts';
import { words as bookingWords } from '#words/booking.tsx';
import { Refused } from '../../../data/api.ts';
import { isId, LinkProblem } from '../../../ui/link-problem.tsx';
import { FetchedPage } from '../../../features/offline/fetched-page.tsx';
import { LastSeen } from '../../../features/offline/last-seen.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { VisitComing } from '../../../features/booking/coming.tsx';
import { CustomerVisit } from '../../../features/booking/customer-visit.tsx';
import { delays } from '../../../device/delays.ts';
import { usePoll } from '../../../data/events.ts';
import { useLastSeenAt } from '../../../data/last-seen-at.ts';
import { bookingQuery } from '../../../features/booking/queries.ts';
import { handymanQuery } from '../../../features/handyman/queries.ts';
import { useTiles } from '../../../features/map/tiles-query.ts';

const words = bookingWords.mine;

const PushOffer = lazyComponent(
  async () => (await import('../../../features/push/offer.tsx')).PushOffer,
);

/** A booking of mine, live. */
const BookingScreen = () => {
  const { id = '' } = useParams();
  const query = useQuery({
    ...bookingQuery(id),
    enabled: isId(id),
    refetchInterval: usePoll(delays.pollRequest),
  });
  const { data, error } = query;
  const seenAt = useLastSeenAt(query);
  const handymanId = data?.handyman_id ?? '';
  const handyman = useQuery({ ...handymanQuery(handymanId), enabled: handymanId !== '' });
  const tiles = useTiles();
  if (!isId(id)) return <LinkProblem />;
  if (error instanceof Refused && error.status === 404) {
    return <LinkProblem title={words.notHere}>{error.message}</LinkProblem>;
  }
  return (
    <FetchedPage query={query} coming={<VisitComing />}>
      {(booking) => (
        <>
          {seenAt !== undefined && (
            <div className="page pt-5">
              <LastSeen at={seenAt} />
            </div>
          )}
          {(booking.state === openState || isActive(booking.state)) && (
            <div className="page pt-5 empty:hidden">
              <PushOffer as="user" />
            </div>
          )}
          <CustomerVisit booking={booking} handyman={handyman.data} tiles={tiles} />
        </>
      )}
    </FetchedPage>
  );
};
export default BookingScreen;
