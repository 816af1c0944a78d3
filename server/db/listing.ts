import type { Database, Db } from './db.ts';

/** A batch small enough that its locks are not noticed. */
const rowsAtOnce = 2_000;

/**
 * §12: VERIFY_HANDYMEN, brought to the rows. The setting first, so that new signups are written by it; then, batch by
 * batch, the rows that wait for verification. Run again after a crash in the middle, it skips those that are right.
 */
export const applyListing = async (database: Database, required: boolean): Promise<void> => {
  await database.query('update verification_setting set required = $1 where required <> $1', [
    required,
  ]);
  while (await listSome(database, !required));
};

/** The trigger reads the setting. Where another process has meanwhile set another one, its rows are left to it. */
const listSome = async (db: Db, listed: boolean): Promise<boolean> => {
  const rows = await db.query<{ listed: boolean }>(
    `update handymen set listed = $1 where id = any(array(
       select id from handymen
       where verification_asked_at is not null and verification = 'applied' and listed <> $1
         and not held
         and paused_at is null
       order by id limit ${rowsAtOnce} for update))
     returning listed`,
    [listed],
  );
  return rows.length === rowsAtOnce && rows.every((row) => row.listed === listed);
};
