import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { BookingView } from '#contract/booking.ts';
import type { State } from '#domain/booking.ts';
import { BookingBadge, PaymentBadge } from '../../../components/booking-badge.tsx';
import { Portrait } from '../../../components/portrait.tsx';
import { Rupees } from '../../../components/rupees.tsx';
import { whenText } from '../../../components/when.ts';

/** What is up next, where something is. */
const next: Partial<Record<State, (booking: BookingView) => string | undefined>> = {
  requested: ({ handyman }) => `You hear at once when ${handyman.name} answers.`,
  accepted: () => 'See when they arrive, and your start code.',
  started: () => 'Say when it is done, or let them do it.',
  done: ({ paymentState }) => (paymentState === 'unpaid' ? 'Please pay within a day.' : undefined),
};

/** A booking among others: with whom, since when, how it stands and what comes next. */
export const BookingRow = ({ booking }: { booking: BookingView }) => {
  const { handyman, state } = booking;
  const hint = next[state]?.(booking);
  return (
    <Link
      to={`/user/bookings/${booking.notification_id}`}
      className={`rounded-card bg-surface shadow-card hover:shadow-lift flex items-center gap-4 border p-4 transition-shadow sm:p-5 ${hint === undefined ? 'border-line' : 'border-accent'}`}
    >
      <Portrait
        person={{ ...handyman, id: handyman.handyman_id }}
        className="rounded-control sm:size-18"
      />
      <div className="grid min-w-0 flex-1 gap-1.5">
        <h3 className="text-lg leading-tight font-bold">
          {booking.service} with {handyman.name}
        </h3>
        <p className="text-ink-soft text-sm">
          {whenText(booking.createdAt)} · <Rupees amount={booking.price.total} />
        </p>
        <p className="flex flex-wrap gap-2">
          <BookingBadge state={state} />
          <PaymentBadge booking={booking} />
        </p>
        {hint !== undefined && <p className="text-sm font-medium">{hint}</p>}
      </div>
      <ChevronRight aria-hidden className="text-ink-faint size-5 shrink-0" />
    </Link>
  );
};
