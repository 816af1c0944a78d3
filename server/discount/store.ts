import { timeZone } from '#domain/day.ts';
import type { CodeFacts, CodeTerms, CodeValue } from '#domain/discount-code.ts';
import type { Db } from '../db/db.ts';

const today = `(now() at time zone '${timeZone}')::date`;

/** §38: a code as it was read, with the day in India. */
export type CodeRow = CodeValue &
  CodeTerms & {
    id: string;
    code: string;
    first_only: boolean;
    /** Who made it. */
    operator_id: string | null;
    today: string;
  };

const columns = `c.id, c.code, c.percent, c.amount_paise, c.valid_from::text, c.valid_to::text, c.most_uses, c.used,
  c.first_only, c.active, c.operator_id, ${today}::text as today`;

export const findCode = async (db: Db, code: string): Promise<CodeRow | undefined> => {
  const [row] = await db.query<CodeRow>(`select ${columns} from discount_codes c where code = $1`, [
    code,
  ]);
  return row;
};

/** By what a customer is recognised: their mailbox and their phone, as keyed hashes. */
export type Signs = { readonly mailboxHash: Uint8Array; readonly phoneHash: Uint8Array };

/** The key of the advisory lock; any number that all processes share. */
const lockClass = 7_204_010;

/** Codes of one phone one after another: what it has paid for is counted. After the lock on the booking. */
export const lockPerson = async (db: Db, { phoneHash }: Signs): Promise<void> => {
  await db.query(`select pg_advisory_xact_lock($1::int, hashtext(encode($2::bytea, 'hex')))`, [
    lockClass,
    phoneHash,
  ]);
};

export const findContact = async (
  db: Db,
  userId: string,
): Promise<{ email: string; phone: string } | undefined> => {
  const [row] = await db.query<{ email: string; phone: string }>(
    'select email, contact_number as phone from users where id = $1',
    [userId],
  );
  return row;
};

/** Every payment that has paid a bill, or the last part of it, has a receipt. */
const hasPaid = `exists (
    select from bookings o join payments p on p.booking_id = o.id join receipts t on t.payment_id = p.id
    where o.user_id = any(array(select v.id from users v where v.contact_number = u.contact_number))
      and o.id <> b.id and p.state = 'succeeded' and not p.for_tip)
  or exists (select from former_payers f
    where (f.mailbox_hash = $3 or f.phone_hash = $4) and f.forget_at > now())
  or exists (select from discount_uses w
    where w.counts and w.booking_id <> b.id
      and (w.user_id = b.user_id or w.mailbox_hash = $3 or w.phone_hash = $4)
      and (select d.first_only from discount_codes d where d.id = w.code_id))`;

const bySign = '(w.mailbox_hash = $3 or w.phone_hash = $4)';

export type UseFacts = Omit<CodeFacts, 'standing' | 'firstOnly'>;

/** §38: of the customer of a booking and a code. A deleted account has no mailbox and no phone any more. */
export const findUseFacts = async (
  db: Db,
  codeId: string,
  bookingId: string,
  { mailboxHash, phoneHash }: Signs,
): Promise<UseFacts> => {
  const [row] = await db.query<UseFacts>(
    `select
       exists (select from discount_uses w where w.code_id = $1 and w.counts and w.user_id = b.user_id) as used,
       exists (select from discount_uses w where w.code_id = $1 and w.counts and ${bySign}) as "usedBySign",
       (u.contact_number = h.phone or exists (
         select from mailboxes m join mailboxes n on n.mailbox = m.mailbox
         where m.role = 'user' and m.account_id = b.user_id
           and n.role = 'handyman' and n.account_id = b.handyman_id)) as "onePerson",
       (${hasPaid}) as "paidBefore"
     from bookings b join users u on u.id = b.user_id join handymen h on h.id = b.handyman_id where b.id = $2`,
    [codeId, bookingId, mailboxHash, phoneHash],
  );
  if (!row) throw new Error('A code without a booking');
  return row;
};

/** §38: one conditional update: of two who want the last use one gets it. */
export const takeUse = async (db: Db, codeId: string, amountPaise: number): Promise<boolean> => {
  const rows = await db.query(
    `update discount_codes set used = used + 1, given_paise = given_paise + $2::int
     where id = $1 and active and used < most_uses and ${today} between valid_from and valid_to
     returning id`,
    [codeId, amountPaise],
  );
  return rows.length > 0;
};

export type NewUse = Signs & {
  readonly paymentId: string;
  readonly codeId: string;
  readonly bookingId: string;
  readonly userId: string;
};

export const addUse = async (
  db: Db,
  { paymentId, codeId, bookingId, userId, mailboxHash, phoneHash }: NewUse,
): Promise<void> => {
  await db.query(
    `insert into discount_uses (payment_id, code_id, booking_id, user_id, mailbox_hash, phone_hash)
     values ($1, $2, $3, $4, $5, $6)`,
    [paymentId, codeId, bookingId, userId, mailboxHash, phoneHash],
  );
};

/** Whether a payment of this booking, or a tip, may be charged at any moment. */
export const isPaying = async (db: Db, bookingId: string): Promise<boolean> => {
  const rows = await db.query(
    `select 1 from payments
     where booking_id = $1 and state in ('created', 'processing', 'requires_action')`,
    [bookingId],
  );
  return rows.length > 0;
};

export type UseRow = {
  payment_id: string;
  /** A part of the bill was paid together with it, or after it: receipts name it. */
  on_receipt: boolean;
};

/** The code on the bill of a booking. */
export const findUse = async (db: Db, bookingId: string): Promise<UseRow | undefined> => {
  const [row] = await db.query<UseRow>(
    `select u.payment_id, exists (
         select from payments q join receipts t on t.payment_id = q.id
         where q.booking_id = p.booking_id and q.attempt >= p.attempt and q.state = 'succeeded' and not q.for_tip
       ) as on_receipt
     from discount_uses u join payments p on p.id = u.payment_id
     where u.booking_id = $1 and p.state = 'succeeded'`,
    [bookingId],
  );
  return row;
};

/** The customer has taken it off. The books take it back by entries of their own. */
export const endUse = async (db: Db, paymentId: string): Promise<void> => {
  await db.query(
    `update payments set state = 'failed', code = 'taken_off', settled_at = now()
     where id = $1 and gateway = 'code' and state = 'succeeded'`,
    [paymentId],
  );
  await db.query('update discount_uses set counts = false where payment_id = $1 and counts', [
    paymentId,
  ]);
};
