import { moves, openState } from '#domain/booking.ts';
import type { Db } from '../db/db.ts';
import { recorded, stamps } from './store.ts';
import type { BookingRow } from './store.ts';

/** As many as are listed. */
const most = 200;

/** False for a professional who does not exist, or where the list is full. */
export const addOwnBlock = async (db: Db, userId: string, handymanId: string): Promise<boolean> => {
  const rows = await db.query(
    `insert into user_blocks (user_id, handyman_id)
     select $1::uuid, h.id from handymen h
     where h.id = $2 and h.deleted_at is null
       and (select count(*) from user_blocks k where k.user_id = $1) < ${most}
     on conflict (user_id, handyman_id) do update set created_at = user_blocks.created_at
     returning handyman_id`,
    [userId, handymanId],
  );
  return rows.length > 0;
};

const withdraw = recorded(`
  update bookings x set state = $4::text, ${stamps}
  where x.user_id = $5 and x.handyman_id = $6 and x.state = $3::text`);

/** What this customer has asked them and they have not answered yet. */
export const withdrawOpenTo = (db: Db, userId: string, handymanId: string): Promise<BookingRow[]> =>
  db.query<BookingRow>(withdraw, [
    'withdraw',
    'user',
    openState,
    moves.withdraw.to,
    userId,
    handymanId,
  ]);

export const dropOwnBlock = async (db: Db, userId: string, handymanId: string): Promise<void> => {
  await db.query('delete from user_blocks where user_id = $1 and handyman_id = $2', [
    userId,
    handymanId,
  ]);
};

type Blocked = { handyman_id: string; name: string; created_at: Date };

export const listOwnBlocks = (db: Db, userId: string): Promise<Blocked[]> =>
  db.query<Blocked>(
    `select k.handyman_id, h.name, k.created_at
     from user_blocks k join handymen h on h.id = k.handyman_id
     where k.user_id = $1 order by k.created_at desc, k.handyman_id limit ${most}`,
    [userId],
  );
