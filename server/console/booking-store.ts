import { liveStates } from '#domain/booking.ts';
import type { Actor, EndReason, PaymentState, State } from '#domain/booking.ts';
import type { Bill } from '#domain/bill.ts';
import type { ServiceId } from '#domain/catalogue.ts';
import { timeZone } from '#domain/day.ts';
import type { CodeOnBill } from '#domain/discount-code.ts';
import type { StoredFee } from '#domain/fee.ts';
import type { Place } from '#domain/place.ts';
import type { VisitDetails } from '#domain/visit-details.ts';
import type { PayMethod } from '#domain/way-to-pay.ts';
import { literals, parameters } from '../db/db.ts';
import type { Db } from '../db/db.ts';
import { codeOf } from '../money/discount-store.ts';
import { feeOf, feeOfCancelled } from '../money/fee-store.ts';
import type { ShownFee } from '../money/fee-store.ts';

export type ListedRow = {
  id: string;
  number: number;
  created_at: Date;
  /** Dates in JavaScript lose the microseconds that the cursor needs. */
  exact_created_at: string;
  state: State;
  payment_state: PaymentState;
  service: ServiceId;
  total_paise: number;
  user_id: string;
  username: string;
  handyman_id: string;
  handyman: string;
};

/** Of a booking `b` with its bill `i` and its two sides `u` and `h`. */
export const listedColumns = `b.id, i.number, b.created_at, b.created_at::text as exact_created_at,
  b.state, b.payment_state, b.service, i.total_paise, b.user_id, u.username, b.handyman_id,
  h.name as handyman`;

export const listedJoins = `join bills i on i.booking_id = b.id join users u on u.id = b.user_id
  join handymen h on h.id = b.handyman_id`;

export type Wanted = {
  readonly number?: number | undefined;
  /** Of the booking itself or of either side. */
  readonly ids?: readonly string[] | undefined;
  /** `live`: those that are not over. */
  readonly state?: State | 'live' | undefined;
  readonly service?: ServiceId | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly oldestFirst: boolean;
};

type After = { readonly createdAt: string; readonly id: string };

/** Midnight in India before this day. */
const midnight = (day: string) => `(${day}::timestamp at time zone '${timeZone}')`;

/**
 * The conditions that are asked for, and no others: each shape is a statement of its own, so that it is planned for
 * the index that serves it. The state stands in the text because the small indexes of open requests and running
 * jobs are used only then.
 */
