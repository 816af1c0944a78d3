import type { RefundState } from '#domain/ledger.ts';
import type { PayMethod } from '#domain/way-to-pay.ts';
import type { Db } from '../db/db.ts';
import { isExamined, returnedOf } from '../money/dispute-store.ts';
import { hereOf } from '../money/fee-store.ts';
import type { Gateway } from './store.ts';

export type RefundRow = {
  id: string;
  gateway: Gateway;
  method: PayMethod;
  /** §35: of a tip, and not of the bill. */
  for_tip: boolean;
  /** A tip that the professional has heard of. */
  passed_on: boolean;
  payment_id: string;
  booking_id: string;
  idempotency_key: string;
  gateway_id: string | null;
  /** Of the payment it gives back. */
  charge_id: string;
  state: RefundState;
  amount_paise: number;
  /** The operator who decided it; null for a cancelled booking. */
  operator_id: string | null;
  /** How often the gateway was asked, this time included. */
  checks: number;
  /** How many refunds of the same money have failed before it. */
  tries: number;
};

const columns = `r.id, r.payment_id, p.booking_id, r.idempotency_key, r.gateway_id,
  p.gateway_id as charge_id, p.gateway, p.method, p.for_tip, p.passed_on_at is not null as passed_on, r.state,
  r.amount_paise, r.operator_id, r.checks, r.tries`;

/**
 * What of a payment was refunded, or is about to be. Failed refunds do not count. §39: what a bank has taken back does;
 * with fees of other bookings that can be more than the payment.
 */
const givenBack = (payment: string) => `least(${payment}.amount_paise, (
  select coalesce(sum(g.amount_paise), 0) from refunds g
  where g.payment_id = ${payment}.id and g.state <> 'failed') + ${returnedOf(`${payment}.id`)})::int`;

/**
 * The payments of a cancelled booking of which something is still here. Its fee (§36) stays: of the first of them. The
 * limit inside keeps Postgres to one look-up per booking: it expects many of them, as if being cancelled and being paid
 * for had nothing to do with each other, and would rather walk through all payments. A bill is paid in fewer parts than
 * that (§20).
 */
const dueOf = `bookings b cross join lateral (
    select h.*, least(h.room, greatest(0, h.so_far - coalesce((
        select f.amount_paise from fees f where f.booking_id = b.id and f.forgiven_at is null), 0)))::int as back
    from (
      select s.*, s.amount_paise - s.given as room, sum(s.amount_paise - s.given) over (order by s.attempt) as so_far
      from (
        select q.*, ${givenBack('q')} as given from payments q
        where q.booking_id = b.id and q.state = 'succeeded' and not q.for_tip limit 20
      ) s
    ) h
    where h.gateway in ($1, 'credit', 'cash') and not ${isExamined('h.id')}
      and not exists (select 1 from refunds r
        where r.payment_id = h.id and r.operator_id is null and not r.made_at_gateway)
  ) p
  where p.back > 0 and b.state = 'cancelled' and b.payment_state = 'paid' and not b.fee_settled`;

/**
 * Refunds, once, what a customer paid for a cancelled booking and has not got back already. In a transaction: the
 * bookings are locked, as by every other refund, before it is read what of them is given back.
 */
export const addDueRefunds = async (db: Db, gateway: string): Promise<void> => {
  const due = await db.query<{ id: string }>(
    `select b.id from ${dueOf} order by p.settled_at limit 100 for update of b skip locked`,
    [gateway],
  );
  if (due.length === 0) return;
  await db.query(
    `insert into refunds (payment_id, idempotency_key, amount_paise, next_check_at)
     select p.id, 'refund:' || p.booking_id || ':' || p.attempt, p.back, now()
     from ${dueOf} and b.id = any($2::uuid[])
     on conflict do nothing`,
    [gateway, due.map(({ id }) => id)],
  );
};

/**
 * Marks cancelled bookings of which nothing but the fee is left, so that the job looks at them no more. Those whose
 * refund has failed are an operator's, and are marked alike.
 */
