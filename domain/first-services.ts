import { pictureAt } from './catalogue.ts';
import type { Catalogue } from './catalogue.ts';

type Words = readonly [name: string, about: string];

/** What a fresh catalogue says in a language beside English: of each service and of each pack, in order. */
export type FirstWords = { readonly services: readonly Words[]; readonly packs: readonly Words[] };

/** §9: price, name, one line. */
const packs = [
  [50, 'Quick fix', 'One small task'],
  [120, 'Standard', 'A few tasks in one visit'],
  [200, 'Big job', 'A longer list in one visit'],
] as const;

/** In the catalogue's order, from id 1: name, minutes, what it is about; the picture. */
const rows = [
  ['Maid', 5, 'Sweeping, mopping, dishes and dusting, done with care.', 'maid'],
  ['Electrician', 15, 'Wiring, fans, lights and switches, made safe again.', 'electrician'],
  [
    'Garbage Collector',
    5,
    'Household waste picked up and sorted for recycling.',
    'garbage-collector',
  ],
  ['Handy Man', 10, 'The all-rounder for every small repair on your list.', 'handy-man'],
  ['Carpenter', 20, 'Doors, shelves and furniture, fitted and mended.', 'carpenter'],
  ['Plumber', 2, 'Leaks, taps, drains and fittings, fixed for good.', 'plumber'],
] as const;

/** §27: what is wanted again and again. */
const repeating: ReadonlySet<string> = new Set(['Maid', 'Garbage Collector']);

/**
 * §3: the catalogue of a fresh start, with its words in Hindi. A page in English passes none: it would carry them for
 * nothing. The contents of each pack come from the database: only one page shows them, and every page would carry them.
 */
export const firstServices = (hindi?: FirstWords): Catalogue => {
  const inHindi = (kind: keyof FirstWords, index: number): Words =>
    hindi?.[kind][index] ?? ['', ''];
  return rows.map(([serviceName, serviceTime, serviceInfo, picture], row) => {
    const [nameHi, infoHi] = inHindi('services', row);
    return {
      id: row + 1,
      serviceName,
      serviceInfo,
      serviceImage: pictureAt(picture),
      serviceTime,
      slotMinutes: 60,
      serviceCharge: 100,
      repeats: repeating.has(serviceName),
      packs: packs.map(([price, name, includes], index) => {
        const [packHi, includesHi] = inHindi('packs', index);
        return {
          price,
          name,
          includes,
          details: [],
          hi: { name: packHi, includes: includesHi, details: [] },
        };
      }),
      hi: { serviceName: nameHi, serviceInfo: infoHi },
    };
  });
};
