import type { z } from 'zod';
import type { createNotification } from '#contract/booking.ts';
import { callOffMove } from '#domain/booking.ts';
import type { Move } from '#domain/booking.ts';
import { defaultCost } from '#domain/service.ts';
import { checkCode, consumeCode, dropCode, issueCode, refuseCode } from '../codes.ts';
import { duplicateOf } from '../db/db.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { limits, spend } from '../limits.ts';
import { addMail } from '../outbox.ts';
import { Problem, conflict, forbidden, notFound } from '../problem.ts';
import type { Session, Sessions } from '../session.ts';
import { tell } from '../tell.ts';
import { findAcceptedWith, findBooking, findLatestWith } from './list-store.ts';
import { acceptedLetter, newCodeLetter } from './mails.ts';
import {
  addBooking,
  countJobDone,
  expireDue,
  findOldestOpen,
  findWhyNot,
  lockRivals,
  moveBooking,
  withdrawRivals,
} from './store.ts';
import type { BookingRow } from './store.ts';

/** Enough to ask around, not enough to ring at every door in town. */
const mostOpenRequests = 10;

/** §4: asks a handyman, who must exist and be free. */
export const request = async (
  deps: Deps,
  customer: Session,
  form: z.output<typeof createNotification.body>,
): Promise<BookingRow> => {
  if (form.user_id !== customer.id) throw forbidden('You can only book for yourself.');
  const row = await addBooking(deps.db, {
    userId: customer.id,
    handymanId: form.handyman_id,
    cost: form.cost ?? defaultCost,
    lat: form.lat,
    long: form.long,
    minutes: deps.requestMinutes,
    mostOpen: mostOpenRequests,
  }).catch((error: unknown) => {
    if (duplicateOf(error) === undefined) throw error;
    throw conflict('already_asked', 'You have asked them already. Please wait for the answer.');
  });
  if (!row) throw await whyNot(deps.db, form.handyman_id);
  await tell(deps, [row]);
  return row;
};

const whyNot = async (db: Db, handymanId: string): Promise<Problem> => {
  const found = await findWhyNot(db, handymanId);
  if (!found) return notFound('This handyman is not with us any more. Please choose another.');
  if (!found.online)
    return conflict('offline', 'They are offline right now. Please choose another.');
  if (found.busy) return conflict('busy', 'They are on a job right now. Please choose another.');
  return conflict(
    'too_many_open',
    `You have asked ${mostOpenRequests} handymen already. Wait for an answer or withdraw one first.`,
  );
};

/** §4: without an id, the request the handyman's list shows first. */
const answered = async (deps: Deps, handyman: Session, id: string | undefined): Promise<string> => {
  const oldest = id ?? (await findOldestOpen(deps.db, handyman.id));
  if (oldest === undefined) {
    throw conflict('nothing_open', 'There is no request waiting for your answer.');
  }
  return oldest;
};

/** Yes: the customer gets the start code, and their other open requests are withdrawn. */
export const accept = async (deps: Deps, handyman: Session, id?: string): Promise<BookingRow> => {
  const bookingId = await answered(deps, handyman, id);
  try {
    const [won, lost] = await deps.db.transaction(async (db) => {
      await lockRivals(db, bookingId);
      const row = await moved(db, 'accept', handyman, bookingId);
      await sendStartCode(deps, db, row, acceptedLetter);
      return [row, await withdrawRivals(db, row)] as const;
    });
    await tell(deps, [won, ...lost]);
    return won;
  } catch (error) {
    if (duplicateOf(error) === undefined) throw error;
    throw conflict('busy', 'You are on a job already. Finish it before you accept another.');
  }
};

export const decline = async (deps: Deps, handyman: Session, id?: string): Promise<BookingRow> => {
  const row = await moved(deps.db, 'decline', handyman, await answered(deps, handyman, id));
  await tell(deps, [row]);
  return row;
};

/** §4: with the code that the customer reads out at the door. */
export const start = async (
  deps: Deps,
  handyman: Session,
  { email, otp }: { email: string; otp: string },
): Promise<void> => {
  await spend(deps, limits.startCodeTries, handyman.id);
  const booking = await findAcceptedWith(deps.db, handyman.id, email);
  if (!booking) return refuseCode();
  const checked = await checkCode(deps, 'job_start', booking.id, otp);
  const row = await deps.db.transaction(async (db) => {
    await consumeCode(db, 'job_start', booking.id, checked);
    return moved(db, 'start', handyman, booking.id);
  });
  await tell(deps, [row]);
};

