import { serviceNamed } from '../../../data/service-names.ts';
import { useQuery } from '@tanstack/react-query';
import { Map } from 'lucide-react';
import type { BookingView } from '#contract/booking.ts';
import { words as ofJob } from '#words/job.tsx';
import { useAreaName } from '../../../components/map/area-name.ts';
import { useArrival } from '../../../components/arrival.ts';
import { distanceText, minutesText } from '../../../components/distance.ts';
import { PhoneLine } from '../../../components/phone-line.tsx';
import { rupees } from '../../../components/rupees.tsx';
import { Portrait } from '../../../components/portrait.tsx';
import { buttonClass } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { bookingQuery } from '../../../data/queries.ts';

const words = ofJob.customer;

/** An external maps service, with the way to the door. */
const mapOf = ({ lat, long }: BookingView) =>
  `https://www.google.com/maps/dir/?api=1&destination=${lat},${long}`;

/** The time of day that the customer sees. */
const Expected = ({ job }: { job: BookingView }) => {
  const { data } = useQuery(bookingQuery(job.notification_id));
  const acceptedAt = data?.timeline.find(({ move }) => move === 'accept')?.at;
  return acceptedAt !== undefined && <At acceptedAt={acceptedAt} minutes={job.arrivalMinutes} />;
};

const At = (way: { acceptedAt: string; minutes: number }) => {
  const { at, left } = useArrival(way);
  return ` ${left > 0 ? words.expected(at) : words.wasExpected(at)}`;
};

/** Who waits, where, and how to reach them. */
export const CustomerCard = ({ job }: { job: BookingView }) => {
  const area = useAreaName(job);
  const { username, contactNumber } = job.customer;
  return (
    <Card className="grid gap-5 p-5 sm:p-6">
      <div className="flex flex-wrap items-center gap-4">
        <Portrait person={{ id: job.customer.user_id, name: username }} customer />
        <div className="min-w-0 flex-1 basis-44">
          <h2 className="text-xl font-bold">{username}</h2>
          <p className="text-ink-soft">
            {area !== undefined && `${area} · `}
            {serviceNamed(job.service)} · {words.youGet(rupees(job.share ?? job.price.total))}
          </p>
        </div>
      </div>
      {contactNumber !== undefined && <PhoneLine phone={contactNumber} name={username} />}
      {job.state === 'accepted' && (
        <>
          <p className="text-ink-soft">
            {words.way(
              <strong className="text-ink">{distanceText(job.distanceKm)}</strong>,
              <strong className="text-ink">{minutesText(job.arrivalMinutes)}</strong>,
            )}
            <Expected job={job} />
          </p>
          <a
            href={mapOf(job)}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ variant: 'secondary', wide: true })}
          >
            <Map aria-hidden className="text-accent size-5" />
            {words.openMap((text) => (
              <span className="sr-only">{text}</span>
            ))}
          </a>
        </>
      )}
    </Card>
  );
};
