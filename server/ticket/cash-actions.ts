import type { z } from 'zod';
import type { disputeCash } from '#contract/cash.ts';
import { answerHours } from '#domain/ticket.ts';
import type { Category } from '#domain/ticket.ts';
import type { Party } from '#domain/role.ts';
import { addWrong, findTaken } from '../cash/store.ts';
import type { TakenRow } from '../cash/store.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { publishTicket } from '../events/publish.ts';
import { notTheirs, partyOf } from '../identity/ownership.ts';
import { limits, spend } from '../identity/rate-limits.ts';
import { addMail } from '../mail/outbox.ts';
import { lockBooking } from '../money/booking-store.ts';
import type { PartySession } from '../ports/sessions.ts';
import { conflict, notFound } from '../problem.ts';
import { openedMail } from './mails.ts';
import { addEntry, addTicket, findTicket, findTicketByKey } from './store.ts';
import type { TicketRow } from './store.ts';

type Form = z.output<typeof disputeCash.body>;

/** What such a ticket is about, for each side. */
const about = { user: 'payment', handyman: 'unpaid' } as const satisfies Record<Party, Category>;

const refuseLate = ({ wrong, outcome, in_time: inTime }: TakenRow, role: Party): void => {
  if (wrong.some(({ by }) => by === role)) {
    throw conflict('said_before', ({ cash }) => cash.saidBefore);
  }
  if (outcome === 'not_received') throw conflict('decided', ({ cash }) => cash.decidedBefore);
  if (!inTime) throw conflict('too_late', ({ cash }) => cash.tooLate);
};

/** §37: a side says that the cash that was confirmed is wrong. The same press again is the same ticket. */
export const disputeCashOf = async (
  deps: Deps,
  party: PartySession,
  bookingId: string,
  form: Form,
): Promise<TicketRow> => {
  await spend(deps, limits.ticketsOfAccount, party.id);
  const { row, isNew } = await deps.db.transaction((db) => put(deps, db, party, bookingId, form));
  if (isNew) await publishTicket(deps.events, row);
  return row;
};

const put = async (
  deps: Deps,
  db: Db,
  party: PartySession,
  bookingId: string,
  { payment_id: paymentId, words, key }: Form,
): Promise<{ readonly row: TicketRow; readonly isNew: boolean }> => {
  const booking = await lockBooking(db, bookingId);
  if (!booking || !partyOf(booking, { [party.role]: party })) throw notTheirs(booking, 'booking');
  const taken = await findTaken(db, paymentId);
  if (taken?.booking_id !== bookingId) throw notFound(({ cash }) => cash.noSuch);
  const before = await findTicketByKey(db, key);
  if (before && taken.wrong.some(({ ticket_id }) => ticket_id === before.id)) {
    if (partyOf(before, { [party.role]: party })) return { row: before, isNew: false };
  }
  refuseLate(taken, party.role);
  const id = await addTicket(db, {
    author: party,
    key,
    bookingId,
    category: about[party.role],
    answerHours,
  });
  const row = id === undefined ? undefined : await findTicket(db, id);
  if (!row) throw conflict('other_press', ({ cash }) => cash.otherPress);
  await addWrong(db, paymentId, party.role, row.id);
  await addEntry(db, { ticketId: row.id, kind: 'author', text: words });
  await addMail(deps, db, openedMail(row, deps.publicUrl));
  return { row, isNew: true };
};
