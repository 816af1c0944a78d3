import type { Language } from '#domain/language.ts';
import type { Stars, Tag } from '#domain/rating.ts';
import type { NotCounted } from '#domain/rating-worth.ts';
import type { Party } from '#domain/role.ts';
import type { Db } from '../db/db.ts';
import { shownColumns } from './store.ts';
import type { Shown } from './store.ts';

/** A rating as an operator sees it. */
export type JudgedRow = {
  id: string;
  booking_id: string;
  number: number;
  author: Party;
  user_id: string;
  handyman_id: string;
  username: string;
  name: string;
  stars: Stars;
  tags: Tag[];
  words: string | null;
  visible_at: Date;
  reply: string | null;
  reported_at: Date | null;
  report_reason: string | null;
  report_closed_at: Date | null;
  hidden_at: Date | null;
  hidden_reason: string | null;
  not_counted: NotCounted | null;
  /** What the list is sorted by, as Postgres writes it. */
  at: string;
};

/**
 * What the public reads, and what was reported. What professionals say about customers is for
 * those two, so it is here only once it was reported or hidden.
 */
const lists = {
  reported: {
    by: 'reported_at',
    which: 'r.reported_at is not null and r.report_closed_at is null',
  },
  hidden: { by: 'hidden_at', which: 'r.hidden_at is not null' },
  all: { by: 'visible_at', which: `r.author = 'user' and r.visible_at is not null` },
} as const;
export type RatingList = keyof typeof lists;

const page = (list: RatingList, after: boolean) => {
  const { by, which } = lists[list];
  return `
    select r.id, r.booking_id, i.number, r.author, r.user_id, r.handyman_id, u.username, h.name,
      r.stars, r.tags, r.words, r.visible_at, r.reply, r.reported_at, r.report_reason,
      r.report_closed_at, r.hidden_at, r.hidden_reason, r.not_counted, r.${by}::text as at
    from ratings r join users u on u.id = r.user_id join handymen h on h.id = r.handyman_id
      join bills i on i.booking_id = r.booking_id
    where ${which} ${after ? `and (r.${by}, r.id) < ($2::timestamptz, $3::uuid)` : ''}
    order by r.${by} desc, r.id desc limit $1::int`;
};

export const listJudged = (
  db: Db,
  list: RatingList,
  limit: number,
  after: { readonly at: string; readonly id: string } | undefined,
): Promise<JudgedRow[]> =>
  db.query<JudgedRow>(page(list, after !== undefined), [
    limit,
    ...(after ? [after.at, after.id] : []),
  ]);

/** Of a rating that was hidden or shown again: what is needed to count and to tell its author. */
export type ChangedRow = Shown & {
  /** A rating that was not counted is not subtracted. */
  not_counted: NotCounted | null;
};

const changed = `returning ${shownColumns}, r.not_counted`;

/** Closes an open report of it as well. */
export const hide = async (db: Db, id: string, reason: string): Promise<ChangedRow | undefined> => {
  const [row] = await db.query<ChangedRow>(
    `update ratings r set hidden_at = now(), hidden_reason = $2,
       report_closed_at = case when r.reported_at is not null then coalesce(r.report_closed_at, now()) end
     where r.id = $1 and r.visible_at is not null and r.hidden_at is null ${changed}`,
    [id, reason],
  );
  return row;
};

export const unhide = async (db: Db, id: string): Promise<ChangedRow | undefined> => {
  const [row] = await db.query<ChangedRow>(
    `update ratings r set hidden_at = null, hidden_reason = null
     where r.id = $1 and r.hidden_at is not null ${changed}`,
    [id],
  );
  return row;
};

/** The state before and what it is now: one that waited for an operator counts from now on. */
export const closeReport = async (
  db: Db,
  id: string,
): Promise<(ChangedRow & { waited: boolean }) | undefined> => {
  const [row] = await db.query<ChangedRow & { waited: boolean }>(
    `with before as materialized (
       select id, not_counted from ratings
       where id = $1 and reported_at is not null and report_closed_at is null for update)
     update ratings r set report_closed_at = now(), not_counted = nullif(r.not_counted, 'burst')
     from before where r.id = before.id
     ${changed}, before.not_counted is not distinct from 'burst' as waited`,
    [id],
  );
  return row;
};

export const ratingExists = async (db: Db, id: string): Promise<boolean> =>
  (await db.query('select 1 from ratings where id = $1 and visible_at is not null', [id])).length >
  0;

export type AuthorRow = { name: string; email: string; language: Language; other: string };

/** The recipient of the mail about a hidden rating, and the name of whom it was about. */
export const findAuthor = async (db: Db, id: string): Promise<AuthorRow | undefined> => {
  const [row] = await db.query<AuthorRow>(
    `select case r.author when 'user' then u.username else h.name end as name,
       case r.author when 'user' then u.email else h.email end as email,
       case r.author when 'user' then u.language else h.language end as language,
       case r.author when 'user' then h.name else u.username end as other
     from ratings r join users u on u.id = r.user_id join handymen h on h.id = r.handyman_id
     where r.id = $1`,
    [id],
  );
  return row;
};
