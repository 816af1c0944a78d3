import { passesLuhn } from '#contract/sandbox-cards.ts';
import { words } from '#words/payment.tsx';

/** What a card form can check by itself, before the gateway is asked. */
export type Card = {
  /** Digits only. */
  readonly number: string;
  /** As typed, MM / YY. */
  readonly expiry: string;
  readonly cvc: string;
};

export type Brand = 'Visa' | 'Mastercard' | 'Amex' | 'RuPay' | 'unknown';

type BrandRule = {
  readonly starts: RegExp;
  readonly lengths: readonly number[];
  readonly groups: readonly number[];
  readonly cvc: number;
};

const fours = [4, 4, 4, 4];
const unknownBrand: BrandRule = { starts: /^/, lengths: [16], groups: fours, cvc: 3 };

const rules: Readonly<Record<Exclude<Brand, 'unknown'>, BrandRule>> = {
  Visa: { starts: /^4/, lengths: [16], groups: fours, cvc: 3 },
  Mastercard: { starts: /^(5[1-5]|2[2-7])/, lengths: [16], groups: fours, cvc: 3 },
  Amex: { starts: /^3[47]/, lengths: [15], groups: [4, 6, 5], cvc: 4 },
  RuPay: { starts: /^(60|65|81|82|508)/, lengths: [16], groups: fours, cvc: 3 },
};

export const brandOf = (number: string): Brand =>
  (Object.keys(rules) as (keyof typeof rules)[]).find((brand) =>
    rules[brand].starts.test(number),
  ) ?? 'unknown';

const ruleOf = (number: string): BrandRule => {
  const brand = brandOf(number);
  return brand === 'unknown' ? unknownBrand : rules[brand];
};

export const digitsOf = (text: string) => text.replace(/\D/g, '');

const longest = (number: string) => Math.max(...ruleOf(number).lengths);

/** 4242 4242 4242 4242, or 3782 822463 10005. */
export const groupNumber = (text: string): string => {
  const digits = digitsOf(text).slice(0, longest(digitsOf(text)));
  let at = 0;
  return ruleOf(digits)
    .groups.map((size) => digits.slice(at, (at += size)))
    .filter((group) => group !== '')
    .join(' ');
};

/** 12 / 34; a first digit above 1 can only be a month of its own. */
export const groupExpiry = (text: string): string => {
  const digits = digitsOf(text)
    .replace(/^([2-9])/, '0$1')
    .slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
};

export const cvcLength = (number: string): number => ruleOf(number).cvc;

export type Problems = Partial<Record<keyof Card, string>>;

const numberProblem = (number: string) => {
  if (number === '') return words.problems.noNumber;
  if (!ruleOf(number).lengths.includes(number.length)) return words.problems.shortNumber;
  return passesLuhn(number) ? undefined : words.problems.wrongNumber;
};

const expiryProblem = (expiry: string, now: Date) => {
  const [month = '', year = ''] = expiry.split(' / ');
  if (month === '') return words.problems.noExpiry;
  if (Number(month) < 1 || Number(month) > 12) return words.problems.wrongMonth;
  if (year.length < 2) return words.problems.noYear;
  const end = new Date(2000 + Number(year), Number(month), 1);
  return end > now ? undefined : words.problems.expired;
};

const cvcProblem = (cvc: string, number: string) => {
  if (cvc === '') return words.problems.noCvc;
  return cvc.length === cvcLength(number) ? undefined : words.problems.shortCvc(cvcLength(number));
};

/** What is wrong with each part; nothing when the card can be tried. */
export const problemsOf = ({ number, expiry, cvc }: Card, now: Date): Problems => {
  const found = {
    number: numberProblem(number),
    expiry: expiryProblem(expiry, now),
    cvc: cvcProblem(cvc, number),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
};
