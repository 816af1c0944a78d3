import { moves, waitingStates } from '#domain/booking.ts';
import type { EndReason, Move, State } from '#domain/booking.ts';
import { literals } from '../db/db.ts';
import type { Db } from '../db/db.ts';
import { movedBy, recorded, stamps } from './store.ts';
import type { BookingRow } from './store.ts';

const end = movedBy('operator', { set: 'end_words = $6::text,' });

/** §14: one conditional update, with the words that both parties read. No row back: a party was first. */
export const endByOperator = async (
  db: Db,
  move: Move,
  bookingId: string,
  words: string,
): Promise<BookingRow | undefined> => {
  const { from, to } = moves[move];
  const values = [move, 'operator', from.join(' '), to, bookingId, words];
  const [row] = await db.query<BookingRow>(end, values);
  return row;
};

/** From what state to what state a booking was moved last: for the audit log, in the transaction of the move. */
export const findLastMove = async (
  db: Db,
  bookingId: string,
): Promise<{ from_state: State | null; to_state: State } | undefined> => {
  const [row] = await db.query<{ from_state: State | null; to_state: State }>(
    `select from_state, to_state from booking_events where booking_id = $1 order by id desc limit 1`,
    [bookingId],
  );
  return row;
};

/**
 * Code that changes a running job and then its handyman locks them in this order (§26); a suspension does the same.
 */
export const lockWaitingOf = async (db: Db, handymanId: string): Promise<void> => {
  await db.query(
    `select id from bookings where handyman_id = $1 and state in ${literals(waitingStates)} for update`,
    [handymanId],
  );
};

const cancelAll = recorded(
  `update bookings x set state = $4::text, end_reason = $6::text, ${stamps}
   from (
     select l.id as locked, l.state as was from bookings l
     where l.handyman_id = $5 and l.state in ${literals(waitingStates)}
       and l.state = any (string_to_array($3::text, ' '))
     for update
   ) o
   where x.id = o.locked`,
  undefined,
  'was',
);

/** §12: what a suspended professional has accepted and not begun. What has begun is for an operator to decide. */
export const cancelWaitingOf = (db: Db, handymanId: string): Promise<BookingRow[]> => {
  const { from, to } = moves.cancel;
  const reason: EndReason = 'cannot_come';
  const values = ['cancel', 'operator', from.join(' '), to, handymanId, reason];
  return db.query<BookingRow>(cancelAll, values);
};
