import type { Db } from '../db/db.ts';
import type {
  CardRefusal,
  Charge,
  GatewayEntry,
  GivenBack,
  RefundEntry,
} from '../ports/payments.ts';

export type ChargeState = Charge['state'];

export type ChargeRow = {
  id: string;
  amount_paise: number;
  state: ChargeState;
  token: string | null;
  code: string | null;
  decline_code: string | null;
  /** Of a request to pay by UPI. */
  valid_until: Date | null;
  /** Its time is over, or the bank's answer is there. */
  over: boolean;
};

const columns = `id, amount_paise, state, token, code, decline_code, valid_until,
  (state = 'requires_action' and valid_until <= clock_timestamp()
    or state = 'processing' and answers_at <= clock_timestamp()) is true as over`;

/** What has happened by the time at which it is looked at: a request that was not paid in time, a bank's late answer. */
const passTime = async (db: Db, id: string): Promise<void> => {
  await db.query(
    `update sandbox_charges set state = case state when 'processing' then 'succeeded' else 'refused' end,
       code = case state when 'processing' then null else 'upi_expired' end
     where id = $1 and (state = 'requires_action' and valid_until <= clock_timestamp()
       or state = 'processing' and answers_at <= clock_timestamp())`,
    [id],
  );
};

export const findCharge = async (db: Db, id: string): Promise<ChargeRow> => {
  const [row] = await db.query<ChargeRow>(`select ${columns} from sandbox_charges where id = $1`, [
    id,
  ]);
  if (!row) throw new Error(`The sandbox knows no charge ${id}`);
  if (!row.over) return row;
  await passTime(db, id);
  return findCharge(db, id);
};

/** The same key gives the same charge. */
export const addCharge = async (
  db: Db,
  charge: { readonly id: string; readonly key: string; readonly amountPaise: number },
): Promise<ChargeRow> => {
  await db.query(
    `insert into sandbox_charges (id, idempotency_key, amount_paise) values ($1, $2, $3)
     on conflict (idempotency_key) do nothing`,
    [charge.id, charge.key, charge.amountPaise],
  );
  const [row] = await db.query<ChargeRow>(
    `select ${columns} from sandbox_charges where idempotency_key = $1`,
    [charge.key],
  );
  if (!row) throw new Error('The sandbox lost a charge');
  return row;
};

/** One conditional update; a second request reads what became of the charge. */
export const moveCharge = async (
  db: Db,
  id: string,
  from: readonly ChargeState[],
  to: {
    state: ChargeState;
    refusal: CardRefusal | undefined;
    token?: string;
    /** For how long a request to pay by UPI is valid, and when a late answer comes. */
    validSeconds?: number;
    answersInSeconds?: number;
  },
): Promise<ChargeRow> => {
  const [row] = await db.query<ChargeRow>(
    `update sandbox_charges set state = $3, code = $4, decline_code = $5,
       token = coalesce($6, token),
       valid_until = coalesce(clock_timestamp() + $7::int * interval '1 second', valid_until),
       answers_at = coalesce(clock_timestamp() + $8::int * interval '1 second', answers_at)
     where id = $1 and state in (select value from json_array_elements_text($2::json))
     returning ${columns}`,
    [
      id,
      JSON.stringify(from),
      to.state,
      to.refusal?.code ?? null,
      to.refusal?.declineCode ?? null,
      to.token ?? null,
      to.validSeconds ?? null,
      to.answersInSeconds ?? null,
    ],
  );
  return row ?? findCharge(db, id);
};

/** Of a charge that succeeded: all refunds together never exceed it. The same key gives the same refund. */
export const addRefund = (
  db: Db,
  refund: {
    readonly id: string;
    readonly chargeId: string;
    readonly key: string;
    readonly amountPaise: number;
    readonly state: GivenBack['state'];
  },
): Promise<void> =>
  db.transaction(async (inner) => {
    await inner.query('select id from sandbox_charges where id = $1 for update', [refund.chargeId]);
    await inner.query(
      `insert into sandbox_refunds (id, charge_id, idempotency_key, amount_paise, state)
       select $1, c.id, $3, $4::int, $5 from sandbox_charges c
       where c.id = $2 and c.state = 'succeeded' and c.amount_paise >= $4::int + (
         select coalesce(sum(r.amount_paise), 0) from sandbox_refunds r
         where r.charge_id = c.id and r.state <> 'failed')
       on conflict do nothing`,
      [refund.id, refund.chargeId, refund.key, refund.amountPaise, refund.state],
    );
  });

type RefundRow = Pick<GivenBack, 'id' | 'state'> & {
  chargeId: string;
  amountPaise: number;
  key: string;
};

/** Undefined for one that the sandbox does not know. */
export const findRefund = async (
  db: Db,
  column: 'id' | 'idempotency_key',
  value: string,
): Promise<GivenBack | undefined> => {
  const [row] = await db.query<RefundRow>(
    `select id, state, charge_id as "chargeId", amount_paise as "amountPaise", idempotency_key as key
     from sandbox_refunds where ${column} = $1`,
    [value],
  );
  if (!row) return undefined;
  const { id, state, ...of } = row;
  return { id, state, of };
};

export const listCharges = (db: Db, from: Date, to: Date): Promise<GatewayEntry[]> =>
  db.query<GatewayEntry>(
    `select id, amount_paise as "amountPaise", created_at as at from sandbox_charges
     where state = 'succeeded' and created_at >= $1::timestamptz and created_at < $2::timestamptz`,
    [from, to],
  );

export const listRefunds = (db: Db, from: Date, to: Date): Promise<RefundEntry[]> =>
  db.query<RefundEntry & { key: string }>(
    `select id, amount_paise as "amountPaise", created_at as at, charge_id as "chargeId", idempotency_key as key
     from sandbox_refunds
     where state = 'succeeded' and created_at >= $1::timestamptz and created_at < $2::timestamptz`,
    [from, to],
  );
