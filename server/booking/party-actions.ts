import { isWaiting } from '#domain/booking.ts';
import type { Move } from '#domain/booking.ts';
import { isNear } from '#domain/slots.ts';
import { duplicateOf } from '../db/db.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { notTheirs, partyOf } from '../identity/ownership.ts';
import { conflict } from '../problem.ts';
import type { Problem } from '../problem.ts';
import type { PartySession, Sessions } from '../ports/sessions.ts';
import { findBooking } from './list-store.ts';
import { moveBooking } from './store.ts';
import type { BookingRow } from './store.ts';

export const findOwn = async (db: Db, party: PartySession, id: string): Promise<BookingRow> => {
  const row = await findBooking(db, id);
  if (!row || !partyOf(row, { [party.role]: party })) throw notTheirs(row, 'booking');
  return row;
};

export type Part = { readonly party: PartySession; readonly booking: BookingRow };

export const findPart = async (deps: Deps, sessions: Sessions, id: string): Promise<Part> => {
  const booking = await findBooking(deps.db, id);
  const party = partyOf(booking, sessions);
  if (!party || !booking) throw notTheirs(booking, 'booking');
  return { party, booking };
};

/** Makes the move, or refuses it with the reason. */
export const moved = async (
  db: Db,
  move: Move,
  party: PartySession,
  id: string,
): Promise<BookingRow> => {
  const row = await moveBooking(db, move, { actor: party.role, id: party.id }, id).catch(
    (error: unknown) => {
      throw duplicateOf(error) === undefined ? error : anotherUnderWay();
    },
  );
  if (row) return row;
  throw tooLate(await findOwn(db, party, id), move);
};

export const tooLate = (row: BookingRow, move?: Move | 'share'): Problem => {
  if (move === 'share') return conflict('not_on_the_way', ({ tracking }) => tracking.notOnTheWay);
  if (move !== undefined && row.not_yet && isNear(move)) {
    const { startsAt } = row;
    return conflict('too_early', ({ booking }) => booking.notYet(startsAt));
  }
  if (move === 'finish' && isWaiting(row.state)) {
    return conflict('not_started', ({ booking }) => booking.notStarted);
  }
  if (move === 'accept' && row.end_reason === 'took_another_job') return onAJob();
  return conflict('too_late', ({ booking }) => booking.became[row.state]);
};

/** §27: of several that are agreed only one can be under way. */
const anotherUnderWay = (): Problem => conflict('busy', ({ booking }) => booking.anotherUnderWay);

export const onAJob = (): Problem => conflict('busy', ({ booking }) => booking.onAJob);

/** §27: they have agreed to another visit at that time. */
export const otherVisit = (): Problem => conflict('overlaps', ({ booking }) => booking.otherVisit);
