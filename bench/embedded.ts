import { cp } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import { getAllHandyman } from '#contract/handyman.ts';
import { firstCatalogue } from '#domain/first-catalogue.ts';
import type { Pair } from '../server/testing/accounts.ts';
import { migrate, openDataFolder } from '../server/testing/databases.ts';
import { makeFolder } from '../server/testing/product.ts';
import { recordSearches } from '../server/testing/statements.ts';
import { liveAll } from './booking.ts';
import { anyService, somewhere } from './setup/chance.ts';
import { load, quantile, write } from './setup/http-load.ts';
import type { Load } from './setup/http-load.ts';
import { addHandymen, addPairs } from './setup/people.ts';
import type { Measured } from './setup/pgbench.ts';
import { withProduct } from './setup/product.ts';
import { atLeast, figure, median } from './setup/report.ts';
import type { Section } from './setup/report.ts';

const howMany = 10_000;
const rounds = 5;
const seconds = 2;
const lines = 4;

/** A data folder as `npm start` leaves it, with the accounts of a town. */
const prepare = async (folder: string): Promise<Pair[]> => {
  const database = await openDataFolder(folder);
  await migrate(database);
  await addHandymen(database, howMany);
  const pairs = await addPairs(database, 160);
  await database.close();
  return pairs;
};

/** The same statements on a copy of the folder in this process, with nothing around them: the limit. */
const openStraight = async (folder: string) => {
  const database = await openDataFolder(folder);
  const searches = await recordSearches(firstCatalogue);
  return {
    measure: async (): Promise<Measured> => {
      const times: number[] = [];
      const begin = performance.now();
      while (performance.now() < begin + seconds * 1000) {
        for (const { text } of searches) {
          const { lat, long } = somewhere();
          const asked = performance.now();
          await database.query(text, [lat, long, 20]);
          times.push(performance.now() - asked);
        }
      }
      return {
        perSecond: (times.length * 1000) / (performance.now() - begin),
        p50: quantile(times, 0.5),
        p99: quantile(times, 0.99),
      };
    },
    close: () => database.close(),
  };
};

export const embedded = async (): Promise<Section> => {
  const [folder, copy] = [makeFolder(), makeFolder()];
  try {
    const pairs = await prepare(folder.path);
    await cp(folder.path, copy.path, { recursive: true });
    const searches = Array.from({ length: 500 }, () => {
      const { lat, long } = somewhere();
      const query = `service=${encodeURIComponent(anyService())}&lat=${lat}&long=${long}`;
      return write({ method: 'GET', path: `${getAllHandyman.path}?${query}` });
    });
    const straight = await openStraight(copy.path);
    const [found, lives] = await withProduct({ DATA_DIR: folder.path }, async (product) => {
      await load(product.url, lines, 2, searches);
      await straight.measure();
      const turns: { http: Load; limit: Measured; ratio: number }[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const http = await load(product.url, lines, seconds, searches);
        const limit = await straight.measure();
        turns.push({ http, limit, ratio: http.perSecond / limit.perSecond });
      }
      const ratio = median(turns.map((turn) => turn.ratio));
      const middle = turns.find((turn) => turn.ratio === ratio);
      return [middle, await liveAll(product.url, pairs, lines, 4)] as const;
    });
    await straight.close();
    if (!found) throw new Error('There were no rounds');
    const row = (name: string, { perSecond, p50, p99 }: Measured, ratio = '') => [
      name,
      figure(perSecond),
      figure(p50),
      figure(p99),
      ratio,
    ];
    return {
      title: 'Embedded',
      how: `The same on the database inside the process, as \`npm start\` runs it without settings: ${howMany.toLocaleString('en')} handymen, ${lines} connections; and the statements of those searches one after another on a copy in a process of their own. Turn by turn, ${rounds} times ${seconds} s each; the round with the middle ratio.`,
      table: {
        head: ['', 'per second', 'p50 ms', 'p99 ms', 'of the limit'],
        rows: [
          row('searches', found.http, figure(found.ratio)),
          row('their statements alone', found.limit, '1'),
          row('lives of a booking', lives),
        ],
      },
      aims: [atLeast('HTTP of its statements', 0.5, found.ratio)],
    };
  } finally {
    folder.remove();
    copy.remove();
  }
};
