import { useServiceNamed } from '../catalogue/service-named.ts';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { isActive, isAhead } from '#domain/booking.ts';
import { extraState } from '#domain/extra.ts';
import { firstName } from '#domain/first-name.ts';
import type { Party } from '#domain/role.ts';
import { words as booked } from '#words/booking.tsx';
import { words } from '#words/visit.tsx';
import { BookingBadge } from './booking-badge.tsx';
import { ChatLink } from '../chat/chat-link.tsx';
import { AddToCalendar } from '../calendar/add-to-calendar.tsx';
import { HelpHere } from '../ticket/help-here.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { weekdayTimeText } from '../../ui/when.ts';
import { Steps } from './steps.tsx';
import { timeOf, Timeline } from './timeline.tsx';
import type { Booking } from './timeline.tsx';

const backs = {
  user: { to: '/user/bookings', label: words.back },
  handyman: { to: '/handyman/dashboard', label: words.toDashboard },
} as const;

const ChatPanel = lazyComponent(async () => (await import('../chat/chat-panel.tsx')).ChatPanel);

const Extras = lazyComponent(async () => (await import('../extra/extras.tsx')).Extras);

const VisitTime = lazyComponent(async () => (await import('../proposal/visit-time.tsx')).VisitTime);

const JobRating = lazyComponent(async () => (await import('../rating/job-rating.tsx')).JobRating);

type Props = {
  booking: Booking;
  /** Whose page it is. */
  side: Party;
  /** Where things stand, and what comes next. */
  headline: ReactNode;
  /** Under the steps. */
  map?: ReactNode;
  /** What is needed until the work begins: the code, or what to say on the way. */
  code?: ReactNode;
  /** The other side. */
  person: ReactNode;
  bill: ReactNode;
  cancelVisit: ReactNode;
  /** §2: the page at the moment of the yes. */
  confirmation?: boolean;
  /** The way to the other page about it. */
  children?: ReactNode;
};

/** A booking from the question to the receipt: one page for both sides, whichever address it is opened at. */
export const Visit = ({ booking, side, confirmation = false, children, ...parts }: Props) => {
  const serviceNamed = useServiceNamed();
  const { state } = booking;
  const other = side === 'user' ? booking.handyman.name : booking.customer.username;
  // §19: from the accept on they can write to each other; the chat says itself whether it is still open.
  const accepted = timeOf(booking, 'accept') !== undefined;
  const yes = confirmation && isActive(state);
  return (
    <div className="page grid grid-cols-1 gap-5 py-5 sm:gap-6 sm:py-8 lg:grid-cols-[1.7fr_1fr] lg:grid-rows-[auto_auto_auto_auto_1fr] lg:content-start">
      <div className="flex items-start gap-4 lg:col-span-2">
        <div className="max-sm:hidden">
          <BackLink {...backs[side]} />
        </div>
        <div className="grid min-w-0 flex-1 gap-3">
          <p aria-live="polite" className="flex flex-wrap items-center gap-2">
            {yes && (
              <Badge tone="good">
                <CircleCheck aria-hidden className="size-4" />
                {words.confirmed}
              </Badge>
            )}
            {(!yes || state !== 'accepted') && <BookingBadge state={state} />}
            <span className="text-ink-soft min-w-0 text-sm font-medium">
              {booked.serviceWith(serviceNamed(booking.service), other)}
            </span>
          </p>
          {parts.headline}
          {isAhead(booking) && booking.startsAt !== null && (
            <div>
              <AddToCalendar
                bookingId={booking.notification_id}
                when={weekdayTimeText(booking.startsAt)}
              />
            </div>
          )}
        </div>
      </div>
      <div className="grid grid-cols-1 content-start gap-5 sm:gap-6">
        {state === 'done' && (
          <JobRating bookingId={booking.notification_id} as={side} name={other} />
        )}
        {isAhead(booking) && <VisitTime booking={booking} side={side} />}
        {(booking.extras.length > 0 || (side === 'handyman' && state === extraState)) && (
          <Extras booking={booking} as={side} />
        )}
        <Card className="overflow-hidden">
          <div className="@container px-1.5 py-5 sm:p-6">
            <Steps booking={booking} />
          </div>
          {parts.map}
        </Card>
      </div>
      <div className="grid grid-cols-1 content-start gap-5 sm:gap-6 lg:row-span-4">
        {parts.code}
        {parts.person}
        {accepted && (
          <div className="grid lg:hidden">
            <ChatLink bookingId={booking.notification_id} as={side} name={firstName(other)} />
          </div>
        )}
        {parts.bill}
        <HelpHere
          bookingId={booking.notification_id}
          side={side}
          state={state}
          reason={booking.reason}
        />
        {children}
      </div>
      {accepted && (
        <ChatPanel bookingId={booking.notification_id} as={side} name={firstName(other)} />
      )}
      <Card className="p-5 sm:p-6">
        <h2 className="mb-5 text-lg font-bold">{words.happened}</h2>
        <Timeline booking={booking} side={side} />
      </Card>
      {parts.cancelVisit}
    </div>
  );
};
