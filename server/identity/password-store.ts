import type { Role } from '#domain/role.ts';
import type { Db } from '../db/db.ts';

/** The table of each role's accounts. */
const accountTables = {
  user: 'users',
  handyman: 'handymen',
  operator: 'operators',
} as const satisfies Record<Role, string>;

/**
 * Whether this is still the account's password; locks it until the transaction ends. A login with the old password is
 * then either ended by a concurrent change or refused, never left over.
 */
export const holdPassword = async (
  db: Db,
  role: Role,
  id: string,
  passwordHash: string,
): Promise<boolean> => {
  const rows = await db.query(
    `select 1 from ${accountTables[role]} where id = $1 and password_hash = $2 for share`,
    [id, passwordHash],
  );
  return rows.length > 0;
};

/** An operator without a password (invited, reset or closed) cannot choose one this way. */
const mayChoose = { user: 'true', handyman: 'true', operator: 'disabled_at is null' } as const;

/** False where the hash is not `before` any more. */
export const movePassword = async (
  db: Db,
  role: Role,
  id: string,
  before: string,
  passwordHash: string,
): Promise<boolean> => {
  const rows = await db.query(
    `update ${accountTables[role]} set password_hash = $3
     where id = $1 and password_hash = $2 and ${mayChoose[role]} returning id`,
    [id, before, passwordHash],
  );
  return rows.length > 0;
};
