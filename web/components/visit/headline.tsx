import type { ReactNode } from 'react';
import type { State } from '#domain/booking.ts';
import { useArrival } from '../arrival.ts';
import { useServerNow } from '../countdown.tsx';
import { distanceText, minutesText } from '../distance.ts';
import { firstName } from '../first-name.ts';
import { calledOff, refusalOf } from '../refusal.ts';
import { rupees } from '../rupees.tsx';
import { CountdownRing } from '../time-ring.tsx';
import { timeText } from '../when.ts';
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

const Asked = ({ booking: { handyman, createdAt, expiresAt } }: Props) => (
  <Frame
    title={`Waiting for ${firstName(handyman.name)}`}
    beside={<CountdownRing from={createdAt} until={expiresAt} />}
  >
    Waiting for handyman to respond... You hear it here, on every page and by mail.
  </Frame>
);

/** By the server's clock: the time of day stays, the minutes run down. */
const Coming = ({ booking }: Props) => {
  const { handyman, arrivalMinutes, distanceKm, createdAt } = booking;
  const acceptedAt = timeOf(booking, 'accept') ?? createdAt;
  const { at, left, late } = useArrival({ acceptedAt, minutes: arrivalMinutes });
  const who = firstName(handyman.name);
  if (left > 0) {
    return (
      <Frame
        title={
          <>
            {who} <span className="sr-only">is on the way and </span>arrives about {at}
            <span className="sr-only">, in {minutesText(left)}</span>
          </>
        }
      >
        <span
          aria-hidden
          className="bg-good ring-good-soft mr-2.5 ml-1 inline-block size-2.5 rounded-full ring-4"
        />
        Arrival estimate <strong className="text-ink">{minutesText(left)}</strong> ·{' '}
        {distanceText(distanceKm)} away
      </Frame>
    );
  }
  return (
    <Frame
      title={`${who} was expected about ${at}${late === 0 ? '' : `, ${minutesText(late)} ago`}`}
    >
      {late === 0
        ? 'By the arrival estimate they should be here any moment.'
        : `The arrival estimate has passed. Call ${who} and ask; you can cancel free of charge.`}
    </Frame>
  );
};

const Working = ({ booking }: Props) => {
  const started = timeOf(booking, 'start') ?? booking.createdAt;
  const minutes = Math.floor(Math.max(0, useServerNow() - Date.parse(started)) / 60_000);
  return (
    <Frame title={`${firstName(booking.handyman.name)} is at work`}>
      Since {timeText(started)}
      {minutes > 0 && `, for ${minutesText(minutes)}`}. Either of you can say when it is done.
    </Frame>
  );
};

const thanks = 'The work is done. Thank you for booking with LocalHands.';

const Finished = ({ booking: { paymentState, price } }: Props) => {
  if (paymentState === 'unpaid') {
    return (
      <Frame title={`Work done, ${rupees(price.total)} to pay`}>
        {thanks} Please pay within a day.
      </Frame>
    );
  }
  return (
    <Frame title={paymentState === 'paid' ? 'Work done and paid' : 'Work done'}>
      {thanks}
      {paymentState === 'processing' && ' Your bank is still working on the payment.'}
    </Frame>
  );
};

/** Nobody said yes, so there is nothing to pay. */
const Refused = ({ booking }: Props) => (
  <Frame title={`${firstName(booking.handyman.name)} ${refusalOf(booking)}`}>
    You pay nothing. Someone else near you can come.
  </Frame>
);

const refunded: Readonly<Record<Booking['paymentState'], string>> = {
  unpaid: ' You pay nothing.',
  processing: ' If your payment goes through after all, it is refunded in full.',
  paid: ' What you paid is refunded.',
  refunded: ' What you paid is refunded.',
};

const CalledOff = ({ booking: { handyman, endedBy, paymentState } }: Props) => (
  <Frame title="Booking cancelled">
    {calledOff(endedBy, handyman.name)}
    {refunded[paymentState]}
  </Frame>
);

const heads: Readonly<Record<State, (props: Props) => ReactNode>> = {
  requested: Asked,
  accepted: Coming,
  started: Working,
  done: Finished,
  declined: Refused,
  expired: Refused,
  cancelled: CalledOff,
};

/** Where things stand, first as a headline, then with what comes next. */
export const Headline = ({ booking }: Props) => {
  const Head = heads[booking.state];
  return <Head booking={booking} />;
};
