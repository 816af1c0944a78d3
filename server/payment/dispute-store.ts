import { disputeStates, reminderHours } from '#domain/dispute.ts';
import type { DisputeDecision, DisputeReason, DisputeState } from '#domain/dispute.ts';
import type { Db } from '../db/db.ts';
import type { Dispute } from '../ports/payments.ts';

const order = disputeStates.map((state) => `'${state}'`).join(', ');

/** As a number: later states have higher ones. */
const place = (state: string) => `array_position(array[${order}], ${state})`;

const later = `${place('excluded.state')} > ${place('d.state')}`;

export type StoredDispute = {
  id: string;
  booking_id: string;
  state: DisputeState;
  /** It was not known before. */
  fresh: boolean;
};

/**
 * What the gateway says, in one statement. The answers of the gateway may come in any order, so nothing goes back: neither
 * the state nor what has been taken and returned. Undefined where nothing is new. The caller holds the lock on the booking.
 */
export const storeDispute = async (
  db: Db,
  payment: { readonly id: string; readonly booking_id: string },
  said: Dispute,
): Promise<StoredDispute | undefined> => {
  const [row] = await db.query<StoredDispute>(
    `insert into disputes as d (gateway_id, payment_id, booking_id, state, reason, amount_paise, fee_paise, taken, returned,
       opened_at, due_by, closed_at)
     values ($1, $2, $3, $4, $5, $6::int, $7::int, $8::boolean, $9::boolean, $10, $11,
       case when $4 in ('lost', 'won') then clock_timestamp() end)
     on conflict (gateway_id) do update set
       state = case when ${later} then excluded.state else d.state end,
       closed_at = case when d.closed_at is null and ${later} then excluded.closed_at else d.closed_at end,
       fee_paise = case when d.fee_paise = 0 then excluded.fee_paise else d.fee_paise end,
       taken = d.taken or excluded.taken, returned = d.returned or excluded.returned,
       due_by = greatest(d.due_by, excluded.due_by)
     where ${later} or (d.fee_paise = 0 and excluded.fee_paise > 0) or (excluded.taken and not d.taken)
       or (excluded.returned and not d.returned) or excluded.due_by > coalesce(d.due_by, '-infinity')
     returning d.id, d.booking_id, d.state, d.xmax = 0 as fresh`,
    [
      said.id,
      payment.id,
      payment.booking_id,
      said.state,
      said.reason,
      said.amountPaise,
      said.feePaise,
      said.taken,
      said.returned,
      said.openedAt,
      said.dueBy ?? null,
    ],
  );
  return row;
};

/** Refunds that were not asked for yet have no money to give back any more. */
export const endRefundsOf = async (db: Db, disputeId: string): Promise<void> => {
  await db.query(
    `update refunds r set state = 'failed', settled_at = now() from disputes d
     where d.id = $1 and r.payment_id = d.payment_id and r.state = 'created'`,
    [disputeId],
  );
};

export type DisputeRow = {
  id: string;
  gateway_id: string;
  payment_id: string;
  booking_id: string;
  number: number;
  user_id: string;
  handyman_id: string;
  username: string;
  state: DisputeState;
  reason: DisputeReason;
  amount_paise: number;
  fee_paise: number;
  taken: boolean;
  returned: boolean;
  opened_at: Date;
  due_by: Date | null;
  /** Past the last moment for an answer. */
  late: boolean;
  closed_at: Date | null;
  decision: DisputeDecision | null;
  answer: string | null;
  decided_by: string | null;
  decided_by_name: string | null;
  decided_at: Date | null;
  sent_at: Date | null;
  share_back_at: Date | null;
  for_tip: boolean;
  /** Charged: with what was paid for fees of other bookings. */
  charged_paise: number;
  /** Refunded of the payment, or about to be. */
  refunded_paise: number;
};

const columns = `d.id, d.gateway_id, d.payment_id, d.booking_id, i.number::float8 as number, b.user_id, b.handyman_id, u.username,
  d.state, d.reason, d.amount_paise, d.fee_paise, d.taken, d.returned, d.opened_at, d.due_by,
  coalesce(d.due_by <= now(), false) as late, d.closed_at, d.decision, d.answer, d.decided_by, o.name as decided_by_name,
  d.decided_at, d.sent_at, d.share_back_at, p.for_tip, p.amount_paise + p.fees_paise as charged_paise, (
    select coalesce(sum(r.amount_paise), 0)::int from refunds r
    where r.payment_id = p.id and r.state <> 'failed') as refunded_paise`;

const joins = `join payments p on p.id = d.payment_id join bookings b on b.id = d.booking_id
  join bills i on i.booking_id = b.id join users u on u.id = b.user_id left join operators o on o.id = d.decided_by`;

