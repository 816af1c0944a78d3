import type { ReactNode } from 'react';
import type { State } from '#domain/booking.ts';
import { minutesLeft } from '#domain/tracking.ts';
import { words as booked } from '#words/booking.tsx';
import { words } from '#words/visit.tsx';
import { words as visitTime } from '#words/visit-time.ts';
import { words as way } from '#words/tracking.tsx';
import { usePointsOf } from '../tracking/queries.ts';
import { useArrival } from './arrival.ts';
import { useServerNow } from './countdown.tsx';
import { distanceText, minutesText } from '../../ui/distance.ts';
import { firstName } from '#domain/first-name.ts';
import { cancellation, endedByUs, refusalOf } from './refusal.ts';
import { rupees } from '../../ui/rupees.tsx';
import { CountdownRing } from './time-ring.tsx';
import { useSignal } from '../tracking/signal.ts';
import { timeText, weekdayTimeText } from '../../ui/when.ts';
import { timeOf } from './timeline.tsx';
import type { Booking } from './timeline.tsx';

type FrameProps = { title: ReactNode; beside?: ReactNode; children: ReactNode };

const Frame = ({ title, beside, children }: FrameProps) => (
  <div className="flex items-center justify-between gap-5">
    <div className="grid gap-1.5">
      <h1 tabIndex={-1} className="text-[1.7rem] leading-tight font-bold sm:text-4xl">
        {title}
      </h1>
      <p className="text-ink-soft sm:text-lg">{children}</p>
    </div>
    {beside}
  </div>
);

type Props = { booking: Booking };

const Asked = ({ booking: { handyman, createdAt, expiresAt, startsAt } }: Props) => (
  <Frame
    title={words.asked.title(firstName(handyman.name))}
    beside={<CountdownRing from={createdAt} until={expiresAt} />}
  >
    {startsAt !== null && `${visitTime.visit(weekdayTimeText(startsAt))}. `}
    {words.asked.text}
  </Frame>
);

const unseen = (text: string) => <span className="sr-only">{text}</span>;

/** §27: agreed for a later day; once that time has come it is shown like every other arrival. */
const Ahead = ({ booking, startsAt }: Props & { startsAt: string }) => {
  const expectedAt = booking.delay?.expectedAt ?? startsAt;
  const { at, left, late } = useArrival({ acceptedAt: expectedAt, minutes: 0 });
  const who = firstName(booking.handyman.name);
  if (left > 0) {
    return (
      <Frame title={visitTime.comes(who, weekdayTimeText(expectedAt))}>{visitTime.untilThen}</Frame>
    );
  }
  return late === 0 ? (
    <Frame title={words.expected.title(who, at)}>{words.expected.text(who)}</Frame>
  ) : (
    <Frame title={words.late.title(who, at, minutesText(late))}>{words.late.text(who)}</Frame>
  );
};

const Accepted = ({ booking }: Props) =>
  booking.startsAt === null ? (
    <Coming booking={booking} />
  ) : (
    <Ahead booking={booking} startsAt={booking.startsAt} />
  );

/**
 * By the server's clock. The accept promises a time of day and so many minutes of way; these do not run down
 * before the handyman has set out.
 */
const Coming = ({ booking }: Props) => {
  const { handyman, arrivalMinutes, distanceKm, createdAt } = booking;
  const acceptedAt = timeOf(booking, 'accept') ?? createdAt;
  const { at, left, late } = useArrival({ acceptedAt, minutes: arrivalMinutes });
  const who = firstName(handyman.name);
  if (left > 0) {
    return (
      <Frame title={words.arrives(who, at, unseen)}>
        <span
          aria-hidden
          className="bg-good ring-good-soft mr-2.5 ml-1 inline-block size-2.5 rounded-full ring-4"
        />
        {words.estimate(
          <strong className="text-ink">{minutesText(arrivalMinutes)}</strong>,
          distanceText(distanceKm),
        )}
        <span className="block">{words.notYetOnTheWay(who)}</span>
      </Frame>
    );
  }
  return late === 0 ? (
    <Frame title={words.expected.title(who, at)}>{words.expected.text(who)}</Frame>
  ) : (
    <Frame title={words.late.title(who, at, minutesText(late))}>{words.late.text(who)}</Frame>
  );
};

