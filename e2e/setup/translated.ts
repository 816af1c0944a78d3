import { expect as base } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { getCatalogue } from '#contract/catalogue.ts';
import type { Catalogue } from '#domain/catalogue.ts';
import { toHindiWith } from './in-hindi.ts';
import type { ToHindi } from './in-hindi.ts';
import { readMessages } from './messages.ts';
import type { Product } from './product.ts';

/**
 * The stories are written once, in English words. In a browser that asks for Hindi they are run with what those words
 * are in Hindi: the pages that they get (`inWordsOfRun`) and the `expect` below translate what is looked for.
 */

/** Patterns, and the shortest messages, cannot be looked up: theirs are written by hand. */
const patterns: Readonly<Record<string, RegExp>> = {
  [String.raw`arrives about \d+:\d\d [ap]m`]: /\d+:\d\d बजे के करीब/,
  [String.raw`You are expected about \d+:\d\d [ap]m`]: /पहुँचने का समय .*\d+:\d\d बजे के करीब है/,
  [String.raw`was expected about \d+:\d\d [ap]m, 5\d min ago`]:
    /को .*\d+:\d\d बजे के करीब पहुँचना था, 5\d मिनट पहले/,
  [String.raw`there in \d`]: /पहुँचने में \d/,
  [String.raw`\d k?m\b`]: /\d (किमी|मी)/,
  [String.raw`Copy .* phone number`]: /का फ़ोन नंबर कॉपी करें/,
  '^Remove ': /: हटाएँ$/,
  [String.raw`^Closed\.`]: /^बंद\./,
  [String.raw`(Open|Close) menu`]: /मेन्यू (खोलें|बंद करें)/,
  [String.raw`^On the map: .*Karvenagar`]: /^नक्शे पर: .*कर्वेनगर/,
  'Set out at .+, expected about': /से रास्ते में, पहुँचने का समय .* के करीब/,
  'you can close the visit in 1': /यह बुकिंग 1.* बाद बंद की जा सकती है/,
  [String.raw`Saturday, .*10:00\sam`]: /शनिवार.*10:00\sबजे/,
  // With a no-break space in it, which a pattern does not take for another.
  [String.raw`Former\scustomer`]: /पूर्व\sग्राहक/,
  [String.raw`Former\sprofessional`]: /पूर्व\sकारीगर/,
  [String.raw`again in \d s`]: /कोड फिर से भेजें: \d सेकंड बाद/,
};

/** Names of places, which no message has. The home page has them in Latin letters. */
const places: Readonly<Record<string, RegExp>> = {
  'Kothrud, Pune': /^(Kothrud, Pune|कोथरूड, पुणे)$/,
  Karvenagar: /^कर्वेनगर$/,
  'Bhusari Colony': /^भुसारी कॉलोनी$/,
};

let toHindi: ToHindi | undefined;

type Wanted = string | RegExp;

export const translated = (wanted: Wanted, exact = false): Wanted => {
  if (!toHindi) return wanted;
  const byHand = patterns[typeof wanted === 'string' ? wanted : wanted.source];
  if (byHand) return byHand;
  if (typeof wanted === 'string') return places[wanted] ?? toHindi(wanted, exact);
  const words = wanted.source.replaceAll(/^\^|\$$/g, '');
  const whole = /^\^.*\$$/.test(wanted.source);
  return /^[\p{L}\d ,₹’]+$/u.test(words) ? toHindi(words, whole) : wanted;
};

type Options = { name?: Wanted; hasText?: Wanted; hasNotText?: Wanted; exact?: boolean };

const withOptions = (options: Options | undefined): Options | undefined =>
  options && {
    ...options,
    ...(options.name !== undefined && { name: translated(options.name, options.exact) }),
    ...(options.hasText !== undefined && { hasText: translated(options.hasText) }),
    ...(options.hasNotText !== undefined && { hasNotText: translated(options.hasNotText) }),
  };

/** The pages and locators that stand behind those which translate. */
const originals = new WeakMap<object, object>();

