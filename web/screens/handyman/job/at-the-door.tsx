import { useQuery } from '@tanstack/react-query';
import type { BookingView } from '#contract/booking.ts';
import { NobodyHome } from '../../../features/tracking/nobody-home.tsx';
import { bookingQuery } from '../../../features/booking/queries.ts';

/** §16: what a professional can do when nobody opens. */
export const AtTheDoor = ({ job }: { job: BookingView }) => {
  const { data } = useQuery(bookingQuery(job.notification_id));
  const arrivedAt = data?.timeline.find(({ move }) => move === 'arrive')?.at;
  return (
    arrivedAt !== undefined && (
      <NobodyHome
        bookingId={job.notification_id}
        name={job.customer.username}
        arrivedAt={arrivedAt}
      />
    )
  );
};