/** §16: by their own pace while they share their place; otherwise as promised with the accept. */
const OnTheWay = ({ booking }: Props) => {
  const points = usePointsOf(booking);
  const { old } = useSignal(points.at(-1));
  const setOutAt = timeOf(booking, booking.startsAt === null ? 'accept' : 'set_out');
  const { at, left } = useArrival({
    acceptedAt: setOutAt ?? booking.createdAt,
    minutes: booking.arrivalMinutes,
  });
  const since = timeText(timeOf(booking, 'set_out') ?? booking.createdAt);
  const minutes = minutesLeft(points, booking);
  const { title, left: about, expected, wasExpected } = way.onTheWay;
  return (
    <Frame title={title(firstName(booking.handyman.name))}>
      {minutes !== undefined && !old
        ? about(<strong className="text-ink">{minutesText(minutes)}</strong>)
        : (left > 0 ? expected : wasExpected)(since, at)}
    </Frame>
  );
};

const AtTheDoor = ({ booking }: Props) => (
  <Frame title={way.arrived.title(firstName(booking.handyman.name))}>{way.arrived.text}</Frame>
);

const Working = ({ booking }: Props) => {
  const started = timeOf(booking, 'start') ?? booking.createdAt;
  const minutes = Math.floor(Math.max(0, useServerNow() - Date.parse(started)) / 60_000);
  return (
    <Frame title={words.working.title(firstName(booking.handyman.name))}>
      {minutes > 0
        ? words.working.text(timeText(started), minutesText(minutes))
        : words.working.justNow(timeText(started))}
    </Frame>
  );
};

const Finished = ({ booking }: Props) => {
  const { paymentState, due } = booking;
  const thanks = endedByUs(booking) ?? words.finished.thanks;
  if (paymentState === 'unpaid') {
    return (
      <Frame title={words.finished.toPayTitle(rupees(due))}>
        {thanks} {booked.payWithinADay}
      </Frame>
    );
  }
  return (
    <Frame title={paymentState === 'paid' ? words.finished.paidTitle : words.finished.title}>
      {thanks}
      {paymentState === 'processing' && ` ${words.finished.bankWorking}`}
    </Frame>
  );
};

/** The request was not accepted, so there is nothing to pay. */
const Refused = ({ booking }: Props) => (
  <Frame title={words.refused.title(firstName(booking.handyman.name), refusalOf(booking))}>
    {words.refused.text}
  </Frame>
);

/** §16: the customer was not at home, or the handyman did not come; otherwise a party cancelled it. */
const cancellationReason = (booking: Booking): string => {
  const { handyman, endedBy, reason } = booking;
  const ended = endedByUs(booking);
  if (ended !== undefined) return ended;
  if (reason === 'nobody_home') return way.closed.homeForCustomer(handyman.name);
  if (reason === 'nobody_came') return way.closed.cameForCustomer(handyman.name);
  if (reason === 'found_another') return booked.cancellation.foundAnother;
  if (reason === 'running_late') return booked.cancellation.handedOver(handyman.name);
  return cancellation(endedBy, handyman.name);
};

const Cancelled = ({ booking }: Props) => (
  <Frame title={words.cancelled.title}>
    {cancellationReason(booking)}{' '}
    {booking.fee ? words.cancelled.withFee : words.cancelled.money[booking.paymentState]}
  </Frame>
);

const heads: Readonly<Record<State, (props: Props) => ReactNode>> = {
  requested: Asked,
  accepted: Accepted,
  on_the_way: OnTheWay,
  arrived: AtTheDoor,
  started: Working,
  done: Finished,
  declined: Refused,
  expired: Refused,
  cancelled: Cancelled,
};

/** Where the booking stands, first as a headline, then with what comes next. */
export const Headline = ({ booking }: Props) => {
  const Head = heads[booking.state];
  return <Head booking={booking} />;
};
