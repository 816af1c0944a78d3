import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, inject, test } from 'vitest';
import { blurPlace } from '#domain/place.ts';
import { countPaidJob, listUncounted } from '../booking/count-store.ts';
import { listNearest } from './search-store.ts';
import type { Database } from '../db/db.ts';
import { migrate } from '../db/migrate.ts';
import { openWithoutTables } from '../testing/databases.ts';

const folder = new URL('../db/migrations/', import.meta.url);

/** The tables as they were before a migration, for what people had in them. */
const upTo = async (database: Database, first: string): Promise<void> => {
  const before = await mkdtemp(join(tmpdir(), 'localhands-migrations-'));
  const names = (await readdir(folder)).filter((name) => name < first);
  for (const name of names) await copyFile(new URL(name, folder), join(before, name));
  await migrate(database, pathToFileURL(`${before}/`));
  await rm(before, { recursive: true });
};

const homes = [
  { name: 'one', becomes: 'Near Pune', area: 'House 17', lat: 18.51501, long: 73.80501 },
  { name: 'two', becomes: 'Near Pune', area: '98765 43210', lat: 18.52499, long: 73.81499 },
  { name: 'far', becomes: '', area: 'Rose Villa, Leh', lat: 34.1526, long: 77.5771 },
  { name: 'edge', becomes: 'Near Delhi', area: 'Flat 4, Delhi', lat: 28.3, long: 77.6 },
] as const;

test('jobs that were done before count as they did, and those that go on count when they are done', async () => {
  const database = await openWithoutTables(inject('template'));
  await upTo(database, '019');
  await database.query(
    `with man as (
       insert into handymen (name, email, password_hash, phone, service, aadhaar_last_four,
         aadhaar_hash, address, area, lat, long, jobs_done)
       values ('Ravi', 'ravi@example.com', '', '9800000000', 6, '0000', 'x', '', '', 18, 73, 1)
       returning id
     ), asking as (
       insert into users (id, username, email, password_hash, contact_number, lat, long)
       values (gen_random_uuid(), 'Asha', 'asha@example.com', '', '9800000000', 18, 73) returning id
     )
     insert into bookings (user_id, handyman_id, service, cost, lat, long, state, expires_at, done_at)
     select asking.id, man.id, 6, 50, 18, 73, state, now(), case when state = 'done' then now() - interval '3 days' end
     from man, asking, unnest(array['done', 'started', 'requested', 'expired']) as state`,
  );
  await migrate(database);
  expect(await listUncounted(database, 10)).toEqual([]);
  await database.query(
    `update bookings set state = 'done', payment_state = 'paid', done_at = now() where state = 'started'`,
  );
  for (const { id } of await database.query<{ id: string }>('select id from bookings')) {
    await countPaidJob(database, id);
  }
  expect(await database.query('select jobs_done from handymen')).toEqual([{ jobs_done: 2 }]);
  await database.close();
}, 120_000);

test('areas taken from addresses become the large city nearby, and places are searched by rounded ones', async () => {
  const database = await openWithoutTables(inject('template'));
  await upTo(database, '009');
  await database.query(
    `insert into handymen (name, email, password_hash, phone, service, aadhaar_last_four,
       aadhaar_hash, address, area, lat, long)
     select name, name || '@example.com', '', '9800000000', 6, '0000', sha256(name::bytea), '', area, lat, long
     from json_to_recordset($1::json) as h(name text, area text, lat float8, long float8)`,
    [JSON.stringify(homes)],
  );
  await migrate(database);
  const rows = await database.query<{ name: string; area: string; card: string }>(
    'select name, area, card from handymen',
  );
  for (const home of homes) {
    const row = rows.find(({ name }) => name === home.name);
    expect(row?.area).toBe(home.becomes);
    expect(row?.card).not.toContain(home.area);
  }
  const found = await listNearest(
    database,
    { service: 6, limit: 4 },
    blurPlace(homes[0]),
    undefined,
  );
  // The first two share a rounded place: a centimetre of the unit globe apart at most, and not equal.
  const [first = 0, second = 0] = found.map(({ chord }) => chord);
  expect(second).toBeLessThan(1e-8);
  expect(first).not.toBe(second);
  await database.close();
}, 120_000);

test('bookings from before get the bill they were made for, and so do those that an old process adds', async () => {
  const database = await openWithoutTables(inject('template'));
  await upTo(database, '022');
  await database.query(
    `insert into users (id, username, email, password_hash, contact_number, lat, long)
     values (gen_random_uuid(), 'Asha', 'asha@example.com', '', '9800000000', 18, 73)`,
  );
  await database.query(
    `insert into handymen (name, email, password_hash, phone, service, aadhaar_last_four,
       aadhaar_hash, address, area, lat, long)
     values ('Ravi', 'ravi@example.com', '', '9800000000', 6, '0000', 'x', '', '', 18, 73)`,
  );
  const asOld = `insert into bookings (user_id, handyman_id, service, cost, lat, long, state, expires_at)
    select u.id, h.id, 6, cost, 18, 73, 'expired', now()
    from users u, handymen h, unnest(array[50, 120, 200]) cost`;
  await database.query(asOld);
  await migrate(database);
  await database.query(asOld);
  const bills = await database.query<{ number: number }>(
    `select b.cost, i.number, service_charge_paise / 100 as charge, cost_paise / 100 as line,
       gst_paise / 100 as gst, discount_paise / 100 as discount, total_paise / 100 as total,
       handyman_share_paise as share
     from bookings b join bills i on i.booking_id = b.id order by b.cost, i.number desc`,
  );
  const bill = (cost: number, gst: number, total: number, share: number) =>
    ['old', 'new'].map((when) => ({
      cost,
      charge: 100,
      line: cost,
      gst,
      discount: gst,
      total,
      share,
      number: when === 'old' ? 6 : 5,
    }));
  expect(bills.map((row) => ({ ...row, number: String(row.number).length }))).toEqual([
    ...bill(50, 9, 150, 12_750),
    ...bill(120, 22, 220, 18_700),
    ...bill(200, 36, 300, 25_500),
  ]);
  await database.close();
}, 180_000);
