import { cities } from '#domain/city.ts';
import type { Place } from '#domain/place.ts';
import { placeOf } from '../map/locality.ts';
import type { NamedPlace } from './place-matching.ts';

export { searchPlaces, surePlace } from './place-matching.ts';
export type { NamedPlace } from './place-matching.ts';

export const cityPlaces: readonly NamedPlace[] = cities.map(({ name, lat, long }) => ({
  name,
  city: name,
  lat,
  long,
  found: 'city',
}));

/** The localities of all cities that have a file, in one piece; loaded when a place is searched for. */
export const loadLocalities = async (): Promise<readonly NamedPlace[]> => {
  const { allCities } = await import('../map/all-cities.ts');
  return cities.flatMap(({ name: city }) =>
    allCities(city).map((locality): NamedPlace => ({
      name: locality[0],
      city,
      ...placeOf(locality),
      found: 'locality',
    })),
  );
};

/** Everything that can be found by name; where the localities do not come, cities do. */
export const loadPlaces = async (): Promise<readonly NamedPlace[]> => [
  ...cityPlaces,
  ...(await loadLocalities().catch(() => [])),
];

/** The area whose middle these very coordinates are: then they were chosen by its name, not pinned. */
export const areaAt = (
  { lat, long }: Place,
  places: readonly NamedPlace[],
): NamedPlace | undefined =>
  places.find((place) => Math.abs(place.lat - lat) < 1e-6 && Math.abs(place.long - long) < 1e-6);

export const labelOf = ({ name, city }: NamedPlace): string =>
  name === city ? name : `${name}, ${city}`;
