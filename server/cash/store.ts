import type { CashOutcome } from '#domain/cash.ts';
import type { Party } from '#domain/role.ts';
import type { Db } from '../db/db.ts';

/** False where it is chosen already. Under the lock on the booking. */
export const addChoice = async (db: Db, bookingId: string): Promise<boolean> => {
  const rows = await db.query(
    'insert into cash_choices (booking_id) values ($1) on conflict do nothing returning booking_id',
    [bookingId],
  );
  return rows.length > 0;
};

export const isChosen = async (db: Db, bookingId: string): Promise<boolean> =>
  (await db.query('select 1 from cash_choices where booking_id = $1', [bookingId])).length > 0;

/** Whether a card payment may be charged at any moment: one at which only the bank's question is open is given up. */
export const isCharging = async (db: Db, bookingId: string): Promise<boolean> => {
  const rows = await db.query(
    `select 1 from payments where booking_id = $1 and state in ('created', 'processing')`,
    [bookingId],
  );
  return rows.length > 0;
};

/** The job that settles payments looks at it now, and closes it: cash was chosen instead. */
export const giveUpCard = async (db: Db, bookingId: string): Promise<void> => {
  await db.query(
    `update payments set next_check_at = now() where booking_id = $1 and state = 'requires_action'`,
    [bookingId],
  );
};

type PressRow = { booking_id: string; amount_paise: number };

/** What an earlier press with this key has confirmed. */
export const findByKey = async (db: Db, key: string): Promise<PressRow | undefined> => {
  const [row] = await db.query<PressRow>(
    `select p.booking_id, p.amount_paise from cash_taken k join payments p on p.id = k.payment_id
     where k.key = $1`,
    [key],
  );
  return row;
};

export const addTaken = async (db: Db, paymentId: string, key: string): Promise<void> => {
  await db.query('insert into cash_taken (payment_id, key) values ($1, $2)', [paymentId, key]);
};

type WrongRow = {
  readonly by: Party;
  readonly at: string;
  readonly ticket_id: string;
  readonly number: number;
};

export type TakenRow = {
  id: string;
  booking_id: string;
  amount_paise: number;
  at: Date;
  /** Whether either side may still say that it is wrong. */
  in_time: boolean;
  outcome: CashOutcome | null;
  decided_by: string | null;
  wrong: WrongRow[];
};

const taken = `
  select p.id, p.booking_id, p.amount_paise, k.taken_at as at,
    k.taken_at > clock_timestamp() - interval '1 day' as in_time, k.outcome, o.name as decided_by,
    coalesce((select json_agg(json_build_object('by', w.role, 'at', to_char(w.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'ticket_id', w.ticket_id, 'number', t.number) order by w.at)
      from cash_wrong w join tickets t on t.id = w.ticket_id where w.payment_id = k.payment_id), '[]') as wrong
  from payments p join cash_taken k on k.payment_id = p.id left join operators o on o.id = k.decided_by`;

/** What was taken in cash for a booking, the oldest first. */
export const listTaken = (db: Db, bookingId: string): Promise<TakenRow[]> =>
  db.query<TakenRow>(`${taken} where p.booking_id = $1 order by p.attempt`, [bookingId]);

export const findTaken = async (db: Db, paymentId: string): Promise<TakenRow | undefined> => {
  const [row] = await db.query<TakenRow>(`${taken} where p.id = $1`, [paymentId]);
  return row;
};

/** False where this side has said so before. What an operator has found before is open again. */
export const addWrong = async (
  db: Db,
  paymentId: string,
  role: Party,
  ticketId: string,
): Promise<boolean> => {
  const rows = await db.query(
    `insert into cash_wrong (payment_id, role, ticket_id) values ($1, $2, $3)
     on conflict do nothing returning payment_id`,
    [paymentId, role, ticketId],
  );
  await db.query(
    `update cash_taken set outcome = null, decided_by = null, decided_at = null
     where payment_id = $1 and outcome is not null`,
    [paymentId],
  );
  return rows.length > 0;
};

export const setOutcome = async (
  db: Db,
  paymentId: string,
  outcome: CashOutcome,
  operatorId: string,
): Promise<void> => {
  await db.query(
    `update cash_taken set outcome = $2, decided_by = $3, decided_at = now() where payment_id = $1`,
    [paymentId, outcome, operatorId],
  );
};

/** What of this payment has become credit, in paise. */
export const findCredited = async (db: Db, paymentId: string): Promise<number> => {
  const [row] = await db.query<{ paise: number }>(
    `select coalesce(sum(amount_paise), 0)::int as paise from refunds
     where payment_id = $1 and state = 'succeeded'`,
    [paymentId],
  );
  return row?.paise ?? 0;
};

/** §37: the payment and its refunds, as if they had failed: the books take both back by entries of their own. */
export const markNotReceived = async (db: Db, paymentId: string): Promise<void> => {
  await db.query(
    `update refunds set state = 'failed', settled_at = now() where payment_id = $1 and state <> 'failed'`,
    [paymentId],
  );
  await db.query(
    `update payments set state = 'failed', code = 'not_received' where id = $1 and gateway = 'cash'`,
    [paymentId],
  );
};
