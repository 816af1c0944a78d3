import type { PaymentState, State } from '#domain/booking.ts';
import type { Bill } from '#domain/bill.ts';
import { timeZone } from '#domain/day.ts';
import type { CodeOnBill } from '#domain/discount-code.ts';
import type { InvoiceKind } from '#domain/invoice.ts';
import type { RefundState } from '#domain/ledger.ts';
import type { Db } from '../db/db.ts';
import { codeOf } from '../money/discount-store.ts';

/** The instant at which a day in India begins. */
const midnight = (day: string) => `(${day})::timestamp at time zone '${timeZone}'`;

/** The key of the advisory lock; any number that all processes share. */
const lockClass = 7_204_006;

/** One at a time gives out numbers: none is missing, and none is given twice. Gives the time, which rises with them. */
export const lockNumbers = async (db: Db): Promise<Date> => {
  await db.query('select pg_advisory_xact_lock($1::int, 0)', [lockClass]);
  const [row] = await db.query<{ at: Date }>('select clock_timestamp() as at');
  return row?.at ?? new Date();
};

export const hasDue = async (db: Db): Promise<boolean> => {
  const rows = await db.query('select 1 from invoices_due limit 1');
  return rows.length > 0;
};

/**
 * Takes bookings off the list. Each is locked first, as by all that writes about its money: what another transaction
 * writes afterwards puts the booking on the list again.
 */
export const takeDue = async (db: Db, most: number): Promise<string[]> => {
  const rows = await db.query<{ id: string }>(
    `select id from bookings where id in (select booking_id from invoices_due order by booking_id limit $1::int)
     order by id for update`,
    [most],
  );
  const ids = rows.map(({ id }) => id);
  await db.query('delete from invoices_due where booking_id = any($1::uuid[])', [ids]);
  return ids;
};

export type BilledRow = {
  booking_id: string;
  state: State;
  payment_state: PaymentState;
  total_paise: number;
};

export const listBilled = (db: Db, bookingIds: readonly string[]): Promise<BilledRow[]> =>
  db.query<BilledRow>(
    `select b.id as booking_id, b.state, b.payment_state, i.total_paise
     from bookings b join bills i on i.booking_id = b.id where b.id = any($1::uuid[]) order by b.done_at, b.id`,
    [bookingIds],
  );

export type RefundedRow = {
  id: string;
  booking_id: string;
  amount_paise: number;
  state: RefundState;
};

/** Of bills; a tip (§35) has no invoice. The array is there for the planner: joined, it would walk through all refunds. */
export const listRefunded = (db: Db, bookingIds: readonly string[]): Promise<RefundedRow[]> =>
  db.query<RefundedRow>(
    `select r.id, p.booking_id, r.amount_paise, r.state from refunds r join payments p on p.id = r.payment_id
     where r.payment_id = any(array(select q.id from payments q where q.booking_id = any($1::uuid[]) and not q.for_tip))
     order by r.created_at, r.id`,
    [bookingIds],
  );

/** Who issued it: as on the page of the company. */
export type Seller = {
  readonly name: string;
  readonly address: string;
  readonly gstin: string | null;
};

export type InvoiceRow = {
  id: string;
  kind: InvoiceKind;
  series: string;
  number: number;
  booking_id: string;
  refund_id: string | null;
  issued_at: Date;
  amount_paise: number;
  seller: Seller | null;
  cancelled_at: Date | null;
  /** §38: of a credit note: for what a code has paid. */
  of_code: boolean;
};

const columns = `i.id, i.kind, i.series, i.number, i.booking_id, i.refund_id, i.issued_at, i.amount_paise, i.seller, i.cancelled_at,
  coalesce((select p.gateway = 'code' from refunds r join payments p on p.id = r.payment_id where r.id = i.refund_id), false) as of_code`;

/** In the order in which they were issued: an invoice before its credit notes. */
export const listInvoices = (db: Db, bookingIds: readonly string[]): Promise<InvoiceRow[]> =>
  db.query<InvoiceRow>(
    `select ${columns} from invoices i where i.booking_id = any($1::uuid[])
     order by i.issued_at, i.kind desc, i.number`,
    [bookingIds],
  );

export const findInvoice = async (db: Db, id: string): Promise<InvoiceRow | undefined> => {
  const [row] = await db.query<InvoiceRow>(`select ${columns} from invoices i where i.id = $1`, [
    id,
  ]);
  return row;
};

export type NewInvoice = {
  readonly kind: InvoiceKind;
  readonly series: string;
  readonly booking_id: string;
  readonly refund_id: string | null;
  readonly amount_paise: number;
};

