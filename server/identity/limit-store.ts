import type { Db } from '../db/db.ts';

const inFull = `clock_timestamp() + $2::int * interval '1 minute'`;

/**
 * A count that would end later than one begun now was begun before the clock was set back. By `clock_timestamp()`:
 * `now()` is when a transaction began; one that has waited for a lock would mistake each count that was begun meanwhile
 * for such a one, and reset it.
 */
const isOver = `l.resets_at <= clock_timestamp() or l.resets_at > ${inFull}`;

const countOne = `
  insert into limits as l (key, used, resets_at) values ($1, 1, ${inFull})
  on conflict (key) do update set
    used = case when ${isOver} then 1 else l.used + 1 end,
    resets_at = case when ${isOver} then ${inFull} else l.resets_at end
  returning used, greatest(1, ceil(extract(epoch from resets_at - now())))::int as wait`;

/** Counts one use. Gives how many there are now, and the seconds until the count begins again. */
export const countUse = async (
  db: Db,
  key: Uint8Array,
  minutes: number,
): Promise<{ readonly used: number; readonly wait: number } | undefined> => {
  const [row] = await db.query<{ used: number; wait: number }>(countOne, [key, minutes]);
  return row;
};

export const giveBackUse = async (db: Db, key: Uint8Array): Promise<void> => {
  await db.query('update limits set used = used - 1 where key = $1 and used > 0', [key]);
};

export const deleteCount = async (db: Db, key: Uint8Array): Promise<void> => {
  await db.query('delete from limits where key = $1', [key]);
};

export const deleteCounts = async (db: Db, keys: readonly Uint8Array[]): Promise<void> => {
  await db.query('delete from limits where key = any($1::bytea[])', [keys]);
};

/** Deletes counts whose period is over, which would count as zero. */
export const deleteOverCounts = async (db: Db): Promise<void> => {
  await db.query('delete from limits where resets_at <= now()');
};
