import { useQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { BookingView } from '#contract/booking.ts';
import { findPrice, findService, smallestPrice } from '#domain/catalogue.ts';
import type { Service } from '#domain/catalogue.ts';
import { isPayable } from '#domain/booking.ts';
import type { State } from '#domain/booking.ts';
import { arrivalMinutes, distanceKm, isPlace } from '#domain/place.ts';
import type { Place } from '#domain/place.ts';
import { priceLines } from '#domain/price.ts';
import { Refused } from '../../data/api.ts';
import { AreaMap } from '../../components/area-map.tsx';
import { Arrival } from '../../components/arrival.tsx';
import { BookingBadge } from '../../components/booking-badge.tsx';
import { BookingNumber } from '../../components/booking-number.tsx';
import { distanceText, minutesText } from '../../components/distance.ts';
import { isId, LinkProblem } from '../../components/link-problem.tsx';
import { zoomForKm } from '../../components/map/zoom.ts';
import { PhoneLine } from '../../components/phone-line.tsx';
import { PriceLines } from '../../components/price-lines.tsx';
import { calledOff } from '../../components/refusal.ts';
import { rupees } from '../../components/rupees.tsx';
import { StartCode } from '../../components/start-code.tsx';
import { Portrait } from '../../components/portrait.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { Page } from '../../components/ui/page.tsx';
import { Loading, Skeleton } from '../../components/ui/skeleton.tsx';
import { ErrorState } from '../../components/ui/state.tsx';
import { delays } from '../../data/delays.ts';
import { usePoll } from '../../data/events.ts';
import {
  bookingQuery,
  bookingsQuery,
  handymanQuery,
  useCatalogue,
  useTiles,
} from '../../data/queries.ts';
import { toast } from '../../data/toast.ts';

/** §2: /user/bookingsummary?lat=&long=&cost=&handyman_id= */
const BookingSummary = () => {
  const [query] = useSearchParams();
  const handymanId = query.get('handyman_id') ?? '';
  const here = { lat: Number(query.get('lat')), long: Number(query.get('long')) };
  const handyman = useQuery({ ...handymanQuery(handymanId), enabled: isId(handymanId) });
  const bookings = useQuery({
    ...bookingsQuery('user'),
    refetchInterval: usePoll(delays.pollRequest),
  });
  const booking = bookingWith(bookings.data ?? [], handymanId);
  const catalogue = useCatalogue();
  const problem = handyman.error?.message;

  useEffect(() => {
    if (problem !== undefined) toast.error(problem);
  }, [problem]);

  if (!isId(handymanId)) return <LinkProblem />;
  if (handyman.error instanceof Refused && handyman.error.status === 404) {
    return <LinkProblem title="We do not know this professional" />;
  }
  if (handyman.error && !handyman.data) {
    return <ErrorState whole error={handyman.error} onRetry={() => void handyman.refetch()} />;
  }
  if (!handyman.data || bookings.isPending) return <Coming />;

  const { name, services, profile, phone, jobsDone } = handyman.data;
  const km = booking?.distanceKm ?? distanceKm(here, handyman.data);
  const price = booking?.price ?? expected(findService(catalogue, services), query.get('cost'));
  const { title, lead } = standing[booking?.state ?? 'accepted'];
  return (
    <Page
      title={title}
      lead={lead(name, booking)}
      aside={booking && <BookingBadge state={booking.state} />}
    >
      <div className="grid items-start gap-6 lg:grid-cols-[1.4fr_1fr]">
        <div className="grid gap-6">
          <Card className="grid gap-5 p-6">
            <div className="flex items-center gap-5">
              <Portrait person={{ id: handymanId, name, profile }} size="large" />
              <div className="grid gap-1">
                <h2 className="text-2xl font-bold">{name}</h2>
                <p className="text-ink-soft">
                  {services} · {jobsDone} jobs done
                </p>
              </div>
            </div>
            {phone !== undefined && <PhoneLine phone={phone} whose={`${name}’s`} />}
          </Card>
          {(!booking || booking.state === 'accepted') && (
            <Card className="flex items-center gap-5 p-6">
              <span className="bg-accent-soft text-accent grid size-14 shrink-0 place-items-center rounded-full">
                <Clock aria-hidden className="size-7" />
              </span>
              <p>
                <span className="text-ink-soft block">Arrival estimate</span>
                <span className="text-2xl font-bold">
                  {minutesText(booking?.arrivalMinutes ?? arrivalMinutes(km))}
                </span>
                <span className="text-ink-soft"> · {distanceText(km)} away</span>
                {booking && <Due booking={booking} />}
              </p>
            </Card>
          )}
          {booking?.startCode !== undefined && <StartCode code={booking.startCode} />}
          <Way from={handyman.data} to={booking ?? here} name={name} km={km} />
        </div>
        <Card className="grid gap-5 p-6 lg:sticky lg:top-24">
          <h2 className="text-xl font-bold">Payment summary</h2>
          {booking && <BookingNumber number={booking.number} />}
          {price && <PriceLines price={price} />}
          {price && (!booking || isPayable(booking.state)) && (
            <Pay booking={booking} total={price.total} />
          )}
          {booking && (
            <Link
              to={`/user/bookings/${booking.notification_id}`}
              className={buttonClass({ variant: 'secondary', wide: true })}
            >
              Follow this booking
            </Link>
          )}
        </Card>
      </div>
    </Page>
  );
};
export default BookingSummary;

/** Without a booking: what one for this pack would cost. */
const expected = (service: Service | undefined, cost: string | null) =>
  service && priceLines(service, findPrice(service, cost) ?? smallestPrice(service));

/** When that is by the clock: the way begins with the yes. */
const Due = ({ booking }: { booking: BookingView }) => {
  const { data } = useQuery(bookingQuery(booking.notification_id));
  const acceptedAt = data?.timeline.find(({ move }) => move === 'accept')?.at;
  return (
    acceptedAt !== undefined && (
      <span className="text-ink-soft block">
        {booking.handyman.name} <Arrival acceptedAt={acceptedAt} minutes={booking.arrivalMinutes} />
        .
      </span>
    )
  );
};

type Standing = { title: string; lead: (name: string, booking?: BookingView) => string };

/** What the page says first, by where the booking stands. */
const standing: Readonly<Record<State, Standing>> = {
  requested: { title: 'Not confirmed yet', lead: (name) => `${name} has not answered yet.` },
  accepted: { title: 'Booking confirmed', lead: (name) => `${name} is coming to you.` },
  started: { title: 'Booking confirmed', lead: (name) => `${name} is at work.` },
  done: { title: 'Work done', lead: (name) => `${name} has finished.` },
  declined: { title: 'Booking declined', lead: (name) => `${name} cannot take this job.` },
  cancelled: {
    title: 'Booking cancelled',
    lead: (name, booking) => calledOff(booking?.endedBy ?? null, name),
  },
  expired: { title: 'No answer', lead: (name) => `${name} did not answer in time.` },
};

/** The newest booking with this professional that can be paid, or else simply the newest. */
const bookingWith = (bookings: readonly BookingView[], handymanId: string) => {
  const theirs = bookings.filter(({ handyman_id }) => handyman_id === handymanId);
  return theirs.find(({ state }) => isPayable(state)) ?? theirs[0];
};

const Pay = ({ booking, total }: { booking: BookingView | undefined; total: number }) => {
  if (booking?.paymentState === 'paid') {
    return (
      <Link
        to={`/user/bookings/${booking.notification_id}/receipt`}
        className={buttonClass({ size: 'large', wide: true })}
      >
        Paid. See the receipt
      </Link>
    );
  }
  const query = new URLSearchParams({ total: String(total) });
  if (booking) query.set('booking_id', booking.notification_id);
  return (
    <Link
      to={`/user/payment?${query.toString()}`}
      className={buttonClass({ size: 'large', wide: true })}
    >
      Pay {rupees(total)}
    </Link>
  );
};

type WayProps = { from: Place; to: Place; name: string; km: number };

/** Where the professional comes from, on maps that show streets. */
const Way = ({ from, to, name, km }: WayProps) => {
  const tiles = useTiles();
  const markers = useMemo(
    () => [{ id: 'handyman', name, place: { lat: from.lat, long: from.long } }],
    [name, from.lat, from.long],
  );
  const home = useMemo(() => ({ lat: to.lat, long: to.long }), [to.lat, to.long]);
  // So close up the embedded basemap is an empty sheet.
  if (!isPlace(home) || tiles === null || tiles === undefined) return null;
  return (
    <AreaMap
      size="low"
      label={`Map of where ${name} comes from`}
      centre={home}
      zoom={zoomForKm(km)}
      me={{ place: home }}
      pins={markers}
      tiles={tiles}
    />
  );
};

const Coming = () => (
  <Loading label="Loading your booking" className="page grid gap-6 py-10">
    <Skeleton className="h-10 w-72" />
    <div className="grid gap-6 lg:grid-cols-[1.4fr_1fr]">
      <Skeleton className="rounded-card h-64" />
      <Skeleton className="rounded-card h-80" />
    </div>
  </Loading>
);
