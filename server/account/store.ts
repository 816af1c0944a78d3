import type { Language } from '#domain/language.ts';
import type { Party, Role } from '#domain/role.ts';
import type { Db } from '../db/db.ts';

/** Whoever an account belongs to, as mails and checks of the password need them. */
export type OwnerRow = {
  id: string;
  name: string;
  email: string;
  language: Language;
  password_hash: string;
  /** Of the database, the only clock. */
  now: Date;
};

/** What each role calls the same thing, and who of it can have a password. */
const named = {
  user: { table: 'users', name: 'username', phone: 'contact_number', active: 'true' },
  handyman: { table: 'handymen', name: 'name', phone: 'phone', active: 'true' },
  operator: {
    table: 'operators',
    name: 'name',
    active: 'password_hash is not null and disabled_at is null',
  },
} as const;

const find = (column: 'id' | 'email') => async (db: Db, role: Role, value: string) => {
  const { table, name, active } = named[role];
  const [row] = await db.query<OwnerRow>(
    `select id, ${name} as name, email, language, password_hash, now() from ${table}
     where ${column} = $1 and ${active}`,
    [value],
  );
  return row;
};

export const findOwner = find('id');
export const findOwnerByEmail = find('email');

export const setUserName = async (db: Db, id: string, name: string): Promise<void> => {
  await db.query('update users set username = $2 where id = $1', [id, name]);
};

/**
 * §12: false for somebody whose name was compared with their card. An operator who is looking at the old name has to
 * look again.
 */
export const moveHandymanName = async (db: Db, id: string, name: string): Promise<boolean> => {
  const rows = await db.query(
    `update handymen set name = $2, verification_version = verification_version + 1
     where id = $1 and verified_at is null returning id`,
    [id, name],
  );
  return rows.length > 0;
};

export const setPhone = async (db: Db, role: Party, id: string, phone: string): Promise<void> => {
  const { table, phone: column } = named[role];
  await db.query(`update ${table} set ${column} = $2 where id = $1`, [id, phone]);
};

/** False where the address is another than `before` by now. One that somebody has is a duplicate. */
export const moveEmail = async (
  db: Db,
  role: Party,
  id: string,
  before: string,
  email: string,
): Promise<boolean> => {
  const rows = await db.query(
    `update ${named[role].table} set email = $3 where id = $1 and email = $2 returning id`,
    [id, before, email],
  );
  return rows.length > 0;
};
