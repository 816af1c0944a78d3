import type * as english from '../en/places.ts';
import { cityNames } from './cities/names.ts';

const addresses = import.meta.glob<string>('./cities/*.json', {
  eager: true,
  query: '?url',
  import: 'default',
});

export const cityName: typeof english.cityName = (name) => cityNames[name] ?? name;

/** In the order of the city's own file. Where they do not come, the English names stay. */
const loadNames = async (city: string): Promise<readonly string[]> => {
  const address = addresses[`./cities/${city.toLowerCase()}.json`];
  if (address === undefined) return [];
  return (await (await fetch(address)).json()) as readonly string[];
};

export const nameLocalities: typeof english.nameLocalities = async (city, map) => {
  const names = await loadNames(city).catch(() => []);
  const places = map.places.map(
    ([name, lat, long], n) => [name, lat, long, names[n] ?? name] as const,
  );
  return { ...map, places };
};

export const nearCity: typeof english.nearCity = (city) => `${city} के पास`;
