import { ratingTimes } from '#domain/rating.ts';
import type { Stars, Tag } from '#domain/rating.ts';
import type { NotCounted } from '#domain/rating-worth.ts';
import type { Party } from '#domain/role.ts';
import type { Db } from '../db/db.ts';
import { isPublic, isShown } from './store.ts';

/** A rating of this person, and by whom. */
export type SaidRow = {
  id: string;
  booking_id: string;
  stars: Stars;
  tags: Tag[];
  words: string | null;
  name: string;
  created_at: Date;
  /** Dates in JavaScript lose the microseconds that the cursor needs. */
  exact_visible_at: string;
  reply: string | null;
  reported_at: Date | null;
  not_counted: NotCounted | null;
};

export type After = { readonly visibleAt: string; readonly id: string };

const other = { user: 'handyman', handyman: 'user' } as const satisfies Record<Party, Party>;
const people = {
  user: { table: 'users', name: 'username' },
  handyman: { table: 'handymen', name: 'name' },
} as const;

const saidAbout = (about: Party, after: boolean, wordsOnly: boolean) => `
  select r.id, r.booking_id, r.stars, r.tags, r.words, p.${people[other[about]].name} as name,
    r.created_at, r.visible_at::text as exact_visible_at, r.reply, r.reported_at, r.not_counted
  from ratings r join ${people[other[about]].table} p on p.id = r.${other[about]}_id
  where r.${about}_id = $1 and r.author = '${other[about]}'
    and ${wordsOnly ? `${isPublic} and r.words is not null` : isShown}
    ${after ? 'and (r.visible_at, r.id) < ($3::timestamptz, $4::uuid)' : ''}
  order by r.visible_at desc, r.id desc limit $2::int`;

type Wanted = {
  readonly about: Party;
  readonly id: string;
  readonly limit: number;
  /** Ratings without words count, but visitors see only those with words. */
  readonly wordsOnly: boolean;
};

export const listSaid = (
  db: Db,
  { about, id, limit, wordsOnly }: Wanted,
  after: After | undefined,
): Promise<SaidRow[]> =>
  db.query<SaidRow>(saidAbout(about, after !== undefined, wordsOnly), [
    id,
    limit,
    ...(after ? [after.visibleAt, after.id] : []),
  ]);

export type StarsRow = { stars: Stars; count: number };

const starsOf = (about: Party) => `
  select r.stars, count(*)::int as count from ratings r
  where r.${about}_id = $1 and r.author = '${other[about]}'
    and ${isPublic}
  group by r.stars`;

export const countByStars = (db: Db, about: Party, id: string): Promise<StarsRow[]> =>
  db.query<StarsRow>(starsOf(about), [id]);

export type TallyRow = { sum: number; count: number };

const tallyOf = (about: Party) =>
  `select rating_sum as sum, rating_count as count from ${people[about].table} where id = $1`;

/** Undefined for an account that does not exist. */
export const findTally = async (
  db: Db,
  about: Party,
  id: string,
): Promise<TallyRow | undefined> => {
  const [row] = await db.query<TallyRow>(tallyOf(about), [id]);
  return row;
};

export type UnratedRow = {
  booking_id: string;
  service_name: string;
  done_at: Date;
  about_id: string;
  name: string;
  profile: string | null;
};

/** So many of an account's newest bookings are searched for one to rate; older ones are not asked about. */
const newest = 50;

/**
 * The newest job within the time for ratings that this side has not rated. A professional does not rate who has rated
 * them visibly. Counted for each, not joined: two look-ups by the booking are less than any plan of a join.
 */
const unrated = (role: Party) => `
  select b.id as booking_id, s.name as service_name, b.done_at, b.${other[role]}_id as about_id,
    p.${people[other[role]].name} as name, ${role === 'user' ? 'p.profile' : 'null'} as profile
  from (
    select * from bookings where ${role}_id = $1
    order by created_at desc, id desc limit ${newest}
  ) b join services s on s.id = b.service
  join ${people[other[role]].table} p on p.id = b.${other[role]}_id
  where b.state = 'done' and p.deleted_at is null and b.done_at > now() - ${ratingTimes.openDays} * interval '1 day'
    and (select count(*) from ratings r where r.booking_id = b.id
      and (r.author = '${role}'${role === 'handyman' ? ' or r.visible_at is not null' : ''})) = 0
  order by b.done_at desc, b.id limit 1`;

export const findUnrated = async (
  db: Db,
  role: Party,
  id: string,
): Promise<UnratedRow | undefined> => {
  const [row] = await db.query<UnratedRow>(unrated(role), [id]);
  return row;
};
