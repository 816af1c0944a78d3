import { pushNews } from '#domain/push.ts';
import type { PushNews } from '#domain/push.ts';
import type { Party } from '#domain/role.ts';
import type { Db } from '../db/db.ts';
import { addMessages } from './message-store.ts';

type Booked = { readonly id: string };

/** Queues the same news of several bookings in the transaction of the change it tells of: both happen, or neither. */
export const addPushes = (
  db: Db,
  rows: readonly Booked[],
  role: Party,
  news: PushNews,
): Promise<void> =>
  rows.length === 0
    ? Promise.resolve()
    : addMessages(db, {
        role,
        news,
        bookingIds: rows.map(({ id }) => id),
        minutes: pushNews[news].minutes,
      });

export const addPush = (db: Db, row: Booked, role: Party, news: PushNews): Promise<void> =>
  addPushes(db, [row], role, news);
