import { test as base } from '@playwright/test';
import type { BrowserContext, BrowserContextOptions } from '@playwright/test';
import { logInWith, makeCustomer, makeHandyman } from './people.ts';
import type { Account, Person } from './people.ts';
import { startProduct } from './product.ts';
import type { Place, Product, Settings } from './product.ts';
import { watchToasts } from './toasts.ts';
import { expect, inWordsOfRun, speakHindi } from './translated.ts';
import { watch } from './watch.ts';

type Open = (options?: BrowserContextOptions & { place?: Place | 'denied' }) => Promise<Drawn>;
type Drawn = Pick<Person, 'context' | 'page'> & { readonly product: Product };

type ForTest = {
  /** Where this story takes place. */
  here: Place;
  /** A browser of its own, which knows where it is unless that is denied. */
  open: Open;
  newCustomer: () => Promise<Person>;
  newHandyman: () => Promise<Person>;
  customer: Person;
  handyman: Person;
  /** The other side of a story that looks at one screen only: these have no browser. */
  absentCustomer: Account;
  absentHandyman: Account;
};

export const test = base.extend<ForTest, { settings: Settings; product: Product }>({
  settings: [{}, { scope: 'worker', option: true }],
  product: [
    async ({ browserName, settings }, use, { project }) => {
      const product = await startProduct(browserName, settings);
      if (project.use.locale === 'hi-IN') await speakHindi(product);
      await use(product);
      await product.stop();
    },
    // Generous, for a busy machine, like all the others.
    { scope: 'worker', timeout: 300_000 },
  ],

  baseURL: async ({ product }, use) => use(product.url),

  here: async ({ product }, use) => use(product.freshPlace()),

  open: async ({ browser, product, here }, use) => {
    const wrongs: string[] = [];
    const opened: BrowserContext[] = [];
    // All stories come from one IP address, whose limits a whole run would use up.
    await product.sql('delete from limits');
    await use(async ({ place = here, ...options } = {}) => {
      const context = await browser.newContext({
        baseURL: product.url,
        ...(place === 'denied'
          ? { permissions: [] }
          : {
              permissions: ['geolocation'],
              geolocation: { latitude: place.lat, longitude: place.long },
            }),
        ...options,
      });
      opened.push(context);
      await watch(context, product.url, wrongs);
      await watchToasts(context);
      return { context, page: inWordsOfRun(await context.newPage()), product };
    });
    await Promise.all(opened.map((context) => context.close()));
    expect(wrongs, 'no request leaves the machine, no policy is broken, nothing throws').toEqual(
      [],
    );
  },

  newCustomer: async ({ open, product, here }, use) =>
    use(async () => logInWith(await makeCustomer(product, here), await open())),
  newHandyman: async ({ open, product, here }, use) =>
    use(async () => logInWith(await makeHandyman(product, here), await open())),
  absentCustomer: async ({ product, here }, use) => use(await makeCustomer(product, here)),
  absentHandyman: async ({ product, here }, use) => use(await makeHandyman(product, here)),
  customer: async ({ newCustomer }, use) => use(await newCustomer()),
  handyman: async ({ newHandyman }, use) => use(await newHandyman()),
});

export { expect };
