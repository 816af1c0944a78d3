import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { BookingView } from '#contract/booking.ts';
import { isActive } from '#domain/booking.ts';
import { words as bookingWords } from '#words/booking.tsx';
import { Refused } from '../../data/api.ts';
import { bothOf } from '../../data/both-of.ts';
import { FetchedPage } from '../../features/offline/fetched-page.tsx';
import { isId, LinkProblem } from '../../ui/link-problem.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { VisitComing } from '../../features/booking/coming.tsx';
import { CustomerVisit } from '../../features/booking/customer-visit.tsx';
import { delays } from '../../device/delays.ts';
import { usePoll } from '../../data/events.ts';
import { bookingQuery, bookingsQuery } from '../../features/booking/queries.ts';
import { handymanQuery } from '../../features/handyman/queries.ts';
import { useTiles } from '../../features/map/tiles-query.ts';
import { toast } from '../../data/toast.ts';
import { NotBooked } from './booking-summary/not-booked.tsx';

const words = bookingWords.summary;

/** §2: /user/bookingsummary?lat=&long=&cost=&handyman_id=; our own links name the booking as well. */
const BookingSummary = () => {
  const [query] = useSearchParams();
  const handymanId = query.get('handyman_id') ?? '';
  const handyman = useQuery({ ...handymanQuery(handymanId), enabled: isId(handymanId) });
  const bookings = useQuery({
    ...bookingsQuery('user'),
    refetchInterval: usePoll(delays.pollRequest),
  });
  const named = query.get('booking_id') ?? '';
  const found = isId(named) ? named : bookingWith(bookings.data ?? [], handymanId)?.notification_id;
  const booking = useQuery({ ...bookingQuery(found ?? ''), enabled: found !== undefined });
  const tiles = useTiles();
  const problem = handyman.error?.message;

  useEffect(() => {
    if (problem !== undefined) toast.error(problem);
  }, [problem]);

  if (!isId(handymanId)) return <LinkProblem />;
  if (handyman.error instanceof Refused && handyman.error.status === 404) {
    return <LinkProblem title={words.unknown} />;
  }
  return (
    <FetchedPage query={bothOf(handyman, bookings)} coming={<VisitComing />}>
      {([professional]) =>
        found === undefined ? (
          <NotBooked handyman={professional} query={query} />
        ) : (
          <FetchedPage query={booking} coming={<VisitComing />}>
            {(visit) => (
              <CustomerVisit
                key={found}
                booking={visit}
                handyman={professional}
                tiles={tiles}
                confirmation
              >
                <Link
                  to={`/user/bookings/${found}`}
                  className={buttonClass({ variant: 'secondary', wide: true })}
                >
                  {words.follow}
                </Link>
              </CustomerVisit>
            )}
          </FetchedPage>
        )
      }
    </FetchedPage>
  );
};
export default BookingSummary;

/** The booking with this professional that is on, or else the newest: a cancelled one stays in sight. */
const bookingWith = (bookings: readonly BookingView[], handymanId: string) => {
  const theirs = bookings.filter(({ handyman_id }) => handyman_id === handymanId);
  return theirs.find(({ state }) => isActive(state)) ?? theirs[0];
};