export const finish = async (deps: Deps, handyman: Session, userId: string): Promise<void> => {
  const booking = await findLatestWith(deps.db, handyman.id, userId);
  if (!booking) throw forbidden('You have no job with this customer.');
  const row = await deps.db.transaction(async (db) => {
    const done = await moved(db, 'finish', handyman, booking.id);
    await countJobDone(db, handyman.id);
    return done;
  });
  await tell(deps, [row]);
};

/** Withdraws a request or cancels an accepted job; a job that was paid for is refunded by its own job. */
export const callOff = async (
  deps: Deps,
  party: Session,
  booking: BookingRow,
): Promise<BookingRow> => {
  const { id } = booking;
  const move = callOffMove(booking.state, party.role);
  if (!move) throw tooLate(booking);
  const row = await deps.db.transaction(async (db) => {
    const off = await moved(db, move, party, id);
    await dropCode(db, 'job_start', id);
    return off;
  });
  await tell(deps, [row]);
  return row;
};

export const renewCode = async (deps: Deps, customer: Session, id: string): Promise<string> => {
  const booking = await findOwn(deps, customer, id);
  if (booking.state !== 'accepted') throw tooLate(booking);
  await spend(deps, limits.startCodeRenewals, customer.id);
  return deps.db.transaction((db) => sendStartCode(deps, db, booking, newCodeLetter));
};

/** What time does: requests that nobody answered. Gives how many there were. */
export const expire = async (deps: Deps): Promise<number> => {
  const rows = await expireDue(deps.db);
  await tell(deps, rows);
  return rows.length;
};

const isOf = (row: BookingRow, { role, id }: Session): boolean => row[`${role}_id`] === id;

/** Told apart as everywhere: not there, or not yours. */
const refuseBooking = (row: BookingRow | undefined): Problem =>
  row ? forbidden('This booking is not yours.') : notFound('There is no such booking.');

const findOwn = async (deps: Deps, party: Session, id: string): Promise<BookingRow> => {
  const row = await findBooking(deps.db, id);
  if (!row || !isOf(row, party)) throw refuseBooking(row);
  return row;
};

export type Part = { readonly party: Session; readonly booking: BookingRow };

/** In which of their roles somebody takes part: a browser can hold a session of each kind. */
export const findPart = async (deps: Deps, sessions: Sessions, id: string): Promise<Part> => {
  const booking = await findBooking(deps.db, id);
  const party = [sessions.user, sessions.handyman].find(
    (session) => session !== undefined && booking !== undefined && isOf(booking, session),
  );
  if (!party || !booking) throw refuseBooking(booking);
  return { party, booking };
};

/** Makes the move or says why it cannot be made any more. */
const moved = async (db: Db, move: Move, party: Session, id: string): Promise<BookingRow> => {
  const row = await moveBooking(db, move, { actor: party.role, id: party.id }, id);
  if (row) return row;
  const now = await findBooking(db, id);
  if (!now || !isOf(now, party)) throw refuseBooking(now);
  throw tooLate(now, move);
};

const became = {
  requested: 'This request has run out of time.',
  accepted: 'This request was accepted already.',
  started: 'This job has been started already.',
  done: 'This job is done already.',
  declined: 'This request was declined.',
  cancelled: 'This booking was cancelled.',
  expired: 'This request has run out of time.',
} as const;

const tooLate = (row: BookingRow, move?: Move): Problem =>
  move === 'finish' && row.state === 'accepted'
    ? conflict('not_started', 'Start the job with the customer’s code first.')
    : conflict('too_late', became[row.state]);

const sendStartCode = async (
  deps: Deps,
  db: Db,
  row: BookingRow,
  letter: typeof acceptedLetter,
): Promise<string> => {
  const { code } = await issueCode(deps, db, 'job_start', row.id, {
    minutes: null,
    keepForShowing: true,
  });
  await addMail(deps, db, letter(row, code, deps.publicUrl));
  return code;
};
