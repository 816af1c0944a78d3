import { ratingTimes } from '#domain/rating.ts';
import type { NotCounted } from '#domain/rating-worth.ts';
import type { Stars, Tag } from '#domain/rating.ts';
import type { Party } from '#domain/role.ts';
import type { Db } from '../db/db.ts';

export type RatingRow = {
  id: string;
  booking_id: string;
  author: Party;
  user_id: string;
  handyman_id: string;
  stars: Stars;
  tags: Tag[];
  words: string | null;
  created_at: Date;
  visible_at: Date | null;
  reply: string | null;
  reported_at: Date | null;
  hidden_at: Date | null;
  hidden_reason: string | null;
  /** Null for one that counts, and until it is visible. */
  not_counted: NotCounted | null;
  /** Whether it may still be changed by time, and until when. */
  young: boolean;
  young_until: Date;
};

const columns = `r.id, r.booking_id, r.author, r.user_id, r.handyman_id, r.stars, r.tags, r.words,
  r.created_at, r.visible_at, r.reply, r.reported_at, r.hidden_at, r.hidden_reason, r.not_counted,
  r.created_at > now() - ${ratingTimes.editHours} * interval '1 hour' as young,
  r.created_at + ${ratingTimes.editHours} * interval '1 hour' as young_until`;

/** Both sides' of one job. */
export const listOfBooking = (db: Db, bookingId: string): Promise<RatingRow[]> =>
  db.query<RatingRow>(`select ${columns} from ratings r where r.booking_id = $1`, [bookingId]);

export type Window = { open: boolean; open_until: Date | null };

const window = `b.state = 'done' and b.done_at > now() - ${ratingTimes.openDays} * interval '1 day' as open,
  b.done_at + ${ratingTimes.openDays} * interval '1 day' as open_until`;

/** Whether a job can be rated now. */
export const findWindow = async (db: Db, bookingId: string): Promise<Window> => {
  const [row] = await db.query<Window>(`select ${window} from bookings b where b.id = $1`, [
    bookingId,
  ]);
  return row ?? { open: false, open_until: null };
};

/** The same, with the booking locked: both sides may rate at once, and each has to see the other's rating. */
export const lockWindow = async (db: Db, bookingId: string): Promise<Window> => {
  const [row] = await db.query<Window>(
    `select ${window} from bookings b where b.id = $1 for no key update`,
    [bookingId],
  );
  return row ?? { open: false, open_until: null };
};

type Given = {
  readonly bookingId: string;
  readonly author: Party;
  readonly stars: Stars;
  readonly tags: readonly Tag[];
  readonly words: string | null;
  readonly sameBrowser: boolean;
};

/** Adds a rating or changes it. Under `lockWindow`, once it is known to be allowed. */
export const putRating = async (db: Db, given: Given): Promise<void> => {
  await db.query(
    `insert into ratings as r (booking_id, author, user_id, handyman_id, stars, tags, words, same_browser, due_at)
     select b.id, $2, b.user_id, b.handyman_id, $3::smallint, $4::jsonb, $5, $6,
       b.done_at + ${ratingTimes.blindDays} * interval '1 day'
     from bookings b where b.id = $1
     on conflict (booking_id, author) do update set stars = excluded.stars, tags = excluded.tags,
       words = excluded.words, same_browser = r.same_browser or excluded.same_browser, edited_at = now()
     where r.visible_at is null`,
    [
      given.bookingId,
      given.author,
      given.stars,
      JSON.stringify(given.tags),
      given.words,
      given.sameBrowser,
    ],
  );
};

export type Shown = Pick<
  RatingRow,
  'id' | 'booking_id' | 'author' | 'user_id' | 'handyman_id' | 'stars'
>;

export const shownColumns = 'r.id, r.booking_id, r.author, r.user_id, r.handyman_id, r.stars';

/** §13: reveals both when there are both, or when their time has come. Returns those revealed. */
export const reveal = (db: Db, bookingId: string): Promise<Shown[]> =>
  db.query<Shown>(
    `update ratings r set visible_at = now()
     where r.booking_id = $1 and r.visible_at is null
       and (r.due_at <= now() or (select count(*) from ratings o where o.booking_id = $1) = 2)
     returning ${shownColumns}`,
    [bookingId],
  );

/** Jobs of which a rating is due to become visible. */
export const listDue = (db: Db, most: number) =>
  db.query<{ booking_id: string }>(
    `select booking_id from ratings where visible_at is null and due_at <= now()
     order by due_at limit $1::int`,
    [most],
  );

/** Locks the customer's row before the professional's, in the order of all other code. */
const tally = {
  handyman: `update users set rating_sum = rating_sum + $2::int, rating_count = rating_count + $3::int
    where id = $1`,
  user: `update handymen set rating_sum = rating_sum + $2::int, rating_count = rating_count + $3::int
    where id = $1`,
} as const;

/** §13: in the transaction in which they begin to count (1), or are hidden (-1). */
export const countStars = async (
  db: Db,
  rows: readonly Omit<Shown, 'id'>[],
  by: 1 | -1,
): Promise<void> => {
  for (const author of ['handyman', 'user'] as const) {
    for (const row of rows.filter((one) => one.author === author)) {
      const about = author === 'user' ? row.handyman_id : row.user_id;
      await db.query(tally[author], [about, by * row.stars, by]);
    }
  }
};

const people = { user: 'users', handyman: 'handymen' } as const satisfies Record<Party, string>;

/**
 * §23: a new rating is refused for a deleted account by a trigger; what is added to one is an update, which no
 * trigger could hold back without crossing a deletion under way. This waits for it, as a foreign key would. False where
 * the account is gone.
 */
export const holdAccount = async (db: Db, role: Party, id: string): Promise<boolean> => {
  const rows = await db.query(
    `select 1 from ${people[role]} where id = $1 and deleted_at is null for key share`,
    [id],
  );
  return rows.length > 0;
};

/** Shown to the two of the job. */
export const isShown = `r.visible_at is not null and r.hidden_at is null`;
/** Read by every visitor, and in the sums of stars. */
export const isPublic = `${isShown} and r.not_counted is null`;

/** Under `holdAccount`. False where there is no rating to reply to, or it has a reply. */
export const addReply = async (db: Db, bookingId: string, reply: string): Promise<boolean> => {
  const rows = await db.query(
    `update ratings r set reply = $2, replied_at = now()
     where r.booking_id = $1 and r.author = 'user' and ${isShown} and r.reply is null
     returning r.id`,
    [bookingId, reply],
  );
  return rows.length > 0;
};

/** By the party it is about, under `holdAccount`. False where there is none, or it was reported already. */
export const addReport = async (
  db: Db,
  bookingId: string,
  author: Party,
  reason: string,
): Promise<boolean> => {
  const rows = await db.query(
    `update ratings r set reported_at = now(), report_reason = $3
     where r.booking_id = $1 and r.author = $2 and ${isShown} and r.reported_at is null
     returning r.id`,
    [bookingId, author, reason],
  );
  return rows.length > 0;
};
