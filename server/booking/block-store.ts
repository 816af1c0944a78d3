import { moves, openState } from '#domain/booking.ts';
import type { Db } from '../db/db.ts';
import { recorded, stamps } from './store.ts';
import type { BookingRow } from './store.ts';

/** False for somebody who has never asked: nobody learns from it who exists. */
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

export const dropBlock = async (db: Db, handymanId: string, userId: string): Promise<void> => {
  await db.query('delete from handyman_blocks where handyman_id = $1 and user_id = $2', [
    handymanId,
    userId,
  ]);
};

type Blocked = { user_id: string; username: string; created_at: Date };

const longestList = 200;

export const listBlocks = (db: Db, handymanId: string): Promise<Blocked[]> =>
  db.query<Blocked>(
    `select k.user_id, u.username, k.created_at
     from handyman_blocks k join users u on u.id = k.user_id
     where k.handyman_id = $1 order by k.created_at desc, k.user_id limit ${longestList}`,
    [handymanId],
  );
