import { sandboxEvidence } from '#domain/dispute.ts';
import type { Db } from '../db/db.ts';
import type { Dispute, GatewayEntry, Told } from '../ports/payments.ts';

/** How long the bank waits for an answer, how long it looks at one, and what it takes for a dispute. */
const rules = { answerDays: 7, decideSeconds: 20, feePaise: 1_500 } as const;

type DisputeRow = {
  id: string;
  charge_id: string;
  amount_paise: number;
  fee_paise: number;
  state: Dispute['state'];
  reason: Dispute['reason'];
  due_by: Date;
  created_at: Date;
};

/** §39: all of a charge, as the owner of the card is not known. */
export const addDispute = async (db: Db, id: string, chargeId: string): Promise<void> => {
  await db.query(
    `insert into sandbox_disputes (id, charge_id, amount_paise, fee_paise, reason, due_by)
     select $1, c.id, c.amount_paise, ${rules.feePaise}, 'fraudulent', now() + interval '${rules.answerDays} days'
     from sandbox_charges c where c.id = $2 and c.state = 'succeeded'
     on conflict do nothing`,
    [id, chargeId],
  );
};

/** What has happened by the time at which it is looked at: no answer came in time, or the bank has looked at one. */
const passTime = (db: Db) =>
  db.query(
    `update sandbox_disputes set state = case state when 'open' then 'lost' else 'won' end
     where state = 'open' and due_by <= clock_timestamp() or state = 'answered' and decides_at <= clock_timestamp()`,
  );

const toDispute = (row: DisputeRow): Dispute => ({
  id: row.id,
  chargeId: row.charge_id,
  amountPaise: row.amount_paise,
  feePaise: row.fee_paise,
  state: row.state,
  reason: row.reason,
  taken: true,
  returned: row.state === 'won',
  openedAt: row.created_at,
  dueBy: row.due_by,
});

export const findDispute = async (db: Db, id: string): Promise<Dispute> => {
  await passTime(db);
  const [row] = await db.query<DisputeRow>(
    `select id, charge_id, amount_paise, fee_paise, state, reason, due_by, created_at
     from sandbox_disputes where id = $1`,
    [id],
  );
  if (!row) throw new Error(`The sandbox knows no dispute ${id}`);
  return toDispute(row);
};

/** An empty text accepts the dispute. One that was answered stays as it is; the same answer again is that answer. */
export const answerDispute = async (db: Db, id: string, text: string): Promise<Told> => {
  await passTime(db);
  await db.query(
    `update sandbox_disputes set said = $2, state = case
         when $2 = '' or strpos($2, '${sandboxEvidence.loses}') > 0 then 'lost'
         when strpos($2, '${sandboxEvidence.wins}') > 0 then 'won' else 'answered' end,
       decides_at = clock_timestamp() + interval '${rules.decideSeconds} seconds'
     where id = $1 and state = 'open'`,
    [id, text],
  );
  const [row] = await db.query<{ said: string | null }>(
    'select said from sandbox_disputes where id = $1',
    [id],
  );
  return { taken: row?.said === text, dispute: await findDispute(db, id) };
};

/** Nothing of it can be refunded while its bank examines it, nor once that has taken it back. */
export const isDisputed = async (db: Db, chargeId: string): Promise<boolean> =>
  (
    await db.query(`select 1 from sandbox_disputes where charge_id = $1 and state <> 'won'`, [
      chargeId,
    ])
  ).length > 0;

export const listDisputes = (db: Db, from: Date, to: Date): Promise<GatewayEntry[]> =>
  db.query<GatewayEntry>(
    `select id, amount_paise as "amountPaise", created_at as at from sandbox_disputes
     where created_at >= $1::timestamptz and created_at < $2::timestamptz order by created_at, id`,
    [from, to],
  );
