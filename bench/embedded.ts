import { getAllHandyman } from '#contract/handyman.ts';
import { migrate, openDataFolder } from '../server/testing/databases.ts';
import { makeFolder } from '../server/testing/product.ts';
import { liveAll } from './booking.ts';
import { anyService, somewhere } from './setup/chance.ts';
import { load, write } from './setup/http-load.ts';
import { addHandymen, addPairs } from './setup/people.ts';
import type { Pair } from '../server/testing/accounts.ts';
import { withProduct } from './setup/product.ts';
import { figure } from './setup/report.ts';
import type { Section } from './setup/report.ts';

const howMany = 10_000;
const seconds = 4;

/** A folder as `npm start` leaves it, with a town's worth of people. */
const prepare = async (folder: string): Promise<Pair[]> => {
  const database = await openDataFolder(folder);
  await migrate(database);
  await addHandymen(database, howMany);
  const pairs = await addPairs(database, 160);
  await database.close();
  return pairs;
};

export const embedded = async (): Promise<Section> => {
  const folder = makeFolder();
  try {
    const pairs = await prepare(folder.path);
    const searches = Array.from({ length: 500 }, () => {
      const { lat, long } = somewhere();
      const query = `service=${encodeURIComponent(anyService())}&lat=${lat}&long=${long}`;
      return write({ method: 'GET', path: `${getAllHandyman.path}?${query}` });
    });
    return await withProduct({ DATA_DIR: folder.path }, async (product) => {
      await load(product.url, 4, 1, searches);
      const found = await load(product.url, 4, seconds, searches);
      const lives = await liveAll(product.url, pairs, 4, seconds);
      return {
        title: 'Embedded',
        how: `The same on the database inside the process, as \`npm start\` runs it without settings: ${howMany.toLocaleString('en')} handymen, 4 connections.`,
        table: {
          head: ['', 'per second', 'p50 ms', 'p99 ms'],
          rows: [
            ['searches', figure(found.perSecond), figure(found.p50), figure(found.p99)],
            ['lives of a booking', figure(lives.perSecond), figure(lives.p50), figure(lives.p99)],
          ],
        },
        aims: [],
      };
    });
  } finally {
    folder.remove();
  }
};
