import type { Db } from '../db/db.ts';
import type { RefundRow } from './refund-store.ts';

/** Any number will do, as long as every process uses the same. */
const lockKey = 7_204_003;

/** The next number. Whoever takes one holds the next in line back until theirs is stored, or given up. */
export const addReceipt = async (db: Db, paymentId: string): Promise<ReceiptRow> => {
  await db.query('select pg_advisory_xact_lock($1)', [lockKey]);
  const [row] = await db.query<ReceiptRow>(
    `insert into receipts (number, payment_id)
     select coalesce(max(number), 0) + 1, $1 from receipts
     returning number, payment_id, issued_at`,
    [paymentId],
  );
  if (!row) throw new Error('A receipt was not added');
  return row;
};

export type ReceiptRow = { number: number; payment_id: string; issued_at: Date };

export const findReceipt = async (db: Db, bookingId: string): Promise<ReceiptRow | undefined> => {
  const [row] = await db.query<ReceiptRow>(
    `select t.number, t.payment_id, t.issued_at
     from payments p join receipts t on t.payment_id = p.id
     where p.booking_id = $1 and p.state = 'succeeded'`,
    [bookingId],
  );
  return row;
};

export type ReceiptRefundRow = Pick<RefundRow, 'state' | 'amount_paise'> & { at: Date };

export const listRefunds = (db: Db, paymentId: string): Promise<ReceiptRefundRow[]> =>
  db.query(
    `select state, amount_paise, coalesce(settled_at, created_at) as at from refunds
     where payment_id = $1 order by created_at`,
    [paymentId],
  );
