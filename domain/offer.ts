import { pictures } from './catalogue.ts';
import type { Catalogue, Pack, Service } from './catalogue.ts';

/** A service as those who run the product know it. Inactive, it is not listed and cannot be asked for. */
export type Offer = Service & {
  readonly active: boolean;
  /** What the product keeps of a bill, in percent; null for the usual. */
  readonly commissionPercent: number | null;
};

/** §3: what a customer can ask for. */
export const offered = (offers: Catalogue<Offer>): Catalogue<Offer> =>
  offers.filter(({ active }) => active);

/** A new service as somebody writes it down. */
export type OfferDraft = Omit<Service, 'id' | 'serviceImage'> & {
  readonly picture: string;
  readonly commissionPercent: number | null;
};

const longest = { name: 40, info: 160, packName: 24, includes: 80, detail: 40 } as const;
const mostPacks = 6;
const mostDetails = 4;
const mostRupees = 100_000;

const isText = (text: string, most: number) =>
  text.trim() === text && /^[^\p{C}]+$/u.test(text) && text.length <= most;
const isWhole = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;

const arePackWords = ({ name, includes, details }: Pack['hi']) =>
  isText(name, longest.packName) &&
  isText(includes, longest.includes) &&
  isWhole(details.length, 1, mostDetails) &&
  details.every((detail) => isText(detail, longest.detail));

const arePacks = (packs: readonly Pack[]) =>
  isWhole(packs.length, 1, mostPacks) &&
  new Set(packs.map(({ price }) => price)).size === packs.length &&
  packs.every(
    (pack) => isWhole(pack.price, 1, mostRupees) && arePackWords(pack) && arePackWords(pack.hi),
  );

/** §3: what is wrong with a draft, by field. The name is part of addresses and mails, so it is plain. */
export const offerFaults = (draft: OfferDraft): Readonly<Record<string, string>> => {
  const rules: readonly (readonly [keyof OfferDraft, boolean, string])[] = [
    [
      'serviceName',
      /^[A-Za-z][A-Za-z &-]*[A-Za-z]$/.test(draft.serviceName) &&
        draft.serviceName.length <= longest.name,
      `Give an English name of at most ${longest.name} letters.`,
    ],
    [
      'serviceInfo',
      isText(draft.serviceInfo, longest.info),
      `Describe it in English in at most ${longest.info} characters.`,
    ],
    [
      'hi',
      isText(draft.hi.serviceName, longest.name) && isText(draft.hi.serviceInfo, longest.info),
      'Give its name and description in Hindi, as short as the English ones.',
    ],
    [
      'picture',
      pictures.some((picture) => picture === draft.picture),
      'Choose one of our pictures.',
    ],
    ['serviceTime', isWhole(draft.serviceTime, 1, 600), 'The time must be 1 to 600 minutes.'],
    ['slotMinutes', isWhole(draft.slotMinutes, 15, 600), 'A visit must be 15 to 600 minutes.'],
    [
      'serviceCharge',
      isWhole(draft.serviceCharge, 0, mostRupees),
      'The service charge must be whole rupees.',
    ],
    [
      'packs',
      arePacks(draft.packs),
      `Give 1 to ${mostPacks} packs with different prices in whole rupees, each with a name, a line, and 1 to ${mostDetails} things that are in it.`,
    ],
    [
      'commissionPercent',
      draft.commissionPercent === null || isWhole(draft.commissionPercent, 0, 50),
      'The commission must be 0 to 50 percent.',
    ],
  ];
  return Object.fromEntries(
    rules.flatMap(([field, fine, words]) => (fine ? [] : [[field, words]])),
  );
};
