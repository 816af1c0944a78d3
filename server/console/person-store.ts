import type { Db } from '../db/db.ts';

/** What an operator typed, taken apart by what it can be. */
export type Typed = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
};

/** More people of one name than an operator would look through. */
const mostPeople = 100;

/** Sorts after every text that begins with the same letters. */
const afterAll = '\u{10FFFF}';

/**
 * People by their email, their phone, the beginning of their name or of its last word: four short walks along
 * indexes. Ranges instead of `like`, which uses an index only where the pattern stands in the statement.
 */
const searchIn = (table: 'users' | 'handymen', name: string, phone: string) => `
  select id from ${table} where email = $1
  union select id from ${table} where ${phone} = $2 and deleted_at is null
  union (select id from ${table} where lower(${name}) ~>=~ $3 and lower(${name}) ~<~ $4
    limit ${mostPeople})
  union (select id from ${table} where lower(regexp_replace(${name}, '^.*\\s', '')) ~>=~ $3
    and lower(regexp_replace(${name}, '^.*\\s', '')) ~<~ $4 limit ${mostPeople})`;

const statements = {
  users: searchIn('users', 'username', 'contact_number'),
  handymen: searchIn('handymen', 'name', 'phone'),
} as const;

export const findPeople = async (
  db: Db,
  table: keyof typeof statements,
  { name, email, phone }: Typed,
): Promise<string[]> => {
  const rows = await db.query<{ id: string }>(statements[table], [
    email,
    phone,
    name,
    `${name}${afterAll}`,
  ]);
  return rows.map(({ id }) => id);
};
