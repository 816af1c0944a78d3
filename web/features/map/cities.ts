import { cities } from '#domain/city.ts';
import { nameLocalities } from '#words/places.ts';
import type { Locality } from './locality.ts';

/** A city as its file has it; well-known localities first. */
export type CityMap = {
  readonly places: readonly Locality[];
  /** Where the sea is near: land by latitude and longitude in turn, within a window (south, west, north, east). */
  readonly coast?: {
    readonly window: readonly number[];
    readonly land: readonly (readonly number[])[];
  };
};

/** No locality is further from the middle of its city, in degrees. */
export const reach = 0.35;

const addresses = import.meta.glob<string>('./cities/*.json', {
  eager: true,
  query: '?url',
  import: 'default',
});

const addressOf = (city: string) => addresses[`./cities/${city.toLowerCase()}.json`];

const loading = new Map<string, Promise<CityMap>>();

/** Fetched when the city is looked at, one to two kilobytes each. */
export const loadCity = async (city: string): Promise<CityMap> => {
  const address = addressOf(city);
  if (address === undefined) return { places: [] };
  const known =
    loading.get(city) ??
    fetch(address).then(async (r) => nameLocalities(city, (await r.json()) as CityMap));
  loading.set(city, known);
  return known.catch((error: unknown) => {
    loading.delete(city);
    throw error;
  });
};

/** The cities with a file that a view (south, west, north, east) may show something of. */
export const citiesIn = (view: readonly [number, number, number, number]): readonly string[] => {
  const [south, west, north, east] = view;
  return cities
    .filter(
      ({ name, lat, long }) =>
        addressOf(name) !== undefined &&
        lat > south - reach &&
        lat < north + reach &&
        long > west - reach &&
        long < east + reach,
    )
    .map(({ name }) => name);
};
