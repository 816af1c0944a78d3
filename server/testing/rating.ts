import { expect } from 'vitest';
import { jobStartOtp, workDoneCheck } from '#contract/booking.ts';
import { getAllHandyman } from '#contract/handyman.ts';
import { getRating, giveRating, listWords } from '#contract/rating.ts';
import type { Stars, Tag } from '#domain/rating.ts';
import type { TestApp } from './app.ts';
import { agree } from './paying.ts';
import type { Job, People } from './paying.ts';
import { pune } from './people.ts';
import type { Person } from './people.ts';

/** In minutes. */
export const day = 24 * 60;

/** A finished job, not paid yet. */
export const doneUnpaid = async (t: TestApp, between?: People): Promise<Job> => {
  const job = await agree(t, 200, between);
  await job.ravi.send(jobStartOtp, { otp: t.lastCode(), email: job.asha.email });
  await job.ravi.send(workDoneCheck, { handyman_id: job.ravi.id, user_id: job.asha.id });
  return job;
};

/** The same, and paid: what is said about others counts. */
export const done = async (t: TestApp, between?: People): Promise<Job> => {
  const job = await doneUnpaid(t, between);
  expect((await job.pay('tok_visa')).status).toBe(200);
  return job;
};

type Draft = { stars: Stars; tags?: Tag[]; words?: string };

export const rate = (who: Person, { id }: Job, draft: Draft) =>
  who.send(giveRating, draft, { params: { id } });

export const tryToRate = (who: Person, { id }: Job, draft: object) =>
  who.try(giveRating, draft, { params: { id } });

export const ratingFor = (who: Person, { id }: Job) =>
  who.send(getRating, undefined, { params: { id } });

/** Both have rated, so both are visible. */
export const rated = async (
  t: TestApp,
  stars: Stars,
  words?: string,
  between?: People,
): Promise<Job> => {
  const job = await done(t, between);
  await rate(job.asha, job, { stars, ...(words === undefined ? {} : { words }) });
  await rate(job.ravi, job, { stars: 5 });
  return job;
};

/** What a visitor reads about the only professional who can be asked; asserts that every call says the same. */
export const readInPublic = async (t: TestApp) => {
  const [near] = await t.client().send(getAllHandyman, undefined, { query: pune });
  const [anywhere] = await t.client().send(getAllHandyman);
  const params = { id: near?.handyman_id ?? '' };
  const said = await t.client().send(listWords, undefined, { params });
  expect([near?.rating, near?.ratings]).toEqual([anywhere?.rating, anywhere?.ratings]);
  expect([said.rating, said.ratings]).toEqual([near?.rating, near?.ratings]);
  expect(said.stars.reduce((sum, { count }) => sum + count, 0)).toBe(near?.ratings);
  return { rating: said.rating, ratings: said.ratings, words: said.words };
};

/** Moves time on beyond the life of a session, and renews the sessions. */
export const passLong = async (t: TestApp, minutes: number): Promise<void> => {
  await t.passMinutes(minutes);
  await t.database.query(`update sessions set expires_at = now() + interval '1 day'`);
  t.deps.sessions.clear();
};
