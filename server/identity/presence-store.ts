import type { Db } from '../db/db.ts';

/**
 * §25: these handymen are here, so a presence check that waits is answered. One that was set offline a moment before
 * stays offline and reads why. Rows are locked in one order, so that two processes do not deadlock.
 */
export const noteHere = async (db: Db, handymanIds: readonly string[]): Promise<void> => {
  await db.query(
    `insert into presences (handyman_id)
     select id from handymen where id = any($1::uuid[]) and online order by id
     on conflict (handyman_id) do update set seen_at = now(), asked_at = null`,
    [handymanIds],
  );
};
