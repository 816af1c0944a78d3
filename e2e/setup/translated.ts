import { expect as base } from '@playwright/test';
import type { Browser, Locator } from '@playwright/test';
import { getCatalogue } from '#contract/catalogue.ts';
import type { Catalogue } from '#domain/catalogue.ts';
import { toHindiWith } from './in-hindi.ts';
import type { ToHindi } from './in-hindi.ts';
import { readMessages } from './messages.ts';
import type { Product } from './product.ts';

/**
 * The stories are written once, in English words. In a browser that asks for Hindi they are run with what those words
 * are in Hindi: everything that looks for a text on a page asks here first.
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
  [String.raw`(Open|Close) menu`]: /मेन्यू (खोलें|बंद करें)/,
  [String.raw`^On the map: .*Karvenagar`]: /^नक्शे पर: .*कर्वेनगर/,
  'Set out at .+, expected about': /से रास्ते में, पहुँचने का समय .* के करीब/,
  'you can close the visit in 1': /यह बुकिंग 1.* बाद बंद की जा सकती है/,
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

type Find = (this: unknown, first: unknown, options?: Options) => unknown;

const byText = ['getByText', 'getByLabel', 'getByPlaceholder', 'getByTitle', 'getByAltText'];
const byOptions = ['getByRole', 'locator'];

const replace = (prototype: object, name: string, around: (find: Find) => Find) => {
  const find = Reflect.get(prototype, name) as Find;
  Reflect.set(prototype, name, around(find));
};

const translateIn = (prototype: object) => {
  for (const name of byText) {
    replace(
      prototype,
      name,
      (find) =>
        function (text, options) {
          return find.call(this, translated(text as Wanted, options?.exact), options);
        },
    );
  }
  for (const name of byOptions) {
    replace(
      prototype,
      name,
      (find) =>
        function (first, options) {
          return find.call(this, first, withOptions(options));
        },
    );
  }
};

/** Once for each worker; the classes of pages and locators are not exported. */
export const speakHindi = async (browser: Browser, product: Product): Promise<void> => {
  // A login takes the language of its account.
  for (const table of ['users', 'handymen']) {
    await product.sql(`alter table ${table} alter column language set default 'hi'`);
    await product.sql(`update ${table} set language = 'hi'`);
  }
  if (toHindi) return;
  const answer = await fetch(`${product.url}${getCatalogue.path}`);
  const { services } = (await answer.json()) as { services: Catalogue };
  toHindi = toHindiWith(await readMessages(services));
  const page = await browser.newPage();
  const locator = page.locator('body');
  translateIn(Object.getPrototypeOf(page) as object);
  const ofLocators = Object.getPrototypeOf(locator) as object;
  translateIn(ofLocators);
  replace(
    ofLocators,
    'filter',
    (find) =>
      function (options) {
        return find.call(this, withOptions(options as Options));
      },
  );
  await page.close();
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
