import type { CreditMove } from '#domain/ledger-moves.ts';
import type { TransferKind, LedgerAccount } from '#domain/ledger.ts';
import { creditMoves } from '#domain/ledger-moves.ts';
import type { Language } from '#domain/language.ts';
import { payableStates } from '#domain/booking.ts';
import { literals } from '../db/db.ts';
import type { Db } from '../db/db.ts';

/** The key of the advisory lock; any number that all processes share. */
const lockClass = 7_204_007;

/**
 * What takes from a customer's credit does so one after another, because a balance is a sum that no row lock protects.
 * Taken last: after the lock on a booking, where there is one.
 */
export const lockCredit = async (db: Db, userId: string): Promise<void> => {
  await db.query('select pg_advisory_xact_lock($1::int, hashtext($2::text))', [lockClass, userId]);
};

/** §32: in paise. */
export const findCredit = async (db: Db, userId: string): Promise<number> => {
  const [row] = await db.query<{ balance_paise: number }>(
    `select coalesce(sum(case when credit = 'credit' then amount_paise else -amount_paise end), 0)::float8
       as balance_paise
     from ledger where user_id = $1`,
    [userId],
  );
  return row?.balance_paise ?? 0;
};

export type CreditLineRow = {
  at: Date;
  kind: TransferKind;
  debit: LedgerAccount;
  amount_paise: number;
  move: CreditMove | null;
  words: string | null;
  booking_id: string | null;
  number: number | null;
};

/** The newest first. */
export const listLines = (db: Db, userId: string, most: number): Promise<CreditLineRow[]> =>
  db.query<CreditLineRow>(
    `select l.at, l.kind, l.debit, l.amount_paise, c.kind as move, c.words, l.booking_id,
       i.number::float8 as number
     from (
       select * from ledger where user_id = $1 order by id desc limit $2::int
     ) l left join credits c on c.id = l.credit_id left join bills i on i.booking_id = l.booking_id
     order by l.id desc`,
    [userId, most],
  );

export type NewCredit = {
  readonly userId: string;
  /** Of the press, where there was one. */
  readonly key: string | null;
  readonly move: CreditMove;
  readonly amountPaise: number;
  readonly operatorId: string | null;
  readonly words: string | null;
};

/** The fact and its transfer in the books, in one transaction of the caller. */
export const addCredit = async (
  db: Db,
  { userId, key, move, amountPaise, operatorId, words }: NewCredit,
): Promise<void> => {
  const { kind, debit, credit } = creditMoves[move];
  await db.query(
    `with added as (
       insert into credits (key, user_id, kind, amount_paise, operator_id, words)
       values (coalesce($1::uuid, gen_random_uuid()), $2::uuid, $3, $4::int, $5::uuid, $6) returning id, user_id, amount_paise
     )
     insert into ledger (key, line, kind, credit_id, debit, credit, user_id, amount_paise)
     select 'credit:' || a.id, 1, $7::text, a.id, $8::text, $9::text, a.user_id, a.amount_paise from added a`,
    [key, userId, move, amountPaise, operatorId, words, kind, debit, credit],
  );
};

type MadeRow = { user_id: string; kind: CreditMove; amount_paise: number };

/** The credit of an earlier press. */
export const findByKey = async (db: Db, key: string): Promise<MadeRow | undefined> => {
  const [row] = await db.query<MadeRow>(
    'select user_id, kind, amount_paise from credits where key = $1',
    [key],
  );
  return row;
};

/** What this customer was given within a day. */
export const findGivenToday = async (db: Db, userId: string): Promise<number> => {
  const [row] = await db.query<{ given_paise: number }>(
    `select coalesce(sum(amount_paise), 0)::float8 as given_paise from credits
     where user_id = $1 and kind = 'given' and at > clock_timestamp() - interval '1 day'`,
    [userId],
  );
  return row?.given_paise ?? 0;
};

export type RecipientRow = { name: string; email: string; language: Language };

/** Locked, so that the account is not deleted meanwhile. Undefined once it is. */
export const lockRecipient = async (db: Db, userId: string): Promise<RecipientRow | undefined> => {
  const [row] = await db.query<RecipientRow>(
    `select username as name, email, language from users
     where id = $1 and deleted_at is null for no key update`,
    [userId],
  );
  return row;
};

export const isCustomer = async (db: Db, userId: string): Promise<boolean> =>
  (await db.query('select 1 from users where id = $1', [userId])).length > 0;

/** The professionals who would be paid with credit of this customer: for open bills, and with fees that are owed. */
export const listToBePaid = async (db: Db, userId: string): Promise<string[]> => {
  const rows = await db.query<{ handyman_id: string }>(
    `select b.handyman_id from bookings b
     where b.user_id = $1 and b.state in ${literals(payableStates)} and b.payment_state = 'unpaid'
     union select b.handyman_id from fees f join bookings b on b.id = f.booking_id
     where f.user_id = $1 and f.forgiven_at is null`,
    [userId],
  );
  return rows.map(({ handyman_id }) => handyman_id);
};

/** Bookings of which something may be left to pay; the one that was asked for first comes first. */
export const listToPay = async (db: Db, userId: string, most: number): Promise<string[]> => {
  const rows = await db.query<{ id: string }>(
    `select id from bookings
     where user_id = $1 and state in ${literals(payableStates)} and payment_state = 'unpaid'
     order by created_at limit $2::int`,
    [userId, most],
  );
  return rows.map(({ id }) => id);
};
