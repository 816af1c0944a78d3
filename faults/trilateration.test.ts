import { createHash, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { listBookings } from '#contract/booking.ts';
import { getAllHandyman } from '#contract/handyman.ts';
import { blurPlace, distanceKm } from '#domain/place.ts';
import type { Place } from '#domain/place.ts';
import type { Db } from '../server/testing/databases.ts';
import { times } from './send-call.ts';
import { figure } from './figures.ts';
import { locate } from './least-squares.ts';
import type { Sighting } from './least-squares.ts';
import { useProducts } from './products.ts';
import { rounds } from './rounds.ts';

const { newDatabase, newFolder, openTables, start } = useProducts();

const observers = 100;
const homes = rounds(25, 200);

const somewhere = (width: number): Place => ({
  lat: 18.5 + (Math.random() - 0.5) * width,
  long: 73.8 + (Math.random() - 0.5) * width,
});

type Someone = { readonly id: string; readonly home: Place };

/** Straight into the tables, already logged in with their id for a key. */
const settle = async (db: Db, role: 'user' | 'handyman', places: readonly Place[]) => {
  const people = places.map((home): Someone => ({ id: randomUUID(), home }));
  const columns = [
    people.map(({ id }) => id),
    people.map(({ home }) => home.lat),
    people.map(({ home }) => home.long),
    people.map(({ id }) => createHash('sha256').update(id).digest('hex')),
  ];
  const given =
    'unnest($1::uuid[], $2::float8[], $3::float8[], $4::text[]) as g(id, lat, long, hash)';
  await db.query(
    role === 'user'
      ? `insert into users (id, username, email, password_hash, contact_number, lat, long)
         select id, 'Customer', id || '@example.com', hash, '9812345678', lat, long from ${given}`
      : `insert into handymen (id, name, email, password_hash, phone, service, aadhaar_last_four,
           aadhaar_hash, address, area, lat, long)
         select id, 'Handyman', id || '@example.com', hash, '9712345678', 1, '1234',
           decode(hash, 'hex'), 'MG Road, Pune', 'Kothrud', lat, long from ${given}`,
    columns,
  );
  await db.query(
    `insert into sessions (token_hash, role, account_id, expires_at)
     select decode(hash, 'hex'), $5, id, now() + interval '1 day' from ${given}`,
    [...columns, role],
  );
  return people;
};

type Asked = { readonly user: string; readonly handyman: string; readonly from: Place };

/** One asks the other from a place: the last of each pair is still open, the others were withdrawn. */
const askAll = `
  with given as (
    select user_id, handyman_id, lat, long, n, row_number() over (
      partition by user_id, handyman_id order by n desc) = 1 as last
    from unnest($1::uuid[], $2::uuid[], $3::float8[], $4::float8[]) with ordinality
      as g(user_id, handyman_id, lat, long, n)
  ), made as (
    insert into bookings (user_id, handyman_id, service, cost, lat, long, state, expires_at, created_at)
    select user_id, handyman_id, 1, 50, lat, long, case when last then 'requested' else 'cancelled' end,
      now() + interval '1 hour', now() + n * interval '1 microsecond'
    from given returning id, state
  )
  insert into booking_events (booking_id, move, actor, to_state)
  select id, 'request', 'user', state from made`;

/** In groups, each of which belongs together: no statement should take long. */
const ask = async (db: Db, groups: readonly (readonly Asked[])[]): Promise<void> => {
  for (const asked of groups) {
    await db.query(askAll, [
      asked.map(({ user }) => user),
      asked.map(({ handyman }) => handyman),
      asked.map(({ from }) => from.lat),
      asked.map(({ from }) => from.long),
    ]);
  }
};

type Item = Place & {
  readonly handyman_id: string;
  readonly user_id?: string;
  readonly distanceKm: number;
};

/** All pages of a list, by the links between them. */
const readAll = async (url: string, cookie: string): Promise<Item[]> => {
  const items: Item[] = [];
  let next: string | undefined = url;
  while (next !== undefined) {
    const answer: Response = await fetch(next, { headers: { cookie } });
    expect(answer.status).toBe(200);
    items.push(...((await answer.json()) as Item[]));
    const link = /<(.*)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
    const cursor = /cursor=([^&]*)/.exec(link ?? '')?.[1] ?? '';
    // Nothing in it can be read: neither numbers nor ids.
    expect(Buffer.from(cursor, 'base64url').toString('latin1')).not.toMatch(
      /\d\.\d{4}|[\da-f]{8}-/,
    );
    next = link && new URL(link, url).href;
  }
  return items;
};

/** What an attacker makes of it all, beside what the card shows to any visitor. */
const attack = (targets: readonly Someone[], seen: ReadonlyMap<string, Sighting[]>) => {
  const errors = targets.map(({ id, home }) => {
    const card = blurPlace(home);
    const found = locate(card, seen.get(id) ?? []);
    return {
      sightings: seen.get(id)?.length ?? 0,
      beside: distanceKm(found, card),
      attacker: distanceKm(found, home),
      card: distanceKm(card, home),
    };
  });
  const mean = (of: (error: (typeof errors)[number]) => number) =>
    errors.reduce((sum, error) => sum + of(error), 0) / errors.length;
  return { errors, attacker: mean((one) => one.attacker), card: mean((one) => one.card) };
};

/** With a hundred sightings to 100 m, anything exact would show within a few metres. */
const learnsNothing = (name: string, { errors, attacker, card }: ReturnType<typeof attack>) => {
  expect(errors.map(({ sightings }) => sightings)).toEqual(errors.map(() => observers));
  expect(Math.max(...errors.map(({ beside }) => beside))).toBeLessThan(0.1);
  expect(attacker).toBeGreaterThan(0.9 * card);
  const metres = (km: number) => Math.round(km * 1000);
  figure(
    `trilateration: ${name}`,
    `${observers} distances of each of ${errors.length} homes, least squares`,
    `${metres(attacker)} m from the door on average; the rounded place that the card shows is ${metres(card)} m from it`,
  );
};

test('a hundred distances of a home reveal no more than the rounded place on the card', async () => {
  const database = await newDatabase();
  const product = await start({ DATA_DIR: newFolder(), DATABASE_URL: database });
  const db = openTables(database);
  const points = times(observers, () => somewhere(0.6));
  const targets = await settle(
    db,
    'handyman',
    times(homes, () => somewhere(0.3)),
  );
  const homeOf = new Map(targets.map(({ id, home }) => [id, home]));

  const searched = new Map<string, Sighting[]>();
  const add = (seen: Map<string, Sighting[]>, id: string, sighting: Sighting) =>
    seen.set(id, [...(seen.get(id) ?? []), sighting]);
  for (const from of points) {
    const url = `${product.url}${getAllHandyman.path}?limit=40&lat=${from.lat}&long=${from.long}`;
    const list = await readAll(url, '');
    let farthest = 0;
    for (const item of list) {
      add(searched, item.handyman_id, { from, km: item.distanceKm });
      // Nearest first, within the error that rounding may cause.
      const km = distanceKm(homeOf.get(item.handyman_id) ?? from, from);
      expect(km).toBeGreaterThan(farthest - 2 * 0.79);
      farthest = Math.max(farthest, km);
    }
  }
  learnsNothing('searches', attack(targets, searched));

  const [asking] = await settle(db, 'user', [somewhere(0.1)]);
  if (!asking) throw new Error('Nobody asks');
  await ask(
    db,
    targets.map(({ id }) => points.map((from) => ({ user: asking.id, handyman: id, from }))),
  );
  const requested = new Map<string, Sighting[]>();
  const bookings = `${product.url}${listBookings.path}?limit=100`;
  for (const { lat, long, ...item } of await readAll(bookings, `lh_user=${asking.id}`)) {
    add(requested, item.handyman_id, { from: { lat, long }, km: item.distanceKm });
  }
  learnsNothing('requests asked and withdrawn', attack(targets, requested));

  const doors = await settle(
    db,
    'user',
    times(homes, () => somewhere(0.3)),
  );
  const ring = await settle(db, 'handyman', points);
  await ask(
    db,
    doors.map(({ id, home }) =>
      ring.map((handyman) => ({ user: id, handyman: handyman.id, from: home })),
    ),
  );
  const rung = new Map<string, Sighting[]>();
  for (const { id, home } of ring) {
    for (const item of await readAll(bookings, `lh_handyman=${id}`)) {
      add(rung, item.user_id ?? '', { from: home, km: item.distanceKm });
    }
  }
  learnsNothing('requests before the yes', attack(doors, rung));
});
