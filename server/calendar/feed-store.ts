import type { Language } from '#domain/language.ts';
import type { Db } from '../db/db.ts';

export type FeedRow = { made_at: Date; read_at: Date | null };

export const findFeed = async (db: Db, handymanId: string): Promise<FeedRow | undefined> => {
  const [row] = await db.query<FeedRow>(
    'select made_at, read_at from calendar_feeds where handyman_id = $1',
    [handymanId],
  );
  return row;
};

/** The first, or in the place of the one there was. */
export const putFeed = async (
  db: Db,
  handymanId: string,
  hash: Uint8Array,
): Promise<Date | undefined> => {
  const [row] = await db.query<{ made_at: Date }>(
    `insert into calendar_feeds (handyman_id, hash) values ($1, $2)
     on conflict (handyman_id) do update set hash = excluded.hash, made_at = now(), read_at = null
     returning made_at`,
    [handymanId, hash],
  );
  return row?.made_at;
};

export const deleteFeed = async (db: Db, handymanId: string): Promise<void> => {
  await db.query('delete from calendar_feeds where handyman_id = $1', [handymanId]);
};

export type ReaderRow = { handyman_id: string; language: Language };

export const findReader = async (db: Db, hash: Uint8Array): Promise<ReaderRow | undefined> => {
  const [row] = await db.query<ReaderRow>(
    `select f.handyman_id, h.language from calendar_feeds f join handymen h on h.id = f.handyman_id
     where f.hash = $1`,
    [hash],
  );
  return row;
};

/** Once an hour at most: programs ask often, and to the hour is enough. */
export const noteRead = async (db: Db, handymanId: string): Promise<void> => {
  await db.query(
    `update calendar_feeds set read_at = now()
     where handyman_id = $1 and (read_at is null or read_at < now() - interval '1 hour')`,
    [handymanId],
  );
};
