import type { Db } from '../db/db.ts';
import type { CardRefusal, Charge, GivenBack } from '../ports/payments.ts';

export type ChargeState = Exclude<Charge['state'], 'processing'>;

export type ChargeRow = {
  id: string;
  amount_paise: number;
  state: ChargeState;
  token: string | null;
  code: string | null;
  decline_code: string | null;
};

const columns = 'id, amount_paise, state, token, code, decline_code';

export const findCharge = async (db: Db, id: string): Promise<ChargeRow> => {
  const [row] = await db.query<ChargeRow>(`select ${columns} from sandbox_charges where id = $1`, [
    id,
  ]);
  if (!row) throw new Error(`The sandbox knows no charge ${id}`);
  return row;
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
  to: { state: ChargeState; refusal: CardRefusal | undefined; token?: string },
): Promise<ChargeRow> => {
  const [row] = await db.query<ChargeRow>(
    `update sandbox_charges set state = $3, code = $4, decline_code = $5,
       token = coalesce($6, token)
     where id = $1 and state in (select value from json_array_elements_text($2::json))
     returning ${columns}`,
    [
      id,
      JSON.stringify(from),
      to.state,
      to.refusal?.code ?? null,
      to.refusal?.declineCode ?? null,
      to.token ?? null,
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

export const findRefund = async (
  db: Db,
  column: 'id' | 'idempotency_key',
  value: string,
): Promise<GivenBack> => {
  const [row] = await db.query<GivenBack>(
    `select id, state from sandbox_refunds where ${column} = $1`,
    [value],
  );
  if (!row) throw new Error(`The sandbox knows no refund ${value}`);
  return row;
};
