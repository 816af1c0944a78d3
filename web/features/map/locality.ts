import type { Place } from '#domain/place.ts';

/** Name, and degrees times ten thousand; and what it is called in the language of the page, where that differs. */
export type Locality = readonly [name: string, lat: number, long: number, shown?: string];

export const shownName = ([name, , , shown]: Locality): string => shown ?? name;

export const placeOf = ([, lat, long]: Locality): Place => ({
  lat: lat / 10_000,
  long: long / 10_000,
});
