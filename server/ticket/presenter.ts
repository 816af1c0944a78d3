import type { Entry, Ticket, TicketBrief } from '#contract/ticket.ts';
import type { ListedTicket } from '#contract/ticket-support.ts';
import { firstName } from '#domain/first-name.ts';
import { toRupees } from '#domain/price.ts';
import type { Money } from '#domain/ticket.ts';
import type { MoneyRow } from '../payment/refund-store.ts';
import type { EntryRow, TicketRow } from './store.ts';

/** The sums of a booking for which nothing was paid. */
export const toMoney = (row: MoneyRow | undefined): Money => ({
  paidPaise: row?.paid_paise ?? 0,
  refundedPaise: row?.refunded_paise ?? 0,
  byOperatorsPaise: row?.by_operators_paise ?? 0,
});

export const toBrief = (row: TicketRow): TicketBrief => ({
  ticket_id: row.id,
  number: row.number,
  category: row.category,
  state: row.state,
  outcome: row.outcome,
  createdAt: row.created_at.toISOString(),
  changedAt: row.changed_at.toISOString(),
  answerBy: row.answer_by.toISOString(),
  bookingNumber: row.booking_number,
});

const toEntry = (row: EntryRow): Entry => ({
  id: row.number,
  at: row.at.toISOString(),
  kind: row.kind,
  // §15: an operator signs with their first name only.
  by: row.operator_name === null ? null : firstName(row.operator_name),
  text: row.text,
  amount: row.amount_paise === null ? null : toRupees(row.amount_paise),
  outcome: row.outcome,
});

export const toTicket = (
  row: TicketRow,
  photos: number[],
  thread: readonly EntryRow[],
): Ticket => ({
  ...toBrief(row),
  booking_id: row.booking_id,
  service: row.service_name,
  photos,
  mayWrite: row.may_write,
  thread: thread.map(toEntry),
});

/** As operators see it: they know each other by full name. */
export const toListed = (row: TicketRow, operatorId: string): ListedTicket => ({
  ...toBrief(row),
  author: { role: row.role, name: row.author_name },
  overdue: row.overdue,
  operator: row.operator_name,
  mine: row.operator_id === operatorId,
});
