import { setTimeout as wait } from 'node:timers/promises';
import { getAllHandyman } from '#contract/handyman.ts';
import { sharePlace } from '#contract/tracking.ts';
import { sharing } from '#domain/tracking.ts';
import type { Pair } from '../server/testing/accounts.ts';
import type { Database } from '../server/testing/databases.ts';
import type { BenchPostgres } from './setup/bench-postgres.ts';
import { load, openLine, quantile, write } from './setup/http-load.ts';
import type { Load } from './setup/http-load.ts';
import { addHandymen, addPairs } from './setup/people.ts';
import { withProduct } from './setup/product.ts';
import { atMost, figure, median } from './setup/report.ts';
import type { Section } from './setup/report.ts';

const howMany = 1_000;
const handymen = 100_000;
const searchLines = 8;
const seconds = 10;
const rounds = 3;

/** Each pair has a job that is on the way. */
const setOutAll = async (db: Database, pairs: readonly Pair[]): Promise<string[]> => {
  const people = pairs.map(({ user, handyman }) => ({ user: user.id, handyman: handyman.id }));
  const rows = await db.query<{ id: string }>(
    `insert into bookings (user_id, handyman_id, service, cost, lat, long, state, expires_at)
     select p."user", p.handyman, 1, 120, 18.52, 73.86, 'on_the_way', now()
     from json_to_recordset($1::json) as p("user" uuid, handyman uuid)
     returning id`,
    [JSON.stringify(people)],
  );
  return rows.map(({ id }) => id);
};

type Sharing = { readonly times: readonly number[]; stop(): Promise<void> };

/** One point every ten seconds from each of them, evenly spread, on a few kept-alive connections. */
const shareAll = async (
  url: string,
  pairs: readonly Pair[],
  ids: readonly string[],
): Promise<Sharing> => {
  const times: number[] = [];
  const stopping = new AbortController();
  let next = 0;
  const gapMs = (sharing.everySeconds * 1_000) / pairs.length;
  const begin = performance.now();
  const lines = await Promise.all(Array.from({ length: 16 }, () => openLine(url)));
  const senders = lines.map(async (line) => {
    while (!stopping.signal.aborted) {
      const n = next++;
      await wait(Math.max(0, begin + n * gapMs - performance.now()));
      const asked = performance.now();
      const { status } = await line.ask({
        method: 'POST',
        path: sharePlace.path.replace(':id', ids[n % ids.length] ?? ''),
        cookie: pairs[n % pairs.length]?.handyman.cookie ?? '',
        body: { lat: 18.5 + (n % 1_000) / 1e5, long: 73.8 },
      });
      if (status !== 200) throw new Error(`A point was answered with ${status}`);
      times.push(performance.now() - asked);
    }
    line.close();
  });
  return {
    times,
    stop: async () => {
      stopping.abort();
      await Promise.all(senders);
    },
  };
};

const searches = Array.from({ length: 50 }, (_, n) =>
  write({
    method: 'GET',
    path: `${getAllHandyman.path}?service=plumber&lat=${18.4 + n / 250}&long=73.8`,
  }),
);

const middle = (found: readonly Load[], of: 'perSecond' | 'p50' | 'p99') =>
  median(found.map((one) => one[of]));

export const tracking = async (postgres: BenchPostgres): Promise<Section> => {
  let pairs: Pair[] = [];
  let ids: string[] = [];
  const url = await postgres.prepare(async (database) => {
    await addHandymen(database, handymen);
    pairs = await addPairs(database, howMany);
    ids = await setOutAll(database, pairs);
  });
  return withProduct({ DATABASE_URL: url }, async (product) => {
    await load(product.url, searchLines, 3, searches);
    const [without, beside]: [Load[], Load[]] = [[], []];
    const points: number[] = [];
    // The two alternate, so that a change in the machine's load affects both.
    for (let round = 0; round < rounds; round += 1) {
      without.push(await load(product.url, searchLines, seconds, searches));
      const shared = await shareAll(product.url, pairs, ids);
      beside.push(await load(product.url, searchLines, seconds, searches));
      await shared.stop();
      points.push(...shared.times);
    }
    const row = (name: string, of: 'perSecond' | 'p50' | 'p99') => [
      name,
      figure(middle(without, of)),
      figure(middle(beside, of)),
    ];
    return {
      title: 'On the way',
      how: `${howMany.toLocaleString('en')} handymen on the way, each sending its place every ${sharing.everySeconds} s, beside searches on ${searchLines} connections among ${handymen.toLocaleString('en')} handymen; with and without them turn by turn, ${rounds} times ${seconds} s, the middle of each. One process.`,
      table: {
        head: ['', 'without them', 'with them'],
        rows: [
          row('searches per second', 'perSecond'),
          row('p50 of a search, ms', 'p50'),
          row('p99 of a search, ms', 'p99'),
          ['p99 of a point, ms', '', figure(quantile(points, 0.99))],
        ],
      },
      aims: [
        atMost(
          'p99 of a search with them over without',
          2,
          middle(beside, 'p99') / middle(without, 'p99'),
        ),
      ],
    };
  });
};
