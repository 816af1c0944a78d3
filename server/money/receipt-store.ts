import { receiptBooks, receiptSeries } from '#domain/receipt.ts';
import type { PayMethod } from '#domain/way-to-pay.ts';
import type { Db } from '../db/db.ts';

/** The key of the advisory lock; any number that all processes share. */
const lockClass = 7_204_003;

/** Spread evenly by the payment's id, so that a repeated call gives the same book. */
const bookOf = (paymentId: string): number =>
  Number.parseInt(paymentId.slice(0, 8), 16) % receiptBooks;

/**
 * The next number of a series. The transaction that takes one locks the series until its number is stored or rolled
 * back, so that none is ever missing; the other series go on meanwhile.
 */
export const addReceipt = async (db: Db, paymentId: string): Promise<ReceiptRow> => {
  const book = bookOf(paymentId);
  await db.query('select pg_advisory_xact_lock($1::int, $2::int)', [lockClass, book]);
  // Once the lock is held: so that dates rise with the numbers.
  const [clock] = await db.query<{ at: Date }>('select clock_timestamp() as at');
  const at = clock?.at ?? new Date();
  const [row] = await db.query<ReceiptRow>(
    `insert into receipts (series, number, payment_id, issued_at)
     select $1, coalesce(max(number), 0) + 1, $2, $3 from receipts where series = $1
     returning series, number, payment_id, issued_at`,
    [receiptSeries(at, book), paymentId, at],
  );
  if (!row) throw new Error('A receipt was not added');
  return row;
};

export type ReceiptRow = {
  series: string;
  number: number;
  payment_id: string;
  issued_at: Date;
};

export type IssuedRow = ReceiptRow & {
  amount_paise: number;
  /** §36: charged with it, for fees of earlier visits. */
  fees_paise: number;
};
export type PaidRow = IssuedRow & { gateway: string; method: PayMethod; attempt: number };

/** One for each payment of the bill, the oldest first. §38: of a code only where it has paid the last part. */
export const listReceipts = (db: Db, bookingId: string): Promise<PaidRow[]> =>
  db.query<PaidRow>(
    `select t.series, t.number, t.payment_id, t.issued_at, p.amount_paise, p.fees_paise, p.gateway, p.method, p.attempt
     from payments p join receipts t on t.payment_id = p.id
     where p.booking_id = $1 and p.state = 'succeeded' and not p.for_tip order by p.attempt`,
    [bookingId],
  );
