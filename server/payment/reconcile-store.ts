import { timeZone } from '#domain/day.ts';
import type { Difference, DifferenceKind, Entry } from '#domain/reconciliation.ts';
import type { Db } from '../db/db.ts';

const midnight = (day: string) => `(${day})::timestamp at time zone '${timeZone}'`;

/**
 * The next day to compare: the one after the newest, or yesterday; two hours after its end, so that what happened at
 * midnight is on both lists.
 */
export const findDayToCompare = async (db: Db, gateway: string): Promise<string | undefined> => {
  const [row] = await db.query<{ day: string }>(
    `select n.day::text as day from (
       select coalesce(max(day) + 1, (now() at time zone '${timeZone}')::date - 1) as day
       from reconciliations where gateway = $1
     ) n where ${midnight('n.day + 1')} + interval '2 hours' <= now()`,
    [gateway],
  );
  return row?.day;
};

type DayRow = { from: Date; to: Date };

/** The instants between which a day in India is, with so many days around it. */
export const findBounds = async (db: Db, day: string, around: number): Promise<DayRow> => {
  const [row] = await db.query<DayRow>(
    `select ${midnight('$1::date - $2::int')} as "from", ${midnight('$1::date + 1 + $2::int')} as "to"`,
    [day, around],
  );
  if (!row) throw new Error('A day has no bounds');
  return row;
};

/** What of these our books say to have been charged, under the gateway's name. */
export const listOwnCharges = (db: Db, gateway: string, ids: readonly string[]): Promise<Entry[]> =>
  db.query<Entry>(
    `select gateway_id as id, amount_paise + fees_paise as "amountPaise" from payments
     where gateway = $1 and state = 'succeeded' and gateway_id = any($2::text[])`,
    [gateway, ids],
  );

export const listOwnRefunds = (db: Db, gateway: string, ids: readonly string[]): Promise<Entry[]> =>
  db.query<Entry>(
    `select r.gateway_id as id, r.amount_paise as "amountPaise"
     from refunds r join payments p on p.id = r.payment_id
     where p.gateway = $1 and r.state = 'succeeded' and r.gateway_id = any($2::text[])`,
    [gateway, ids],
  );

/** What our books say to have been charged on a day. */
export const listChargesOf = (db: Db, gateway: string, day: string): Promise<Entry[]> =>
  db.query<Entry>(
    `select gateway_id as id, amount_paise + fees_paise as "amountPaise" from payments
     where state = 'succeeded' and settled_at >= ${midnight('$2::date')}
       and settled_at < ${midnight('$2::date + 1')} and gateway = $1`,
    [gateway, day],
  );

export const listRefundsOfDay = (db: Db, gateway: string, day: string): Promise<Entry[]> =>
  db.query<Entry>(
    `select r.gateway_id as id, r.amount_paise as "amountPaise"
     from refunds r join payments p on p.id = r.payment_id
     where r.state = 'succeeded' and r.settled_at >= ${midnight('$2::date')}
       and r.settled_at < ${midnight('$2::date + 1')} and p.gateway = $1`,
    [gateway, day],
  );

export const listOwnDisputes = (
  db: Db,
  gateway: string,
  ids: readonly string[],
): Promise<Entry[]> =>
  db.query<Entry>(
    `select d.gateway_id as id, d.amount_paise as "amountPaise"
     from disputes d join payments p on p.id = d.payment_id
     where p.gateway = $1 and d.gateway_id = any($2::text[])`,
    [gateway, ids],
  );

export const listDisputesOfDay = (db: Db, gateway: string, day: string): Promise<Entry[]> =>
  db.query<Entry>(
    `select d.gateway_id as id, d.amount_paise as "amountPaise"
     from disputes d join payments p on p.id = d.payment_id
     where d.opened_at >= ${midnight('$2::date')} and d.opened_at < ${midnight('$2::date + 1')} and p.gateway = $1`,
    [gateway, day],
  );

type Side = { readonly count: number; readonly paise: number };
export type Compared = {
  readonly charges: { readonly theirs: Side; readonly ours: Side };
  readonly refunds: { readonly theirs: Side; readonly ours: Side };
  readonly differences: readonly Difference[];
};

