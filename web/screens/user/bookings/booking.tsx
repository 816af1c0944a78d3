import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { renewStartCode } from '#contract/booking.ts';
import { isPayable } from '#domain/booking.ts';
import type { State } from '#domain/booking.ts';
import { Refused } from '../../../data/api.ts';
import { Arrival } from '../../../components/arrival.tsx';
import { BookingBadge, PaymentBadge } from '../../../components/booking-badge.tsx';
import { BookingNumber } from '../../../components/booking-number.tsx';
import { Countdown } from '../../../components/countdown.tsx';
import { distanceText } from '../../../components/distance.ts';
import { isId, LinkProblem } from '../../../components/link-problem.tsx';
import { PhoneLine } from '../../../components/phone-line.tsx';
import { PriceLines } from '../../../components/price-lines.tsx';
import { calledOff, refusalOf } from '../../../components/refusal.ts';
import { rupees } from '../../../components/rupees.tsx';
import { StartCode } from '../../../components/start-code.tsx';
import { Portrait } from '../../../components/portrait.tsx';
import { Button, buttonClass } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { Page } from '../../../components/ui/page.tsx';
import { SkeletonRows } from '../../../components/ui/skeleton.tsx';
import { ErrorState } from '../../../components/ui/state.tsx';
import { delays } from '../../../data/delays.ts';
import { usePoll } from '../../../data/events.ts';
import { bookingQuery } from '../../../data/queries.ts';
import { useSendWithToasts } from '../../../data/send-with-toasts.ts';
import { CallOff } from './call-off.tsx';
import { ConfirmDone } from './confirm-done.tsx';
import { Timeline } from './timeline.tsx';
import type { Booking } from './timeline.tsx';

const back = { to: '/user/bookings', label: 'Back to my bookings' };

const BookingScreen = () => {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery({
    ...bookingQuery(id),
    enabled: isId(id),
    refetchInterval: usePoll(delays.pollRequest),
  });
  if (!isId(id)) return <LinkProblem />;
  if (error instanceof Refused && error.status === 404) {
    return <LinkProblem title="This booking is not here">{error.message}</LinkProblem>;
  }
  if (error && !data) return <ErrorState whole error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Page title="Your booking" back={back}>
        <SkeletonRows rows={2} label="Loading your booking" />
      </Page>
    );
  }
  return <Details booking={data} />;
};
export default BookingScreen;

const Details = ({ booking }: { booking: Booking }) => {
  const { handyman, price } = booking;
  return (
    <Page
      title={`${booking.service} with ${handyman.name}`}
      back={back}
      aside={
        <p className="flex flex-wrap gap-2">
          <BookingBadge state={booking.state} />
          <PaymentBadge booking={booking} />
        </p>
      }
    >
      <div className="grid items-start gap-6 lg:grid-cols-[1.4fr_1fr]">
        <div className="grid gap-6">
          <p aria-live="polite" className="rounded-card bg-accent-soft p-5 text-lg font-medium">
            {now[booking.state](booking)}
          </p>
          {booking.state === 'accepted' && (
            <div className="grid justify-items-center gap-2">
              {booking.startCode === undefined ? (
                <p>Your start code cannot be shown any more. Please get a new one.</p>
              ) : (
                <div className="w-full">
                  <StartCode code={booking.startCode} />
                </div>
              )}
              <RenewCode id={booking.notification_id} />
            </div>
          )}
          <Card className="grid gap-4 p-6">
            <div className="flex items-center gap-4">
              <Portrait person={{ ...handyman, id: handyman.handyman_id }} />
              <div>
                <h2 className="text-lg font-bold">{handyman.name}</h2>
                <p className="text-ink-soft">
                  {handyman.services} · {distanceText(booking.distanceKm)} away
                </p>
              </div>
            </div>
            {handyman.phone !== undefined && (
              <PhoneLine phone={handyman.phone} whose={`${handyman.name}’s`} />
            )}
          </Card>
          <Card className="p-6 pb-1">
            <h2 className="mb-4 text-lg font-bold">What happened</h2>
            <Timeline booking={booking} />
          </Card>
        </div>
        <Card className="grid gap-4 p-6 lg:sticky lg:top-24">
          <h2 className="text-lg font-bold">Payment summary</h2>
          <BookingNumber number={booking.number} />
          <PriceLines price={price} />
          <Actions booking={booking} />
        </Card>
      </div>
    </Page>
  );
};

/** Where things stand, in a sentence. */
const now: Readonly<Record<State, (booking: Booking) => ReactNode>> = {
  requested: ({ handyman, expiresAt }) => (
    <>
      Waiting for handyman to respond... {handyman.name} has <Countdown until={expiresAt} /> left.
    </>
  ),
  accepted: (booking) => (
    <>
      {booking.handyman.name} is on the way and{' '}
      <span aria-live="off">
        <Arrival acceptedAt={acceptedAt(booking)} minutes={booking.arrivalMinutes} />
      </span>
      .
    </>
  ),
  started: ({ handyman }) => `${handyman.name} is at work.`,
  done: () => 'The work is done. Thank you for booking with LocalHands.',
  declined: (booking) =>
    `${booking.handyman.name} ${refusalOf(booking)}. Someone else near you can come.`,
  cancelled: ({ handyman, paymentState, endedBy }) =>
    `${calledOff(endedBy, handyman.name)}${paymentState === 'refunded' ? ' What you paid is refunded.' : ''}`,
  expired: (booking) =>
    `${booking.handyman.name} ${refusalOf(booking)}. Someone else near you can come.`,
};

const acceptedAt = ({ timeline, createdAt }: Booking) =>
  timeline.find(({ move }) => move === 'accept')?.at ?? createdAt;

const Actions = ({ booking }: { booking: Booking }) => {
  const { notification_id, paymentState, state, price, lat, long, cost, service } = booking;
  const pay = new URLSearchParams({ total: String(price.total), booking_id: notification_id });
  const again = new URLSearchParams({
    service: service.toLowerCase(),
    lat: String(lat),
    long: String(long),
    cost: String(cost),
  });
  const over = ['done', 'declined', 'cancelled', 'expired'].includes(state);
  return (
    <div className="grid gap-3">
      {isPayable(state) && paymentState === 'unpaid' && (
        <Link
          to={`/user/payment?${pay.toString()}`}
          className={buttonClass({ size: 'large', wide: true })}
        >
          Pay {rupees(price.total)}
        </Link>
      )}
      {(paymentState === 'paid' || paymentState === 'refunded') && (
        <Link
          to={`/user/bookings/${notification_id}/receipt`}
          className={buttonClass({ variant: 'secondary', wide: true })}
        >
          Receipt
        </Link>
      )}
      {over && (
        <Link
          to={`/services/serviceProvider?${again.toString()}`}
          className={buttonClass({ wide: true })}
        >
          {state === 'done' ? 'Book again' : 'Ask someone else'}
        </Link>
      )}
      <ConfirmDone booking={booking} />
      <CallOff booking={booking} />
    </div>
  );
};

const RenewCode = ({ id }: { id: string }) => {
  const renew = useSendWithToasts(renewStartCode);
  return (
    <Button
      variant="quiet"
      size="small"
      busy={renew.isPending}
      onClick={() => renew.mutate({ params: { id } })}
    >
      Get a new code
    </Button>
  );
};
