import { timeZone } from '#domain/day.ts';
import { retention } from '#domain/retention.ts';
import type { Db } from '../db/db.ts';
import type { Signs } from './store.ts';

/** §38: of an account that is deleted, if it has ever paid for a booking. */
export const rememberPayer = async (
  db: Db,
  userId: string,
  { mailboxHash, phoneHash }: Signs,
): Promise<void> => {
  await db.query(
    `insert into former_payers (mailbox_hash, phone_hash, forget_at)
     select $2, $3, now() + ${retention.payerDays} * interval '1 day'
     where exists (select from bookings b join payments p on p.booking_id = b.id join receipts t on t.payment_id = p.id
       where b.user_id = $1 and p.state = 'succeeded' and not p.for_tip)`,
    [userId, mailboxHash, phoneHash],
  );
};

/** Returns how many were deleted. */
export const deleteOldPayers = async (db: Db, most: number): Promise<number> => {
  const rows = await db.query(
    `delete from former_payers where id = any(array(
       select id from former_payers where forget_at <= now() limit $1::int for update skip locked))
     returning id`,
    [most],
  );
  return rows.length;
};

/** §38: once a code cannot be used any more no customer needs to be recognised for it. Returns how many. */
export const forgetCodeUsers = async (db: Db, most: number): Promise<number> => {
  const rows = await db.query(
    `update discount_uses set mailbox_hash = null, phone_hash = null where payment_id = any(array(
       select u.payment_id from discount_codes c join discount_uses u on u.code_id = c.id
       where c.valid_to < (now() at time zone '${timeZone}')::date - ${retention.codeUserDays}
         and u.mailbox_hash is not null
       limit $1::int for update of u skip locked))
     returning payment_id`,
    [most],
  );
  return rows.length;
};
