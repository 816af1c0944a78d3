import { describe, expect, test } from 'vitest';
import {
  acceptNotification,
  createNotification,
  getNotification,
  listBookings,
} from '#contract/booking.ts';
import { getHandyman } from '#contract/handyman.ts';
import {
  getUnrated,
  listAboutMe,
  listWords,
  replyToRating,
  reportRating,
} from '#contract/rating.ts';
import { ratingTimes } from '#domain/rating.ts';
import { useApp } from '../testing/app.ts';
import type { Job } from '../testing/paying.ts';
import { pune } from '../testing/people.ts';
import { day, done, passLong, rate, rated, ratingFor, readInPublic } from '../testing/rating.ts';

const t = useApp();

describe('§13 the average', () => {
  test('is shown from three ratings on, with one decimal, also on one’s own profile', async () => {
    const first = await rated(t, 5, 'Very good.');
    const again = async (stars: 4 | 5) => {
      const { asha, ravi } = first;
      // A customer counts once a month.
      await t.database.query(`update ratings set visible_at = visible_at - interval '31 days'`);
      await t.database.query(`update bookings set payment_state = 'paid' where user_id = $1`, [
        asha.id,
      ]);
      const ask = { ...pune, user_id: asha.id, handyman_id: ravi.id };
      const { notification_id: id } = await asha.send(createNotification, ask);
      await ravi.send(acceptNotification, { handyman_id: ravi.id });
      await t.database.query(
        `update bookings set state = 'done', payment_state = 'paid', done_at = now(), ended_at = now()
         where id = $1`,
        [id],
      );
      const job = { ...first, id };
      await rate(asha, job, { stars });
      await rate(ravi, job, { stars: 3 });
    };
    await again(4);
    expect(await readInPublic(t)).toMatchObject({ rating: null, ratings: 2 });
    await again(5);
    expect(await readInPublic(t)).toMatchObject({ rating: 4.7, ratings: 3 });
    const { ravi, asha } = first;
    expect(await ravi.send(getHandyman, { handyman_id: ravi.id })).toMatchObject({ rating: 4.7 });
    expect(await asha.send(getHandyman, { handyman_id: ravi.id })).toMatchObject({ rating: 4.7 });
    const own = await ravi.send(listAboutMe);
    expect(own.stars.map(({ stars, count }) => [stars, count])).toEqual([
      [5, 2],
      [4, 1],
      [3, 0],
      [2, 0],
      [1, 0],
    ]);
    // A customer's average is for the customer, and for a professional with a request of theirs.
    expect(await asha.send(listAboutMe)).toMatchObject({ rating: 3.7, ratings: 3 });
    const ask = { ...pune, user_id: asha.id, handyman_id: ravi.id };
    await asha.send(createNotification, ask);
    const [request, before] = await ravi.send(getNotification, { handyman_id: ravi.id });
    expect([request?.customerRating, before?.customerRating]).toEqual([3.7, undefined]);
    const [mine] = await asha.send(listBookings);
    expect(mine?.customerRating).toBeUndefined();
  });

  test('of a customer with fewer than three is not told', async () => {
    const job = await rated(t, 5);
    const ask = { ...pune, user_id: job.asha.id, handyman_id: job.ravi.id };
    await job.asha.send(createNotification, ask);
    const [request] = await job.ravi.send(getNotification, { handyman_id: job.ravi.id });
    expect(request?.customerRating).toBeNull();
  });
});

describe('§13 a reply', () => {
  const reply = (who: Job['ravi'], { id }: Job, text: string) =>
    who.try(replyToRating, { reply: text }, { params: { id } });

  test('is given once, in public, to what is visible', async () => {
    const job = await done(t);
    await rate(job.asha, job, { stars: 2, words: 'Left a mess.' });
    expect((await reply(job.ravi, job, 'Sorry.')).status).toBe(404);
    await rate(job.ravi, job, { stars: 5 });
    expect((await reply(job.asha, job, 'Mine.')).status).toBe(403);
    expect((await reply(job.ravi, job, 'Call me on 9823012345')).status).toBe(400);
    expect((await reply(job.ravi, job, 'Sorry, it was late.')).status).toBe(200);
    expect(await reply(job.ravi, job, 'And another thing.')).toMatchObject({
      status: 409,
      body: { code: 'replied' },
    });
    expect((await readInPublic(t)).words).toMatchObject([{ reply: 'Sorry, it was late.' }]);
    expect((await ratingFor(job.asha, job)).mine).toMatchObject({ reply: 'Sorry, it was late.' });
  });
});

