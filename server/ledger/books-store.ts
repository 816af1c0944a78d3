import { timeZone } from '#domain/day.ts';
import { ledgerAccounts } from '#domain/ledger.ts';
import type { LedgerAccount, TransferKind } from '#domain/ledger.ts';
import type { Db } from '../db/db.ts';

/** The instant at which a day in India begins. */
const midnight = (day: string) => `(${day})::timestamp at time zone '${timeZone}'`;

/** Each transfer twice: what was moved to an account, and what from one. */
const between = (from: string, to: string) => `
  select debit as account, amount_paise::bigint as debit_paise, 0::bigint as credit_paise from ledger
  where at >= ${from} and at < ${to}
  union all
  select credit, 0, amount_paise from ledger where at >= ${from} and at < ${to}`;

export type SumRow = { account: LedgerAccount; debit_paise: number; credit_paise: number };

const summed = (rows: string) => `
  select r.account, sum(r.debit_paise)::float8 as debit_paise, sum(r.credit_paise)::float8 as credit_paise
  from (${rows}) r group by r.account`;

/**
 * The newest closed day until then. The release before has closed days without the account of disputes: such a day counts
 * once it is added.
 */
const closed = `(select max(day) from ledger_days where account = 'disputes' and day <= $1::date)`;

/** What is stored of that day, and each transfer since. */
const untilEndOf = summed(`
  select account, debit_paise, credit_paise from ledger_days where day = ${closed}
  union all
  ${between(midnight(`coalesce(${closed} + 1, date '2000-01-01')`), midnight('$1::date + 1'))}`);

/** §28: of each account that anything was ever moved to or from, until the end of a day. */
export const sumUntil = (db: Db, day: string): Promise<SumRow[]> =>
  db.query<SumRow>(untilEndOf, [day]);

const onDay = summed(between(midnight('$1::date'), midnight('$1::date + 1')));

export const sumOfDay = (db: Db, day: string): Promise<SumRow[]> => db.query<SumRow>(onDay, [day]);

export type TransferRow = {
  id: number;
  at: Date;
  /** To the microsecond. */
  exact_at: string;
  kind: TransferKind;
  booking_id: string | null;
  payout_day: string | null;
  user_id: string | null;
  number: number | null;
  debit: LedgerAccount;
  credit: LedgerAccount;
  amount_paise: number;
};

type After = { readonly at: string; readonly id: number };

/** Of a day, the newest first; behind that one. */
export const listTransfers = (
  db: Db,
  day: string,
  limit: number,
  after: After | undefined,
): Promise<TransferRow[]> =>
  db.query<TransferRow>(
    `select l.id::float8 as id, l.at, l.at::text as exact_at, l.kind, l.booking_id,
       p.run_day::text as payout_day,
       case when l.credit_id is not null then l.user_id end as user_id, coalesce(i.number, p.number)::float8 as number, l.debit, l.credit,
       l.amount_paise
     from (
       select * from ledger where at >= ${midnight('$1::date')} and at < ${midnight('$1::date + 1')}
         and (at, id) < (coalesce($3::timestamptz, 'infinity'), coalesce($4::float8, 0)::bigint)
       order by at desc, id desc limit $2::int
     ) l left join bills i on i.booking_id = l.booking_id left join payouts p on p.id = l.payout_id
     order by l.at desc, l.id desc`,
    [day, limit, after?.at ?? null, after?.id ?? null],
  );

export type DaySumRow = {
  day: string;
  kind: TransferKind;
  debit: LedgerAccount;
  credit: LedgerAccount;
  transfers: number;
  amount_paise: number;
};

/** Of a month, which begins with this day: what was moved on each of its days, summed by reason and accounts. */
export const sumByDay = (db: Db, first: string): Promise<DaySumRow[]> =>
  db.query<DaySumRow>(
    `select (l.at at time zone '${timeZone}')::date::text as day, l.kind, l.debit, l.credit,
       count(*)::int as transfers, sum(l.amount_paise)::float8 as amount_paise
     from ledger l
     where l.at >= ${midnight('$1::date')} and l.at < ${midnight("$1::date + interval '1 month'")}
     group by 1, l.kind, l.debit, l.credit
     order by 1, l.kind, l.debit, l.credit`,
    [first],
  );

/**
 * The first day that is not closed, if it has been over for an hour: what was written before its end is committed by
 * then, however long it took.
 */
const nextDay = `
  select n.day from (
    select coalesce(
      (select max(day) + 1 from ledger_days where account = 'disputes'),
      (select (at at time zone '${timeZone}')::date from ledger order by at limit 1)) as day
  ) n
  where ${midnight('n.day + 1')} <= now() - interval '1 hour'`;

/** Closes the books of that day. False where there is none. Of several processes one does it. */
export const closeDay = async (db: Db): Promise<boolean> => {
  const [next] = await db.query<{ day: string }>(`select d.day::text as day from (${nextDay}) d`);
  if (!next) return false;
  await db.query(
    `insert into ledger_days (day, account, debit_paise, credit_paise)
     select $1::date, a.account, coalesce(max(k.debit_paise), 0) + coalesce(sum(r.debit_paise), 0),
       coalesce(max(k.credit_paise), 0) + coalesce(sum(r.credit_paise), 0)
     from unnest($2::text[]) a(account)
       left join ledger_days k on k.day = $1::date - 1 and k.account = a.account
       left join (${between(midnight('$1::date'), midnight('$1::date + 1'))}) r on r.account = a.account
     group by a.account
     on conflict do nothing`,
    [next.day, ledgerAccounts],
  );
  return true;
};
