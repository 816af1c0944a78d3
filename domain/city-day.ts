import type { State } from './booking.ts';
import { isActive } from './booking.ts';
import { cities, nearestCity } from './city.ts';
import type { Place } from './place.ts';
import { canStart } from './slots.ts';
import type { Calendar } from './slots.ts';

/** §14: what has become of a visit of the day. */
export const visitKinds = ['asked', 'agreed', 'underWay', 'done', 'notDone'] as const;
export type VisitKind = (typeof visitKinds)[number];

export const visitKindOf = (state: State): VisitKind => {
  if (state === 'requested') return 'asked';
  if (state === 'accepted') return 'agreed';
  if (state === 'done') return 'done';
  return isActive(state) ? 'underWay' : 'notDone';
};

/** So many visits of a day are read at most. */
export const mostVisits = 2000;

export const cityNames: readonly string[] = cities.map(({ name }) => name);

/** No place of a city is further away from its middle than this, in degrees; which city a place is of, `isOfCity` says. */
export const cityReach = 0.7;

/** §14: a visit belongs to the nearest city. */
export const isOfCity = (place: Place, city: string): boolean => nearestCity(place) === city;

const hourMs = 60 * 60_000;

export const hoursADay = 24;

/** §14: how many can begin a visit at each full hour of a day; nothing for hours that have begun. */
export const freeByHour = (
  calendars: readonly Calendar[],
  slotMinutes: number,
  midnight: number,
  now: number,
): readonly (number | undefined)[] =>
  Array.from({ length: hoursADay }, (_, hour) => {
    const start = midnight + hour * hourMs;
    if (start < now) return undefined;
    return calendars.filter((calendar) => canStart(calendar, start, slotMinutes)).length;
  });
