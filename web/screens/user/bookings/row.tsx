import { useServiceNamed } from '../../../features/catalogue/service-named.ts';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { BookingView } from '#contract/booking.ts';
import type { State } from '#domain/booking.ts';
import { firstName } from '#domain/first-name.ts';
import { words as booked } from '#words/booking.tsx';
import { words as visitTime } from '#words/visit-time.ts';
import { BookingBadge, PaymentBadge } from '../../../features/booking/booking-badge.tsx';
import { UnreadBadge } from '../../../features/chat/unread-badge.tsx';
import { Portrait } from '../../../features/handyman/portrait.tsx';
import { Rupees, rupees } from '../../../ui/rupees.tsx';
import { timeText, weekdayTimeText, whenText } from '../../../ui/when.ts';
import { useUnreadOf } from '../../../features/chat/unread.ts';

const words = booked.mine;

/** §27: another time that waits for an answer. */
const proposalHint = ({ proposal, handyman }: BookingView): string | undefined =>
  proposal &&
  visitTime[proposal.by === 'user' ? 'proposed' : 'proposes'](
    firstName(handyman.name),
    weekdayTimeText(proposal.startsAt),
  );

/** §27: the professional will be late. */
const delayHint = ({ delay, handyman }: BookingView): string | undefined =>
  delay &&
  visitTime[delay.waits ? 'waits' : 'late'](firstName(handyman.name), timeText(delay.expectedAt));

/** What is up next, where something is. */
const next: Partial<Record<State, (booking: BookingView) => string | undefined>> = {
  requested: ({ handyman }) => words.next.requested(handyman.name),
  accepted: (booking) => proposalHint(booking) ?? delayHint(booking) ?? words.next.accepted,
  on_the_way: () => words.next.on_the_way,
  arrived: () => words.next.arrived,
  started: () => words.next.started,
  done: ({ paymentState }) => (paymentState === 'unpaid' ? booked.payWithinADay : undefined),
};

/** A booking among others: with whom, since when, how it stands and what comes next. */
export const BookingRow = ({ booking }: { booking: BookingView }) => {
  const serviceNamed = useServiceNamed();
  const { handyman, state } = booking;
  const hint =
    booking.cash === 'chosen' && state === 'done'
      ? booked.payInCash(rupees(booking.due))
      : next[state]?.(booking);
  return (
    <Link
      to={`/user/bookings/${booking.notification_id}`}
      className={`rounded-card bg-surface shadow-card hover:shadow-lift flex flex-wrap items-center gap-4 border p-4 transition-shadow sm:p-5 ${hint === undefined ? 'border-line' : 'border-accent'}`}
    >
      <Portrait
        person={{ ...handyman, id: handyman.handyman_id }}
        className="rounded-control sm:size-18"
      />
      <div className="grid min-w-0 flex-1 basis-44 gap-1.5">
        <h3 className="text-lg leading-tight font-bold">
          {booked.serviceWith(serviceNamed(booking.service), handyman.name)}
        </h3>
        <p className="text-ink-soft text-sm">
          {booking.startsAt === null
            ? whenText(booking.createdAt)
            : visitTime.onDay(weekdayTimeText(booking.startsAt))}{' '}
          · <Rupees amount={booking.price.total} />
        </p>
        <p className="flex flex-wrap gap-2">
          <BookingBadge state={state} />
          <PaymentBadge booking={booking} />
          <UnreadBadge count={useUnreadOf(booking.notification_id, 'user')} />
        </p>
        {hint !== undefined && <p className="text-sm font-medium">{hint}</p>}
      </div>
      <ChevronRight aria-hidden className="text-ink-faint size-5 shrink-0" />
    </Link>
  );
};