const pageOf = (wanted: Wanted, after: After | undefined, limit: number) => {
  const { values, put } = parameters();
  const conditions: string[] = [];
  const { number, ids, state, service, from, to, oldestFirst } = wanted;
  if (number !== undefined) conditions.push(`i.number = ${put(number)}::int`);
  if (ids !== undefined) {
    const any = `any(${put(ids)}::uuid[])`;
    conditions.push(`(b.id = ${any} or b.user_id = ${any} or b.handyman_id = ${any})`);
  }
  if (state !== undefined) {
    conditions.push(`b.state in ${literals(state === 'live' ? liveStates : [state])}`);
  }
  if (service !== undefined) conditions.push(`b.service = ${put(service)}::smallint`);
  if (from !== undefined) {
    conditions.push(`b.created_at >= ${midnight(`${put(from)}::date`)}`);
  }
  if (to !== undefined) {
    conditions.push(`b.created_at < ${midnight(`(${put(to)}::date + 1)`)}`);
  }
  if (after) {
    const end = `(${put(after.createdAt)}::timestamptz, ${put(after.id)}::uuid)`;
    conditions.push(`(b.created_at, b.id) ${oldestFirst ? '>' : '<'} ${end}`);
  }
  const order = oldestFirst ? 'asc' : 'desc';
  const text = `select ${listedColumns} from bookings b ${listedJoins}
    ${conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`}
    order by b.created_at ${order}, b.id ${order} limit ${put(limit)}::int`;
  return { text, values };
};

export const listBookings = (
  db: Db,
  wanted: Wanted,
  limit: number,
  after: After | undefined,
): Promise<ListedRow[]> => {
  const { text, values } = pageOf(wanted, after, limit);
  return db.query<ListedRow>(text, values);
};

export type FullRow = ListedRow &
  Bill & {
    lat: number;
    long: number;
    expires_at: Date;
    started_at: Date | null;
    ended_by: Actor | null;
    end_reason: EndReason | null;
    end_words: string | null;
    user_email: string;
    user_phone: string;
    handyman_email: string;
    handyman_phone: string;
    handyman_service: ServiceId;
    fee: ShownFee | null;
    code: CodeOnBill | null;
  };

export const findFullBooking = async (db: Db, id: string): Promise<FullRow | undefined> => {
  const [row] = await db.query<FullRow>(
    `select ${listedColumns}, i.service_charge_paise, i.cost_paise, i.gst_paise, i.discount_paise,
       i.handyman_share_paise, b.lat, b.long, b.expires_at, b.started_at, b.ended_by, b.end_reason, b.end_words,
       case when u.deleted_at is null then u.email else '' end as user_email, u.contact_number as user_phone,
       case when h.deleted_at is null then h.email else '' end as handyman_email,
       h.phone as handyman_phone, h.service as handyman_service, ${feeOfCancelled} as fee, ${codeOf} as code
     from bookings b ${listedJoins} where b.id = $1`,
    [id],
  );
  return row;
};

export type Door = Place & VisitDetails & { user_id: string };

/** The exact place of the visit, and what the customer wrote about it. */
export const findDoor = async (db: Db, id: string): Promise<Door | undefined> => {
  const [row] = await db.query<Door>(
    `select b.user_id, b.lat, b.long, d.address, d.note
     from bookings b left join visit_details d on d.booking_id = b.id where b.id = $1`,
    [id],
  );
  return row;
};

type PaymentRow = {
  id: string;
  attempt: number;
  gateway: string;
  method: PayMethod;
  state: 'created' | 'processing' | 'requires_action' | 'succeeded' | 'failed';
  amount_paise: number;
  for_tip: boolean;
  fees_paise: number;
  at: Date;
  code: string | null;
};

export const listPayments = (db: Db, bookingId: string): Promise<PaymentRow[]> =>
  db.query<PaymentRow>(
    `select id, attempt, gateway, method, state, amount_paise, fees_paise, for_tip, coalesce(settled_at, created_at) as at, code
     from payments where booking_id = $1 order by attempt`,
    [bookingId],
  );

export type MoneyOfBooking = {
  booking_id: string;
  handyman_share_paise: number;
  paid_paise: number;
  /** Refunded, or about to be. */
  refunded_paise: number;
  /** §38: by the product, for a code, and still there. */
  by_code_paise: number;
  /** §36 */
  fee: StoredFee | null;
  receipts: { series: string; number: number }[];
};

/** §14: what customers have paid for each of these bookings, what of it was given back, and its receipts, the oldest first. */
export const listMoneyOf = (db: Db, bookingIds: readonly string[]): Promise<MoneyOfBooking[]> =>
  db.query<MoneyOfBooking>(
    `select i.booking_id, i.handyman_share_paise, m.paid_paise, m.refunded_paise, m.by_code_paise, m.receipts, ${feeOf('i.booking_id')} as fee
     from bills i cross join lateral (
       select coalesce(sum(p.amount_paise) filter (where p.gateway <> 'code'), 0)::int as paid_paise,
         coalesce(sum((select sum(g.amount_paise) from refunds g
           where g.payment_id = p.id and g.state <> 'failed')) filter (where p.gateway <> 'code'), 0)::int as refunded_paise,
         coalesce(sum(p.amount_paise) filter (where p.gateway = 'code' and not exists (select from refunds g
           where g.payment_id = p.id and g.state = 'succeeded')), 0)::int as by_code_paise,
         coalesce(json_agg(json_build_object('series', t.series, 'number', t.number)
           order by p.attempt) filter (where t.number is not null), '[]') as receipts
       from payments p left join receipts t on t.payment_id = p.id
       where p.booking_id = i.booking_id and p.state = 'succeeded' and not p.for_tip
     ) m where i.booking_id = any($1::uuid[])`,
    [bookingIds],
  );