export const findDispute = async (db: Db, id: string): Promise<DisputeRow | undefined> => {
  const [row] = await db.query<DisputeRow>(
    `select ${columns} from disputes d ${joins} where d.id = $1`,
    [id],
  );
  return row;
};

/** Those that wait for an answer come first, the first that is due at the top. */
export const listUndecided = (db: Db, most: number): Promise<DisputeRow[]> =>
  db.query<DisputeRow>(
    `select ${columns} from disputes d ${joins} where d.state in ('open', 'answered')
     order by d.state = 'answered' or d.decision is not null, d.due_by nulls last, d.opened_at, d.id limit $1::int`,
    [most],
  );

/** The newest first. */
export const listDecided = (db: Db, most: number): Promise<DisputeRow[]> =>
  db.query<DisputeRow>(
    `select ${columns} from disputes d ${joins} where d.state in ('lost', 'won')
     order by d.closed_at desc, d.id limit $1::int`,
    [most],
  );

export const listOfBooking = (db: Db, bookingId: string): Promise<DisputeRow[]> =>
  db.query<DisputeRow>(
    `select ${columns} from disputes d ${joins} where d.booking_id = $1 order by d.opened_at, d.id`,
    [bookingId],
  );

type Decided = {
  readonly id: string;
  readonly decision: DisputeDecision;
  readonly answer: string | null;
  readonly operatorId: string;
};

/** False where another operator was first, it is decided, or too late. */
export const decide = async (
  db: Db,
  { id, decision, answer, operatorId }: Decided,
): Promise<boolean> => {
  const rows = await db.query(
    `update disputes set decision = $2, answer = $3, decided_by = $4, decided_at = clock_timestamp(), checks = 0,
       next_check_at = now() + interval '30 seconds'
     where id = $1 and state = 'open' and decision is null and (due_by is null or due_by > now()) returning id`,
    [id, decision, answer, operatorId],
  );
  return rows.length > 0;
};

/** The gateway has taken it. What it says next is asked soon. */
export const markSent = async (db: Db, id: string): Promise<void> => {
  await db.query(
    `update disputes set sent_at = clock_timestamp(), checks = 0, next_check_at = now() + interval '5 seconds'
     where id = $1 and decision is not null and sent_at is null`,
    [id],
  );
};

/** The gateway has not taken it, and the dispute is open: it can be decided anew. */
export const undoDecision = async (db: Db, id: string): Promise<void> => {
  await db.query(
    `update disputes set decision = null, answer = null, decided_by = null, decided_at = null
     where id = $1 and state = 'open' and sent_at is null`,
    [id],
  );
};

type DueRow = { id: string; gateway_id: string; unsent: boolean };

/** Claims disputes that no bank has decided; each is due again later, at growing intervals. */
export const claimDue = (db: Db, gateway: string, most: number): Promise<DueRow[]> =>
  db.query<DueRow>(
    `update disputes d set checks = d.checks + 1,
       next_check_at = now() + least(3600, 5 * 2 ^ least(d.checks, 10)) * interval '1 second'
     where d.id = any(array(
       select e.id from disputes e join payments p on p.id = e.payment_id
       where e.state in ('open', 'answered') and p.gateway = $1 and e.next_check_at <= now()
       order by e.next_check_at limit $2::int for update of e skip locked
     )) returning d.id, d.gateway_id, d.state = 'open' and d.decision is not null and d.sent_at is null as unsent`,
    [gateway, most],
  );

/** Which of these our books do not have. */
export const listUnknown = async (db: Db, ids: readonly string[]): Promise<string[]> => {
  const rows = await db.query<{ id: string }>(
    `select n.id from unnest($1::text[]) n(id)
     where not exists (select from disputes d where d.gateway_id = n.id)`,
    [ids],
  );
  return rows.map(({ id }) => id);
};

/** The days in which a dispute without an event is looked for. */
export const findRecent = async (db: Db): Promise<{ from: Date; to: Date }> => {
  const [row] = await db.query<{ from: Date; to: Date }>(
    `select now() - interval '2 days' as "from", now() + interval '1 hour' as "to"`,
  );
  if (!row) throw new Error('A query without a row');
  return row;
};

/** Those whose last day has begun: each once. */
export const claimReminders = async (db: Db, most: number): Promise<string[]> => {
  const rows = await db.query<{ id: string }>(
    `update disputes set reminded_at = clock_timestamp() where id = any(array(
       select id from disputes
       where state = 'open' and decision is null and reminded_at is null
         and due_by > now() and due_by <= now() + interval '${reminderHours} hours'
       order by due_by limit $1::int for update skip locked
     )) returning id`,
    [most],
  );
  return rows.map(({ id }) => id);
};
