import type { Language } from '#domain/language.ts';
import type { Role } from '#domain/role.ts';
import type { Db } from '../db/db.ts';

/** The owner of an account, as mails and checks of the password need them. */
export type OwnerRow = {
  id: string;
  name: string;
  email: string;
  language: Language;
  password_hash: string;
  /** Of the database's clock. */
  now: Date;
};

/** The names of each role's table and columns, and which of its accounts can have a password. */
const named = {
  user: { table: 'users', name: 'username', active: 'deleted_at is null' },
  handyman: { table: 'handymen', name: 'name', active: 'deleted_at is null' },
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
