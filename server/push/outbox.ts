import { pushNews } from '#domain/push.ts';
import type { PushNews } from '#domain/push.ts';
import type { Party } from '#domain/role.ts';
import type { Db } from '../db/db.ts';
import { addMessage } from './message-store.ts';

type Booked = { readonly id: string; readonly user_id: string; readonly handyman_id: string };

/** Queues it in the transaction of the change it tells of: both happen, or neither. */
export const addPush = (db: Db, row: Booked, role: Party, news: PushNews): Promise<void> =>
  addMessage(db, {
    role,
    accountId: role === 'user' ? row.user_id : row.handyman_id,
    news,
    bookingId: row.id,
    minutes: pushNews[news].minutes,
  });