export const settleFees = async (db: Db): Promise<void> => {
  await db.query(
    `update bookings set fee_settled = true where id = any(array(
       select b.id from bookings b join fees f on f.booking_id = b.id
       where b.state = 'cancelled' and b.payment_state = 'paid' and not b.fee_settled
         and ${hereOf('b.id')} <= f.amount_paise
         and not exists (select 1 from payments p where p.booking_id = b.id and p.state in ('created', 'processing', 'requires_action'))
       limit 100 for update of b skip locked))`,
  );
};
/** §37: a refund of cash waits while a side says that the cash is wrong, and no operator has decided. */
const notDisputed = (payment: string) => `(
  select k.payment_id from cash_taken k join cash_wrong w on w.payment_id = k.payment_id
  where k.payment_id = ${payment} and k.outcome is null limit 1) is null`;

export const claimDueRefunds = (db: Db, gateway: string, most: number): Promise<RefundRow[]> =>
  db.query<RefundRow>(
    `update refunds r set checks = r.checks + 1,
       next_check_at = now() + least(3600, 5 * 2 ^ least(r.checks, 10)) * interval '1 second'
     from payments p
     where p.id = r.payment_id and r.id = any(array(
       select due.id from refunds due join payments of on of.id = due.payment_id
       where due.state in ('created', 'pending') and of.gateway in ($1, 'credit', 'cash') and due.next_check_at <= now()
         and (of.gateway <> 'cash' or ${notDisputed('of.id')})
         -- §39: one whose answer was lost is asked about all the same.
         and (due.checks > 0 or not ${isExamined('of.id')})
       order by due.next_check_at limit $2::int for update of due skip locked
     ))
     returning ${columns}`,
    [gateway, most],
  );

export const findRefundByGatewayId = async (
  db: Db,
  gatewayId: string,
): Promise<RefundRow | undefined> => {
  const [row] = await db.query<RefundRow>(
    `select ${columns} from refunds r join payments p on p.id = r.payment_id
     where r.gateway_id = $1`,
    [gatewayId],
  );
  return row;
};

/** Only forward; a bank can send money back that had seemed to arrive, so a success may still fail. */
export const moveRefund = async (
  db: Db,
  id: string,
  gatewayId: string,
  to: Exclude<RefundRow['state'], 'created'>,
): Promise<boolean> => {
  const rows = await db.query(
    `update refunds set state = $3::text, gateway_id = $2,
       settled_at = case when $3::text in ('succeeded', 'failed') then now() end
     where id = $1 and (
       state = 'created'
       or (state = 'pending' and $3::text in ('succeeded', 'failed'))
       or (state = 'succeeded' and $3::text = 'failed')
     ) returning id`,
    [id, gatewayId, to],
  );
  return rows.length > 0;
};

export type NewRefund = {
  readonly bookingId: string;
  readonly amountPaise: number;
  /** An idempotency key made by the screen: the same press again is the same refund. */
  readonly key: string;
  readonly operatorId: string;
  /** Null where it gives back a fee that is forgiven (§36). */
  readonly ticketId: string | null;
};

/** The first part of a refund has the key of its press, the others say which they are. */
const keyOfPart = (place: string) =>
  `'refund:' || $1::text || case when ${place} = 1 then '' else '/' || ${place} end`;

/**
 * A refund by an operator. The caller holds the lock on the booking (`lockBooking`), so that the amount left cannot
 * change before the rows are written. From a payment that has room for all of it, else in parts from several. False
 * when less is left, or nothing was paid.
 */
export const addOperatorRefund = async (
  db: Db,
  { bookingId, amountPaise, key, operatorId, ticketId }: NewRefund,
): Promise<boolean> => {
  const rows = await db.query(
    `insert into refunds (payment_id, idempotency_key, amount_paise, operator_id, ticket_id, next_check_at)
     select r.id, ${keyOfPart('r.place')}, least(r.room, $3::int - r.before), $4::uuid, $5::uuid, now()
     from (
       select q.id, q.room, row_number() over first as place, sum(q.room) over () as whole,
         (sum(q.room) over first - q.room)::int as before
       from (
         select p.id, p.attempt, p.amount_paise - ${givenBack('p')} as room from payments p
         where p.booking_id = $2 and p.state = 'succeeded' and not p.for_tip and p.gateway <> 'code'
       ) q where q.room > 0
       window first as (order by q.room >= $3::int desc, q.attempt desc)
     ) r
     where r.before < $3::int and r.whole >= $3::int
     returning id`,
    [key, bookingId, amountPaise, operatorId, ticketId],
  );
  return rows.length > 0;
};

