import type { Party } from '#domain/role.ts';
import type { Db } from '../db/db.ts';

/** The names of each role's table and columns. */
const named = {
  user: { table: 'users', phone: 'contact_number' },
  handyman: { table: 'handymen', phone: 'phone' },
} as const;

export const setUserName = async (db: Db, id: string, name: string): Promise<void> => {
  await db.query('update users set username = $2 where id = $1', [id, name]);
};

/**
 * §12: false for a verified handyman, whose name was compared with their card. An operator who is looking at the old
 * name has to look again.
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

/** False where the address is another than `before` by now. One that another account has is a duplicate. */
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
