import type { Language } from '#domain/language.ts';
import { retention } from '#domain/retention.ts';
import { reopenDays } from '#domain/ticket.ts';
import type { Category, Outcome, TicketState } from '#domain/ticket.ts';
import type { Party } from '#domain/role.ts';
import type { Db } from '../db/db.ts';

/** A ticket with its author; presenter.ts decides which reader sees which fields. */
export type TicketRow = {
  id: string;
  number: number;
  user_id: string | null;
  handyman_id: string | null;
  role: Party;
  /** The id that is set: a ticket has a customer or a professional. */
  author_id: string;
  author_name: string;
  author_email: string;
  author_phone: string;
  author_language: Language;
  booking_id: string | null;
  booking_number: number | null;
  service_name: string | null;
  category: Category;
  state: TicketState;
  answer_by: Date;
  overdue: boolean;
  lat: number | null;
  long: number | null;
  operator_id: string | null;
  operator_name: string | null;
  outcome: Outcome | null;
  created_at: Date;
  changed_at: Date;
  /** As Postgres writes them: dates in JavaScript lose the microseconds that a cursor needs. */
  exact_answer_by: string;
  exact_changed_at: string;
  urgency: number;
  may_write: boolean;
};

export const columns = `t.id, t.number, t.user_id, t.handyman_id,
  case when t.user_id is null then 'handyman' else 'user' end as role,
  coalesce(t.user_id, t.handyman_id) as author_id,
  coalesce(u.username, h.name) as author_name, coalesce(u.email, h.email) as author_email,
  coalesce(u.contact_number, h.phone) as author_phone,
  coalesce(u.language, h.language) as author_language,
  t.booking_id, i.number as booking_number, s.name as service_name, t.category, t.state,
  t.answer_by, t.state = 'open' and t.answer_by < now() as overdue, t.lat, t.long, t.operator_id,
  o.name as operator_name, t.outcome, t.created_at, t.changed_at,
  t.answer_by::text as exact_answer_by, t.changed_at::text as exact_changed_at, t.urgency,
  t.state <> 'closed' or t.closed_at > now() - ${reopenDays} * interval '1 day' as may_write`;

export const joined = `left join users u on u.id = t.user_id left join handymen h on h.id = t.handyman_id
  left join bookings b on b.id = t.booking_id left join bills i on i.booking_id = b.id
  left join services s on s.id = b.service left join operators o on o.id = t.operator_id`;

export type Author = { readonly role: Party; readonly id: string };

export type NewTicket = {
  readonly author: Author;
  readonly key: string;
  readonly bookingId: string | null;
  readonly category: Category;
  readonly answerHours: number;
  readonly place?: { readonly lat: number; readonly long: number } | undefined;
};

/** Undefined where this key, or this alarm, has its ticket already. */
export const addTicket = async (db: Db, wanted: NewTicket): Promise<string | undefined> => {
  const { author } = wanted;
  const [row] = await db.query<{ id: string }>(
    `insert into tickets (user_id, handyman_id, booking_id, key, category, answer_by, lat, long)
     values ($1, $2, $3, $4, $5, now() + $6::int * interval '1 hour', $7, $8)
     on conflict do nothing returning id`,
    [
      author.role === 'user' ? author.id : null,
      author.role === 'handyman' ? author.id : null,
      wanted.bookingId,
      wanted.key,
      wanted.category,
      wanted.answerHours,
      wanted.place?.lat ?? null,
      wanted.place?.long ?? null,
    ],
  );
  return row?.id;
};

const find = (where: string) => async (db: Db, value: string) => {
  const [row] = await db.query<TicketRow>(
    `select ${columns} from tickets t ${joined} where ${where} = $1`,
    [value],
  );
  return row;
};

export const findTicket = find('t.id');
export const findTicketByKey = find('t.key');

export const listTicketsOf = (db: Db, { role, id }: Author, most: number): Promise<TicketRow[]> =>
  db.query<TicketRow>(
    `select ${columns} from tickets t ${joined} where t.${role}_id = $1
     order by t.created_at desc, t.id desc limit $2::int`,
    [id, most],
  );

export const addPhoto = async (
  db: Db,
  ticketId: string,
  position: number,
  sealed: Uint8Array,
): Promise<void> => {
  await db.query('insert into ticket_photos (ticket_id, position, sealed) values ($1, $2, $3)', [
    ticketId,
    position,
    sealed,
  ]);
};

