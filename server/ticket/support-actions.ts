import { z } from 'zod';
import type {
  answerTicket,
  AnyTicket,
  closeTicket,
  Facts,
  listAllTickets,
  ListedTicket,
} from '#contract/ticket-support.ts';
import { linesOf } from '#domain/bill.ts';
import { extraLines } from '#domain/extra.ts';
import { toRupees } from '#domain/price.ts';
import { movedTimes } from '#domain/proposal.ts';
import { fitsMoney, mostRefundable, sos } from '#domain/ticket.ts';
import { findBooking, listEvents } from '../booking/list-store.ts';
import type { BookingRow } from '../booking/store.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { publishTicket } from '../events/publish.ts';
import { readCursor, writeCursor } from '../http/pagination.ts';
import { addMail } from '../mail/outbox.ts';
import { addAudit } from '../operator/audit-store.ts';
import { findMoney, listRefundsOf } from '../payment/refund-store.ts';
import { listExtras } from '../extra/store.ts';
import { lockBooking } from '../money/booking-store.ts';
import type { ActingOperator } from '../ports/sessions.ts';
import { conflict } from '../problem.ts';
import { closedAlready, noSuchTicket, openPhoto } from './actions.ts';
import { answeredMail, closedMail } from './mails.ts';
import { listAll, markAnswered, markClosed, markTaken } from './support-store.ts';
import { addEntry, findTicket, hasUnseen, holdTicket, listEntries, listPhotos } from './store.ts';
import type { TicketRow } from './store.ts';
import { toListed, toMoney, toTicket } from './presenter.ts';

type Query = z.output<typeof listAllTickets.query>;
type Page = { readonly tickets: ListedTicket[]; readonly cursor: string | undefined };

const pageEnd = z.tuple([z.int(), z.string(), z.uuid()]);

/** §15: alarms first, then by due time; tickets that do not wait for an operator by their last change. */
export const list = async (deps: Deps, by: ActingOperator, query: Query): Promise<Page> => {
  const { state, overdue = false, mine = false, category, number, limit, cursor } = query;
  const paging = [
    'tickets',
    state,
    String(overdue),
    mine ? by.id : null,
    category ?? null,
    number ?? null,
  ];
  const end = cursor === undefined ? undefined : readCursor(deps.keys, paging, pageEnd, cursor);
  const rows = await listAll(
    deps.db,
    { state, overdue, operatorId: mine ? by.id : undefined, category, number },
    limit,
    end && { urgency: end[0], at: end[1], id: end[2] },
  );
  const last = rows[limit - 1];
  return {
    tickets: rows.map((row) => toListed(row, by.id)),
    cursor:
      last &&
      writeCursor(deps.keys, paging, [
        last.urgency,
        state === 'open' ? last.exact_answer_by : last.exact_changed_at,
        last.id,
      ]),
  };
};

const findAny = async (db: Db, id: string): Promise<TicketRow> => {
  const row = await findTicket(db, id);
  if (!row) throw noSuchTicket();
  return row;
};

const factsOf = async (deps: Deps, by: ActingOperator, booking: BookingRow): Promise<Facts> => {
  const { id: bookingId } = booking;
  const events = await listEvents(deps.db, bookingId);
  const refunds = (await listRefundsOf(deps.db, bookingId)).filter(({ for_tip }) => !for_tip);
  const found = await findMoney(deps.db, bookingId);
  const money = toMoney(found);
  return {
    booking_id: booking.id,
    number: booking.number,
    state: booking.state,
    paymentState: booking.payment_state,
    service: booking.service_name,
    createdAt: booking.created_at.toISOString(),
    customer: { name: booking.username, phone: booking.contact_number },
    handyman: { name: booking.name, phone: booking.phone },
    price: linesOf(booking),
    extras: extraLines(await listExtras(deps.db, [bookingId])),
    share: toRupees(booking.handyman_share_paise),
    paid: toRupees(money.paidPaise),
    paidInCash: toRupees(found?.cash_paise ?? 0),
    refunded: toRupees(money.refundedPaise),
    refundable: toRupees(mostRefundable(money, by.level, deps.supportRefundLimitPaise)),
    refunds: refunds.map((refund) => ({
      id: refund.id,
      at: refund.at.toISOString(),
      amount: toRupees(refund.amount_paise),
      status: refund.state === 'created' ? 'pending' : refund.state,
      by: refund.operator_name,
    })),
    timeline: events.map(({ move, actor, at, ...event }) => ({
      move,
      by: actor,
      at: at.toISOString(),
      ...movedTimes(event),
    })),
  };
};

/** §14: records a look at the author and the booking's parties. An open alarm is always shown: minutes count. */
const lookAtPeople = (
  by: ActingOperator,
  row: TicketRow,
  booking: BookingRow | undefined,
): Promise<void> =>
  by.look(
    [
      { role: row.role, id: row.author_id },
      ...(booking
        ? ([
            { role: 'user', id: booking.user_id },
            { role: 'handyman', id: booking.handyman_id },
          ] as const)
        : []),
    ],
    { kind: 'ticket', id: row.id, urgent: isUrgent(row) },
  );

