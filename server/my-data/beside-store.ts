import type { Party } from '#domain/role.ts';
import type { Db } from '../db/db.ts';
import { mostRows } from './data-store.ts';

/** Rows that belong to another one, by its id. */
export type Beside = { readonly booking_id: string } & Record<string, unknown>;

const beside = {
  timeline: {
    text: `select e.booking_id, e.at, e.move, e.actor as by, e.starts_from as "movedFrom", e.starts_to as "movedTo" from booking_events e`,
    booking: 'e.booking_id',
    when: 'e.id',
  },
  extraWork: {
    text: `select e.booking_id, e.words, e.amount_paise / 100 as rupees, e.state,
        e.proposed_at as "proposedAt", e.decided_by as "decidedBy", e.decided_at as "decidedAt"
      from extras e`,
    booking: 'e.booking_id',
    when: 'e.proposed_at',
  },
  timeProposals: {
    text: `select e.booking_id, e.proposed_by as by, e.starts_at as "startsAt", e.state,
        e.proposed_at as "proposedAt", e.decided_at as "decidedAt" from proposals e`,
    booking: 'e.booking_id',
    when: 'e.proposed_at',
  },
  delays: {
    text: `select e.booking_id, e.said_by as by, e.starts_at as "startsAt", e.expected_at as "expectedAt",
        e.said_at as "saidAt", e.waits_at as "waitsAt" from delays e`,
    booking: 'e.booking_id',
    when: 'e.said_at',
  },
  payments: {
    text: `select e.booking_id, case when e.gateway in ('credit', 'cash', 'code') then e.gateway else e.method end as way,
        e.for_tip as "forTip", e.passed_on_at as "passedOnAt", e.state, (e.amount_paise / 100.0)::float8 as rupees,
        (e.fees_paise / 100.0)::float8 as "rupeesForFees", e.created_at as "begunAt", e.settled_at as "settledAt",
        r.series || '-' || lpad(r.number::text, 6, '0') as receipt, r.issued_at as "receiptAt"
      from payments e left join receipts r on r.payment_id = e.id`,
    booking: 'e.booking_id',
    when: 'e.created_at',
  },
  refunds: {
    text: `select p.booking_id, p.for_tip as "forTip", p.passed_on_at as "passedOnAt", e.state, (e.amount_paise / 100.0)::float8 as rupees,
        e.created_at as "decidedAt", e.settled_at as "settledAt"
      from refunds e join payments p on p.id = e.payment_id and p.gateway <> 'code'`,
    booking: 'p.booking_id',
    when: 'e.created_at',
  },
  disputes: {
    text: `select e.booking_id, e.state, e.reason, (e.amount_paise / 100.0)::float8 as rupees, e.opened_at as "openedAt",
        e.closed_at as "closedAt", e.decision as "weHave", e.answer as "ourAnswer", e.sent_at as "answeredAt"
      from disputes e`,
    booking: 'e.booking_id',
    when: 'e.opened_at',
  },
  invoices: {
    text: `select e.booking_id, e.kind, e.series || '-' || lpad(e.number::text, 6, '0') as number, e.issued_at as "issuedAt",
        (e.amount_paise / 100.0)::float8 as rupees, e.cancelled_at as "cancelledAt" from invoices e`,
    booking: 'e.booking_id',
    when: 'e.issued_at',
  },
  messages: {
    text: `select e.booking_id, e.at, e.author as from, e.text, e.quick as "quickReply", e.picture,
        e.number from chat_messages e`,
    booking: 'e.booking_id',
    when: 'e.at',
  },
} as const;

export type BesideKind = keyof typeof beside;

/** Of all bookings, the newest first. */
export const listBeside = (
  db: Db,
  kind: BesideKind,
  role: Party,
  id: string,
): Promise<Beside[]> => {
  const { text, booking, when } = beside[kind];
  return db.query<Beside>(
    `${text} join bookings b on b.id = ${booking} where b.${role}_id = $1
     order by ${when} desc limit ${mostRows}`,
    [id],
  );
};
