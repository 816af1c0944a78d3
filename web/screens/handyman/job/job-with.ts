import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { BookingView } from '#contract/booking.ts';
import { isActive } from '#domain/booking.ts';
import { delays } from '../../../device/delays.ts';
import { usePoll } from '../../../data/events.ts';
import { bookingsQuery } from '../../../features/booking/queries.ts';

/** The job that `?user_id=` speaks of: the running one, or else the newest with that customer. */
const jobWith = (
  bookings: readonly BookingView[],
  userId: string | null,
): BookingView | undefined => {
  const theirs = userId === null ? [] : bookings.filter(({ user_id }) => user_id === userId);
  const running = (userId === null ? bookings : theirs).find(({ state }) => isActive(state));
  return running ?? theirs[0];
};

export const useJob = () => {
  const [query] = useSearchParams();
  const bookings = useQuery({
    ...bookingsQuery('handyman'),
    refetchInterval: usePoll(delays.pollNotifications),
  });
  return { ...bookings, job: bookings.data && jobWith(bookings.data, query.get('user_id')) };
};