/** What Playwright itself knows: it compares pages and locators with its own. */
export const originalOf = <T extends object>(one: T): T => (originals.get(one) as T) ?? one;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isLocator = (value: unknown): value is Locator =>
  isObject(value) && 'getByRole' in value && 'filter' in value;

/** `has` and the like name a locator. */
const withOriginals = (given: unknown): unknown => {
  if (!isObject(given)) return given;
  if (originals.has(given)) return originalOf(given);
  const named = Object.entries(given).filter(([, value]) => isLocator(value));
  return named.length === 0
    ? given
    : { ...given, ...Object.fromEntries(named.map(([name, one]) => [name, originalOf(one)])) };
};

const byText = new Set([
  'getByText',
  'getByLabel',
  'getByPlaceholder',
  'getByTitle',
  'getByAltText',
]);
const byOptions = new Set(['getByRole', 'locator']);

/** What a method of a page or locator is asked for, in the words of this run. */
const inHindi = (name: PropertyKey, [first, second, ...rest]: unknown[]): unknown[] => {
  const options = second as Options | undefined;
  if (typeof name !== 'string') return [first, second, ...rest];
  if (byText.has(name)) return [translated(first as Wanted, options?.exact), second, ...rest];
  if (byOptions.has(name)) return [first, withOptions(options), ...rest];
  if (name === 'filter') return [withOptions(first as Options)];
  return [first, second, ...rest];
};

type Methods = Readonly<Record<PropertyKey, (...given: unknown[]) => unknown>>;

const speaking = <T extends object>(original: T): T => {
  const speaker = new Proxy(original, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function' || name === 'constructor') return value;
      return (...given: unknown[]): unknown => {
        const asked = inHindi(name, given).slice(0, given.length);
        const found = (target as Methods)[name]?.(...asked.map(withOriginals));
        if (name === 'all') return (found as Promise<Locator[]>).then((each) => each.map(speaking));
        return isLocator(found) ? speaking(found) : found;
      };
    },
  });
  originals.set(speaker, original);
  return speaker;
};

/** The page as a story asks it: with English words, in whatever language this run is. */
export const inWordsOfRun = (page: Page): Page => (toHindi ? speaking(page) : page);

/** Once for each worker. */
export const speakHindi = async (product: Product): Promise<void> => {
  // A login takes the language of its account.
  for (const table of ['users', 'handymen']) {
    await product.sql(`alter table ${table} alter column language set default 'hi'`);
    await product.sql(`update ${table} set language = 'hi'`);
  }
  if (toHindi) return;
  const answer = await fetch(`${product.url}${getCatalogue.path}`);
  const { services } = (await answer.json()) as { services: Catalogue };
  toHindi = toHindiWith(await readMessages(services));
};

type Told = string | RegExp | readonly (string | RegExp)[];
const toldIn = (expected: Told, exact: boolean) =>
  typeof expected === 'string' || expected instanceof RegExp
    ? translated(expected, exact)
    : expected.map((one) => translated(one, exact));

type Outcome = { pass: boolean; message: () => string };
type Checking = { isNot: boolean };

/** As the assertion itself would end, also where it is negated. */
const outcomeOf = async ({ isNot }: Checking, check: () => Promise<void>): Promise<Outcome> => {
  try {
    await check();
    return { pass: !isNot, message: () => '' };
  } catch (error) {
    return { pass: isNot, message: () => (error instanceof Error ? error.message : String(error)) };
  }
};

export const expect = base.extend({
  async toContainText(this: Checking, locator: Locator, expected: Told, options?: object) {
    const told = toldIn(expected, false);
    return outcomeOf(this, () =>
      this.isNot
        ? base(locator).not.toContainText(told, options)
        : base(locator).toContainText(told, options),
    );
  },
  async toHaveText(this: Checking, locator: Locator, expected: Told, options?: object) {
    const told = toldIn(expected, true);
    return outcomeOf(this, () =>
      this.isNot
        ? base(locator).not.toHaveText(told, options)
        : base(locator).toHaveText(told, options),
    );
  },
});
