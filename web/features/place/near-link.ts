import type { Place } from '#domain/place.ts';
import type { Rhythm } from '#domain/series.ts';

type Search = {
  readonly service: string;
  readonly place: Place;
  readonly cost: number;
  /** The area whose middle the place is, where the customer has not given an exact one. */
  readonly area?: string | undefined;
  /** §27: for a later visit, when it begins. */
  readonly at?: string | undefined;
  /** §27: how often, unless it is once. */
  readonly repeats?: Rhythm | undefined;
};

/** §2: the address of who is near. */
export const nearLink = ({ service, place, cost, area, at, repeats }: Search): string => {
  const query = new URLSearchParams({
    service: service.toLowerCase(),
    lat: String(place.lat),
    long: String(place.long),
    cost: String(cost),
    ...(area === undefined ? {} : { in: area }),
    ...(at === undefined ? {} : { at }),
    ...(at === undefined || repeats === undefined ? {} : { repeat: repeats }),
  });
  return `/services/serviceProvider?${query.toString()}`;
};
