import { distanceKm, speedKmPerHour } from './place.ts';
import type { Place } from './place.ts';

/** A place as a device gives it, with how far off it may be in metres where it says so. */
export type Fix = Place & { readonly accuracy?: number | null | undefined };

/** Nearer than this is at the door: large houses, their gates and their parking. */
const atTheDoorKm = 0.3;

/** A phone whose accuracy is worse than this gives no usable place. */
const mostUnsureKm = 1;

/** §16: how far it still is to the door, to 100 m; undefined when the phone may be there. */
export const farFromDoor = (fix: Fix, door: Place): number | undefined => {
  const away = distanceKm(fix, door);
  const unsure = Math.min(mostUnsureKm, (fix.accuracy ?? 0) / 1000);
  return away - unsure > atTheDoorKm ? Math.round(away * 10) / 10 : undefined;
};

/** §16: how the place of a handyman on the way is shared. */
export const sharing = {
  /** The phone sends a point this often. */
  everySeconds: 10,
  /** More often than this none is taken. */
  leastSeconds: 5,
  /** A point is called old after this long: three were missed. */
  oldAfterSeconds: 45,
  /** And after this long it is deleted: a phone that stopped sending shows no place any more. */
  goneAfterMinutes: 15,
} as const;

/** A point and when it was there, in milliseconds. */
export type Point = Place & { readonly at: number };

const minute = 60_000;
/** The pace is taken from so many last minutes: enough to average traffic lights, and soon that of a new road. */
const paceMinutes = 3;
/** Over a shorter time the errors of the points are larger than the way between them. */
const leastPaceMs = minute / 2;
/** Slower than a walk they stand, which tells nothing of their pace once they go on. */
const standingKmPerHour = 4;
/** Faster than this is impossible in a town: a point was wrong. */
const fastestKmPerHour = 80;

/** What is worth keeping of the points that were seen: the newest, and those that tell its pace. */
export const keepPoints = (before: readonly Point[], next: Point): readonly Point[] =>
  [...before.filter(({ at }) => at < next.at), next].filter(
    ({ at }) => at >= next.at - paceMinutes * minute,
  );

/** §16: how fast they go, by the last points; as usual where these do not say. */
export const paceOf = (points: readonly Point[]): number => {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || last.at - first.at < leastPaceMs) return speedKmPerHour;
  const km = points.slice(1).reduce((sum, point, n) => sum + legKm(points[n], point), 0);
  const pace = km / ((last.at - first.at) / (60 * minute));
  return pace < standingKmPerHour ? speedKmPerHour : Math.min(pace, fastestKmPerHour);
};

const legKm = (from: Place | undefined, to: Place): number => (from ? distanceKm(from, to) : 0);

/** §16: whole minutes to the door at their own pace, one at least; nothing without a point. */
export const minutesLeft = (points: readonly Point[], door: Place): number | undefined => {
  const last = points.at(-1);
  if (!last) return undefined;
  return Math.max(1, Math.round((distanceKm(last, door) / paceOf(points)) * 60));
};

/** §16: how long after the arrival, or after the promised time, a party may close a visit that came to nothing. */
export const closing = { nobodyHomeMinutes: 15, nobodyCameMinutes: 30 } as const;

/** From when a handyman who is at the door may report that the customer is not at home. */
export const nobodyHomeFrom = (arrivedAt: number): number =>
  arrivedAt + closing.nobodyHomeMinutes * minute;

/** From when a customer may report that no handyman came: the arrival estimate counts from the accept. */
export const nobodyCameFrom = (acceptedAt: number, arrivalMinutes: number): number =>
  acceptedAt + (arrivalMinutes + closing.nobodyCameMinutes) * minute;
