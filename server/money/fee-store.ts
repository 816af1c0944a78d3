import type { FeeKind, SorryFacts, StoredFee } from '#domain/fee.ts';
import { sorryRules } from '#domain/fee.ts';
import type { Db } from '../db/db.ts';
import { creditMoves } from '#domain/ledger-moves.ts';

/** §36: the fee of a booking as `StoredFee`, or null. */
export const feeOf = (booking: string) => `(
  select json_build_object('kind', f.kind, 'amount_paise', f.amount_paise, 'forgiven', f.forgiven_at is not null,
    'kept_paise', f.kept_paise)
  from fees f where f.booking_id = ${booking})`;

/** What of a customer's money is here for a booking: paid, and not given back or about to be. */
export const hereOf = (booking: string) => `(
  select (coalesce(sum(p.amount_paise), 0) - coalesce(sum((select sum(g.amount_paise) from refunds g
    where g.payment_id = p.id and g.state <> 'failed')), 0))::int
  from payments p where p.booking_id = ${booking} and p.state = 'succeeded')`;

export type ShownFee = StoredFee & {
  readonly kind: FeeKind;
  readonly words: string | null;
  readonly here_paise: number;
};

/** §36: of a booking named `b`, with why it was forgiven, and what of the customer's money is here for it; looked up only once it is cancelled. */
export const feeOfCancelled = `case when b.state = 'cancelled' then (
  select json_build_object('kind', f.kind, 'amount_paise', f.amount_paise, 'forgiven', f.forgiven_at is not null,
    'kept_paise', f.kept_paise, 'words', f.words, 'here_paise', ${hereOf('b.id')})
  from fees f where f.booking_id = b.id) end`;

/** The caller has made the move in its transaction: there is one at most. */
export const addFee = async (
  db: Db,
  bookingId: string,
  kind: FeeKind,
  amountPaise: number,
): Promise<void> => {
  await db.query(
    `insert into fees (booking_id, user_id, kind, amount_paise)
     select id, user_id, $2, $3::int from bookings where id = $1`,
    [bookingId, kind, amountPaise],
  );
};

export type FeeRow = StoredFee & {
  booking_id: string;
  user_id: string;
  kind: FeeKind;
  at: Date;
  /** What of the customer's money is here for its booking. */
  here_paise: number;
};

const feeColumns = `f.booking_id, f.user_id, f.kind, f.amount_paise, f.forgiven_at is not null as forgiven, f.kept_paise,
  f.at, ${hereOf('f.booking_id')} as here_paise`;

export const findFee = async (db: Db, bookingId: string): Promise<FeeRow | undefined> => {
  const [row] = await db.query<FeeRow>(`select ${feeColumns} from fees f where f.booking_id = $1`, [
    bookingId,
  ]);
  return row;
};

/** More than anyone owes at once: who owes pays with the next bill. */
const mostOwed = 100;

/** Those of a customer that are not paid, the oldest first. */
export const listOwed = (db: Db, userId: string): Promise<FeeRow[]> =>
  db.query<FeeRow>(
    `select o.* from (
       select ${feeColumns} from fees f where f.user_id = $1 and f.forgiven_at is null
     ) o where o.here_paise < o.amount_paise order by o.at, o.booking_id limit ${mostOwed}`,
    [userId],
  );

/** §36: what attempts to pay other bookings of this customer take for fees: none is taken twice. */
export const findCarried = async (db: Db, userId: string, bookingId: string): Promise<number> => {
  const [row] = await db.query<{ carried_paise: number }>(
    `select coalesce(sum(p.fees_paise), 0)::int as carried_paise
     from bookings b join payments p on p.booking_id = b.id
     where b.user_id = $1 and b.id <> $2 and p.state in ('created', 'processing', 'requires_action')
       and exists (select from fees f where f.user_id = $1 and f.forgiven_at is null)`,
    [userId, bookingId],
  );
  return row?.carried_paise ?? 0;
};

export const forgiveFee = async (
  db: Db,
  bookingId: string,
  by: { readonly operatorId: string; readonly words: string; readonly keptPaise: number },
): Promise<void> => {
  await db.query(
    `update fees set forgiven_at = clock_timestamp(), forgiven_by = $2, words = $3, kept_paise = $4::int
     where booking_id = $1 and forgiven_at is null`,
    [bookingId, by.operatorId, by.words, by.keptPaise],
  );
};

/** The key of the advisory lock; any number that all processes share. */
const lockClass = 7_204_008;

/** What decides about credit for a professional's visits is counted one after another. Before the lock on credit. */
export const lockSorry = async (db: Db, handymanId: string): Promise<void> => {
  await db.query('select pg_advisory_xact_lock($1::int, hashtext($2::text))', [
    lockClass,
    handymanId,
  ]);
};

const since = `interval '${sorryRules.days} days'`;

/** A deleted account has no mailbox and no phone any more. */
export const findSorryFacts = async (
  db: Db,
  { userId, handymanId }: { readonly userId: string; readonly handymanId: string },
): Promise<SorryFacts> => {
  const [row] = await db.query<SorryFacts>(
    `select
       (select count(*)::int from credits c where c.user_id = $1 and c.kind = 'sorry'
         and c.at > clock_timestamp() - ${since}) as "ofCustomer",
       (select count(*)::int from credits c where c.handyman_id = $2
         and c.at > clock_timestamp() - ${since}) as "ofHandyman",
       (select count(*)::int from credits c where c.user_id = $1 and c.handyman_id = $2) as "ofPair",
       exists (select from mailboxes m join mailboxes n on n.mailbox = m.mailbox
         where m.role = 'user' and m.account_id = $1 and n.role = 'handyman' and n.account_id = $2)
       or exists (select from users u join handymen h on right(h.phone, 10) = right(u.contact_number, 10)
         where u.id = $1 and h.id = $2) as "samePerson"`,
    [userId, handymanId],
  );
  if (!row) throw new Error('A query without a row');
  return row;
};

/** The fact and its transfer in the books, for a booking once. */
export const addSorry = async (db: Db, bookingId: string, amountPaise: number): Promise<void> => {
  const { kind, debit, credit } = creditMoves.sorry;
  await db.query(
    `with added as (
       insert into credits (key, user_id, handyman_id, booking_id, kind, amount_paise)
       select gen_random_uuid(), b.user_id, b.handyman_id, b.id, 'sorry', $2::int from bookings b where b.id = $1
       returning id, user_id, amount_paise
     )
     insert into ledger (key, line, kind, credit_id, debit, credit, user_id, amount_paise)
     select 'credit:' || a.id, 1, $3::text, a.id, $4::text, $5::text, a.user_id, a.amount_paise from added a`,
    [bookingId, amountPaise, kind, debit, credit],
  );
};
