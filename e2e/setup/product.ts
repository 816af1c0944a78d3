import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { cities } from '#domain/city.ts';
import { distanceKm } from '#domain/place.ts';
import pg from 'pg';
import { urlOf, withAdmin } from '../../server/testing/databases.ts';
import type { Db } from '../../server/testing/databases.ts';
import * as built from '../../server/testing/product.ts';
import { codeIn, startSmtp } from '../../server/testing/smtp.ts';

export type Place = { readonly lat: number; readonly long: number };

/** Settings that differ from the usual ones. */
export type Settings = Readonly<Record<string, string>>;

const newDatabase = async (owner: string): Promise<string> => {
  const admin = process.env['E2E_POSTGRES'];
  if (admin === undefined) throw new Error('The run has no Postgres');
  const name = `${owner}_${randomUUID().replaceAll('-', '')}`;
  await withAdmin(admin, `create database ${name}`);
  return urlOf(admin, name);
};

/** The built product as people start it: its own process, port, folder, database and mail. */
export const startProduct = async (owner: string, more: Settings = {}) => {
  const [database, smtp] = await Promise.all([newDatabase(owner), startSmtp()]);
  const folder = built.makeFolder();
  const settings = {
    DATA_DIR: folder.path,
    DATABASE_URL: database,
    SMTP_URL: smtp.url,
    DEMO: 'true',
    // Shorter redirects; e2e/redirects.spec.ts tests the real length.
    REDIRECT_MS: '400',
    ...more,
  };
  const product = await built.startProduct(settings);
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const db: Db = {
    query: async <Row>(text: string, values: readonly unknown[] = []) =>
      (await client.query(text, [...values])).rows as Row[],
    transaction: (work) => work(db),
  };
  let places = 0;
  /** The next mail to this address; waits for one that is still on its way. Each mail counts once. */
  const nextMail = async (to: string): Promise<string> => {
    const next = () => smtp.caught.findIndex((mail) => mail.to.includes(to));
    await expect.poll(next, { message: `a mail to ${to}`, intervals: [50] }).not.toBe(-1);
    const [mail] = smtp.caught.splice(next(), 1);
    return mail?.content ?? '';
  };
  return {
    url: product.url,
    db,
    browse: () => built.openBrowser(() => product),
    /** One more process on the same database and folder. */
    startAnother: () => built.startProduct(settings),
    nextMail,
    /** The code in it. */
    nextCode: async (to: string): Promise<string> =>
      codeIn(await nextMail(to)) ?? 'the mail has no code',
    /** Far from all other places: accounts at the same fresh place are nearest to each other. */
    freshPlace: (): Place => {
      for (;;) {
        places += 1;
        const place = { lat: 12.5 + (places % 12), long: 76.5 + Math.floor(places / 12) / 4 };
        // The demonstration's people live in and around the cities.
        if (cities.every((city) => distanceKm(city, place) > 50)) return place;
      }
    },
    /** The link that `npm run operator` prints for this address, as a path of this product. */
    linkFor: async (email: string): Promise<string> => {
      const { output } = await built.runProduct(settings, ['operator', 'add', email]);
      const path = /\/operator\/join#\S+/.exec(output)?.[0];
      if (path === undefined) throw new Error(`The command printed no link: ${output}`);
      return path;
    },
    /** For states that only time or chance would bring about. */
    sql: async (statement: string, values: readonly unknown[] = []) => {
      await db.query(statement, values);
    },
    stop: async () => {
      await client.end();
      await product.stop('SIGTERM');
      await smtp.stop();
      folder.remove();
    },
  };
};

export type Product = Awaited<ReturnType<typeof startProduct>>;
