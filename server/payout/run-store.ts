import { payoutStates } from '#domain/payout.ts';
import type { PayoutHold, PayoutState } from '#domain/payout.ts';
import type { Db } from '../db/db.ts';

/** The key of the advisory lock; any number that all processes share. */
const lockClass = 7_204_005;

/** One at a time may move what professionals have earned into payouts: two would pay the same balance. */
export const lockPayouts = async (db: Db): Promise<void> => {
  await db.query('select pg_advisory_xact_lock($1::int, 0)', [lockClass]);
};

/** False where it is there already. */
export const addRun = async (db: Db, day: string): Promise<boolean> => {
  const rows = await db.query(
    'insert into payout_runs (day) values ($1::date) on conflict do nothing returning day',
    [day],
  );
  return rows.length > 0;
};

export const hasRun = async (db: Db, day: string): Promise<boolean> => {
  const rows = await db.query('select 1 from payout_runs where day = $1::date', [day]);
  return rows.length > 0;
};

const balance = `sum(case when l.credit = 'professional' then l.amount_paise else -l.amount_paise end)`;

export type DueRow = {
  handyman_id: string;
  balance_paise: number;
  suspended: boolean;
  account_id: string | null;
  given_at: Date | null;
};

const payee = `h.verification = 'suspended' as suspended, a.id as account_id, a.given_at`;

/** §29: everybody whose balance is at least this; of deleted accounts, whatever is left. */
export const listDue = (db: Db, leastPaise: number): Promise<DueRow[]> =>
  db.query<DueRow>(
    `select d.handyman_id, d.balance_paise, ${payee}
     from (
       select l.handyman_id, ${balance}::float8 as balance_paise from ledger l
       where l.handyman_id is not null group by l.handyman_id having ${balance} > 0
     ) d join handymen h on h.id = d.handyman_id
       left join payout_accounts a on a.handyman_id = h.id and a.replaced_at is null
     where d.balance_paise >= $1::int or h.deleted_at is not null
     order by h.name, h.id`,
    [leastPaise],
  );

type NewPayout = {
  readonly handyman_id: string;
  readonly account_id: string | null;
  readonly amount_paise: number;
  readonly hold: PayoutHold | null;
};

/** Gives the ids of those that wait for the bank. */
export const addPayouts = async (
  db: Db,
  day: string,
  payouts: readonly NewPayout[],
): Promise<string[]> => {
  const rows = await db.query<{ id: string; state: PayoutState }>(
    `insert into payouts (run_day, handyman_id, account_id, amount_paise, state, hold, transfers, untold)
     select $1::date, p.handyman_id, p.account_id, p.amount_paise,
       case when p.hold is null then 'waiting' else 'held' end, p.hold, case when p.hold is null then 1 else 0 end,
       p.hold is not distinct from 'no_account'
     from jsonb_to_recordset($2::jsonb) p (handyman_id uuid, account_id uuid, amount_paise int, hold text)
     returning id, state`,
    [day, JSON.stringify(payouts)],
  );
  return rows.filter(({ state }) => state === 'waiting').map(({ id }) => id);
};

export type RunRow = {
  day: string;
  made_at: Date;
  approved_at: Date | null;
  approved_by: string | null;
  sums: Record<PayoutState | 'new', { payouts: number; amount_paise: number }>;
};

const sumsOf = (state: string, which: string) =>
  `'${state}', jsonb_build_object('payouts', count(*) filter (where ${which}),
     'amount_paise', coalesce(sum(p.amount_paise) filter (where ${which}), 0))`;

const runs = `
  select r.day::text as day, r.made_at, r.approved_at, o.name as approved_by, s.sums
  from payout_runs r left join operators o on o.id = r.approved_by
  cross join lateral (
    select jsonb_build_object(
      ${payoutStates.map((state) => sumsOf(state, `p.state = '${state}'`)).join(', ')},
      ${sumsOf('new', `p.state = 'waiting' and p.filed_at is null`)}) as sums
    from payouts p where p.run_day = r.day
  ) s`;

export const listRuns = (db: Db, most: number): Promise<RunRow[]> =>
  db.query<RunRow>(`${runs} order by r.day desc limit $1::int`, [most]);

export const findRun = async (db: Db, day: string): Promise<RunRow | undefined> => {
  const [row] = await db.query<RunRow>(`${runs} where r.day = $1::date`, [day]);
  return row;
};

export type PayoutRow = {
  id: string;
  number: number;
  handyman_id: string;
  name: string;
  amount_paise: number;
  state: PayoutState;
  hold: PayoutHold | null;
  shown: string | null;
  filed: boolean;
  reference: string | null;
  reason: string | null;
};

