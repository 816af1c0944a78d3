import type { Db } from '../db/db.ts';

/**
 * §25: these are here, so whatever they were asked is answered. Whoever was set offline a moment before stays it, and
 * reads why. In one order, so that two processes do not wait for each other.
 */
export const noteHere = async (db: Db, handymanIds: readonly string[]): Promise<void> => {
  await db.query(
    `insert into presences (handyman_id)
     select id from handymen where id = any($1::uuid[]) and online order by id
     on conflict (handyman_id) do update set seen_at = now(), asked_at = null`,
    [handymanIds],
  );
};
