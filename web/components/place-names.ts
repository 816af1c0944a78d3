import { cities } from '#domain/city.ts';
import type { Place } from '#domain/place.ts';
import address from './map/localities.json?url';

/** An area that people know by name; `found` says how large it is. */
export type NamedPlace = Place & {
  readonly name: string;
  readonly city: string;
  readonly found: 'locality' | 'city';
};

/** Names that many people still use. */
const formerNames: Readonly<Record<string, string>> = {
  bombay: 'Mumbai',
  bangalore: 'Bengaluru',
  calcutta: 'Kolkata',
  madras: 'Chennai',
  poona: 'Pune',
  baroda: 'Vadodara',
  cochin: 'Kochi',
  mysore: 'Mysuru',
  trivandrum: 'Thiruvananthapuram',
  vizag: 'Visakhapatnam',
  banaras: 'Varanasi',
  gauhati: 'Guwahati',
};

export const cityPlaces: readonly NamedPlace[] = cities.map(({ name, lat, long }) => ({
  name,
  city: name,
  lat,
  long,
  found: 'city',
}));

/** By city: name, and degrees times ten thousand. */
type Listed = Readonly<Record<string, readonly (readonly [string, number, number])[]>>;

export const placesOf = (listed: Listed): readonly NamedPlace[] =>
  Object.entries(listed).flatMap(([city, rows]) =>
    rows.map(([name, lat, long]) => ({
      name,
      city,
      lat: lat / 10_000,
      long: long / 10_000,
      found: 'locality' as const,
    })),
  );

let loading: Promise<readonly NamedPlace[]> | undefined;

/** The localities of the large cities (post offices of India Post); fetched when somebody looks for one. */
export const loadLocalities = async (): Promise<readonly NamedPlace[]> => {
  loading ??= fetch(address).then(async (response) => placesOf((await response.json()) as Listed));
  return loading.catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
};

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** 0 for the name itself, then how well it begins or contains what was typed; undefined if it does not. */
const rank = (name: string, wanted: string): number | undefined => {
  if (name === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  if (name.includes(` ${wanted}`)) return 2;
  return name.includes(wanted) || name.replaceAll(' ', '').includes(wanted.replaceAll(' ', ''))
    ? 3
    : undefined;
};

/** Cities and localities whose name holds the text, best first. "Kothrud, Pune" names its city too. */
export const searchPlaces = (
  text: string,
  places: readonly NamedPlace[],
  most = 6,
): readonly NamedPlace[] => {
  const [first = '', ...rest] = text.split(',').map(fold);
  const city = rest.join(' ').trim();
  const wanted = fold(formerNames[first] ?? first);
  if (wanted.length < 2) return [];
  return places
    .flatMap((place) => {
      const score = rank(fold(place.name), wanted);
      const here = city === '' || fold(place.city).startsWith(city);
      return score === undefined || !here ? [] : [{ place, score }];
    })
    .toSorted((a, b) => a.score - b.score)
    .slice(0, most)
    .map(({ place }) => place);
};

/** The area whose middle these very coordinates are: then nobody was there to say so more exactly. */
export const areaAt = (
  { lat, long }: Place,
  places: readonly NamedPlace[],
): NamedPlace | undefined =>
  places.find((place) => Math.abs(place.lat - lat) < 1e-6 && Math.abs(place.long - long) < 1e-6);

export const labelOf = ({ name, city }: NamedPlace): string =>
  name === city ? name : `${name}, ${city}`;
