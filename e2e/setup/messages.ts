import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue, Service } from '#domain/catalogue.ts';

/** One message in both languages. What is filled in stands as a mark with a number: `⟨0⟩ accepted`. */
export type Message = { readonly en: string; readonly hi: string };

const root = join(import.meta.dirname, '../..');

const mark = (index: number): string => `⟨${index}⟩`;
export const marks = /⟨(\d)⟩/;

/** Counts are tried too: one of something has words of its own. */
const manyFrom = 7_919;
const asMark = (text: string): string =>
  text.replaceAll(/7,?9(19|2\d)/g, (_, last: string) => mark(Number(last) - 19));

/** What a message may be given: a text, a part that it puts around a text, one, many, who did it, or a no. */
const fillings = (index: number): readonly unknown[] => [
  mark(index),
  Object.assign((text: string) => text, { toString: () => mark(index) }),
  1,
  '1',
  manyFrom + index,
  'user',
  'handyman',
  false,
];

const combinations = (count: number): unknown[][] =>
  Array.from({ length: count }, (_, index) => fillings(index)).reduce<unknown[][]>(
    (all, next) => all.flatMap((one) => next.map((filling) => [...one, filling])),
    [[]],
  );

/** The text of what a message returns, which may be elements. */
const textOf = (said: unknown): string => {
  if (typeof said === 'string' || typeof said === 'number') return String(said);
  if (typeof said === 'function') return String(said);
  if (Array.isArray(said)) return said.map(textOf).join('');
  if (typeof said !== 'object' || said === null) return '';
  return textOf((said as { props?: { children?: unknown } }).props?.children);
};

/** Some fillings make no sense to a message: it throws, or says nothing. */
const filled = (say: (...given: unknown[]) => unknown, given: readonly unknown[]): string => {
  try {
    return asMark(textOf(say(...given)));
  } catch {
    return '';
  }
};

const isElement = (value: object): boolean => 'props' in value;

/** Both trees have one shape: the types see to it. */
const pair = (en: unknown, hi: unknown): Message[] => {
  if (typeof en === 'function' && typeof hi === 'function') {
    const [inEnglish, inHindi] = [en, hi] as ((...given: unknown[]) => unknown)[];
    if (!inEnglish || !inHindi) return [];
    return combinations(Math.min(4, Math.max(en.length, hi.length))).map((given) => ({
      en: filled(inEnglish, given),
      hi: filled(inHindi, given),
    }));
  }
  if (typeof en !== 'object' || en === null || isElement(en)) {
    return [{ en: textOf(en), hi: textOf(hi) }];
  }
  return Object.entries(en).flatMap(([key, value]) =>
    pair(value, (hi as Record<string, unknown> | undefined)?.[key]),
  );
};

/** The names of places have no messages, and are read as only the build can. */
const withoutMessages = 'places.ts';

const modulePairs = async (folder: string): Promise<Message[]> => {
  const names = readdirSync(join(root, folder, 'en')).filter(
    (name) => /\.tsx?$/.test(name) && name !== withoutMessages,
  );
  const modules = names.map(async (name) =>
    pair(
      await import(join(root, folder, 'en', name)),
      await import(join(root, folder, 'hi', name)),
    ),
  );
  return (await Promise.all(modules)).flat();
};

const cataloguePairs = (catalogue: Catalogue): Message[] =>
  catalogue.flatMap(({ packs, hi, ...service }) => [
    { en: `${service.serviceName}s`, hi: hi.serviceName },
    ...pair(named(service), hi),
    ...packs.flatMap((pack) => pair(pack, pack.hi)),
  ]);

const named = ({ serviceName, serviceInfo }: Pick<Service, 'serviceName' | 'serviceInfo'>) => ({
  serviceName,
  serviceInfo,
});

/** On screen these stand in Latin letters; only an example of what to type has them in Hindi. */
const places = /^(Kothrud|Pune|Kothrud, Pune)$/;

/** Everything the product says, in English and in Hindi. */
export const readMessages = async (catalogue: Catalogue): Promise<readonly Message[]> => {
  const all = [
    ...cataloguePairs(catalogue),
    ...pair(
      await import(join(root, 'domain/words/en.ts')),
      await import(join(root, 'domain/words/hi.ts')),
    ),
    ...(await modulePairs('web/words')),
    ...(await modulePairs('server/words')),
  ]
    .map(({ en, hi }) => ({ en: tidy(en), hi: tidy(hi) }))
    .filter(({ en, hi }) => /\p{L}/u.test(en.replaceAll(/⟨\d⟩/g, '')) && hi !== '')
    .filter(({ en, hi }) => !places.test(en) && (en !== hi || !marks.test(en)));
  return [...new Map(all.map((one) => [`${one.en}\n${one.hi}`, one])).values()];
};

const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
