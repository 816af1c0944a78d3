import { isDevanagari } from '#domain/devanagari.ts';
import { distanceKm } from '#domain/place.ts';
import type { Place } from '#domain/place.ts';
import { lettersOff } from '#domain/spelling.ts';
import { placeInLatin } from './hindi-places.ts';

/** An area that people know by name; `found` says how large it is. */
export type NamedPlace = Place & {
  readonly name: string;
  readonly city: string;
  readonly found: 'locality' | 'city';
};

/** Names that many people still use. */
const deletedNames: Readonly<Record<string, string>> = {
  bombay: 'mumbai',
  bangalore: 'bengaluru',
  calcutta: 'kolkata',
  madras: 'chennai',
  poona: 'pune',
  baroda: 'vadodara',
  cochin: 'kochi',
  mysore: 'mysuru',
  trivandrum: 'thiruvananthapuram',
  vizag: 'visakhapatnam',
  banaras: 'varanasi',
  gauhati: 'guwahati',
};

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** A rough phonetic form: names of places are written in Latin letters in more than one way. */
const sound = (text: string) =>
  text
    .replaceAll(' ', '')
    .replace(/[wv]/g, 'v')
    .replaceAll('ph', 'f')
    .replace(/([bcdgjkpt])h/g, '$1')
    .replace(/ee|ii|y/g, 'i')
    .replace(/oo|uu/g, 'u')
    .replaceAll('z', 'j')
    .replaceAll('q', 'k')
    .replace(/(.)\1+/g, '$1');

/** 0 for the name itself, then how well it begins or contains what was typed; undefined if it does not. */
const rank = (name: string, wanted: string): number | undefined => {
  if (name === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  if (name.includes(` ${wanted}`)) return 2;
  return name.includes(wanted) || name.replaceAll(' ', '').includes(wanted.replaceAll(' ', ''))
    ? 3
    : undefined;
};

/** The same for a name that is spelt a little differently; longer ones may differ by more letters. */
const rankBySound = (name: string, wanted: string): number | undefined => {
  const [heard, meant] = [sound(wanted), sound(name)];
  if (heard.length < 4) return undefined;
  const off = lettersOff(heard, meant).ofBeginning;
  if (off > (heard.length < 7 ? 1 : 2)) return undefined;
  return off + Math.abs(heard.length - meant.length) / 100;
};

type Rank = typeof rank;

/** About as far as a city and its suburbs reach. */
const sameCityKm = 60;

/** The penalty for another city than the visitor’s own: of equal beginnings the nearer comes first. */
const elsewhere: ReadonlyMap<Rank, number> = new Map([
  [rank, 3],
  [rankBySound, 1],
]);

const isCity = (city: string, text: string) => {
  const meant = fold(deletedNames[text] ?? text);
  return fold(city).startsWith(meant) || rankBySound(fold(city), meant) !== undefined;
};

type Match = { readonly place: NamedPlace; readonly score: number };

const find = (
  name: string,
  city: string,
  places: readonly NamedPlace[],
  by: Rank,
  near: Place | undefined,
): readonly Match[] => {
  const wanted = fold(deletedNames[name] ?? name);
  if (wanted.length < 2) return [];
  const more = (place: NamedPlace, score: number) => {
    if (!near || distanceKm(near, place) <= sameCityKm) return score;
    // The very name that was typed is meant wherever it is; the one nearby comes before it.
    return score === 0 ? 0.5 : score + (elsewhere.get(by) ?? 0);
  };
  return places
    .flatMap((place) => {
      const score = by(fold(place.name), wanted);
      const here = city === '' || isCity(place.city, city);
      return score === undefined || !here ? [] : [{ place, score: more(place, score) }];
    })
    .toSorted((a, b) => a.score - b.score);
};

/** What may be meant: "Kothrud, Pune" names its city, and so may the last word without a comma. */
const readings = (text: string): readonly (readonly [name: string, city: string])[] => {
  const [first = '', ...rest] = text.split(',').map(fold);
  if (rest.some(Boolean)) return [[first, rest.join(' ').trim()]];
  const words = first.split(' ');
  const last = words.at(-1) ?? '';
  if (words.length === 1 || last.length < 4) return [[first, '']];
  return [
    [first, ''],
    [words.slice(0, -1).join(' '), last],
  ];
};

/** Best first; where no name holds the text, those that sound like it. */
const matches = (text: string, places: readonly NamedPlace[], near: Place | undefined) => {
  const meant = readings(isDevanagari(text) ? placeInLatin(text) : text);
  for (const by of [rank, rankBySound]) {
    for (const [name, city] of meant) {
      const found = find(name, city, places, by, near);
      if (found.length > 0) return found;
    }
  }
  return [];
};

const most = 6;

/** Cities and localities that may be meant, best first; of equal ones those in the city of `near`. */
export const searchPlaces = (
  text: string,
  places: readonly NamedPlace[],
  near?: Place,
): readonly NamedPlace[] =>
  matches(text, places, near)
    .slice(0, most)
    .map(({ place }) => place);

/** The one that is surely meant, to be taken without a choice: none in another city fits as well. */
export const surePlace = (
  text: string,
  places: readonly NamedPlace[],
  near?: Place,
): NamedPlace | undefined => {
  const [first, ...others] = matches(text, places, near);
  const rival = others.find(({ place }) => place.city !== first?.place.city);
  return rival && first && rival.score <= first.score ? undefined : first?.place;
};
