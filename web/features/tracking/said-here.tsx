import { TriangleAlert } from 'lucide-react';
import { firstName } from '#domain/first-name.ts';
import { words } from '#words/tracking.tsx';
import { distanceText } from '../../ui/distance.ts';
import type { Booking } from '../booking/timeline.tsx';

/** §16: for the customer, when "I am here" came from elsewhere. */
export const SaidHere = ({ booking: { saidHere, handyman } }: { booking: Booking }) => {
  if (!saidHere) return null;
  const who = firstName(handyman.name);
  const { km } = saidHere;
  return (
    <p
      aria-live="polite"
      className="bg-warn-soft rounded-control flex items-start gap-2.5 px-4 py-3 font-medium"
    >
      <TriangleAlert aria-hidden className="text-warn mt-0.5 size-5 shrink-0" />
      {km === null ? words.saidHere.unknown(who) : words.saidHere.far(who, distanceText(km))}
    </p>
  );
};
