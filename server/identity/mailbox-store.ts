import type { Role } from '#domain/role.ts';
import type { Db } from '../db/db.ts';

export const isMailboxTaken = async (db: Db, role: Role, mailbox: string): Promise<boolean> => {
  const rows = await db.query('select 1 from mailboxes where role = $1 and mailbox = $2', [
    role,
    mailbox,
  ]);
  return rows.length > 0;
};

/** In the transaction that makes the account: the second account of a mailbox is a duplicate. */
export const addMailbox = async (
  db: Db,
  role: Role,
  mailbox: string,
  accountId: string,
): Promise<void> => {
  await db.query('insert into mailboxes (role, mailbox, account_id) values ($1, $2, $3)', [
    role,
    mailbox,
    accountId,
  ]);
};

/** Whether another account has it: another spelling of one's own address is no second account. */
export const isMailboxOfAnother = async (
  db: Db,
  role: Role,
  mailbox: string,
  accountId: string,
): Promise<boolean> => {
  const rows = await db.query(
    'select 1 from mailboxes where role = $1 and mailbox = $2 and account_id <> $3',
    [role, mailbox, accountId],
  );
  return rows.length > 0;
};

/** A mailbox that another account has is a duplicate. Old accounts that share one have no row of their own. */
export const moveMailbox = async (
  db: Db,
  role: Role,
  mailbox: string,
  accountId: string,
): Promise<void> => {
  const moved = await db.query(
    'update mailboxes set mailbox = $2 where role = $1 and account_id = $3 returning role',
    [role, mailbox, accountId],
  );
  if (moved.length === 0) await addMailbox(db, role, mailbox, accountId);
};
