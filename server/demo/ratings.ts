import type { ServiceId } from '#domain/catalogue.ts';
import type { Party } from '#domain/role.ts';
import { ratingTimes, tagsFor } from '#domain/rating.ts';
import type { Stars, Tag } from '#domain/rating.ts';
import type { Db } from '../db/db.ts';
import { aboutCustomers, aboutProfessionals, replies } from './words.ts';

/** What chance is needed for; the demo is the same on every machine. */
export type Chance = {
  readonly below: (n: number) => number;
  readonly pick: <T>(list: readonly T[]) => T;
};

type Rated = {
  readonly id: string;
  readonly user_id: string;
  readonly handyman_id: string;
  readonly service: ServiceId;
  readonly hours_ago: number;
};

type Rating = {
  readonly booking_id: string;
  readonly author: Party;
  readonly user_id: string;
  readonly handyman_id: string;
  readonly stars: Stars;
  readonly tags: readonly Tag[];
  readonly words: string | null;
  readonly reply: string | null;
  readonly hours_ago: number;
  readonly visible: boolean;
  readonly report: string | null;
};

/** What may be said of this work: no tap drips where a carpenter was. */
const wordsFor = (stars: Stars, service: ServiceId): readonly string[] =>
  aboutProfessionals[stars]
    .filter(({ about }) => about === undefined || about.includes(service))
    .map(({ text }) => text);

const some = (chance: Chance, tags: readonly Tag[], most: number): Tag[] =>
  tags.filter(() => chance.below(tags.length) < most);

const starsNear = (chance: Chance, usual: number): Stars => {
  const given = usual - (chance.below(5) === 0 ? 1 + chance.below(2) : 0);
  return Math.max(1, Math.min(5, given)) as Stars;
};

/** Of one job: most customers say something, and most professionals too; for a well-known professional, all do. */
const ratingsOf = (chance: Chance, job: Rated, usual: number, known: boolean): Rating[] => {
  const { id, user_id, handyman_id } = job;
  const of = { booking_id: id, user_id, handyman_id, reply: null, report: null };
  const [byUser, byHandyman] = [known || chance.below(6) > 0, known || chance.below(4) > 0];
  const visible = (byUser && byHandyman) || job.hours_ago > ratingTimes.blindDays * 24;
  // A while after the work.
  const hoursAgo = Math.max(1, job.hours_ago - 3);
  const ratings: Rating[] = [];
  if (byUser) {
    const stars = known ? chance.pick([5, 5, 5, 4] as const) : starsNear(chance, usual);
    const written = chance.below(5) < 3;
    ratings.push({
      ...of,
      author: 'user',
      stars,
      tags: some(chance, tagsFor('user', stars), 2),
      words: written ? chance.pick(wordsFor(stars, job.service)) : null,
      reply:
        visible && written && chance.below(4) === 0
          ? chance.pick(replies[stars < 4 ? 'sorry' : 'thanks'])
          : null,
      hours_ago: hoursAgo,
      visible,
    });
  }
  if (byHandyman) {
    const stars = starsNear(chance, 5);
    ratings.push({
      ...of,
      author: 'handyman',
      stars,
      tags: some(chance, tagsFor('handyman', stars), 2),
      words: chance.below(4) === 0 ? chance.pick(aboutCustomers[stars < 4 ? 'bad' : 'good']) : null,
      hours_ago: hoursAgo - 1,
      visible,
    });
  }
  return ratings;
};

/** Reported by the demo's professional, so that there is something for an operator to look at. */
const reported = (job: Rated): Rating => ({
  booking_id: job.id,
  author: 'user',
  user_id: job.user_id,
  handyman_id: job.handyman_id,
  stars: 2,
  tags: ['late', 'impolite'],
  words: 'Came an hour late and was rude on the phone. Surely a cheat like all of them!',
  reply: null,
  hours_ago: Math.max(1, job.hours_ago - 3),
  visible: true,
  report: 'I called ahead because of the traffic, and I am not a cheat. Please remove the insult.',
});

type Demo = {
  readonly jobs: readonly Rated[];
  /** Whose newest job is left to be rated: the two whom visitors log in as. */
  readonly askedFor: readonly string[];
  /** Whose oldest job has the reported rating. */
  readonly reportedBy: string;
};

/** Ratings of finished jobs, newest first in `jobs`: good ones mostly, in both languages. */
export const addRatings = async (db: Db, chance: Chance, demo: Demo): Promise<void> => {
  const usual = new Map<string, number>();
  const unrated = new Set(
    demo.askedFor.map(
      (who) => demo.jobs.find((job) => job.user_id === who || job.handyman_id === who)?.id,
    ),
  );
  const disputed = demo.jobs.findLast((job) => job.handyman_id === demo.reportedBy);
  const ratings = demo.jobs.flatMap((job) => {
    const stars = usual.get(job.handyman_id) ?? (chance.below(5) === 0 ? 4 : 5);
    usual.set(job.handyman_id, stars);
    if (unrated.has(job.id)) return [];
    if (job === disputed) return [reported(job)];
    return ratingsOf(chance, job, stars, job.handyman_id === demo.reportedBy);
  });
  await db.query(
    `insert into ratings (booking_id, author, user_id, handyman_id, stars, tags, words, created_at,
       due_at, visible_at, reply, replied_at, reported_at, report_reason)
     select booking_id, author, user_id, handyman_id, stars, tags, words, at,
       b.done_at + ${ratingTimes.blindDays} * interval '1 day',
       case when visible then least(now(), at + interval '2 hours') end,
       reply, case when reply is not null then at + interval '5 hours' end,
       case when report is not null then now() - interval '3 hours' end, report
     from json_to_recordset($1::json) as r(booking_id uuid, author text, user_id uuid,
       handyman_id uuid, stars smallint, tags jsonb, words text, reply text, hours_ago int,
       visible boolean, report text)
     join (select id, done_at from bookings) b on b.id = r.booking_id
     cross join lateral (select now() - hours_ago * interval '1 hour' as at) t`,
    [JSON.stringify(ratings)],
  );
  for (const [table, about, author] of [
    ['users', 'user_id', 'handyman'],
    ['handymen', 'handyman_id', 'user'],
  ] as const) {
    await db.query(
      `update ${table} p set rating_sum = r.sum, rating_count = r.count
       from (select ${about} as id, sum(stars)::int as sum, count(*)::int as count from ratings
         where author = '${author}' and visible_at is not null and hidden_at is null group by 1) r
       where p.id = r.id`,
    );
  }
};
