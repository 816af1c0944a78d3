import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import type { BookingView } from '#contract/booking.ts';
import { isActive } from '#domain/booking.ts';
import { words as booked } from '#words/booking.tsx';
import { words } from '#words/layout.ts';
import { refusalOf } from './refusal.ts';
import { forgetVisitDetails } from '../address/queries.ts';
import { timeText, weekdayTimeText } from '../../ui/when.ts';
import { toast } from '../../data/toast.ts';

/** Where a booking and its payment stood when they were last seen, by id. Outlives a reload of this tab. */
type Seen = Readonly<Record<string, string>>;

const storageKey = (userId: string) => `localhands.seen.${userId}`;

const readSeen = (userId: string): Seen | undefined => {
  try {
    return (
      (JSON.parse(sessionStorage.getItem(storageKey(userId)) ?? 'null') as Seen | null) ?? undefined
    );
  } catch {
    return undefined;
  }
};

const keepSeen = (userId: string, seen: Seen) => {
  try {
    sessionStorage.setItem(storageKey(userId), JSON.stringify(seen));
  } catch {
    // A browser that refuses storage: a change between two page loads is not told.
  }
};

/** What the customer has not decided: extra work and another time that were proposed, and whether they wait (§27). */
const proposedOf = ({ extras, proposal, delay }: BookingView) =>
  extras.filter(({ state }) => state === 'proposed').length +
  (timeOf(proposal) ? 1 : 0) +
  (lateOf(delay) ? 1 : 0);

const lateOf = (delay: BookingView['delay']) =>
  delay && !delay.waits ? delay.expectedAt : undefined;

const timeOf = (proposal: BookingView['proposal']) =>
  proposal?.by === 'handyman' ? proposal.startsAt : undefined;

const textOfProposed = ({ handyman: { name }, delay, proposal }: BookingView): string => {
  const [late, time] = [lateOf(delay), timeOf(proposal)];
  if (late !== undefined) return words.news.late(name, timeText(late));
  if (time !== undefined) return words.news.anotherTime(name, weekdayTimeText(time));
  return words.news.extra(name);
};

const standingOf = (booking: BookingView) => {
  const proposed = proposedOf(booking);
  return `${booking.state} ${booking.paymentState}${proposed > 0 ? ` ${proposed}` : ''}`;
};

/** The state assumed for a booking that is new to this tab: an accept is told by the dispatch's page (§18). */
const agreed = ['accepted', 'unpaid'].join(' ');

/** A yes since this tab looked last, by whatever page it was asked for. */
const isNewlyBooked = (seen: Seen, { notification_id, state }: BookingView) => {
  const before = seen[notification_id];
  if (before === undefined) return isActive(state);
  return before.startsWith('requested') && (isActive(state) || state === 'done');
};

/** The pages that show a change themselves, by what has changed. */
const shownOn = {
  booking: ({ notification_id, handyman_id }: BookingView, path: string) =>
    path.startsWith('/user/bookings?') ||
    path.startsWith(`/user/bookings/${notification_id}`) ||
    (path.startsWith('/user/bookingsummary') && path.includes(handyman_id)),
  answer: (path: string) => path.toLowerCase().startsWith('/services/serviceprovider'),
  payment: (path: string) => path.startsWith('/user/payment'),
};

const askAgain = ({ service, lat, long, cost }: BookingView) => {
  const query = new URLSearchParams({
    service: service.toLowerCase(),
    lat: String(lat),
    long: String(long),
    cost: String(cost),
  });
  return { to: `/services/serviceProvider?${query.toString()}`, label: words.news.askAgain };
};

const seeBooking = ({ notification_id }: BookingView) => ({
  to: `/user/bookings/${notification_id}`,
  label: words.news.seeBooking,
});

const payAgain = ({ notification_id, due }: BookingView) => ({
  to: `/user/payment?total=${due}&booking_id=${notification_id}`,
  label: words.news.payAgain,
});

/** §8: toasts for a customer who is on another page when their booking changes. */
export const useBookingNews = (
  userId: string | undefined,
  bookings: readonly BookingView[] | undefined,
) => {
  const { pathname, search } = useLocation();
  const path = `${pathname}?${search.slice(1)}`;

  const tell = useEffectEvent((booking: BookingView, before: string) => {
    const [state = '', payment = '', proposed = '0'] = before.split(' ');
    const { name } = booking.handyman;
    if (shownOn.booking(booking, path)) return;
    if (state === 'requested' && !shownOn.answer(path)) {
      if (booking.state === 'accepted') {
        toast.success(words.news.accepted(name), seeBooking(booking));
      } else if (booking.state === 'declined' || booking.state === 'expired') {
        toast.info(words.news.refused(name, refusalOf(booking)), askAgain(booking));
      }
    }
    const isNews = state !== booking.state;
    if (isNews && (booking.state === 'on_the_way' || booking.state === 'arrived')) {
      toast.success(words.underWay[booking.state](name), seeBooking(booking));
    }
    if (isNews && booking.state === 'cancelled' && booking.endedBy === 'handyman') {
      const { cancellation, cancellationPaid, nobodyHome } = words.news;
      const text = booking.paymentState === 'unpaid' ? cancellation(name) : cancellationPaid(name);
      if (booking.reason === 'nobody_home') toast.error(nobodyHome(name), seeBooking(booking));
      else toast.error(text, askAgain(booking));
    }
    if (isNews && booking.endedBy === 'operator') {
      toast.info(`${booked.endedByUs.plain}${booked.endedByUs.stop}`, seeBooking(booking));
    }
    if (proposedOf(booking) > Number(proposed)) {
      toast.info(textOfProposed(booking), seeBooking(booking));
    }
    if (payment === 'processing' && !shownOn.payment(path)) {
      if (booking.paymentState === 'paid') {
        toast.success(words.news.paid, seeBooking(booking));
      } else if (booking.paymentState === 'unpaid') {
        toast.error(words.news.unpaid, payAgain(booking));
      }
    }
  });

  useEffect(() => {
    if (userId === undefined || !bookings) return;
    const seen = readSeen(userId);
    for (const booking of bookings) {
      // A booking that was made and cancelled between two fetches is told of by the first fetch with it.
      const before = seen && (seen[booking.notification_id] ?? agreed);
      if (before !== undefined && before !== standingOf(booking)) tell(booking, before);
      // What was written for this visit has gone with it, whether or not the list was open when the yes came.
      if (seen && isNewlyBooked(seen, booking)) forgetVisitDetails(booking.service);
    }
    keepSeen(
      userId,
      Object.fromEntries(bookings.map((one) => [one.notification_id, standingOf(one)])),
    );
  }, [userId, bookings]);
};