const isUrgent = (row: TicketRow): boolean => row.category === sos && row.state !== 'closed';

/** §15: the exact place of the job, for the operator or the police. */
const doorOf = ({ lat, long, address }: BookingRow) => ({ lat, long, address });

export const read = async (
  deps: Deps,
  by: ActingOperator,
  id: string,
): Promise<Omit<AnyTicket, 'msg'>> => {
  const row = await findAny(deps.db, id);
  const { lat, long } = row;
  const booking = row.booking_id === null ? undefined : await findBooking(deps.db, row.booking_id);
  await lookAtPeople(by, row, booking);
  return {
    ...toTicket(row, await listPhotos(deps.db, id), await listEntries(deps.db, id)),
    author: {
      role: row.role,
      id: row.author_id,
      name: row.author_name,
      email: row.author_email,
      phone: row.author_phone,
      language: row.author_language,
    },
    overdue: row.overdue,
    operator: row.operator_name,
    mine: row.operator_id === by.id,
    place: lat === null || long === null ? null : { lat, long },
    facts: booking ? await factsOf(deps, by, booking) : null,
    door: booking && isUrgent(row) ? doorOf(booking) : null,
  };
};

const audit = (
  db: Db,
  by: ActingOperator,
  action: string,
  row: TicketRow,
  more: { readonly reason?: string; readonly details?: Readonly<Record<string, unknown>> } = {},
): Promise<void> =>
  addAudit(db, {
    operatorId: by.id,
    action,
    subjectKind: 'ticket',
    subjectId: row.id,
    reason: more.reason,
    details: { number: row.number, ...more.details },
  });

/** §15: every look is an audit row, written before the photo is shown. */
export const readPhoto = async (
  deps: Deps,
  by: ActingOperator,
  id: string,
  position: number,
): Promise<Buffer> => {
  const row = await findAny(deps.db, id);
  const photo = await openPhoto(deps, id, position);
  await lookAtPeople(by, row, undefined);
  await audit(deps.db, by, 'see_ticket_photo', row, { details: { position } });
  return photo;
};

export const take = async (deps: Deps, by: ActingOperator, id: string): Promise<void> => {
  const row = await deps.db.transaction(async (db) => {
    const found = await findAny(db, id);
    if (!(await markTaken(db, id, by.id))) throw closedAlready();
    await audit(db, by, found.category === sos ? 'take_alarm' : 'take_ticket', found);
    return found;
  });
  await publishTicket(deps.events, row);
};

/** §15: refused if the author has written since. Under the ticket's lock: a later line opens the ticket again. */
const refuseUnseen = async (db: Db, id: string, seen: number | undefined): Promise<void> => {
  if (seen === undefined || !(await hasUnseen(db, id, seen))) return;
  throw conflict('written_meanwhile', ({ ticket }) => ticket.writtenMeanwhile);
};

export const answer = async (
  deps: Deps,
  by: ActingOperator,
  id: string,
  { key, text, seen }: z.output<typeof answerTicket.body>,
): Promise<void> => {
  const row = await deps.db.transaction(async (db) => {
    const found = await findAny(db, id);
    const entry = { ticketId: id, kind: 'operator', key, operatorId: by.id, text } as const;
    await holdTicket(db, id);
    // Before anything is compared: a repeated request succeeds, whatever was written after it.
    if (!(await addEntry(db, entry))) return found;
    if (!(await markAnswered(db, id, by.id))) throw closedAlready();
    await refuseUnseen(db, id, seen);
    await audit(db, by, 'answer_ticket', found);
    await addMail(deps, db, answeredMail(found, deps.publicUrl));
    return found;
  });
  await publishTicket(deps.events, row);
};

/** §15: the outcome must agree with the refunds; the booking is locked while that is checked. */
export const close = async (
  deps: Deps,
  by: ActingOperator,
  id: string,
  { outcome, text, seen }: z.output<typeof closeTicket.body>,
): Promise<void> => {
  const row = await deps.db.transaction(async (db) => {
    const found = await findAny(db, id);
    if (found.booking_id !== null) await lockBooking(db, found.booking_id);
    const money = found.booking_id === null ? undefined : await findMoney(db, found.booking_id);
    if (!fitsMoney(outcome, toMoney(money))) {
      throw conflict('wrong_outcome', ({ ticket }) => ticket.wrongOutcome);
    }
    if (!(await markClosed(db, id, by.id, outcome))) throw closedAlready();
    await refuseUnseen(db, id, seen);
    await addEntry(db, { ticketId: id, kind: 'closed', operatorId: by.id, text, outcome });
    await audit(db, by, 'close_ticket', found, { reason: text, details: { outcome } });
    await addMail(deps, db, closedMail(found, outcome, deps.publicUrl));
    return found;
  });
  await publishTicket(deps.events, row);
};
