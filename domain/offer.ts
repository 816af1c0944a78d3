import { otherNames, pictureAt, pictures } from './catalogue.ts';
import type { Catalogue, Pack, Service } from './catalogue.ts';

/** A service as operators know it. Inactive, it is not listed and cannot be asked for. */
export type Offer = Service & {
  readonly active: boolean;
  /** What the product keeps of a bill, in percent; null for the usual. */
  readonly commissionPercent: number | null;
  /** Counts its changes: an admin who saves says which version they have seen. */
  readonly version: number;
};

/** §3: what a customer can ask for. */
export const offered = (offers: Catalogue<Offer>): Catalogue<Offer> =>
  offers.filter(({ active }) => active);

/** A new service as an admin fills in the form. */
export type OfferDraft = Omit<Service, 'id' | 'serviceImage' | 'repeats'> & {
  readonly picture: string;
  readonly commissionPercent: number | null;
  /** §27: left out by a page of the release before: then it stays as it is. */
  readonly repeats?: boolean | undefined;
};

/** §14: a service is called by its English name in addresses, bookings and calls, so that name stays. */
export type OfferChange = Omit<OfferDraft, 'serviceName'>;

/** With the words that may be left out, empty where they are. */
type WholeDraft = OfferDraft & {
  readonly repeats: boolean;
  readonly person: string;
  readonly hi: { readonly person: string };
};

/** An offer as it would be written down now. */
export const draftOf = (offer: Offer): WholeDraft => {
  const { serviceName, serviceInfo, serviceTime, slotMinutes, serviceCharge, packs } = offer;
  const { commissionPercent, person = '', hi } = offer;
  return {
    serviceName,
    serviceInfo,
    picture: pictures.find((picture) => pictureAt(picture) === offer.serviceImage) ?? '',
    serviceTime,
    slotMinutes,
    serviceCharge,
    repeats: offer.repeats,
    packs,
    person,
    hi: { ...hi, person: hi.person ?? '' },
    commissionPercent,
  };
};

type Fields = Readonly<Record<string, unknown>>;

/** What the audit log says of a change: the fields that differ, as they were and as they are. */
export const differences = (before: Fields, after: Fields): { before: Fields; after: Fields } => {
  const changed = Object.keys(after).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  const of = (fields: Fields) => Object.fromEntries(changed.map((name) => [name, fields[name]]));
  return { before: of(before), after: of(after) };
};

/** The limits of each field, for forms and for the sentence of a refusal. */
export const offerLimits = {
  name: 40,
  info: 160,
  packs: 6,
  details: 4,
  packName: 24,
  includes: 80,
  detail: 40,
  rupees: 100_000,
  minutes: 600,
  slotMinutes: 15,
  commission: 50,
} as const;

const isText = (text: string, most: number) =>
  text.trim() === text && /^[^\p{C}]+$/u.test(text) && text.length <= most;
const isWhole = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;

const arePackWords = ({ name, includes, details }: Pack['hi']) =>
  isText(name, offerLimits.packName) &&
  isText(includes, offerLimits.includes) &&
  isWhole(details.length, 1, offerLimits.details) &&
  details.every((detail) => isText(detail, offerLimits.detail));

const arePacks = (packs: readonly Pack[]) =>
  isWhole(packs.length, 1, offerLimits.packs) &&
  new Set(packs.map(({ price }) => price)).size === packs.length &&
  packs.every(
    (pack) =>
      isWhole(pack.price, 1, offerLimits.rupees) && arePackWords(pack) && arePackWords(pack.hi),
  );

/** Addresses under `/services/` that lead elsewhere. */
const takenAddresses = new Set(['servicepage', 'serviceprovider', ...Object.keys(otherNames)]);

/** It is part of addresses and mails, so it is plain; two that differ only in spaces would look the same. */
const isServiceName = (name: string) =>
  /^[A-Za-z][A-Za-z &-]*[A-Za-z]$/.test(name) &&
  !name.includes('  ') &&
  name.length <= offerLimits.name &&
  !takenAddresses.has(name.toLowerCase());

/** It may be left out: the service's own name stands in its place. */
const isPersonWord = (word = '') => word === '' || isText(word, offerLimits.name);

type OfferField = Exclude<keyof OfferDraft, 'repeats'>;

/** §3: the fields of a draft that are wrong. */
export const offerFaults = (draft: OfferDraft): readonly OfferField[] => {
  const rules: readonly (readonly [OfferField, boolean])[] = [
    ['serviceName', isServiceName(draft.serviceName)],
    ['serviceInfo', isText(draft.serviceInfo, offerLimits.info)],
    [
      'hi',
      isText(draft.hi.serviceName, offerLimits.name) &&
        isText(draft.hi.serviceInfo, offerLimits.info) &&
        isPersonWord(draft.hi.person),
    ],
    ['person', isPersonWord(draft.person)],
    ['picture', pictures.some((picture) => picture === draft.picture)],
    ['serviceTime', isWhole(draft.serviceTime, 1, offerLimits.minutes)],
    ['slotMinutes', isWhole(draft.slotMinutes, offerLimits.slotMinutes, offerLimits.minutes)],
    ['serviceCharge', isWhole(draft.serviceCharge, 0, offerLimits.rupees)],
    ['packs', arePacks(draft.packs)],
    [
      'commissionPercent',
      draft.commissionPercent === null ||
        isWhole(draft.commissionPercent, 0, offerLimits.commission),
    ],
  ];
  return rules.flatMap(([field, fine]) => (fine ? [] : [field]));
};
