import type { Locality } from './locality.ts';

const files = import.meta.glob<readonly Locality[]>('./cities/*.json', {
  eager: true,
  import: 'places',
});

/** The localities of a city; none where it has no file. In one piece with those of all others, for searching. */
export const allCities = (city: string): readonly Locality[] =>
  files[`./cities/${city.toLowerCase()}.json`] ?? [];
