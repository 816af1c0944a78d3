import type { PaymentState, State } from '#domain/booking.ts';
import type { Db } from '../db/db.ts';

type Locked = {
  id: string;
  user_id: string;
  handyman_id: string;
  state: State;
  payment_state: PaymentState;
};

/** Locks the booking: everything about its money happens one after another. */
export const lockBooking = async (db: Db, id: string): Promise<Locked | undefined> => {
  const [row] = await db.query<Locked>(
    'select id, user_id, handyman_id, state, payment_state from bookings where id = $1 for update',
    [id],
  );
  return row;
};

export type LockedBooking = Locked & { total_paise: number; paid_paise: number };

/**
 * With the sums of the bill and of what was paid: read by a second statement, because one that waits for the lock would
 * still see the sums from before.
 */
export const lockToPay = async (db: Db, id: string): Promise<LockedBooking | undefined> => {
  const locked = await lockBooking(db, id);
  if (!locked) return undefined;
  const [row] = await db.query<Pick<LockedBooking, 'total_paise' | 'paid_paise'>>(
    `select i.total_paise, (select coalesce(sum(p.amount_paise), 0)::int from payments p
       where p.booking_id = i.booking_id and p.state = 'succeeded' and not p.for_tip) as paid_paise
     from bills i where i.booking_id = $1`,
    [id],
  );
  if (!row) throw new Error('A booking has no bill');
  return { ...locked, ...row };
};

/**
 * The caller holds the lock on the booking, which is never deleted: exactly one row changes. With extra work on the bill
 * (§20) the database makes of it what follows from the payments: one that succeeded need not have been all.
 */
export const setPaymentState = async (db: Db, id: string, state: PaymentState): Promise<void> => {
  await db.query('update bookings set payment_state = $2 where id = $1', [id, state]);
};
