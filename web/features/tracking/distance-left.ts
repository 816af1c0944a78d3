import type { Notification } from '#contract/booking.ts';
import { distanceKm } from '#domain/place.ts';
import type { Place } from '#domain/place.ts';
import { minutesLeft } from '#domain/tracking.ts';
import { useWatched } from './watch-place.ts';

type Job = Place & Pick<Notification, 'state' | 'distanceKm' | 'seesDoor'>;
type Left = { readonly km: number; readonly minutes: number | undefined };

/**
 * How far the professional still has to go. On the way it is reckoned from where they are, as on the customer's map; where
 * the device does not say, nothing is: from their own place it would be another distance.
 */
export const useDistanceLeft = (job: Job): Left | undefined => {
  const { fix } = useWatched();
  if (job.state === 'accepted') return { km: job.distanceKm ?? 0, minutes: undefined };
  if (job.state !== 'on_the_way' || !fix || job.seesDoor === false) return undefined;
  return { km: distanceKm(fix, job), minutes: minutesLeft([fix], job) };
};