/** With the next numbers of their series, in the order in which they are given. The caller holds `lockNumbers`. */
export const addInvoices = async (
  db: Db,
  at: Date,
  seller: Seller | null,
  invoices: readonly NewInvoice[],
): Promise<void> => {
  await db.query(
    `insert into invoices (kind, series, number, booking_id, refund_id, issued_at, amount_paise, seller)
     select n.kind, n.series,
       coalesce((select max(i.number) from invoices i where i.series = n.series), 0)
         + row_number() over (partition by n.series order by n.place),
       n.booking_id, n.refund_id, $2, n.amount_paise, $3::jsonb
     from rows from (jsonb_to_recordset($1::jsonb)
         as (kind text, series text, booking_id uuid, refund_id uuid, amount_paise int)) with ordinality
       as n (kind, series, booking_id, refund_id, amount_paise, place)`,
    [JSON.stringify(invoices), at, seller === null ? null : JSON.stringify(seller)],
  );
};

export const cancelNotes = async (db: Db, refundIds: readonly string[]): Promise<void> => {
  await db.query(
    'update invoices set cancelled_at = now() where refund_id = any($1::uuid[]) and cancelled_at is null',
    [refundIds],
  );
};

export type RegisterRow = {
  day: string;
  kind: InvoiceKind;
  series: string;
  first: number;
  last: number;
  issued: number;
  cancelled: number;
  amount_paise: number;
  /** Of invoices: a credit note says an amount alone. */
  gst_paise: number;
  discount_paise: number;
  /** §38: of invoices: what codes have paid of the amount. */
  by_code_paise: number;
  /** Of credit notes whose refund the bank has sent back: a part of the amount. */
  cancelled_paise: number;
};

/** Of a month in India, which begins with this day: what was issued on each of its days. */
export const sumRegister = (db: Db, first: string): Promise<RegisterRow[]> =>
  db.query<RegisterRow>(
    `select (i.issued_at at time zone '${timeZone}')::date::text as day, i.kind, i.series, min(i.number)::float8 as first,
       max(i.number)::float8 as last, count(*)::int as issued, count(i.cancelled_at)::int as cancelled,
       sum(i.amount_paise)::float8 as amount_paise,
       coalesce(sum(b.gst_paise) filter (where i.kind = 'invoice'), 0)::float8 as gst_paise,
       coalesce(sum(b.discount_paise) filter (where i.kind = 'invoice'), 0)::float8 as discount_paise,
       coalesce(sum((select sum(q.amount_paise) from payments q where q.booking_id = i.booking_id
         and q.gateway = 'code' and q.state = 'succeeded')) filter (where i.kind = 'invoice'), 0)::float8 as by_code_paise,
       coalesce(sum(i.amount_paise) filter (where i.cancelled_at is not null), 0)::float8 as cancelled_paise
     from invoices i join bills b on b.booking_id = i.booking_id
     where i.issued_at >= ${midnight('$1::date')} and i.issued_at < ${midnight("$1::date + interval '1 month'")}
     group by 1, i.kind, i.series
     order by 1, i.kind desc, i.series`,
    [first],
  );

/** What was done for whom, as far as an invoice says it. */
export type WorkRow = Bill & {
  user_id: string;
  booking_number: number;
  service_name: string;
  service_name_hi: string;
  username: string;
  address: string | null;
  name: string;
  done_at: Date | null;
  /** §38 */
  code: CodeOnBill | null;
};

export const findWork = async (db: Db, bookingId: string): Promise<WorkRow | undefined> => {
  const [row] = await db.query<WorkRow>(
    `select b.user_id, i.number as booking_number, s.name as service_name, s.name_hi as service_name_hi, u.username, d.address, h.name, b.done_at,
       i.service_charge_paise, i.cost_paise, i.gst_paise, i.discount_paise, i.total_paise, i.handyman_share_paise, ${codeOf} as code
     from bookings b join bills i on i.booking_id = b.id join users u on u.id = b.user_id
       join handymen h on h.id = b.handyman_id join services s on s.id = b.service left join visit_details d on d.booking_id = b.id
     where b.id = $1`,
    [bookingId],
  );
  return row;
};

/** §35: what the customer gave beside the bill and has not got back, in paise. */
export const findTip = async (db: Db, bookingId: string): Promise<number> => {
  const [row] = await db.query<{ paise: number }>(
    `select coalesce(sum(p.amount_paise - (select coalesce(sum(r.amount_paise), 0) from refunds r
       where r.payment_id = p.id and r.state = 'succeeded')), 0)::int as paise
     from payments p where p.booking_id = $1 and p.for_tip and p.state = 'succeeded'`,
    [bookingId],
  );
  return row?.paise ?? 0;
};
