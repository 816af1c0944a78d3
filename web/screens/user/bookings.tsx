import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { BookingView } from '#contract/booking.ts';
import { findService } from '#domain/catalogue.ts';
import { BookingBadge, PaymentBadge } from '../../components/booking-badge.tsx';
import { Rupees } from '../../components/rupees.tsx';
import { ServicePicture } from '../../components/service-picture.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Page } from '../../components/ui/page.tsx';
import { SkeletonRows } from '../../components/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../components/ui/state.tsx';
import { whenText } from '../../components/when.ts';
import { delays } from '../../data/delays.ts';
import { usePoll } from '../../data/events.ts';
import { bookingPagesQuery, useCatalogue } from '../../data/queries.ts';

const Bookings = () => {
  const pages = useInfiniteQuery({
    ...bookingPagesQuery('user'),
    refetchInterval: usePoll(delays.pollRequest),
  });
  const bookings = pages.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Page narrow title="My bookings" lead="Newest first. What happens shows here at once.">
      {pages.isPending && <SkeletonRows rows={3} label="Loading your bookings" />}
      {pages.error && bookings.length === 0 && (
        <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />
      )}
      {pages.data && bookings.length === 0 && (
        <EmptyState
          art="calendar"
          title="No bookings yet"
          ways={[{ to: '/services/servicePage', label: 'Find a professional' }]}
        >
          The first one takes about a minute.
        </EmptyState>
      )}
      <ul className="grid gap-4">
        {bookings.map((booking) => (
          <li key={booking.notification_id}>
            <BookingRow booking={booking} />
          </li>
        ))}
      </ul>
      {pages.hasNextPage && (
        <div className="mt-6 grid">
          <Button
            variant="secondary"
            busy={pages.isFetchingNextPage}
            onClick={() => void pages.fetchNextPage()}
          >
            Show more
          </Button>
        </div>
      )}
    </Page>
  );
};
export default Bookings;

const BookingRow = ({ booking }: { booking: BookingView }) => {
  const service = findService(useCatalogue(), booking.service);
  return (
    <Link
      to={`/user/bookings/${booking.notification_id}`}
      className="group rounded-card border-line bg-surface shadow-card hover:shadow-lift grid grid-cols-[5rem_1fr_auto] items-center overflow-hidden border transition-shadow sm:grid-cols-[8rem_1fr_auto]"
    >
      <ServicePicture service={service} className="h-full p-1.5" />
      <div className="grid gap-1.5 p-4 sm:p-5">
        <h2 className="text-lg leading-tight font-bold">
          {booking.service} with {booking.handyman.name}
        </h2>
        <p className="text-ink-soft text-sm">
          {whenText(booking.createdAt)} · <Rupees amount={booking.price.total} />
        </p>
        <p className="flex flex-wrap gap-2">
          <BookingBadge state={booking.state} />
          <PaymentBadge booking={booking} />
        </p>
      </div>
      <ChevronRight aria-hidden className="text-ink-faint mr-3 size-5 sm:mr-4" />
    </Link>
  );
};
