import { getAllHandyman } from '#contract/handyman.ts';
import { firstCatalogue } from '#domain/first-catalogue.ts';
import { daysFrom, midnightOf } from '#domain/hours.ts';
import type { Database } from '../server/testing/databases.ts';
import { forPgbench, recordedPlace, recordSearches } from '../server/testing/statements.ts';
import type { BenchPostgres } from './setup/bench-postgres.ts';
import { anyService, somewhere, somewhereForPgbench } from './setup/chance.ts';
import { load, write } from './setup/http-load.ts';
import type { Load } from './setup/http-load.ts';
import { addHandymen, customerId } from './setup/people.ts';
import { pgbench } from './setup/pgbench.ts';
import type { Measured } from './setup/pgbench.ts';
import { withProduct } from './setup/product.ts';
import { atLeast, figure, median } from './setup/report.ts';
import type { Section } from './setup/report.ts';

const handymen = 100_000;
/** Of each professional, so that they have two million. */
const visitsEach = 20;
const rounds = 5;
const seconds = 2;
const lines = 16;

/** Saturday at ten in India, one that can still be booked. */
const saturdayAtTen = (): number => {
  const day = daysFrom(Date.now(), 12).find(
    (one, ahead) => ahead > 1 && new Date(`${one}T00:00:00Z`).getUTCDay() === 6,
  );
  if (day === undefined) throw new Error('There is a Saturday in any twelve days');
  return midnightOf(day) + 10 * 3_600_000;
};

/**
 * Agreed visits from half a day on, which is after the jobs for now, one every sixteen hours, of each professional at other
 * times. The constraint that keeps them apart and the indexes are built once the rows are there, and no trigger runs for each.
 */
const addVisits = async (database: Database): Promise<void> => {
  const constraint = 'bookings_one_place_at_a_time';
  const [row] = await database.query<{ definition: string }>(
    `select pg_get_constraintdef(oid) as definition from pg_constraint where conname = $1`,
    [constraint],
  );
  if (!row) throw new Error('Nothing keeps visits apart');
  const indexes = await database.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
     where i.indrelid = 'bookings'::regclass
       and not exists (select 1 from pg_constraint c where c.conindid = i.indexrelid)`,
  );
  await database.exec(
    database,
    `alter table bookings drop constraint ${constraint}; alter table bookings disable trigger user;
     ${indexes.map(({ name }) => `drop index ${name};`).join(' ')}`,
  );
  await database.exec(
    database,
    `insert into bookings (user_id, handyman_id, service, cost, lat, long, state, expires_at, starts_at, planned)
     select '${customerId}', h.id, h.service, 120, h.lat, h.long, 'accepted', now(), at,
       tstzrange(at, at + (s.slot_minutes + 30) * interval '1 minute')
     from (select *, row_number() over () as n from handymen) h
     join services s on s.id = h.service,
     lateral (
       select date_trunc('hour', now()) + interval '12 hours' + (n % 32) * interval '30 minutes'
         + visit * interval '16 hours' as at
       from generate_series(0, ${visitsEach - 1}) visit
     ) visits`,
  );
  await database.exec(
    database,
    `alter table bookings add constraint ${constraint} ${row.definition}; alter table bookings enable trigger user;
     ${indexes.map(({ definition }) => `${definition};`).join(' ')}`,
  );
  await database.exec(database, 'vacuum analyze');
};

const requests = (at?: number) =>
  Array.from({ length: 5000 }, () => {
    const { lat, long } = somewhere();
    const when = at === undefined ? '' : `&at=${new Date(at).toISOString()}`;
    const query = `service=${encodeURIComponent(anyService())}&lat=${lat.toFixed(6)}&long=${long.toFixed(6)}${when}`;
    return write({ method: 'GET', path: `${getAllHandyman.path}?${query}` });
  });

const literal = (value: unknown): string =>
  value instanceof Date ? `'${value.toISOString()}'` : String(value);

/** The product's own statement for each service, at places that pgbench makes up. */
const sameStatements = async (at: number): Promise<string[]> => {
  const asked = await recordSearches(firstCatalogue, at);
  return asked.map((statement) => {
    const text = forPgbench(statement, (value) =>
      value === recordedPlace.lat
        ? ':lat'
        : value === recordedPlace.long
          ? ':long'
          : literal(value),
    );
    return `${somewhereForPgbench()}${text};\n`;
  });
};

type Round = { saturday: Load; now: Load; limit: Measured };

const middle = (all: readonly Round[], ratio: (round: Round) => number): Round => {
  const found = all.find((round) => ratio(round) === median(all.map(ratio)));
  if (!found) throw new Error('There were no rounds');
  return found;
};

const ofLimit = ({ saturday, limit }: Round) => saturday.perSecond / limit.perSecond;
const ofNow = ({ saturday, now }: Round) => saturday.perSecond / now.perSecond;

export const later = async (postgres: BenchPostgres): Promise<Section> => {
  const at = saturdayAtTen();
  const url = await postgres.prepare(async (database) => {
    await addHandymen(database, handymen);
    await addVisits(database);
  });
  const scripts = await sameStatements(at);
  const all = await withProduct({ DATABASE_URL: url }, async (product) => {
    await load(product.url, lines, 4, requests(at));
    await load(product.url, lines, 4, requests());
    const measured: Round[] = [];
    // Turn by turn, so that all three have the same luck with the machine.
    for (let round = 0; round < rounds; round += 1) {
      const saturday = await load(product.url, lines, seconds, requests(at));
      const now = await load(product.url, lines, seconds, requests());
      measured.push({ saturday, now, limit: await pgbench(url, lines, seconds, scripts) });
    }
    return measured;
  });
  const { saturday, now, limit } = middle(all, ofLimit);
  const rowOf = (what: string, { perSecond, p50, p99 }: Measured, ratio: number) => [
    what,
    figure(perSecond),
    figure(p50),
    figure(p99),
    figure(ratio),
  ];
  return {
    title: 'Who can come at a later time',
    how: `\`GET ${getAllHandyman.path}?service&lat&long&at\` for a Saturday at ten, the same search for now, and pgbench with the statement of the first, each on ${lines} connections, turn by turn, ${rounds} times ${seconds} s; the round with the middle ratio. ${handymen.toLocaleString('en')} handymen with ${visitsEach} agreed visits each in the next two weeks.`,
    table: {
      head: ['How', 'per second', 'p50 ms', 'p99 ms', 'of the limit'],
      rows: [
        rowOf('HTTP, Saturday at ten', saturday, ofLimit({ saturday, now, limit })),
        rowOf('pgbench, same SQL', limit, 1),
        rowOf('HTTP, for now', now, now.perSecond / limit.perSecond),
      ],
    },
    aims: [
      atLeast('HTTP of pgbench', 0.4, ofLimit({ saturday, now, limit })),
      atLeast('Saturday at ten over now', 0.5, median(all.map(ofNow))),
    ],
  };
};
