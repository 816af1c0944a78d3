import type { PayoutAccountKind, PayoutHold, PayoutState } from '#domain/payout.ts';
import type { Db } from '../db/db.ts';

/** A professional's bank account or UPI id, as it is now. */
export type AccountRow = {
  id: string;
  kind: PayoutAccountKind;
  shown: string;
  given_at: Date;
};

export const findAccount = async (db: Db, handymanId: string): Promise<AccountRow | undefined> => {
  const [row] = await db.query<AccountRow>(
    `select id, kind, shown, given_at from payout_accounts where handyman_id = $1 and replaced_at is null`,
    [handymanId],
  );
  return row;
};

type NewAccount = {
  readonly kind: PayoutAccountKind;
  readonly sealed: Uint8Array;
  readonly shown: string;
};

/** In place of the one before, which stays with the payouts that went to it. */
export const replaceAccount = async (
  db: Db,
  handymanId: string,
  { kind, sealed, shown }: NewAccount,
): Promise<void> => {
  // Two changes at once: the second replaces the first.
  await db.query('select 1 from handymen where id = $1 for no key update', [handymanId]);
  await db.query(
    'update payout_accounts set replaced_at = now() where handyman_id = $1 and replaced_at is null',
    [handymanId],
  );
  await db.query(
    'insert into payout_accounts (handyman_id, kind, sealed, shown) values ($1, $2, $3, $4)',
    [handymanId, kind, sealed, shown],
  );
};

export type OwnPayoutRow = {
  id: string;
  number: number;
  day: string;
  amount_paise: number;
  state: PayoutState;
  hold: PayoutHold | null;
  shown: string | null;
  reference: string | null;
  paid_at: Date | null;
  reason: string | null;
};

/** Two years of Mondays. */
export const mostListed = 104;

export const listOwn = (db: Db, handymanId: string): Promise<OwnPayoutRow[]> =>
  db.query<OwnPayoutRow>(
    `select p.id, p.number::float8 as number, p.run_day::text as day, p.amount_paise, p.state, p.hold, a.shown,
       p.reference, p.paid_at, p.reason
     from payouts p left join payout_accounts a on a.id = p.account_id
     where p.handyman_id = $1 order by p.run_day desc limit ${mostListed}`,
    [handymanId],
  );

export type PayeeRow = { suspended: boolean; on_the_way_paise: number; now: Date };

/** What else decides about a professional's next payout. */
export const findPayee = async (db: Db, handymanId: string): Promise<PayeeRow | undefined> => {
  const [row] = await db.query<PayeeRow>(
    `select h.verification = 'suspended' as suspended, now(),
       (select coalesce(sum(p.amount_paise), 0)::float8 from payouts p
         where p.handyman_id = h.id and p.state = 'waiting') as on_the_way_paise
     from handymen h where h.id = $1`,
    [handymanId],
  );
  return row;
};

/**
 * §23: erases the numbers of accounts that nothing can be paid to any more: replaced ones, and those of deleted
 * professionals whose balance was paid out.
 */
export const eraseOldAccounts = async (db: Db, most: number): Promise<number> => {
  const erased = await db.query(
    `update payout_accounts set sealed = null, replaced_at = coalesce(replaced_at, now()),
       shown = case when replaced_at is null then '··' else shown end
     where id in (
       select a.id from payout_accounts a join handymen h on h.id = a.handyman_id
       where a.sealed is not null
         and not exists (select 1 from payouts p where p.account_id = a.id and p.state = 'waiting')
         and (a.replaced_at is not null or (h.deleted_at is not null and not exists (
           select 1 from ledger l where l.handyman_id = h.id
           having coalesce(sum(case when l.credit = 'professional' then l.amount_paise else -l.amount_paise end), 0) > 0)))
       limit $1::int)
     returning id`,
    [most],
  );
  return erased.length;
};

export type UntoldRow = {
  id: string;
  handyman_id: string;
  amount_paise: number;
  state: PayoutState;
  hold: PayoutHold | null;
  shown: string | null;
  reference: string | null;
  reason: string | null;
};

/** §29: those of which no mail was written since they changed, locked; of several processes each takes others. */
export const lockUntold = (db: Db, most: number): Promise<UntoldRow[]> =>
  db.query<UntoldRow>(
    `select p.id, p.handyman_id, p.amount_paise, p.state, p.hold, a.shown, p.reference, p.reason
     from payouts p left join payout_accounts a on a.id = p.account_id
     where p.untold order by p.id limit $1::int for update of p skip locked`,
    [most],
  );

export const setTold = async (db: Db, ids: readonly string[]): Promise<void> => {
  await db.query('update payouts set untold = false where id = any($1::uuid[])', [ids]);
};