/** Stores the comparison of a day; what differed before and does no longer is gone. */
export const storeCompared = async (
  db: Db,
  day: string,
  gateway: string,
  { charges, refunds, differences }: Compared,
): Promise<void> => {
  await db.query(
    `insert into reconciliations (day, gateway, charges, charged_paise, our_charges, our_charged_paise, refunds,
       refunded_paise, our_refunds, our_refunded_paise)
     values ($1::date, $2, $3::int, $4::float8::bigint, $5::int, $6::float8::bigint, $7::int, $8::float8::bigint,
       $9::int, $10::float8::bigint)
     on conflict (day, gateway) do update set checked_at = clock_timestamp(), charges = excluded.charges,
       charged_paise = excluded.charged_paise, our_charges = excluded.our_charges,
       our_charged_paise = excluded.our_charged_paise, refunds = excluded.refunds,
       refunded_paise = excluded.refunded_paise, our_refunds = excluded.our_refunds,
       our_refunded_paise = excluded.our_refunded_paise`,
    [
      day,
      gateway,
      charges.theirs.count,
      charges.theirs.paise,
      charges.ours.count,
      charges.ours.paise,
      refunds.theirs.count,
      refunds.theirs.paise,
      refunds.ours.count,
      refunds.ours.paise,
    ],
  );
  const found = JSON.stringify(
    differences.map(({ kind, id, theirsPaise, oursPaise }) => ({
      kind,
      id,
      theirs: theirsPaise,
      ours: oursPaise,
    })),
  );
  const columns = `jsonb_to_recordset($3::jsonb) f (kind text, id text, theirs int, ours int)`;
  await db.query(
    `update reconciliation_differences d set gone_at = clock_timestamp()
     where d.day = $1::date and d.gateway = $2 and d.gone_at is null
       and not exists (select from ${columns} where f.kind = d.kind and f.id = d.gateway_id)`,
    [day, gateway, found],
  );
  await db.query(
    `insert into reconciliation_differences (day, gateway, kind, gateway_id, theirs_paise, ours_paise, booking_id)
     select $1::date, $2, f.kind, f.id, f.theirs, f.ours, p.booking_id
     from ${columns}
       left join refunds r on r.gateway_id = f.id
       left join disputes d on d.gateway_id = f.id
       left join payments p on p.gateway_id = f.id or p.id = r.payment_id or p.id = d.payment_id
     on conflict (day, gateway, kind, gateway_id) do update set gone_at = null, theirs_paise = excluded.theirs_paise,
       ours_paise = excluded.ours_paise`,
    [day, gateway, found],
  );
};

export type ReconciliationRow = {
  day: string;
  checked_at: Date;
  charges: number;
  charged_paise: number;
  our_charged_paise: number;
  refunds: number;
  refunded_paise: number;
  our_refunded_paise: number;
};

/** The newest first. */
export const listReconciliations = (db: Db, most: number): Promise<ReconciliationRow[]> =>
  db.query<ReconciliationRow>(
    `select day::text as day, checked_at, charges, charged_paise::float8 as charged_paise,
       our_charged_paise::float8 as our_charged_paise, refunds, refunded_paise::float8 as refunded_paise,
       our_refunded_paise::float8 as our_refunded_paise
     from reconciliations order by day desc limit $1::int`,
    [most],
  );

export type DifferenceRow = {
  day: string;
  kind: DifferenceKind;
  gateway_id: string;
  theirs_paise: number | null;
  ours_paise: number | null;
  booking_id: string | null;
  number: number | null;
};

/** Those that are still there, of these days. */
export const listDifferences = (db: Db, days: readonly string[]): Promise<DifferenceRow[]> =>
  db.query<DifferenceRow>(
    `select d.day::text as day, d.kind, d.gateway_id, d.theirs_paise, d.ours_paise, d.booking_id,
       i.number::float8 as number
     from reconciliation_differences d left join bills i on i.booking_id = d.booking_id
     where d.day = any($1::date[]) and d.gone_at is null order by d.day desc, d.found_at, d.gateway_id`,
    [days],
  );

export const hasReconciliation = async (db: Db, day: string): Promise<boolean> =>
  (await db.query('select 1 from reconciliations where day = $1::date', [day])).length > 0;
