import { useServiceNamed } from '../../../features/catalogue/service-named.ts';
import { useQuery } from '@tanstack/react-query';
import type { BookingView } from '#contract/booking.ts';
import { isActive, isWaiting, openState } from '#domain/booking.ts';
import { words as ofJob } from '#words/job.tsx';
import { DetailLines } from '../../../features/address/detail-lines.tsx';
import { DirectionsLink } from '../../../features/address/directions-link.tsx';
import { useAreaName } from '../../../features/map/area-name.ts';
import { useArrival } from '../../../features/booking/arrival.ts';
import { VisitWith } from '../../../features/regular/together.tsx';
import { distanceText, minutesText } from '../../../ui/distance.ts';
import { PhoneLine } from '../../../features/booking/phone-line.tsx';
import { rupees } from '../../../ui/rupees.tsx';
import { Portrait } from '../../../features/handyman/portrait.tsx';
import { Card } from '../../../ui/card.tsx';
import { useDistanceLeft } from '../../../features/tracking/distance-left.ts';
import { bookingQuery } from '../../../features/booking/queries.ts';

const words = ofJob.customer;

/** The time of day that the customer sees. */
const Expected = ({ job }: { job: BookingView }) => {
  const { data } = useQuery(bookingQuery(job.notification_id));
  if (job.startsAt !== null) return <At acceptedAt={job.startsAt} minutes={0} />;
  const acceptedAt = data?.timeline.find(({ move }) => move === 'accept')?.at;
  return acceptedAt !== undefined && <At acceptedAt={acceptedAt} minutes={job.arrivalMinutes} />;
};

const At = (way: { acceptedAt: string; minutes: number }) => {
  const { at, left } = useArrival(way);
  return ` ${left > 0 ? words.expected(at) : words.wasExpected(at)}`;
};

/** Who waits, where, and how to reach them. */
export const CustomerCard = ({ job }: { job: BookingView }) => {
  const serviceNamed = useServiceNamed();
  const area = useAreaName(job);
  const left = useDistanceLeft(job);
  const { username, contactNumber } = job.customer;
  return (
    <Card className="grid gap-5 p-[min(1.25rem,5vw)] sm:p-6">
      <div className="flex flex-wrap items-center gap-4">
        <Portrait person={{ id: job.customer.user_id, name: username }} customer />
        <div className="min-w-0 flex-1 basis-44">
          <h2 className="text-xl font-bold">{username}</h2>
          <p className="text-ink-soft">
            {area !== undefined && `${area} · `}
            {serviceNamed(job.service)}
            {!job.fee && <> · {words.youGet(rupees(job.share ?? job.price.total))}</>}
          </p>
          <VisitWith
            doneTogether={job.doneTogether}
            over={!isActive(job.state) && job.state !== openState}
          />
        </div>
      </div>
      <DetailLines address={job.address} note={job.note} />
      {job.seesDoor === false && (
        <p className="bg-sunken rounded-control px-4 py-3">{words.doorLater}</p>
      )}
      {contactNumber !== undefined && <PhoneLine phone={contactNumber} name={username} />}
      {isWaiting(job.state) && (
        <>
          {job.state !== 'arrived' && (
            <p className="text-ink-soft">
              {left &&
                words.way(
                  <strong className="text-ink">{distanceText(left.km)}</strong>,
                  <strong className="text-ink">
                    {minutesText(left.minutes ?? job.arrivalMinutes)}
                  </strong>,
                )}
              <Expected job={job} />
            </p>
          )}
          <DirectionsLink to={job} />
        </>
      )}
    </Card>
  );
};