/** Of a run, by number; behind that one. */
export const listOfRun = (
  db: Db,
  day: string,
  state: PayoutState | undefined,
  limit: number,
  after: number | undefined,
): Promise<PayoutRow[]> =>
  db.query<PayoutRow>(
    `select p.id, p.number::float8 as number, p.handyman_id, h.name, p.amount_paise, p.state, p.hold, a.shown,
       p.filed_at is not null as filed, p.reference, p.reason
     from payouts p join handymen h on h.id = p.handyman_id left join payout_accounts a on a.id = p.account_id
     where p.run_day = $1::date and ($2::text is null or p.state = $2::text) and p.number > coalesce($4::float8, 0)
     order by p.number limit $3::int`,
    [day, state ?? null, limit, after ?? null],
  );

/** False where it was approved already. */
export const approve = async (db: Db, day: string, operatorId: string): Promise<boolean> => {
  const rows = await db.query(
    `update payout_runs set approved_at = now(), approved_by = $2
     where day = $1::date and approved_at is null returning day`,
    [day, operatorId],
  );
  return rows.length > 0;
};

export type FileRow = {
  id: string;
  number: number;
  name: string;
  amount_paise: number;
  kind: string;
  sealed: Uint8Array;
};

/** What waits for the bank, locked until the file is written down as made. */
export const lockForFile = (
  db: Db,
  day: string,
  again: boolean,
  most: number,
): Promise<FileRow[]> =>
  db.query<FileRow>(
    `select p.id, p.number::float8 as number, h.name, p.amount_paise, a.kind, a.sealed
     from payouts p join handymen h on h.id = p.handyman_id join payout_accounts a on a.id = p.account_id
     where p.run_day = $1::date and p.state = 'waiting' and ($2::boolean or p.filed_at is null)
       and a.sealed is not null
     order by p.number limit $3::int for update of p`,
    [day, again, most],
  );

export const markFiled = async (db: Db, ids: readonly string[]): Promise<void> => {
  await db.query(
    'update payouts set filed_at = coalesce(filed_at, now()) where id = any($1::uuid[])',
    [ids],
  );
};

/** Those of an approved run that wait for the bank. */
export const setPaid = (
  db: Db,
  day: string,
  ids: readonly string[],
  reference: string,
): Promise<{ id: string; number: number; handyman_id: string }[]> =>
  db.query<{ id: string; number: number; handyman_id: string }>(
    `update payouts p set state = 'paid', reference = $3, paid_at = now(), transfers = transfers + 1,
       untold = true
     where p.id = any($2::uuid[]) and p.run_day = $1::date and p.state = 'waiting' and p.filed_at is not null
     returning p.id, p.number::float8 as number, p.handyman_id`,
    [day, ids, reference],
  );

export type LockedRow = {
  id: string;
  handyman_id: string;
  amount_paise: number;
  day: string;
  state: PayoutState;
  hold: PayoutHold | null;
  filed: boolean;
};

export const lockPayout = async (db: Db, id: string): Promise<LockedRow | undefined> => {
  const [row] = await db.query<LockedRow>(
    `select p.id, p.handyman_id, p.amount_paise, p.run_day::text as day, p.state, p.hold,
       p.filed_at is not null as filed
     from payouts p where p.id = $1 for update`,
    [id],
  );
  return row;
};

export const setReturned = async (db: Db, id: string, reason: string): Promise<void> => {
  await db.query(
    `update payouts set state = 'returned', reason = $2, transfers = transfers + 1, untold = true
     where id = $1`,
    [id, reason],
  );
};

export const setHeld = async (db: Db, id: string, reason: string): Promise<void> => {
  await db.query(
    `update payouts set state = 'held', hold = 'operator', reason = $2, transfers = transfers + 1,
       untold = true
     where id = $1`,
    [id, reason],
  );
};

export const findDue = async (db: Db, handymanId: string): Promise<DueRow | undefined> => {
  const [row] = await db.query<DueRow>(
    `select h.id as handyman_id, coalesce((
         select ${balance} from ledger l where l.handyman_id = h.id), 0)::float8 as balance_paise, ${payee}
     from handymen h left join payout_accounts a on a.handyman_id = h.id and a.replaced_at is null
     where h.id = $1`,
    [handymanId],
  );
  return row;
};

export const setWaiting = async (
  db: Db,
  id: string,
  accountId: string,
  amountPaise: number,
): Promise<void> => {
  await db.query(
    `update payouts set state = 'waiting', hold = null, reason = null, account_id = $2, amount_paise = $3,
       transfers = transfers + 1, untold = false
     where id = $1`,
    [id, accountId, amountPaise],
  );
};

/** The newer a run is, the more of what was held in earlier ones it holds: only its own can be released. */
export const isNewestRun = async (db: Db, day: string): Promise<boolean> => {
  const rows = await db.query('select 1 from payout_runs where day > $1::date', [day]);
  return rows.length === 0;
};
