import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { BookingView } from '#contract/booking.ts';
import { isPayable } from '#domain/booking.ts';
import { words } from '#words/payment.tsx';
import { Page } from '../../components/ui/page.tsx';
import { SkeletonCard } from '../../components/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../components/ui/state.tsx';
import { delays } from '../../data/delays.ts';
import { usePoll } from '../../data/events.ts';
import { bookingsQuery, settingsQuery } from '../../data/queries.ts';
import { Checkout } from './payment/checkout.tsx';

/** §2: /user/payment?total={amount}; which booking it is for may be said, or found. */
const Payment = () => {
  const [query] = useSearchParams();
  const { data: settings } = useQuery(settingsQuery());
  const { data, error, refetch } = useQuery({
    ...bookingsQuery('user'),
    refetchInterval: usePoll(delays.pollRequest),
  });
  if (error && !data) return <ErrorState whole error={error} onRetry={() => void refetch()} />;
  if (!data || !settings) {
    return (
      <Page narrow title={words.title}>
        <SkeletonCard label={words.loading} className="h-130" />
      </Page>
    );
  }
  const booking = bookingToPay(data, query.get('booking_id'), Number(query.get('total')));
  return booking ? (
    <Checkout booking={booking} stripeKey={settings.stripePublishableKey} />
  ) : (
    <Nothing />
  );
};
export default Payment;

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
  return unpaid.find(({ due }) => due === total) ?? unpaid[0] ?? open[0];
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