describe('§13 what is said about somebody', () => {
  test('comes page by page, newest first, to its owner with the booking and to others without', async () => {
    const { asha, ravi } = await rated(t, 5, 'Number 0');
    await t.database.query(
      `with b as (
         insert into bookings (user_id, handyman_id, service, cost, lat, long, state, expires_at, done_at)
         select $1, $2, 6, 50, 18.5, 73.8, 'done', now(), now() from generate_series(1, 6)
         returning id
       ), numbered as (select id, row_number() over () as n from b)
       insert into ratings (booking_id, author, user_id, handyman_id, stars, words, due_at, visible_at)
       select b.id, 'user', $1, $2, 4, case when n < 5 then 'Number ' || n end, now(), now()
       from numbered b`,
      [asha.id, ravi.id],
    );
    const params = { id: ravi.id };
    const path = listWords.path.replace(':id', ravi.id);
    const texts: string[] = [];
    let next: string | undefined = `${path}?limit=2`;
    while (next !== undefined) {
      const { body, headers } = await t.client().raw('GET', next, {});
      const page = JSON.parse(body) as { words: { words: string }[] };
      texts.push(...page.words.map(({ words }) => words));
      next = /<([^>]+)>/.exec(String(headers['link'] ?? ''))?.[1];
    }
    expect(texts.toSorted()).toEqual([0, 1, 2, 3, 4].map((n) => `Number ${n}`));
    expect(texts.at(-1)).toBe('Number 0');
    const own = await ravi.send(listAboutMe);
    expect(own.words).toHaveLength(7);
    expect(own.words.every(({ booking_id }) => booking_id !== '')).toBe(true);
    const unknown = { id: '00000000-0000-4000-8000-000000000000' };
    expect((await t.client().try(listWords, undefined, { params: unknown })).status).toBe(404);
    const other = await t.client().try(listWords, undefined, { params, query: { cursor: 'x' } });
    expect(other.status).toBe(400);
  });

  test('can be reported by whom it is about, once', async () => {
    const job = await rated(t, 1, 'Rude.');
    const report = (who: Job['ravi']) =>
      who.try(reportRating, { reason: 'Not true.' }, { params: { id: job.id } });
    expect((await report(job.ravi)).status).toBe(200);
    expect(await report(job.ravi)).toMatchObject({ status: 409, body: { code: 'reported' } });
    expect((await ratingFor(job.ravi, job)).theirs?.reported).toBe(true);
    // It stays until an operator has looked at it.
    expect((await readInPublic(t)).ratings).toBe(1);
    const blind = await done(t);
    await rate(blind.asha, blind, { stars: 1 });
    const early = await blind.ravi.try(
      reportRating,
      { reason: 'No.' },
      { params: { id: blind.id } },
    );
    expect(early.status).toBe(404);
  });
});

describe('§13 the last job that is not rated', () => {
  test('is asked for on each side until it is rated, or too old', async () => {
    const job = await done(t);
    const asked = async (who: Job['ravi']) => (await who.send(getUnrated)).job;
    expect(await asked(job.asha)).toMatchObject({
      booking_id: job.id,
      service: 'Plumber',
      about: { id: job.ravi.id },
    });
    await rate(job.asha, job, { stars: 5 });
    expect(await asked(job.asha)).toBeNull();
    expect(await asked(job.ravi)).toMatchObject({ about: { id: job.asha.id } });
    await passLong(t, (ratingTimes.openDays + 1) * day);
    expect(await asked(job.ravi)).toBeNull();
  });
});
