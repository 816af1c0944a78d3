import type { Place } from '#domain/place.ts';

/** Name, and degrees times ten thousand. */
export type Locality = readonly [name: string, lat: number, long: number];

export const placeOf = ([, lat, long]: Locality): Place => ({
  lat: lat / 10_000,
  long: long / 10_000,
});
