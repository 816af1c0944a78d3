import { randomBytes, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createNotification, listBookings } from '#contract/booking.ts';
import { getAllHandyman } from '#contract/handyman.ts';
import type { Reader } from '../db/db.ts';
import { deepest } from '../handyman/search-actions.ts';
import { useApp } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import { pune } from '../testing/people.ts';

let searches = 0;
const counting = (db: Reader): Reader => ({
  ...db,
  query: (text, values) => {
    searches += 1;
    return db.query(text, values);
  },
});

const t = useApp((usual) => ({ searchDb: counting(usual.searchDb) }));

const listed = getAllHandyman.path;
const place = `lat=${pune.lat}&long=${pune.long}`;

/** Everything that is paged, with a first page of one. */
const lists = async () => {
  const [asha, neha] = [await t.user(), await t.user()];
  const men = [await t.handyman(), await t.handyman(), await t.handyman()];
  for (const [asking, handyman] of [
    [asha, men[0]],
    [asha, men[1]],
    [neha, men[0]],
    [neha, men[1]],
  ] as const) {
    const form = { ...pune, user_id: asking.id, handyman_id: handyman?.id ?? '' };
    await asking.send(createNotification, form);
  }
  const anyone = t.client();
  return [
    { who: anyone, url: `${listed}?limit=1` },
    { who: anyone, url: `${listed}?limit=1&service=Plumber` },
    { who: anyone, url: `${listed}?limit=1&${place}` },
    { who: anyone, url: `${listed}?limit=1&lat=18.5205&long=${pune.long}` },
    { who: anyone, url: `${listed}?limit=1&service=Plumber&${place}` },
    { who: asha, url: `${listBookings.path}?limit=1` },
    { who: neha, url: `${listBookings.path}?limit=1` },
    { who: men[0] ?? anyone, url: `${listBookings.path}?limit=1` },
  ];
};

type List = { readonly who: Client; readonly url: string };

const get = ({ who, url }: List, cursor?: string) =>
  who.raw('GET', cursor === undefined ? url : `${url}&cursor=${encodeURIComponent(cursor)}`, {});

const cursorOf = async (list: List): Promise<string> => {
  const { headers } = await get(list);
  const cursor = /cursor=([\w-]+)/.exec(String(headers['link']))?.[1];
  if (cursor === undefined) throw new Error(`${list.url} has no second page`);
  return cursor;
};

const refused = async (list: List, cursor: string): Promise<void> => {
  searches = 0;
  const { status, body } = await get(list, cursor);
  const { msg, fields } = JSON.parse(body) as { msg?: string; fields?: Record<string, string> };
  expect([status, Object.keys(fields ?? {})], `${list.url} with ${cursor}`).toEqual([
    400,
    ['cursor'],
  ]);
  expect(msg).toMatch(/\w/);
  expect(searches).toBe(0);
};

test('a cursor works for the list it came from and gets 400 at every other', async () => {
  const all = await lists();
  const cursors = await Promise.all(all.map(cursorOf));
  for (const [i, list] of all.entries()) {
    for (const [j, cursor] of cursors.entries()) {
      if (i === j) expect((await get(list, cursor)).status).toBe(200);
      else await refused(list, cursor);
    }
  }
});

/** Another text than the one given, made from it. */
const altered = (cursor: string): fc.Arbitrary<string> => {
  const letters = fc.constantFrom(
    'A',
    'Z',
    'a',
    'z',
    '0',
    '9',
    '-',
    '_',
    '=',
    '+',
    '/',
    '.',
    '%',
    ' ',
    '\u00e9',
  );
  const at = fc.nat(cursor.length - 1);
  return fc
    .oneof(
      fc.tuple(at, letters).map(([n, c]) => cursor.slice(0, n) + c + cursor.slice(n + 1)),
      fc.tuple(at, letters).map(([n, c]) => cursor.slice(0, n) + c + cursor.slice(n)),
      fc.tuple(at, at).map(([a, b]) => cursor.slice(0, a) + cursor.slice(b)),
      at.map((n) => cursor.slice(n) + cursor.slice(0, n)),
      fc.constantFrom(`${cursor}=`, `${cursor}A`, `${cursor}${cursor}`, cursor.toLowerCase()),
    )
    .filter((text) => text !== cursor);
};

test('a cursor with anything altered gets 400 and reads nothing', async () => {
  for (const list of await lists()) {
    const cursor = await cursorOf(list);
    await fc.assert(
      fc.asyncProperty(altered(cursor), (text) => refused(list, text)),
      { numRuns: 60 },
    );
  }
}, 120_000);

const anyEnd = fc.array(
  fc.oneof(
    fc.constantFrom(0, 1, 1.9, -1, 2, 1e308, deepest, deepest + 1),
    fc.constantFrom('foo', '', '2026-11-15 10:00:00+00', 'infinity', '1.9', '\0'),
    fc.constantFrom(null, true, [], {}),
    fc.uuid(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
  ),
  { maxLength: 4 },
);

/** Ends that a page can really have are left out: those work. */
const isGood = (end: readonly unknown[]) =>
  typeof end.at(-1) === 'string' && end.length > 1 && String(end.at(-1)).length === 36;

test('cursors made up by others get 400, whatever stands in them', async () => {
  const all = await lists();
  const written = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...all), anyEnd, async (list, end) => {
      await refused(list, written(end));
      await refused(list, written([['handymen', null, null, null], end]));
      await refused(list, randomBytes(60).toString('base64url'));
    }),
    { numRuns: 60 },
  );
  for (const list of all) {
    await refused(list, written([1.9, randomUUID()]));
    await refused(list, written(['foo', randomUUID()]));
  }
}, 120_000);

test('even a cursor that we sealed gets 400 when its values are not those of a page’s end', async () => {
  for (const list of await lists()) {
    const sealed = Buffer.from(await cursorOf(list), 'base64url');
    const [paging] = JSON.parse(t.deps.keys.open(sealed)?.toString() ?? '') as unknown[];
    await fc.assert(
      fc.asyncProperty(
        anyEnd.filter((end) => !isGood(end)),
        (end) =>
          refused(
            list,
            t.deps.keys.seal(Buffer.from(JSON.stringify([paging, end]))).toString('base64url'),
          ),
      ),
      { numRuns: 25 },
    );
  }
}, 120_000);

test('§9 the list of handymen ends after 2,000, near a place or anywhere', async () => {
  // A few at a time: no statement may take as long as a slow machine needs for all of them.
  for (let from = 1; from <= deepest + 50; from += 50) {
    await t.database.query(
      `insert into handymen (name, email, password_hash, phone, service, aadhaar_last_four,
         aadhaar_hash, address, area, lat, long)
       select n::text, n || '@example.com', '', '9800000000', 6, '0000', sha256(n::text::bytea), '', '',
         18 + n / 1e4, 73
       from generate_series($1::int, $1::int + 49) n`,
      [from],
    );
  }
  for (const query of ['', `&${place}`]) {
    let url: string | undefined = `${listed}?limit=100${query}`;
    const seen = new Set<string>();
    while (url !== undefined) {
      const { headers, body } = await t.client().raw('GET', url, {});
      for (const { name } of JSON.parse(body) as { name: string }[]) seen.add(name);
      url = /<(.*)>; rel="next"/.exec(String(headers['link'] ?? ''))?.[1];
    }
    expect(seen.size).toBe(deepest);
  }
}, 120_000);
