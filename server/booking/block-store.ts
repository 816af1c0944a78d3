import { moves, openState } from '#domain/booking.ts';
import { deletedNames } from '#domain/deleted-name.ts';
import { retention } from '#domain/retention.ts';
import type { Db } from '../db/db.ts';
import { recorded, stamps } from './store.ts';
import type { BookingRow } from './store.ts';

/** False for a customer who has never asked this handyman, so that it does not reveal which accounts exist. */
export const addBlock = async (db: Db, handymanId: string, userId: string): Promise<boolean> => {
  const rows = await db.query(
    `insert into handyman_blocks (handyman_id, user_id)
     select $1::uuid, $2::uuid
     where exists (select 1 from bookings where handyman_id = $1 and user_id = $2)
     on conflict (handyman_id, user_id) do update set created_at = handyman_blocks.created_at
     returning user_id`,
    [handymanId, userId],
  );
  return rows.length > 0;
};

const decline = recorded(`
  update bookings x set state = $4::text, ${stamps}
  where x.handyman_id = $5 and x.user_id = $6 and x.state = $3::text`);

export const declineOpenOf = (
  db: Db,
  handymanId: string,
  userId: string,
): Promise<BookingRow[]> => {
  const { to } = moves.decline;
  return db.query<BookingRow>(decline, ['decline', 'handyman', openState, to, handymanId, userId]);
};

/** Also for the customer's present mailbox and those they have left. */
export const dropBlock = async (
  db: Db,
  handymanId: string,
  userId: string,
  mailboxHash: Uint8Array | null,
): Promise<void> => {
  await db.query('delete from handyman_blocks where handyman_id = $1 and user_id = $2', [
    handymanId,
    userId,
  ]);
  await db.query(
    'delete from former_blocks where handyman_id = $1 and (user_id = $2 or mailbox_hash = $3)',
    [handymanId, userId, mailboxHash],
  );
};

/** §6: a blocked customer leaves their mailbox: its hash is remembered, because it can sign up again from now on. */
export const rememberBlocks = async (
  db: Db,
  userId: string,
  mailboxHash: Uint8Array,
): Promise<void> => {
  await db.query(
    `insert into former_blocks (handyman_id, mailbox_hash, user_id, blocked_at, forget_at)
     select handyman_id, $2, $1, created_at, now() + ${retention.blockDays} * interval '1 day'
     from handyman_blocks where user_id = $1
     on conflict (mailbox_hash, handyman_id) do update set
       user_id = excluded.user_id, forget_at = excluded.forget_at`,
    [userId, mailboxHash],
  );
};

/** The account is deleted: its remembered blocks belong to no account any more. */
export const unnameBlocks = async (db: Db, userId: string): Promise<void> => {
  await db.query('update former_blocks set user_id = null where user_id = $1', [userId]);
};

/** §6: blocks a new account whose mailbox was a blocked customer's before. */
export const carryBlocks = async (
  db: Db,
  userId: string,
  mailboxHash: Uint8Array,
): Promise<void> => {
  await db.query(
    `insert into handyman_blocks (handyman_id, user_id, created_at, carried)
     select handyman_id, $1, blocked_at, true from former_blocks
     where mailbox_hash = $2 and forget_at > now()
     on conflict (handyman_id, user_id) do nothing`,
    [userId, mailboxHash],
  );
};

/** Returns how many were deleted. */
export const deleteOldBlocks = async (db: Db, most: number): Promise<number> => {
  const rows = await db.query(
    `delete from former_blocks where id = any(array(
       select id from former_blocks where forget_at <= now() limit $1::int for update skip locked))
     returning id`,
    [most],
  );
  return rows.length;
};

/** Of `handyman_blocks k` and `users u`: an account that the professional has never met is not named. */
const blockedName = `case when k.carried then '${deletedNames.user}' else u.username end`;

type Blocked = { user_id: string; username: string; created_at: Date };

const longestList = 200;

export const listBlocks = (db: Db, handymanId: string): Promise<Blocked[]> =>
  db.query<Blocked>(
    `select k.user_id, ${blockedName} as username, k.created_at
     from handyman_blocks k join users u on u.id = k.user_id
     where k.handyman_id = $1 order by k.created_at desc, k.user_id limit ${longestList}`,
    [handymanId],
  );
