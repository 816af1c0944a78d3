import type { Actor } from '#domain/booking.ts';
import { extraState } from '#domain/extra.ts';
import type { ExtraState, StoredExtra } from '#domain/extra.ts';
import type { Db } from '../db/db.ts';

export type ExtraRow = StoredExtra & { readonly booking_id: string; readonly key: string };

const columns = 'id, booking_id, key, words, amount_paise, state, proposed_at, decided_at';

/** Of these bookings, each in the order in which they were proposed. */
export const listExtras = (db: Db, bookingIds: readonly string[]): Promise<ExtraRow[]> =>
  db.query<ExtraRow>(
    `select ${columns} from extras where booking_id = any($1::uuid[]) order by proposed_at, id`,
    [bookingIds],
  );

/** Locks a booking in `started` until the transaction ends; false in any other state. */
export const holdRunning = async (db: Db, bookingId: string): Promise<boolean> => {
  const rows = await db.query(
    `select id from bookings where id = $1 and state = '${extraState}' for update`,
    [bookingId],
  );
  return rows.length > 0;
};

export type NewExtra = Pick<ExtraRow, 'booking_id' | 'key' | 'words' | 'amount_paise'>;

/** The caller has locked the booking in `started`, so that what was counted before is still so. */
export const addExtra = async (db: Db, wanted: NewExtra): Promise<ExtraRow> => {
  const [row] = await db.query<ExtraRow>(
    `insert into extras (booking_id, key, words, amount_paise) values ($1, $2, $3, $4)
     returning ${columns}`,
    [wanted.booking_id, wanted.key, wanted.words, wanted.amount_paise],
  );
  if (!row) throw new Error('Extra work was not added');
  return row;
};

/**
 * Decided once: no row comes back when it has been. By `clock_timestamp()`, not `now()`: the transaction may have
 * waited for the booking's lock, and a receipt that was issued meanwhile has to be older.
 */
export const decideExtra = async (
  db: Db,
  id: string,
  to: Exclude<ExtraState, 'proposed'>,
  by: Actor,
): Promise<ExtraRow | undefined> => {
  const [row] = await db.query<ExtraRow>(
    `update extras set state = $2, decided_by = $3, decided_at = clock_timestamp()
     where id = $1 and state = 'proposed' returning ${columns}`,
    [id, to, by],
  );
  return row;
};

type Added = { readonly amountPaise: number; readonly sharePaise: number };

/**
 * Adds the amount to the bill: a booking that was paid in full is due again. The caller holds the lock on the booking,
 * under which payments are made too.
 */
export const addToBill = async (
  db: Db,
  bookingId: string,
  { amountPaise, sharePaise }: Added,
): Promise<void> => {
  await db.query(
    `update bills set extras_paise = extras_paise + $2::int, total_paise = total_paise + $2::int,
       handyman_share_paise = handyman_share_paise + $3::int
     where booking_id = $1`,
    [bookingId, amountPaise, sharePaise],
  );
  await db.query(
    `update bookings set payment_state = 'unpaid' where id = $1 and payment_state = 'paid'`,
    [bookingId],
  );
};
