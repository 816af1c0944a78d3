import { nobodyCame } from '#contract/tracking.ts';
import { firstName } from '#domain/first-name.ts';
import { nobodyCameFrom } from '#domain/tracking.ts';
import { words as feeWords } from '#words/fee.ts';
import { words } from '#words/nobody-came.tsx';
import { useArrival } from '../booking/arrival.ts';
import { timeOf } from '../booking/timeline.tsx';
import type { Booking } from '../booking/timeline.tsx';
import { rupees } from '../../ui/rupees.tsx';
import { CloseVisit } from './close-visit.tsx';

type Props = { booking: Booking };

const Late = ({ booking, acceptedAt }: Props & { acceptedAt: string }) => {
  const { startsAt, notification_id, handyman, paymentState } = booking;
  const credit = booking.cancellation?.credit ?? 0;
  const arrivalMinutes = startsAt === null ? booking.arrivalMinutes : 0;
  const { left } = useArrival({ acceptedAt, minutes: arrivalMinutes });
  if (left > 0) return null;
  const who = firstName(handyman.name);
  return (
    <CloseVisit
      call={nobodyCame}
      bookingId={notification_id}
      from={nobodyCameFrom(Date.parse(acceptedAt), arrivalMinutes)}
      words={{
        ...words.closing,
        title: words.title(who),
        follows: [
          words.follows(who),
          words.money[paymentState],
          ...(credit > 0 ? [feeWords.credit(rupees(credit))] : []),
        ],
      }}
    />
  );
};

/** §16: for the customer, once the promised time has passed without an arrival. */
export const NobodyCame = ({ booking }: Props) => {
  const { delay, startsAt } = booking;
  // §27: who waits for a late professional does so until then.
  const acceptedAt = delay?.waits ? delay.expectedAt : (startsAt ?? timeOf(booking, 'accept'));
  const coming = booking.state === 'accepted' || booking.state === 'on_the_way';
  return coming && acceptedAt !== undefined ? (
    <Late booking={booking} acceptedAt={acceptedAt} />
  ) : null;
};
