import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createNotification, rejectNotification } from '#contract/booking.ts';
import { setAvailability, getAllHandyman } from '#contract/handyman.ts';
import type { HandymanCard } from '#contract/handyman.ts';
import { averageOf, rankOf, rankedAmong } from '#domain/rating.ts';
import { useApp } from '../testing/app.ts';
import { pune } from '../testing/people.ts';
import type { Client } from '../testing/client.ts';

const t = useApp();

type Rated = { readonly km: number; readonly count: number; readonly sum: number };

/** Due north of the customer, a service for every second of them. */
const settle = async (people: readonly Rated[]): Promise<void> => {
  await t.database.exec(t.database, 'delete from handymen');
  await t.database.query(
    `insert into handymen (name, email, password_hash, phone, service, aadhaar_last_four,
       aadhaar_hash, address, area, lat, long, rating_sum, rating_count)
     select n::text, n || '@example.com', '', '9800000000', 6, '0000', decode(md5(n::text), 'hex'), '', '',
       $2::float8 + km / 111.2, $3::float8, sum, count
     from json_to_recordset($1::json) as p(n int, km float8, sum int, count int)`,
    [JSON.stringify(people.map((one, n) => ({ n, ...one }))), pune.lat, pune.long],
  );
};

type Query = Readonly<Record<string, string | number>>;

const walk = async (query: Query, client: Client = t.client()): Promise<HandymanCard[]> => {
  const search = new URLSearchParams(
    Object.entries({ service: 'plumber', ...pune, ...query }).map(([k, v]): [string, string] => [
      k,
      String(v),
    ]),
  );
  const cards: HandymanCard[] = [];
  let next: string | undefined = `${getAllHandyman.path}?${search.toString()}`;
  while (next !== undefined) {
    const { body, headers, status } = await client.raw('GET', next, {});
    expect(status).toBe(200);
    cards.push(...(JSON.parse(body) as HandymanCard[]));
    next = /<([^>]+)>/.exec(String(headers['link'] ?? ''))?.[1];
  }
  return cards;
};

const anybody: fc.Arbitrary<Rated> = fc
  .record({
    km: fc.integer({ min: 0, max: 40 }),
    count: fc.integer({ min: 0, max: 12 }),
    average: fc.integer({ min: 1, max: 5 }),
  })
  .map(({ km, count, average }) => ({ km, count, sum: average * count }));

test('§13 page by page: the best of those near first, each once, none missing, as the domain ranks them', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anybody, { minLength: 1, maxLength: 40 }),
      fc.integer({ min: 1, max: 9 }),
      fc.constantFrom('best', 'nearest'),
      fc.constantFrom(undefined, 3, 4, 4.5),
      async (people, limit, sort, least) => {
        await settle(people);
        const query = { limit, sort, ...(least === undefined ? {} : { min_rating: least }) };
        const found = await walk(query);
        const names = found.map(({ name }) => Number(name));
        expect(new Set(names).size).toBe(names.length);
        const near = sort === 'best' || least !== undefined;
        const expected = people.flatMap((one, n) => {
          const average = averageOf(one);
          // The rounded place is at most a kilometre from the other.
          if (near && Math.abs(one.km - rankedAmong.withinKm) <= 1)
            return names.includes(n) ? [n] : [];
          if (near && one.km > rankedAmong.withinKm) return [];
          return least === undefined || (average !== null && average >= least) ? [n] : [];
        });
        expect(names.toSorted((a, b) => a - b)).toEqual(expected);
        for (const [at, card] of found.entries()) {
          const one = people[names[at] ?? -1] ?? { km: 0, sum: 0, count: 0 };
          expect([card.rating, card.ratings]).toEqual([averageOf(one), one.count]);
        }
        if (sort === 'best') {
          const ranks = names.map((n) => rankOf(people[n] ?? { sum: 0, count: 0 }));
          expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
        }
      },
    ),
    { numRuns: 25 },
  );
}, 120_000);

test('§13 three ratings of five stars do not beat two hundred of 4.9, and nobody is below their stars for being new', async () => {
  await settle([
    { km: 1, sum: 15, count: 3 },
    { km: 2, sum: 980, count: 200 },
    { km: 3, sum: 0, count: 0 },
    { km: 4, sum: 60, count: 20 },
  ]);
  const best = await walk({ sort: 'best' });
  expect(best.map(({ name }) => name)).toEqual(['1', '0', '2', '3']);
  const filtered = await walk({ min_rating: 4 });
  expect(filtered.map(({ name }) => name)).toEqual(['0', '1']);
});

test('§13 going offline and coming back changes nobody’s rank', async () => {
  const ravi = await t.handyman();
  await t.database.query('update handymen set rating_sum = 25, rating_count = 5');
  await t.handyman();
  const before = (await walk({ sort: 'best' })).map(({ name }) => name);
  await ravi.send(setAvailability, { online: false });
  await ravi.send(setAvailability, { online: true });
  expect((await walk({ sort: 'best' })).map(({ name }) => name)).toEqual(before);
});

test.each(['near', 'best'])(
  '§13 saying no changes nobody’s place in the list: %s',
  async (sort) => {
    const [ravi, asha] = [await t.handyman(), await t.user()];
    await t.database.query('update handymen set rating_sum = 25, rating_count = 5');
    await t.handyman();
    const order = async () =>
      (await walk(sort === 'near' ? {} : { sort })).map(({ handyman_id }) => handyman_id);
    const before = await order();
    const asking = { ...pune, user_id: asha.id, handyman_id: ravi.id };
    await asha.send(createNotification, asking);
    await ravi.send(rejectNotification, { handyman_id: ravi.id });
    expect(await order()).toEqual(before);
  },
);

test('§13 an order wants a place, a known name and a least rating between one and five', async () => {
  const ask = async (query: Query) => {
    const { status, body } = await t.client().try(getAllHandyman, undefined, { query });
    return [status, ...Object.keys(body.fields ?? {})].join(' ');
  };
  expect(await ask({ sort: 'best' })).toBe('400 lat');
  expect(await ask({ min_rating: 4 })).toBe('400 lat');
  expect(await ask({ ...pune, sort: 'worst' })).toBe('400 sort');
  for (const least of ['0', '6', 'many']) {
    expect(await ask({ ...pune, min_rating: least })).toBe('400 min_rating');
  }
  await settle([
    { km: 1, sum: 15, count: 3 },
    { km: 2, sum: 15, count: 3 },
  ]);
  const first = await t
    .client()
    .raw('GET', `${getAllHandyman.path}?lat=18.52&long=73.85&sort=best&limit=1`, {});
  const cursor = /cursor=([^>&]+)/.exec(String(first.headers['link']))?.[1] ?? '';
  const other = { lat: 18.52, long: 73.85, limit: 1, cursor: decodeURIComponent(cursor) };
  expect(await ask(other)).toBe('400 cursor');
  expect(await ask({ ...other, sort: 'best', min_rating: 4 })).toBe('400 cursor');
});
