import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { getAllHandyman } from '#contract/handyman.ts';
import { firstCatalogue } from '#domain/first-catalogue.ts';
import { forPgbench, recordedPlace, recordSearches } from '../server/testing/statements.ts';
import type { BenchPostgres } from './setup/bench-postgres.ts';
import { anyService, somewhere, somewhereForPgbench } from './setup/chance.ts';
import { load, write } from './setup/http-load.ts';
import type { Load } from './setup/http-load.ts';
import { addHandymen } from './setup/people.ts';
import { pgbench } from './setup/pgbench.ts';
import type { Measured } from './setup/pgbench.ts';
import { withProduct } from './setup/product.ts';
import { atLeast, atMost, figure, median } from './setup/report.ts';
import type { Section } from './setup/report.ts';

const sizes = [10_000, 100_000, 1_000_000] as const;
const rounds = 5;
const seconds = 2;
const lines = 16;

const requests = () =>
  Array.from({ length: 5000 }, () => {
    const { lat, long } = somewhere();
    const query = `service=${encodeURIComponent(anyService())}&lat=${lat.toFixed(6)}&long=${long.toFixed(6)}`;
    return write({ method: 'GET', path: `${getAllHandyman.path}?${query}` });
  });

/** The product's own statement for each service, with values that pgbench makes up. */
const sameStatements = async (): Promise<string[]> => {
  const asked = await recordSearches(firstCatalogue);
  const places = new Map<unknown, string>([
    [recordedPlace.lat, ':lat'],
    [recordedPlace.long, ':long'],
    [20, '20'],
  ]);
  return asked.map(
    (statement) =>
      `${somewhereForPgbench()}${forPgbench(statement, (value) => places.get(value) ?? '')};\n`,
  );
};

/** The usual query: compute every distance, sort, take twenty. */
const naive =
  `${somewhereForPgbench()}select h.id, h.name, h.area, h.profile, h.lat, h.long, h.jobs_done,
  h.rating_sum, h.rating_count, h.created_at, 2 * 6371 * asin(sqrt(power(sin(radians(h.lat - :lat) / 2), 2)
    + cos(radians(:lat)) * cos(radians(h.lat)) * power(sin(radians(h.long - :long) / 2), 2))) as km
from handymen h
where h.service = 6 and h.online and not exists (
  select 1 from bookings b where b.handyman_id = h.id and b.state in ('accepted', 'on_the_way', 'arrived', 'started'))
order by km limit 20;
`.replaceAll(/\n(?!\\|select h|$)/g, ' ');

/** The literal reading of §7: all of them, for the browser to sort. Here they only travel to this process. */
const sendAll = async (url: string): Promise<{ ms: number; bytes: number }> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const begin = performance.now();
  const { rows } = await client.query<{ page: string }>(
    `select string_agg(card || '}', ',') as page from handymen where online`,
  );
  const ms = performance.now() - begin;
  await client.end();
  return { ms, bytes: rows[0]?.page.length ?? 0 };
};

type Size = {
  http: Load;
  limit: Measured;
  ratio: number;
  naive: Measured;
  all: { ms: number; bytes: number };
};

const measure = async (postgres: BenchPostgres, howMany: number): Promise<Size> => {
  const url = await postgres.prepare((database) => addHandymen(database, howMany));
  const scripts = await sameStatements();
  return withProduct({ DATABASE_URL: url }, async (product) => {
    await load(product.url, lines, 6, requests());
    const pairs: { http: Load; limit: Measured }[] = [];
    // The two alternate, so that a change in the machine's load affects both.
    for (let round = 0; round < rounds; round += 1) {
      const http = await load(product.url, lines, seconds, requests());
      const limit = await pgbench(url, lines, seconds, scripts);
      pairs.push({ http, limit });
    }
    const ratio = median(pairs.map(({ http, limit }) => http.perSecond / limit.perSecond));
    const middle = pairs.find(({ http, limit }) => http.perSecond / limit.perSecond === ratio);
    if (!middle) throw new Error('There were no rounds');
    return {
      ...middle,
      ratio,
      naive: await pgbench(url, 2, seconds, [naive]),
      all: await sendAll(url),
    };
  });
};

const rowsOf = (howMany: number, size: Size): string[][] => {
  const people = howMany.toLocaleString('en');
  const { http, limit } = size;
  return [
    [
      people,
      'HTTP',
      figure(http.perSecond),
      figure(http.p50),
      figure(http.p99),
      figure(http.bytes / 1000),
      figure(size.ratio),
    ],
    [
      people,
      'pgbench, same SQL',
      figure(limit.perSecond),
      figure(limit.p50),
      figure(limit.p99),
      '',
      '1',
    ],
    [
      people,
      'pgbench, naive sort',
      figure(size.naive.perSecond),
      figure(size.naive.p50),
      figure(size.naive.p99),
      '',
      figure(size.naive.perSecond / limit.perSecond),
    ],
    [
      people,
      'one reader of them all',
      figure(1000 / size.all.ms),
      figure(size.all.ms),
      '',
      figure(size.all.bytes / 1000),
      figure(1000 / size.all.ms / limit.perSecond),
    ],
  ];
};

export const search = async (postgres: BenchPostgres): Promise<Section> => {
  const found = new Map<number, Size>();
  for (const howMany of sizes) found.set(howMany, await measure(postgres, howMany));
  const of = (howMany: (typeof sizes)[number]): Size => {
    const size = found.get(howMany);
    if (!size) throw new Error('That size was not measured');
    return size;
  };
  const million = of(1_000_000);
  return {
    title: 'Search',
    how: `\`GET ${getAllHandyman.path}?service&lat&long\` on ${lines} connections, and pgbench with the same statement on ${lines}, turn by turn, ${rounds} times ${seconds} s each; the round with the middle ratio. One process. Handymen live around thirty Indian cities, one in ten is offline, one in twenty at work.`,
    table: {
      head: ['Handymen', 'How', 'per second', 'p50 ms', 'p99 ms', 'kB', 'of the limit'],
      rows: [...found].flatMap(([howMany, size]) => rowsOf(howMany, size)),
    },
    aims: [
      atLeast('HTTP of pgbench at 100 000', 0.55, of(100_000).ratio),
      atLeast('HTTP of pgbench at 1 000 000', 0.6, million.ratio),
      atMost('p99 over p50 at 1 000 000', 5, million.http.p99 / million.http.p50),
      atLeast(
        'HTTP over the naive sort at 1 000 000',
        100,
        million.http.perSecond / million.naive.perSecond,
      ),
      atMost(
        'kB of the largest answer',
        8,
        Math.max(...[...found.values()].map(({ http }) => http.bytes)) / 1000,
      ),
    ],
  };
};