/** Whether a refund with this key exists. */
export const findRefundByKey = async (db: Db, key: string) => {
  const [row] = await db.query<{ ticket_id: string | null; amount_paise: number }>(
    `select ticket_id, sum(amount_paise)::int as amount_paise from refunds
     where idempotency_key in (select ${keyOfPart('n')} from generate_series(1, 20) n)
     group by ticket_id`,
    [key],
  );
  return row;
};

export type MoneyRow = {
  paid_paise: number;
  /** Refunded to the customer, or about to be. */
  refunded_paise: number;
  /** The part of it that operators have decided. */
  by_operators_paise: number;
  /** §37: what of it was paid in cash, and would become credit. */
  cash_paise: number;
  /** §39: what of `refunded_paise` a bank has taken back. */
  returned_paise: number;
};

/** What a customer has paid of a booking's bill and got back; undefined where nothing was. §38: what a code pays is not theirs. */
export const findMoney = async (db: Db, bookingId: string): Promise<MoneyRow | undefined> => {
  const [row] = await db.query<MoneyRow>(
    `select sum(p.amount_paise)::int as paid_paise, sum(${givenBack('p')})::int as refunded_paise,
       sum((select coalesce(sum(o.amount_paise), 0) from refunds o
        where o.payment_id = p.id and o.state <> 'failed' and o.operator_id is not null))::int as by_operators_paise,
       coalesce(sum(p.amount_paise) filter (where p.gateway = 'cash'), 0)::int as cash_paise,
       sum(least(p.amount_paise, ${returnedOf('p.id')}))::int as returned_paise
     from payments p where p.booking_id = $1 and p.state = 'succeeded' and not p.for_tip and p.gateway <> 'code' having count(*) > 0`,
    [bookingId],
  );
  return row;
};

/** §39: what a bank has taken back counts there where nothing was earned, or the professional does not keep it. */
const returnedByBanks = `(
  select coalesce(sum(d.amount_paise), 0) from disputes d join payments p on p.id = d.payment_id
  where d.booking_id = $1 and d.state = 'lost' and d.taken and not p.for_tip
    and (b.state = 'cancelled' or d.share_back_at is not null))`;

/**
 * Refunded once all that the customer has paid is back (§38: a code's part follows it). While the rest of a bill is being paid it stays `processing`: the outcome of that
 * attempt decides. The caller holds the lock on the booking.
 */
export const setStateByRefunds = async (db: Db, bookingId: string): Promise<void> => {
  await db.query(
    `update bookings b set payment_state = case when (
         select sum(p.amount_paise) from payments p
         where p.booking_id = $1 and p.state = 'succeeded' and not p.for_tip and p.gateway <> 'code'
       ) <= (
         select coalesce(sum(r.amount_paise), 0) from payments p join refunds r on r.payment_id = p.id
         where p.booking_id = $1 and r.state = 'succeeded' and not p.for_tip and p.gateway <> 'code') + ${returnedByBanks}
       then 'refunded' else 'paid' end
     where b.id = $1 and b.payment_state <> 'processing'`,
    [bookingId],
  );
};

export type ListedRefundRow = Pick<RefundRow, 'id' | 'state' | 'amount_paise' | 'for_tip'> & {
  at: Date;
  operator_name: string | null;
};

/** For operators: those of a tip (§35), and those that failed, too. What a code has paid is no refund to anybody. */
export const listRefundsOf = (db: Db, bookingId: string): Promise<ListedRefundRow[]> =>
  db.query<ListedRefundRow>(
    `select r.id, r.state, r.amount_paise, p.for_tip, coalesce(r.settled_at, r.created_at) as at,
       o.name as operator_name
     from payments p join refunds r on r.payment_id = p.id left join operators o on o.id = r.operator_id
     where p.booking_id = $1 and p.gateway <> 'code' order by r.created_at, r.id`,
    [bookingId],
  );

/** For its receipt: of a refund that was tried again, the last try. */
export type ReceiptRefundRow = Pick<RefundRow, 'state' | 'amount_paise'> & { at: Date };

export const listRefunds = (db: Db, paymentId: string): Promise<ReceiptRefundRow[]> =>
  db.query(
    `select state, amount_paise, coalesce(settled_at, created_at) as at from refunds r
     where payment_id = $1 and not exists (select from refunds g where g.retry_of = r.id)
     order by created_at`,
    [paymentId],
  );
