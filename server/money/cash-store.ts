import type { Db } from '../db/db.ts';

/** §37: under the lock on the booking. Whether it had been chosen. */
export const endCashChoice = async (db: Db, bookingId: string): Promise<boolean> => {
  const rows = await db.query(
    'delete from cash_choices where booking_id = $1 returning booking_id',
    [bookingId],
  );
  return rows.length > 0;
};
