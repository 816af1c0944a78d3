import { payableStates } from '#domain/booking.ts';
import { retention } from '#domain/retention.ts';
import { upiValidMinutes } from '#domain/upi.ts';
import type { PayMethod } from '#domain/way-to-pay.ts';
import { literals } from '../db/db.ts';
import type { Db } from '../db/db.ts';

/** §32, §37, §38: credit, cash and codes are paid with, and given back, within our own books. */
export type Gateway = 'sandbox' | 'stripe' | 'credit' | 'cash' | 'code';

export type PaymentRow = {
  id: string;
  booking_id: string;
  attempt: number;
  idempotency_key: string;
  gateway_id: string | null;
  token_hash: Uint8Array | null;
  state: 'created' | 'processing' | 'requires_action' | 'succeeded' | 'failed';
  amount_paise: number;
  method: PayMethod;
  /** §35: a tip, and no part of the bill. */
  for_tip: boolean;
  /** §36: what it takes beside that for fees of earlier visits. */
  fees_paise: number;
  code: string | null;
  decline_code: string | null;
  /** The number of the lease; see lease-store. */
  lease: number;
  /** A request is talking to the gateway about it right now. */
  busy: boolean;
};

export const columns = `p.id, p.booking_id, p.attempt, p.idempotency_key, p.gateway_id, p.token_hash, p.state,
  p.amount_paise, p.fees_paise, p.method, p.for_tip, p.code, p.decline_code, p.lease,
  p.busy_until > clock_timestamp() as busy`;

export const unsettled = `('created', 'processing', 'requires_action')`;

/** What a customer can still pay for; two are enough to know that there is more than one. */
export const listPayable = (db: Db, userId: string): Promise<{ id: string }[]> =>
  db.query(
    `select id from bookings
     where user_id = $1 and state in ${literals(payableStates)}
       and payment_state in ('unpaid', 'processing')
     order by created_at desc limit 2`,
    [userId],
  );

/** The attempt that is under way: there is one at most. */
export const findLive = async (db: Db, bookingId: string): Promise<PaymentRow | undefined> => {
  const [row] = await db.query<PaymentRow>(
    `select ${columns} from payments p where p.booking_id = $1 and p.state in ${unsettled}`,
    [bookingId],
  );
  return row;
};

/** Why the newest attempt to pay the bill failed. Undefined when there was none, or it has not failed. */
export const findLastRefusal = async (
  db: Db,
  bookingId: string,
): Promise<{ code: string; decline_code: string | null } | undefined> => {
  const [row] = await db.query<Pick<PaymentRow, 'state' | 'code' | 'decline_code'>>(
    `select state, code, decline_code from payments where booking_id = $1 and gateway not in ('cash', 'code') and not for_tip
     order by attempt desc limit 1`,
    [bookingId],
  );
  if (row?.state !== 'failed' || row.code === null) return undefined;
  return { code: row.code, decline_code: row.decline_code };
};

const find = (column: 'id' | 'gateway_id') => async (db: Db, value: string) => {
  const text = `select ${columns} from payments p where p.${column} = $1`;
  const [row] = await db.query<PaymentRow>(text, [value]);
  return row;
};

export const findPayment = find('id');
export const findByGatewayId = find('gateway_id');

type Moved = {
  readonly refusal?: { readonly code: string; readonly declineCode?: string } | undefined;
  /** What the gateway says that it is paid with. */
  readonly method?: PayMethod | undefined;
};

/** A settled payment does not change; any other takes the gateway's state. */
export const movePayment = async (
  db: Db,
  id: string,
  to: PaymentRow['state'],
  { refusal, method }: Moved = {},
): Promise<PaymentRow | undefined> => {
  const [row] = await db.query<PaymentRow>(
    `update payments p set state = $2::text, code = $3, decline_code = $4, method = coalesce($5, p.method),
       settled_at = case when $2::text in ('succeeded', 'failed') then now() end
     where p.id = $1 and p.state in ${unsettled} and p.state <> $2::text
     returning ${columns}`,
    [id, to, refusal?.code ?? null, refusal?.declineCode ?? null, method ?? null],
  );
  return row;
};

/** False when this event was received before. */
export const addEvent = async (db: Db, id: string): Promise<boolean> => {
  const rows = await db.query(
    'insert into webhook_events (id) values ($1) on conflict do nothing returning id',
    [id],
  );
  return rows.length > 0;
};

/** Deletes some of the events that were received long ago. Gives how many. */
export const dropOldEvents = async (db: Db, most: number): Promise<number> => {
  const rows = await db.query(
    `delete from webhook_events where id = any(array(
       select id from webhook_events
       where received_at < now() - ${retention.gatewayEventDays} * interval '1 day'
       order by received_at limit $1::int for update skip locked
     )) returning id`,
    [most],
  );
  return rows.length;
};

export type DuePayment = PaymentRow & {
  /** The customer will not answer the bank any more, has chosen cash instead (§37), or the booking has ended. */
  stale: boolean;
};

/** Claims payments to look at; each is due again later, at growing intervals. */
export const claimDuePayments = (db: Db, gateway: string, most: number): Promise<DuePayment[]> =>
  db.query<DuePayment>(
    `update payments p set checks = p.checks + 1,
       next_check_at = now() + least(300, 2 * 2 ^ least(p.checks, 10)) * interval '1 second'
     from bookings b
     where b.id = p.booking_id and p.id = any(array(
       select id from payments
       where state in ${unsettled} and gateway = $1 and next_check_at <= now()
       order by next_check_at limit $2::int for update skip locked
     ))
     returning ${columns}, p.created_at < now() - case p.method when 'upi' then ${upiValidMinutes} else 15 end * interval '1 minute'
       or b.state not in ${literals(payableStates)}
       or (select c.booking_id from cash_choices c where c.booking_id = b.id) is not null as stale`,
    [gateway, most],
  );
