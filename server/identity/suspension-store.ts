import { retention } from '#domain/retention.ts';
import type { Mark, SentAway } from '#domain/verification.ts';
import type { Db } from '../db/db.ts';

/** A keyed hash, which can be compared but not reversed. */
export type MarkHash = { readonly kind: Mark; readonly hash: Uint8Array };

/** §12: with the decision; and when the account is deleted, for one that was suspended before there were marks. */
export const putSuspension = async (
  db: Db,
  handymanId: string,
  { kind: why, reason }: { readonly kind: SentAway; readonly reason: string },
  marks: readonly MarkHash[],
): Promise<void> => {
  await db.query(
    `insert into suspensions (handyman_id, kind, reason) values ($1, $2, $3)
     on conflict (handyman_id) do update set kind = excluded.kind, reason = excluded.reason`,
    [handymanId, why, reason],
  );
  for (const { kind, hash } of marks) {
    await db.query(
      `insert into suspension_marks (suspension_id, kind, hash)
       select id, $2, $3 from suspensions where handyman_id = $1
       on conflict (suspension_id, kind, hash) do nothing`,
      [handymanId, kind, hash],
    );
  }
};

const inFull = `${retention.suspensionDays} * interval '1 day'`;

/** The account is deleted: its suspension belongs to no account any more, and expires. */
export const outliveAccount = async (db: Db, handymanId: string): Promise<void> => {
  await db.query(
    `update suspensions set handyman_id = null, forget_at = now() + ${inFull} where handyman_id = $1`,
    [handymanId],
  );
};

/** The suspension was lifted, or the refused application approved. */
export const dropSuspension = async (db: Db, handymanId: string): Promise<void> => {
  await db.query('delete from suspensions where handyman_id = $1', [handymanId]);
  await releaseHeld(db);
};

/** Remembered suspensions and refusals with one of these hashes, and which of the hashes matched. */
const matching = (hashes: string) => `
  select m.suspension_id, array_agg(distinct m.kind order by m.kind) as same
  from suspension_marks m join suspensions s on s.id = m.suspension_id
  where m.hash = any(${hashes}::bytea[]) and (s.forget_at is null or s.forget_at > now())
  group by m.suspension_id`;

/**
 * Writes down whom a sign-up matches. Gives whether it matches a suspension: then it is not listed until an operator has
 * decided. What matches a refusal is only shown.
 */
export const holdIfSuspended = async (
  db: Db,
  handymanId: string,
  marks: readonly MarkHash[],
): Promise<boolean> => {
  const found = await db.query<{ kind: SentAway }>(
    `with found as (
       insert into suspension_matches (handyman_id, suspension_id, same)
       select $1::uuid, m.suspension_id, m.same from (${matching('$2')}) m
       returning suspension_id
     )
     select s.kind from found f join suspensions s on s.id = f.suspension_id`,
    [handymanId, marks.map(({ hash }) => hash)],
  );
  if (!found.some(({ kind }) => kind === 'suspended')) return false;
  await db.query('update handymen set held = true, listed = false where id = $1', [handymanId]);
  return true;
};

/** Deletes the matches that held the application back. A trigger decides whether it is listed then. */
const releaseHeld = async (db: Db): Promise<void> => {
  await db.query(
    `update handymen set held = false, listed = true where id = any(array(
       select h.id from handymen h where h.held
         and not exists (select 1 from suspension_matches m join suspensions s on s.id = m.suspension_id
           where m.handyman_id = h.id and s.kind = 'suspended')
       order by h.id for update))`,
  );
};

export type MatchRow = { kind: SentAway; reason: string; suspended_at: Date; same: Mark[] };

export const listMatches = (db: Db, handymanId: string): Promise<MatchRow[]> =>
  db.query<MatchRow>(
    `select s.kind, s.reason, s.suspended_at, m.same
     from suspension_matches m join suspensions s on s.id = m.suspension_id
     where m.handyman_id = $1 order by s.suspended_at desc`,
    [handymanId],
  );

/** §14: remembered decisions that share one of these hashes, whichever account has them now; writes nothing. */
export const findMatches = (db: Db, marks: readonly MarkHash[]): Promise<MatchRow[]> =>
  db.query<MatchRow>(
    `select s.kind, s.reason, s.suspended_at, m.same
     from (${matching('$1')}) m join suspensions s on s.id = m.suspension_id
     order by s.suspended_at desc`,
    [marks.map(({ hash }) => hash)],
  );

/** Gives how many were deleted. */
export const deleteOldSuspensions = async (db: Db, most: number): Promise<number> => {
  // Accounts deleted by a process of an earlier release.
  await db.query(
    `update suspensions s set handyman_id = null, forget_at = h.deleted_at + ${inFull}
     from handymen h
     where s.handyman_id is not null and h.id = s.handyman_id and h.deleted_at is not null`,
  );
  const rows = await db.query(
    `delete from suspensions where id = any(array(
       select id from suspensions where forget_at <= now() limit $1::int for update skip locked))
     returning id`,
    [most],
  );
  if (rows.length > 0) await releaseHeld(db);
  return rows.length;
};
