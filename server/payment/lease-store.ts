import type { Db } from '../db/db.ts';
import { columns, unsettled } from './store.ts';
import type { PaymentRow } from './store.ts';

/**
 * A lease on a payment: for some seconds one request alone talks to the gateway about it. Each taking of
 * the lease has a number of its own (a fencing token), so that a process that was paused and wakes up after
 * its lease has run out can neither charge under it nor release the one that another process has by now.
 * Compared with `clock_timestamp()`, because `now()` stands still while a transaction waits for a lock.
 */
export type Lease = Pick<PaymentRow, 'id' | 'lease'>;

const until = (seconds: string) => `clock_timestamp() + ${seconds}::int * interval '1 second'`;

/** Takes the lease on a booking's unsettled payment. Undefined when there is none, or the lease is taken. */
export const takeLease = async (
  db: Db,
  bookingId: string,
  seconds: number,
): Promise<PaymentRow | undefined> => {
  const [row] = await db.query<PaymentRow>(
    `update payments p set lease = p.lease + 1, busy_until = ${until('$2')}
     where p.booking_id = $1 and p.state in ${unsettled} and p.busy_until <= clock_timestamp()
     returning ${columns}`,
    [bookingId, seconds],
  );
  return row;
};

export type NewPayment = {
  readonly bookingId: string;
  readonly gateway: string;
  readonly amountPaise: number;
  readonly forTip: boolean;
  readonly feesPaise: number;
};

/** The next attempt, under its own key and leased. While another is live the index refuses it. */
export const addPayment = async (
  db: Db,
  wanted: NewPayment,
  seconds: number,
): Promise<PaymentRow> => {
  const [row] = await db.query<PaymentRow>(
    `insert into payments as p (booking_id, attempt, idempotency_key, gateway, amount_paise, fees_paise, for_tip, lease,
       busy_until, next_check_at)
     select $1::uuid, n, 'pay:' || $1::text || ':' || n, $2, $3::int, $6::int, $4::boolean, 1,
       ${until('$5')}, now() + interval '2 seconds'
     from (select coalesce(max(attempt), 0) + 1 as n from payments where booking_id = $1::uuid) s
     returning ${columns}`,
    [
      wanted.bookingId,
      wanted.gateway,
      wanted.amountPaise,
      wanted.forTip,
      seconds,
      wanted.feesPaise,
    ],
  );
  if (!row) throw new Error('A payment was not added');
  return row;
};

/**
 * From here on the card may be charged: the gateway's id is stored before. False when the lease
 * is no longer held; then the charge must not be confirmed.
 */
export const beginCharge = async (
  db: Db,
  { id, lease }: Lease,
  charge: { readonly gatewayId: string; readonly tokenHash: Uint8Array; readonly seconds: number },
): Promise<boolean> => {
  const rows = await db.query(
    `update payments set state = 'processing', gateway_id = $3, token_hash = $4,
       busy_until = ${until('$5')}
     where id = $1 and lease = $2::int and busy_until > clock_timestamp() and state in ${unsettled}
       and (gateway_id is null or gateway_id = $3)
     returning id`,
    [id, lease, charge.gatewayId, charge.tokenHash, charge.seconds],
  );
  return rows.length > 0;
};

/** Releases one's own lease. Does nothing when another process holds it by now. */
export const release = async (db: Db, { id, lease }: Lease): Promise<void> => {
  await db.query('update payments set busy_until = now() where id = $1 and lease = $2::int', [
    id,
    lease,
  ]);
};

/**
 * Gives up one's own attempt before the gateway's id is stored: it is for less than is due by now. Another process that
 * still holds an earlier lease can store no id for it any more.
 */
export const giveUp = async (db: Db, { id, lease }: Lease, code: string): Promise<void> => {
  await db.query(
    `update payments set state = 'failed', code = $3, settled_at = now()
     where id = $1 and lease = $2::int and state = 'created' and gateway_id is null`,
    [id, lease, code],
  );
};

/**
 * Gives up a payment whose charge was never confirmed: it has no gateway id, and no process holds the
 * lease under which it could still get one. False when that is no longer so.
 */
export const failUnopened = async (db: Db, id: string, code: string): Promise<boolean> => {
  const rows = await db.query(
    `update payments set state = 'failed', code = $2, settled_at = now()
     where id = $1 and state = 'created' and gateway_id is null and busy_until <= clock_timestamp()
     returning id`,
    [id, code],
  );
  return rows.length > 0;
};
