import type { Role } from '#domain/role.ts';
import * as accounts from '../../server/testing/accounts.ts';
import { addAccount } from '../../server/testing/accounts.ts';
import type { AccountDraft, Pair } from '../../server/testing/accounts.ts';
import type { Database } from '../../server/testing/databases.ts';
import { cities, spread } from './cities.ts';

const column = (of: 'lat' | 'long') =>
  `(array[${cities.map((city) => city[of]).join(', ')}]::float8[])`;

const handymen = (howMany: number) => `
  insert into handymen (id, name, email, password_hash, phone, service, aadhaar_last_four, aadhaar_hash,
    address, area, profile, lat, long, online, jobs_done, rating_sum, rating_count, created_at)
  select gen_random_uuid(), 'Handyman Number ' || n, 'handyman' || n || '@example.com', 'none',
    '9' || lpad(n::text, 9, '0'), 1 + n % 6, lpad((n % 10000)::text, 4, '0'), sha256(n::text::bytea),
    n || ' Station Road, Shivaji Nagar, City ' || city, 'Shivaji Nagar, City ' || city, null,
    ${column('lat')}[city] + random_normal() * ${spread},
    ${column('long')}[city] + random_normal() * ${spread},
    random() < 0.9, floor(20 * power(random(), 3)), 4 * (n % 40) + (n % 40) / 2, n % 40,
    now() - random() * interval '2 years'
  from (
    select n, 1 + floor(${cities.length} * power(random(), 1.5))::int as city
    from generate_series(1, ${howMany}) n
  ) people`;

export const customerId = '30000000-0000-4000-8000-000000000000';

/** One in twenty is on a job, and every search has to skip their rows. */
const atWork = `
  insert into users (id, username, email, password_hash, contact_number, lat, long)
  values ('${customerId}', 'Customer', 'customer@example.com', 'none', '9000000000', 18.52, 73.86);
  insert into bookings (user_id, handyman_id, service, cost, lat, long, state, expires_at)
  select '${customerId}', id, service, 120, lat, long, 'started', now() from handymen where random() < 0.05`;

/** Indexes on places are made after the rows are there, which takes a fraction of the time. */
export const addHandymen = async (db: Database, howMany: number): Promise<void> => {
  const indexes = await db.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename = 'handymen' and indexdef like '%gist%'`,
  );
  await db.exec(db, `set maintenance_work_mem = '512MB'; select setseed(0.42)`);
  for (const { name } of indexes) await db.exec(db, `drop index ${name}`);
  await db.exec(db, handymen(howMany));
  for (const { definition } of indexes) await db.exec(db, definition);
  await db.exec(db, atWork);
  await db.exec(db, 'vacuum analyze');
};

const idOf = (kind: 1 | 2, n: number) =>
  `${kind}0000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** The same for pgbench, of the pair that belongs to its client. */
export const idForPgbench = (kind: 1 | 2): string =>
  `('${kind}0000000-0000-4000-8000-' || lpad((:client_id)::text, 12, '0'))::uuid`;

export const emailForPgbench = `('pair' || (:client_id)::text || '@example.com')`;

export const emailOf = (n: number): string => `pair${n}@example.com`;

const draftOf = (role: Role, n: number): AccountDraft => ({
  id: idOf(role === 'user' ? 1 : 2, n),
  email: emailOf(n),
  place: role === 'user' ? { lat: 18.52, long: 73.86 } : { lat: 18.53 + n / 1e5, long: 73.85 },
});

/** Customers who can log in. */
export const addCustomers = (db: Database, howMany: number, passwordHash: string): Promise<void> =>
  db.transaction(async (inner) => {
    for (let n = 0; n < howMany; n += 1) {
      await addAccount(inner, 'user', { ...draftOf('user', n), passwordHash });
    }
  });

/** With ids and addresses that pgbench can compute. */
export const addPairs = (db: Database, howMany: number): Promise<Pair[]> =>
  accounts.addPairs(db, howMany, draftOf);