export const listPhotos = async (db: Db, ticketId: string): Promise<number[]> => {
  const rows = await db.query<{ position: number }>(
    'select position from ticket_photos where ticket_id = $1 order by position',
    [ticketId],
  );
  return rows.map(({ position }) => position);
};

export const findPhoto = async (
  db: Db,
  ticketId: string,
  position: number,
): Promise<Uint8Array | undefined> => {
  const [row] = await db.query<{ sealed: Uint8Array }>(
    'select sealed from ticket_photos where ticket_id = $1 and position = $2::smallint',
    [ticketId, position],
  );
  return row?.sealed;
};

/** §23: photos of tickets that have not changed for long. Gives how many. */
export const deleteOldPhotos = async (db: Db, most: number): Promise<number> => {
  const rows = await db.query(
    `delete from ticket_photos where (ticket_id, position) in (
       select p.ticket_id, p.position from tickets t join ticket_photos p on p.ticket_id = t.id
       where t.state in ('answered', 'closed')
         and t.changed_at < now() - ${retention.ticketPhotoDays} * interval '1 day'
       order by t.changed_at limit $1::int
     ) returning position`,
    [most],
  );
  return rows.length;
};

export type EntryRow = {
  /** Counted within the ticket, from 1: a global number would reveal how many lines there are in all. */
  number: number;
  at: Date;
  kind: 'author' | 'operator' | 'refund' | 'closed';
  operator_name: string | null;
  text: string | null;
  amount_paise: number | null;
  outcome: Outcome | null;
};

type NewEntry = {
  readonly ticketId: string;
  readonly kind: EntryRow['kind'];
  readonly key?: string;
  readonly operatorId?: string;
  readonly text?: string;
  readonly amountPaise?: number;
  readonly outcome?: Outcome;
};

/**
 * Requests that add a line wait for each other here. So lines become visible in the order of their
 * numbers, and what an operator has read up to a number is all there was. Lines refer to the row: weaker than `update`.
 */
export const holdTicket = async (db: Db, id: string): Promise<void> => {
  await db.query('select 1 from tickets where id = $1 for no key update', [id]);
};

/** Under `holdTicket`: whether the author has added something after so many lines. */
export const hasUnseen = async (db: Db, ticketId: string, seen: number): Promise<boolean> => {
  const rows = await db.query(
    `select 1 from (
       select kind from ticket_messages where ticket_id = $1 order by id offset $2::int
     ) m where kind = 'author' limit 1`,
    [ticketId, seen],
  );
  return rows.length > 0;
};

/** False where this key has written its line already. Under `holdTicket`, unless the ticket is new. */
export const addEntry = async (db: Db, entry: NewEntry): Promise<boolean> => {
  const rows = await db.query(
    `insert into ticket_messages (ticket_id, kind, key, operator_id, text, amount_paise, outcome)
     values ($1, $2, coalesce($3::uuid, gen_random_uuid()), $4, $5, $6, $7)
     on conflict (key) do nothing returning id`,
    [
      entry.ticketId,
      entry.kind,
      entry.key ?? null,
      entry.operatorId ?? null,
      entry.text ?? null,
      entry.amountPaise ?? null,
      entry.outcome ?? null,
    ],
  );
  return rows.length > 0;
};

export const listEntries = (db: Db, ticketId: string): Promise<EntryRow[]> =>
  db.query<EntryRow>(
    `select row_number() over (order by m.id)::int as number, m.at, m.kind, o.name as operator_name, m.text, m.amount_paise, m.outcome
     from ticket_messages m left join operators o on o.id = m.operator_id
     where m.ticket_id = $1 order by m.id`,
    [ticketId],
  );

/**
 * The author writes: the ticket waits for the operators, and its 48 hours begin unless they run already. False once it
 * has been closed for longer than it can be reopened.
 */
export const openAgain = async (db: Db, id: string, answerHours: number): Promise<boolean> => {
  const rows = await db.query(
    `update tickets set state = 'open', outcome = null, closed_at = null, changed_at = now(),
       answer_by = case when state = 'open' then answer_by
         else now() + $2::int * interval '1 hour' end
     where id = $1 and (state <> 'closed' or closed_at > now() - ${reopenDays} * interval '1 day')
     returning id`,
    [id, answerHours],
  );
  return rows.length > 0;
};
