import { useServiceNamed } from '../catalogue/service-named.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { isAhead } from '#domain/booking.ts';
import type { State } from '#domain/booking.ts';
import { words } from '#words/layout.ts';
import { ActiveDispatch } from '../dispatch/active-dispatch.tsx';
import { useBookingNews } from './booking-news.ts';
import { UnreadPill } from '../chat/unread-pill.tsx';
import { Countdown } from './countdown.tsx';
import { delays } from '../../device/delays.ts';
import { usePoll } from '../../data/events.ts';
import { bookingsQuery } from './queries.ts';

/** Pages that have their own view of the booking, and the handyman's pages. */
const itself = /^\/(user\/|handyman\/|services\/serviceprovider)/i;

const listed = ['/user/bookings'];

const said: Partial<Record<State, (name: string) => string>> = words.underWay;

/** A booking that is under way, one tap away from wherever the customer is; what becomes of it is shown. */
export const ActiveBooking = ({ userId }: { userId: string }) => {
  const serviceNamed = useServiceNamed();
  const { pathname } = useLocation();
  const { data } = useQuery({
    ...bookingsQuery('user'),
    refetchInterval: usePoll(delays.pollRequest),
  });
  useBookingNews(userId, data);
  const booking = data?.find((one) => said[one.state] !== undefined && !isAhead(one));
  const text = booking && said[booking.state]?.(booking.handyman.name);
  const shown = booking && text !== undefined && !itself.test(pathname) ? booking : undefined;
  // The parts before the link stay mounted when it comes or goes: they remember what was seen.
  return (
    <>
      <ActiveDispatch />
      <UnreadPill as="user" shownOn={listed} />
      {shown && (
        <aside aria-label={words.booking} className="max-w-full">
          <Link
            data-pill
            to={`/user/bookings/${shown.notification_id}`}
            className="pill hover:bg-accent-strong animate-rise gap-3 py-2 pr-4 pl-5"
          >
            <span className="truncate">
              {serviceNamed(shown.service)}: {text}
            </span>
            {shown.state === 'requested' && <Countdown until={shown.expiresAt} />}
            <ArrowRight aria-hidden className="size-5 shrink-0" />
          </Link>
        </aside>
      )}
    </>
  );
};
