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

/** How long and how many; a refusal says so. */
export const offerLimits = { name: 40, info: 160, packs: 6, details: 4 } as const;
const longest = { packName: 24, includes: 80, detail: 40 } as const;
const mostRupees = 100_000;

const isText = (text: string, most: number) =>
  text.trim() === text && /^[^\p{C}]+$/u.test(text) && text.length <= most;
const isWhole = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;

const arePackWords = ({ name, includes, details }: Pack['hi']) =>
  isText(name, longest.packName) &&
  isText(includes, longest.includes) &&
  isWhole(details.length, 1, offerLimits.details) &&
  details.every((detail) => isText(detail, longest.detail));

const arePacks = (packs: readonly Pack[]) =>
  isWhole(packs.length, 1, offerLimits.packs) &&
  new Set(packs.map(({ price }) => price)).size === packs.length &&
  packs.every(
    (pack) => isWhole(pack.price, 1, mostRupees) && arePackWords(pack) && arePackWords(pack.hi),
  );

/** §3: the fields of a draft that are wrong. The name is part of addresses and mails, so it is plain. */
export const offerFaults = (draft: OfferDraft): readonly (keyof OfferDraft)[] => {
  const rules: readonly (readonly [keyof OfferDraft, boolean])[] = [
    [
      'serviceName',
      /^[A-Za-z][A-Za-z &-]*[A-Za-z]$/.test(draft.serviceName) &&
        draft.serviceName.length <= offerLimits.name,
    ],
    ['serviceInfo', isText(draft.serviceInfo, offerLimits.info)],
    [
      'hi',
      isText(draft.hi.serviceName, offerLimits.name) &&
        isText(draft.hi.serviceInfo, offerLimits.info),
    ],
    ['picture', pictures.some((picture) => picture === draft.picture)],
    ['serviceTime', isWhole(draft.serviceTime, 1, 600)],
    ['slotMinutes', isWhole(draft.slotMinutes, 15, 600)],
    ['serviceCharge', isWhole(draft.serviceCharge, 0, mostRupees)],
    ['packs', arePacks(draft.packs)],
    [
      'commissionPercent',
      draft.commissionPercent === null || isWhole(draft.commissionPercent, 0, 50),
    ],
  ];
  return rules.flatMap(([field, fine]) => (fine ? [] : [field]));
};
