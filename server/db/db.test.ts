import { inspect } from 'node:util';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { demoHandyman, demoUser } from '#contract/demo.ts';
import { getAllHandyman, getHandyman, loginHandyman } from '#contract/handyman.ts';
import { loginUser } from '#contract/user.ts';
import { listBookings } from '#contract/booking.ts';
import { firstCatalogue } from '#domain/first-catalogue.ts';
import { useApp } from '../testing/app.ts';
import { lockFolder } from './folder-lock.ts';
import { seed } from './seed.ts';

const t = useApp();

const plant = () => seed(t.database, t.deps.keys, t.deps.passwords);

describe('a transaction', () => {
  test('holds whole or not at all', async () => {
    const half = t.database.transaction(async (db) => {
      await db.query(`insert into limits (key, used, resets_at) values ('\\x01', 1, now())`);
      throw new Error('half way');
    });
    await expect(half).rejects.toThrow('half way');
    expect(await t.database.query('select 1 from limits')).toEqual([]);
  });

  test('within another is part of it', async () => {
    await t.database.transaction(async (db) => {
      await db.transaction((inner) =>
        inner.query(`insert into limits (key, used, resets_at) values ('\\x01', 1, now())`),
      );
    });
    expect(await t.database.query('select 1 from limits')).toHaveLength(1);
  });
});

describe('inside a transaction', () => {
  const outer = /Use the `db` that the transaction hands in/;

  test('the outer database throws at once instead of waiting for itself', async () => {
    const query = t.database.transaction(() => t.database.query('select 1'));
    await expect(query).rejects.toThrow(outer);
    const nested = t.database.transaction(() =>
      t.database.transaction((db) => db.query('select 1')),
    );
    await expect(nested).rejects.toThrow(outer);
  });

  test('what it leaves behind may use the outer one once it has ended', async () => {
    let end = () => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    let later: Promise<unknown> = Promise.resolve();
    await t.database.transaction(async (db) => {
      later = ended.then(() => t.database.query('select 1 as n'));
      return db.query('select 1');
    });
    end();
    expect(await later).toEqual([{ n: 1 }]);
  });
});

describe('an error of the database', () => {
  const secret = 'asha.secret@example.com';
  const add = `insert into users (id, username, email, password_hash, contact_number, lat, long)
    values (gen_random_uuid(), 'Asha', $1, 'x', '9876543210', 1, 1)`;

  test.each([
    ['a duplicate', add, '23505'],
    ['a value of the wrong kind', 'select $1::uuid', '22P02'],
    ['a refused row', add.replace("'9876543210'", "'1'"), '23514'],
  ])('says what went wrong and nobody’s data: %s', async (_name, text, code) => {
    await t.database.query(add, [secret]).catch(() => undefined);
    const error = await t.database.query(text, [secret]).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code });
    expect(inspect(error, { showHidden: true, depth: 9 })).not.toContain('asha.secret');
  });
});

describe('the tables themselves', () => {
  test.each([
    [
      'a second running job',
      `update bookings set state = 'accepted', done_at = null where id in (select id from bookings where handyman_id = (select handyman_id from bookings group by 1 having count(*) > 1 limit 1))`,
      'bookings_one_running_job',
    ],
    [
      'an unknown state',
      `update bookings set state = 'lost', done_at = null`,
      'bookings_state_check',
    ],
    ['a free job', `update bookings set cost = 0`, 'bookings_cost_check'],
    ['a bill that does not add up', `update bills set total_paise = 1`, 'bills_add_up'],
    ['an unknown service', `update handymen set service = 99`, 'handymen_service_fkey'],
    ['an impossible place', `update handymen set lat = 91`, 'handymen_lat_check'],
    ['done without a time', `update bookings set done_at = null`, 'bookings_check'],
  ])('refuse %s', async (_name, statement, constraint) => {
    await plant();
    await expect(t.database.query(statement)).rejects.toMatchObject({ constraint });
  });
});

describe('demo data', () => {
  test('twice is the same as once', async () => {
    await plant();
    const count = () =>
      t.database.query(
        'select (select count(*)::int from handymen) h, (select count(*)::int from users) u, (select count(*)::int from bookings) b, (select count(*)::int from booking_events) e',
      );
    const before = await count();
    await Promise.all([plant(), plant()]);
    expect(await count()).toEqual(before);
  });

  test('has about 150 handymen, all services, at least 15 cities, and a history', async () => {
    await plant();
    const everyone = await t.database.query<{
      service: number;
      city: string;
      jobs: number;
      jobs_done: number;
    }>(
      `select service, split_part(address, ', ', 3) as city, jobs_done,
         (select count(*)::int from bookings b where b.handyman_id = h.id and b.state = 'done') as jobs
       from handymen h`,
    );
    expect(everyone.length).toBeGreaterThanOrEqual(140);
    expect(new Set(everyone.map((man) => man.service)).size).toBe(firstCatalogue.length);
    expect(new Set(everyone.map((man) => man.city)).size).toBeGreaterThanOrEqual(15);
    expect(everyone.filter((man) => man.jobs !== man.jobs_done)).toEqual([]);
  });

  test('its two people can log in, find each other and look back', async () => {
    await plant();
    const [asha, ravi] = [t.client(), t.client()];
    await asha.send(loginUser, demoUser);
    const { handyman_id } = await ravi.send(loginHandyman, demoHandyman);
    const query = { service: 'plumber', lat: 18.5074, long: 73.8077 };
    const [nearest] = await asha.send(getAllHandyman, undefined, { query });
    expect(nearest?.handyman_id).toBe(handyman_id);
    expect(nearest?.distanceKm).toBeLessThan(0.5);
    const { usersSelected } = await ravi.send(getHandyman, { handyman_id });
    expect(usersSelected.length).toBeGreaterThan(5);
    expect(usersSelected[0]).toHaveProperty('email');
    expect((await asha.send(listBookings)).length).toBeGreaterThan(2);
  });
});

test('a data folder belongs to one process at a time', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'localhands-lock-'));
  try {
    const release = await lockFolder(folder);
    expect(release).toBeDefined();
    expect(await lockFolder(folder)).toBeUndefined();
    await release?.();
    const again = await lockFolder(folder);
    expect(again).toBeDefined();
    await again?.();
  } finally {
    await rm(folder, { recursive: true });
  }
});
