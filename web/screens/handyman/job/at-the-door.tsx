import { useQuery } from '@tanstack/react-query';
import type { BookingView } from '#contract/booking.ts';
import { nobodyHome } from '#contract/tracking.ts';
import { feeRules } from '#domain/fee.ts';
import { toRupees } from '#domain/price.ts';
import { nobodyHomeFrom } from '#domain/tracking.ts';
import { words } from '#words/tracking-job.tsx';
import { bookingQuery } from '../../../features/booking/queries.ts';
import { rupees } from '../../../ui/rupees.tsx';
import { CloseVisit } from '../../../features/tracking/close-visit.tsx';

/** §16: what a professional can do when the customer is not at home. */
export const AtTheDoor = ({ job }: { job: BookingView }) => {
  const { data } = useQuery(bookingQuery(job.notification_id));
  const arrivedAt = data?.timeline.find(({ move }) => move === 'arrive')?.at;
  return (
    arrivedAt !== undefined && (
      <NobodyHome
        bookingId={job.notification_id}
        name={job.customer.username}
        arrivedAt={arrivedAt}
      />
    )
  );
};

type Props = { bookingId: string; name: string; arrivedAt: string };

/** §16: for the professional, from the moment they are at the door. */
const NobodyHome = ({ bookingId, name, arrivedAt }: Props) => {
  const said = words.nobodyHome;
  return (
    <CloseVisit
      call={nobodyHome}
      bookingId={bookingId}
      from={nobodyHomeFrom(Date.parse(arrivedAt))}
      words={{
        ...said,
        follows: [said.told(name, rupees(toRupees(feeRules.paise))), said.notCounted],
      }}
    />
  );
};
