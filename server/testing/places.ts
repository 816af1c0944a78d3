import { randomUUID } from 'node:crypto';
import { afterEach, inject } from 'vitest';
import { urlOf, withAdmin } from './databases.ts';
import { killProducts, makeFolder } from './product.ts';

/** Call at the top of a file that starts the product: gives it places to keep things. Products and places are gone after each test, however it ends. */
export const usePlaces = (atTheEnd: (clean: () => Promise<void>) => void = afterEach) => {
  const cleaning: (() => void | Promise<void>)[] = [];
  atTheEnd(async () => {
    killProducts();
    for (const clean of cleaning.splice(0)) await clean();
  });
  return {
    newFolder: (): string => {
      const folder = makeFolder();
      cleaning.push(() => folder.remove());
      return folder.path;
    },
    /** An empty database on the test's Postgres. */
    newDatabase: async (): Promise<string> => {
      const template = inject('template');
      if (template.engine !== 'postgres') throw new Error('This needs a Postgres');
      const name = `product_${randomUUID().replaceAll('-', '')}`;
      await withAdmin(template.adminUrl, `create database ${name}`);
      cleaning.push(() => withAdmin(template.adminUrl, `drop database ${name} with (force)`));
      return urlOf(template.adminUrl, name);
    },
  };
};
