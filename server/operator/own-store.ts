import { mailboxOf } from '#domain/mailbox.ts';
import type { Db } from '../db/db.ts';
import { findOperator } from './store.ts';

type Sides = { readonly user_id: string; readonly handyman_id: string };

/** The four-eyes rule: a colleague decides about a booking of the operator's own, on either side of it. */
export const isOwnBooking = async (
  db: Db,
  operatorId: string,
  { user_id, handyman_id }: Sides,
): Promise<boolean> => {
  const operator = await findOperator(db, operatorId);
  if (!operator) return false;
  const rows = await db.query(
    'select 1 from mailboxes where mailbox = $1 and account_id = any($2::uuid[])',
    [mailboxOf(operator.email), [user_id, handyman_id]],
  );
  return rows.length > 0;
};
