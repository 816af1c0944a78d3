import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { BookingView } from '#contract/booking.ts';
import { isPayable } from '#domain/booking.ts';
import { words } from '#words/payment.tsx';
import { bothOf } from '../../data/both-of.ts';
import { FetchedPage } from '../../features/offline/fetched-page.tsx';
import { Page } from '../../ui/page.tsx';
import { SkeletonCard } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/state.tsx';
import { delays } from '../../device/delays.ts';
import { usePoll } from '../../data/events.ts';
import { bookingsQuery } from '../../features/booking/queries.ts';
import { settingsQuery } from '../../features/map/tiles-query.ts';
import { Checkout } from './payment/checkout.tsx';

/** §2: /user/payment?total={amount}; which booking it is for may be said, or found. */
const Payment = () => {
  const [query] = useSearchParams();
  // Another booking gets a form and an answer of its own.
  return <ToPay key={query.toString()} query={query} />;
};
export default Payment;

const ToPay = ({ query }: { query: URLSearchParams }) => {
  const settings = useQuery(settingsQuery());
  const bookings = useQuery({
    ...bookingsQuery('user'),
    refetchInterval: usePoll(delays.pollRequest),
  });
  /** The booking that was named or found first stays, also once it is paid and another is the first unpaid. */
  const [found, setFound] = useState(query.get('booking_id'));
  const booking = bookingToPay(bookings.data ?? [], found, Number(query.get('total')));
  if (found === null && booking && settings.data) setFound(booking.notification_id);
  return (
    <FetchedPage query={bothOf(bookings, settings)} coming={<Coming />}>
      {([, { stripePublishableKey }]) =>
        booking ? <Checkout booking={booking} stripeKey={stripePublishableKey} /> : <Nothing />
      }
    </FetchedPage>
  );
};

const Coming = () => (
  <Page narrow title={words.title}>
    <SkeletonCard label={words.loading} className="h-130" />
  </Page>
);

const bookingToPay = (
  bookings: readonly BookingView[],
  id: string | null,
  total: number,
): BookingView | undefined => {
  if (id !== null) return bookings.find(({ notification_id }) => notification_id === id);
  const open = bookings.filter(
    ({ state, paymentState }) => isPayable(state) && paymentState !== 'refunded',
  );
  const unpaid = open.filter(({ paymentState }) => paymentState === 'unpaid');
  return unpaid.find(({ due, owed = 0 }) => due + owed === total) ?? unpaid[0] ?? open[0];
};

const Nothing = () => (
  <EmptyState
    whole
    art="card"
    title={words.nothing.title}
    ways={[{ to: '/user/bookings', label: words.nothing.bookings }]}
  >
    {words.nothing.text}
  </EmptyState>
);
