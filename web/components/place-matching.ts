import { isDevanagari } from '#domain/devanagari.ts';
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
const formerNames: Readonly<Record<string, string>> = {
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

/** As it sounds: names of places are written in Latin letters in more than one way. */
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

const isCity = (city: string, text: string) => {
  const meant = fold(formerNames[text] ?? text);
  return fold(city).startsWith(meant) || rankBySound(fold(city), meant) !== undefined;
};

const find = (name: string, city: string, places: readonly NamedPlace[], by: Rank) => {
  const wanted = fold(formerNames[name] ?? name);
  if (wanted.length < 2) return [];
  return places
    .flatMap((place) => {
      const score = by(fold(place.name), wanted);
      const here = city === '' || isCity(place.city, city);
      return score === undefined || !here ? [] : [{ place, score }];
    })
    .toSorted((a, b) => a.score - b.score)
    .map(({ place }) => place);
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

/** Cities and localities whose name holds the text, best first; where there is none, those that sound like it. */
export const searchPlaces = (
  text: string,
  places: readonly NamedPlace[],
  most = 6,
): readonly NamedPlace[] => {
  const meant = readings(isDevanagari(text) ? placeInLatin(text) : text);
  for (const by of [rank, rankBySound]) {
    for (const [name, city] of meant) {
      const found = find(name, city, places, by);
      if (found.length > 0) return found.slice(0, most);
    }
  }
  return [];
};
