import type { StoredFee } from '#domain/fee.ts';
import { payoutMoves } from '#domain/ledger-moves.ts';
import { transfersDue } from '#domain/ledger.ts';
import type { PayoutMove } from '#domain/ledger-moves.ts';
import type { BackTo, MoneyFacts, PaidFrom, RefundState, Transfer } from '#domain/ledger.ts';
import type { Db } from '../db/db.ts';
import { listDisputed } from './dispute-store.ts';
import { feeOf } from './fee-store.ts';

type Parties = { readonly handyman_id: string; readonly user_id: string };

type BookingFacts = Omit<MoneyFacts, 'payments' | 'refunds' | 'disputes' | 'tips' | 'fee'> &
  Parties & { fee: StoredFee | null };

const findFacts = async (db: Db, bookingId: string): Promise<BookingFacts> => {
  const [row] = await db.query<BookingFacts>(
    `select b.id as "bookingId", b.handyman_id, b.user_id, b.state, b.payment_state, i.total_paise, i.handyman_share_paise,
       i.gst_paise, i.discount_paise, ${feeOf('b.id')} as fee
     from bookings b join bills i on i.booking_id = b.id where b.id = $1`,
    [bookingId],
  );
  if (!row) throw new Error('A booking has no bill');
  return row;
};

type Payment = { id: string; from: PaidFrom; amount_paise: number; returned: boolean };
type Paid = Payment & { fees_paise: number; for_tip: boolean; passed_on: boolean };

/** §37, §38: cash that was not received, and a code that was taken off, are in the books, and leave them again. */
const listPaid = (db: Db, bookingId: string): Promise<Paid[]> =>
  db.query<Paid>(
    `select p.id, case p.gateway when 'credit' then 'credit' when 'cash' then 'professional'
         when 'code' then 'discounts' else 'gateway' end as "from",
       p.amount_paise, p.state <> 'succeeded' as returned, p.fees_paise, p.for_tip,
       p.passed_on_at is not null as passed_on
     from payments p
     where p.booking_id = $1 and (p.state = 'succeeded' or p.gateway in ('cash', 'code')) order by p.attempt`,
    [bookingId],
  );

type Refund = {
  id: string;
  payment_id: string;
  to: BackTo;
  amount_paise: number;
  state: RefundState;
};

const listRefunded = (db: Db, bookingId: string): Promise<Refund[]> =>
  db.query<Refund>(
    `select r.id, r.payment_id, case when p.gateway in ('credit', 'cash') then 'credit'
         when p.gateway = 'code' then 'discounts' else 'gateway' end as "to",
       r.amount_paise, r.state
     from payments p join refunds r on r.payment_id = p.id
     where p.booking_id = $1 order by r.created_at, r.id`,
    [bookingId],
  );

const listRecorded = (db: Db, bookingId: string): Promise<Transfer[]> =>
  db.query<Transfer>(
    `select key, line, kind, debit, credit, amount_paise from ledger where booking_id = $1 order by id`,
    [bookingId],
  );

type Money = {
  readonly facts: MoneyFacts;
  readonly parties: Parties;
  readonly recorded: readonly Transfer[];
};

export const readMoney = async (db: Db, bookingId: string): Promise<Money> => {
  const paid = await listPaid(db, bookingId);
  const back = await listRefunded(db, bookingId);
  const recorded = await listRecorded(db, bookingId);
  const { handyman_id, user_id, ...facts } = await findFacts(db, bookingId);
  const parties = { handyman_id, user_id };
  const disputed = await listDisputed(db, bookingId);
  const of =
    (payments: readonly Payment[]) =>
    ({ payment_id }: { readonly payment_id: string }) =>
      payments.some(({ id }) => id === payment_id);
  const payments = paid.filter(({ for_tip }) => !for_tip);
  const tips = paid.filter(({ for_tip }) => for_tip);
  return {
    facts: {
      ...facts,
      payments,
      refunds: back.filter(of(payments)),
      disputes: disputed.filter(of(payments)),
      tips: tips.map((tip) => ({
        ...tip,
        refunds: back.filter(of([tip])),
        disputes: disputed.filter(of([tip])),
      })),
    },
    parties,
    recorded,
  };
};

const addTransfers = async (
  db: Db,
  bookingId: string,
  { handyman_id, user_id }: Parties,
  transfers: readonly Transfer[],
): Promise<void> => {
  await db.query(
    `insert into ledger (key, line, kind, booking_id, debit, credit, handyman_id, user_id, amount_paise)
     select t.key, t.line, t.kind, $1::uuid, t.debit, t.credit,
       case when 'professional' in (t.debit, t.credit) then $2::uuid end,
       case when 'credit' in (t.debit, t.credit) then $3::uuid end, t.amount_paise
     from jsonb_to_recordset($4::jsonb) t (key text, line smallint, kind text, debit text, credit text, amount_paise int)
     order by t.key, t.line`,
    [bookingId, handyman_id, user_id, JSON.stringify(transfers)],
  );
};

/**
 * §28: in the transaction of what has happened to a booking's money, and under the lock on that booking. Does nothing
 * where nothing has happened that the books do not say yet: triggers on payments, refunds and bookings put a row there.
 */
export const recordInLedger = async (db: Db, bookingId: string): Promise<void> => {
  const due = await db.query('delete from ledger_due where booking_id = $1 returning booking_id', [
    bookingId,
  ]);
  if (due.length === 0) return;
  const { facts, parties, recorded } = await readMoney(db, bookingId);
  const missing = transfersDue(facts, recorded);
  if (missing.length > 0) await addTransfers(db, bookingId, parties, missing);
};

/** What processes of the release before have left, and all from before there were books. */
export const listDue = async (db: Db, most: number): Promise<string[]> => {
  const rows = await db.query<{ booking_id: string }>(
    'select booking_id from ledger_due order by booking_id limit $1::int',
    [most],
  );
  return rows.map(({ booking_id }) => booking_id);
};

/** §28: what is a professional's and was not paid out, in paise. */
export const findBalance = async (db: Db, handymanId: string): Promise<number> => {
  const [row] = await db.query<{ balance_paise: number }>(
    `select coalesce(sum(case when credit = 'professional' then amount_paise else -amount_paise end), 0)::float8
       as balance_paise
     from ledger where handyman_id = $1`,
    [handymanId],
  );
  return row?.balance_paise ?? 0;
};

/**
 * §29: the next transfer of each of these payouts, in the transaction that has changed their state and counted it in
 * `transfers`.
 */
export const recordPayouts = async (
  db: Db,
  move: PayoutMove,
  payoutIds: readonly string[],
): Promise<void> => {
  const { kind, debit, credit } = payoutMoves[move];
  await db.query(
    `insert into ledger (key, line, kind, payout_id, debit, credit, handyman_id, amount_paise)
     select 'payout:' || p.id || ':' || p.transfers, 1, $2::text, p.id, $3::text, $4::text,
       case when 'professional' in ($3::text, $4::text) then p.handyman_id end, p.amount_paise
     from payouts p where p.id = any($1::uuid[]) order by p.number`,
    [payoutIds, kind, debit, credit],
  );
};
