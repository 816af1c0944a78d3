import type { Language } from '#domain/language.ts';
import type { Category, Outcome, TicketState } from '#domain/ticket.ts';
import { literals, parameters } from '../db/db.ts';
import type { Db } from '../db/db.ts';
import { columns, joined } from './store.ts';
import type { TicketRow } from './store.ts';

/** An operator has answered, and owns the ticket unless another one does already. False when it is closed. */
export const markAnswered = async (db: Db, id: string, operatorId: string): Promise<boolean> => {
  const rows = await db.query(
    `update tickets set state = 'answered', changed_at = now(),
       operator_id = coalesce(operator_id, $2)
     where id = $1 and state <> 'closed' returning id`,
    [id, operatorId],
  );
  return rows.length > 0;
};

export const markTaken = async (db: Db, id: string, operatorId: string): Promise<boolean> => {
  const rows = await db.query(
    `update tickets set operator_id = $2 where id = $1 and state <> 'closed' returning id`,
    [id, operatorId],
  );
  return rows.length > 0;
};

export const markClosed = async (
  db: Db,
  id: string,
  operatorId: string,
  outcome: Outcome,
): Promise<boolean> => {
  const rows = await db.query(
    `update tickets set state = 'closed', outcome = $3, closed_at = now(), changed_at = now(),
       operator_id = coalesce(operator_id, $2)
     where id = $1 and state <> 'closed' returning id`,
    [id, operatorId, outcome],
  );
  return rows.length > 0;
};

export type Filter = {
  readonly state: TicketState;
  readonly overdue: boolean;
  readonly operatorId: string | undefined;
  readonly category: Category | undefined;
  readonly number: number | undefined;
};

/** Where a page ended: urgency and due time of open tickets, the last change of others. */
export type PageEnd = { readonly urgency: number; readonly at: string; readonly id: string };

const orders = {
  open: { key: '(t.urgency, t.answer_by, t.id)', by: 't.urgency, t.answer_by, t.id' },
  others: { key: '(t.changed_at, t.id)', by: 't.changed_at desc, t.id desc' },
} as const;

/** Only the conditions that are asked for, so that each shape is planned for the index that serves it. */
export const listAll = (
  db: Db,
  { state, overdue, operatorId, category, number }: Filter,
  limit: number,
  after: PageEnd | undefined,
): Promise<TicketRow[]> => {
  const { values, put } = parameters();
  const { key, by } = orders[state === 'open' ? 'open' : 'others'];
  const conditions = [`t.state in ${literals([state])}`];
  if (overdue) conditions.push('t.answer_by < now()');
  if (operatorId !== undefined) conditions.push(`t.operator_id = ${put(operatorId)}::uuid`);
  if (category !== undefined) conditions.push(`t.category = ${put(category)}::text`);
  if (number !== undefined) conditions.push(`t.number = ${put(number)}::int`);
  if (after) {
    const [at, id] = [`${put(after.at)}::timestamptz`, `${put(after.id)}::uuid`];
    conditions.push(
      state === 'open'
        ? `${key} > (${put(after.urgency)}::smallint, ${at}, ${id})`
        : `${key} < (${at}, ${id})`,
    );
  }
  return db.query<TicketRow>(
    `select ${columns} from tickets t ${joined} where ${conditions.join(' and ')}
     order by ${by} limit ${put(limit)}::int`,
    values,
  );
};

export const listAlarms = (db: Db): Promise<TicketRow[]> =>
  db.query<TicketRow>(
    `select ${columns} from tickets t ${joined}
     where t.state = 'open' and t.urgency = 0 order by t.answer_by, t.id limit 20`,
  );

export const countWaiting = async (db: Db) => {
  const [row] = await db.query<{ open: number; overdue: number }>(
    `select count(*)::int as open, (count(*) filter (where answer_by < now()))::int as overdue
     from (select answer_by from tickets where state = 'open' limit 1000) t`,
  );
  return row ?? { open: 0, overdue: 0 };
};

/** The operators whom an alarm notifies. */
export const listActiveOperators = (
  db: Db,
): Promise<{ name: string; email: string; language: Language }[]> =>
  db.query(
    `select name, email, language from operators
     where disabled_at is null and password_hash is not null order by created_at, id`,
  );
