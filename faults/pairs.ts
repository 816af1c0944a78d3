import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Db } from '../server/db/db.ts';
import { pune } from '../server/testing/people.ts';
import { times } from './asking.ts';

export type Person = { readonly id: string; readonly email: string; readonly cookie: string };

/** A customer and a handyman who have to do with nobody else. */
export type Pair = { readonly user: Person; readonly handyman: Person };

const addUsers = `
  insert into users (id, username, email, password_hash, contact_number, lat, long)
  select id, 'Customer', id || '@example.com', 'nobody can log in', '9812345678', $2, $3
  from unnest($1::uuid[]) as id`;

const addHandymen = `
  insert into handymen (id, name, email, password_hash, phone, service, aadhaar_last_four,
    aadhaar_hash, address, area, lat, long)
  select id, 'Handyman', id || '@example.com', 'nobody can log in', '9712345678', 1, '1234',
    decode(replace(id::text, '-', ''), 'hex'), 'MG Road, Pune', 'Kothrud', $2, $3
  from unnest($1::uuid[]) as id`;

const addSessions = `
  insert into sessions (token_hash, role, account_id, expires_at)
  select decode(token_hash, 'hex'), $3, id, now() + interval '1 day'
  from unnest($1::uuid[], $2::text[]) as given (id, token_hash)`;

const addRole = async (db: Db, role: 'user' | 'handyman', count: number): Promise<Person[]> => {
  const people = times(count, () => ({
    id: randomUUID(),
    token: randomBytes(32).toString('base64url'),
  }));
  const ids = people.map(({ id }) => id);
  const hashes = people.map(({ token }) => createHash('sha256').update(token).digest('hex'));
  await db.query(role === 'user' ? addUsers : addHandymen, [ids, pune.lat, pune.long]);
  await db.query(addSessions, [ids, hashes, role]);
  return people.map(({ id, token }) => ({
    id,
    email: `${id}@example.com`,
    cookie: `lh_${role}=${token}`,
  }));
};

/** As if what this customer has asked so far were days ago: a customer who withdraws has to wait otherwise. */
export const forgetAsking = async (db: Db, { user }: Pair): Promise<void> => {
  await db.query(
    `update bookings set created_at = created_at - interval '2 days',
       ended_at = ended_at - interval '2 days' where user_id = $1`,
    [user.id],
  );
};

/** Straight into the tables, already logged in: what is tried with them is not how they came. */
export const addPairs = async (db: Db, count: number): Promise<Pair[]> => {
  const users = await addRole(db, 'user', count);
  const handymen = await addRole(db, 'handyman', count);
  return users.flatMap((user, n) => {
    const handyman = handymen[n];
    return handyman ? [{ user, handyman }] : [];
  });
};
