import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getAllHandyman, getHandyman } from '#contract/handyman.ts';
import { blurPlace, distanceKm, roughDistance, tidyDegrees } from '#domain/place.ts';
import type { Place } from '#domain/place.ts';
import { useApp } from '../testing/app.ts';
import { listNearest } from './search-store.ts';
import type { FoundRow } from './search-store.ts';

const t = useApp();

const anyPlace: fc.Arbitrary<Place> = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }).map(tidyDegrees),
  long: fc.double({ min: -180, max: 180, noNaN: true }).map(tidyDegrees),
});

/** Around one town, with neighbours in the same house. */
const townPlace: fc.Arbitrary<Place> = fc.record({
  lat: fc.integer({ min: 0, max: 20 }).map((n) => 18.5 + n / 1000),
  long: fc.integer({ min: 0, max: 20 }).map((n) => 73.8 + n / 1000),
});

const settle = async (places: readonly Place[]): Promise<void> => {
  await t.database.exec(t.database, 'delete from handymen');
  await t.database.query(
    `insert into handymen (name, email, password_hash, phone, service, aadhaar_last_four,
       aadhaar_hash, address, area, lat, long)
     select n::text, n || '@example.com', '', '9800000000', 1 + n % 2, '0000', decode(md5(n::text), 'hex'), '', '', lat, long
     from json_to_recordset($1::json) as p(n int, lat float8, long float8)`,
    [JSON.stringify(places.map((place, n) => ({ n, ...place })))],
  );
};

const nameIn = ({ card }: FoundRow) => (JSON.parse(`${card}}`) as { name: string }).name;

const walk = async (service: 1 | 2 | undefined, from: Place, limit: number): Promise<number[]> => {
  const found: number[] = [];
  let after: { chord: number; id: string } | undefined;
  for (;;) {
    const page = await listNearest(t.database, { service, limit }, from, after);
    found.push(...page.map((row) => Number(nameIn(row))));
    const last = page[limit - 1];
    if (!last) return found;
    after = { chord: last.chord, id: last.id };
  }
};

/** Places that round to the same point are a centimetre or two apart. */
const apartKm = 5e-5;
/** A rounded place is at most this far from the exact one. */
const roundingKm = 0.79;

const isSorted = (km: readonly number[], within: number) =>
  km.every((one, i) => i === 0 || one >= Math.max(...km.slice(0, i)) - within);

test('§9 page by page, nearest first by the rounded places, each once, none missing', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(anyPlace, townPlace), { minLength: 1, maxLength: 60 }),
      fc.oneof(anyPlace, townPlace),
      fc.integer({ min: 1, max: 9 }),
      async (places, from, limit) => {
        await settle(places);
        for (const service of [1, 2, undefined] as const) {
          const found = await walk(service, from, limit);
          const expected = places
            .map((_, n) => n)
            .filter((n) => service === undefined || 1 + (n % 2) === service);
          expect(found.toSorted((a, b) => a - b)).toEqual(expected);
          const homes = found.map((n) => places[n] ?? from);
          const rounded = homes.map((home) => distanceKm(blurPlace(home), from));
          expect(isSorted(rounded, apartKm)).toBe(true);
          const exact = homes.map((home) => distanceKm(home, from));
          expect(isSorted(exact, 2 * roundingKm + apartKm)).toBe(true);
        }
      },
    ),
    { numRuns: 40 },
  );
}, 120_000);

/** Whatever a name or a place may hold, with the characters that JSON has to escape among them. */
const anyText = fc
  .oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom('"', '\\', '\x1e', '\n') }),
  )
  .filter((text) => !text.includes('\0') && text.isWellFormed());

test('§6 a card of the search is the card that the profile shows', async () => {
  const [asha, ravi] = [await t.user(), await t.handyman()];
  await fc.assert(
    fc.asyncProperty(
      fc.record({ name: anyText, area: anyText, jobs: fc.nat(30), profile: fc.option(anyText) }),
      anyPlace,
      async ({ name, area, jobs, profile }, { lat, long }) => {
        await t.database.query(
          `update handymen set name = $1, area = $2, jobs_done = $3, profile = $4, lat = $5, long = $6,
             created_at = now() - random() * interval '9 years'`,
          [name, area, jobs, profile, lat, long],
        );
        const [found] = await asha.send(getAllHandyman, undefined, { query: { lat, long } });
        const { msg: _msg, ...shown } = await asha.send(getHandyman, { handyman_id: ravi.id });
        const { distanceKm: km = -1, arrivalMinutes: minutes = -1, ...card } = found ?? {};
        expect(card).toEqual(shown);
        const way = roughDistance(distanceKm(shown, { lat, long }));
        expect(Math.abs(km - way.distanceKm)).toBeLessThan(0.11);
        expect(Math.abs(minutes - way.arrivalMinutes)).toBeLessThanOrEqual(1);
      },
    ),
    { numRuns: 60 },
  );
});
