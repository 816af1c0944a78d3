import { mailboxOf } from '#domain/mailbox.ts';
import type { Db } from '../db/db.ts';
import { findOperator } from './store.ts';

type Sides = { readonly user_id: string; readonly handyman_id: string };

/** The four-eyes rule: a colleague decides about a booking of the operator's own, on either side of it. */
export const isOwnBooking = (
  db: Db,
  operatorId: string,
  { user_id, handyman_id }: Sides,
): Promise<boolean> => isOwnAccount(db, operatorId, [user_id, handyman_id]);

/** Whether one of these accounts, of customers or professionals, has the operator's mailbox. */
export const isOwnAccount = async (
  db: Db,
  operatorId: string,
  accountIds: readonly string[],
): Promise<boolean> => {
  const operator = await findOperator(db, operatorId);
  if (!operator) return false;
  const rows = await db.query(
    'select 1 from mailboxes where mailbox = $1 and account_id = any($2::uuid[])',
    [mailboxOf(operator.email), accountIds],
  );
  return rows.length > 0;
};

/** Whether the operator could have written from this mailbox themselves. */
export const isOwnMailbox = async (
  db: Db,
  operatorId: string,
  mailbox: string,
): Promise<boolean> => {
  const operator = await findOperator(db, operatorId);
  return operator !== undefined && mailboxOf(operator.email) === mailbox;
};

/** A customer for whom an operator wants to book. */
export type CallerRow = {
  name: string;
  /** §23: the account was deleted. */
  gone: boolean;
  /** It is the operator's own. */
  own: boolean;
  /** The operator's own account as a professional. */
  ownHandyman: string | null;
};

export const findCaller = async (
  db: Db,
  operatorId: string,
  customerId: string,
): Promise<CallerRow | undefined> => {
  const operator = await findOperator(db, operatorId);
  const [row] = await db.query<CallerRow>(
    `select u.username as name, u.deleted_at is not null as gone,
       exists (select 1 from mailboxes m where m.mailbox = $2 and m.account_id = u.id) as own,
       (select m.account_id from mailboxes m where m.mailbox = $2 and m.role = 'handyman') as "ownHandyman"
     from users u where u.id = $1`,
    [customerId, operator ? mailboxOf(operator.email) : ''],
  );
  return row;
};
