import { afterEach } from 'vitest';
import * as databases from '../server/testing/databases.ts';
import type { Database } from '../server/testing/databases.ts';
import { usePlaces } from '../server/testing/places.ts';
import { startProduct } from '../server/testing/product.ts';
import type { Product } from '../server/testing/product.ts';

/** Call at the top of a file: folders, databases and products, removed after each test or, if so wanted, after all. */
export const useProducts = (atTheEnd: (clean: () => Promise<void>) => void = afterEach) => {
  const places = usePlaces(atTheEnd);
  const cleaning: (() => Promise<unknown>)[] = [];
  // Runs before the places are cleared away.
  atTheEnd(async () => {
    for (const clean of cleaning.splice(0)) await clean();
  });

  const start = async (settings: Readonly<Record<string, string>>): Promise<Product> => {
    const product = await startProduct({ DEMO: 'false', ...settings });
    cleaning.push(() => product.stop('SIGKILL'));
    return product;
  };

  /** Opens the product's tables directly. */
  const openTables = (url: string): Database => {
    const database = databases.openTables(url);
    cleaning.push(() => database.close());
    return database;
  };

  const startOnPostgres = async (further: Readonly<Record<string, string>> = {}, options = '') => {
    const [url, folder] = [await places.newDatabase(), places.newFolder()];
    const settings = { DATA_DIR: folder, DATABASE_URL: `${url}${options}`, ...further };
    return { url, folder, product: await start(settings), db: openTables(url) };
  };

  return {
    ...places,
    start,
    /** One process on a new Postgres database; `options` go behind the address, as pg reads them. */
    startOnPostgres,
    openTables,
    cleanUp: (clean: () => Promise<unknown>) => void cleaning.push(clean),
    /** Two processes on one new Postgres database, as behind a load balancer. */
    startTwo: async (further: Readonly<Record<string, string>> = {}) => {
      const url = await places.newDatabase();
      const settings = { DATA_DIR: places.newFolder(), DATABASE_URL: url, ...further };
      const [here, there] = await Promise.all([start(settings), start(settings)]);
      return { here: here.url, there: there.url, db: openTables(url) };
    },
  };
};
