import { describe, expect, test } from 'vitest';
import { listAboutMe } from '#contract/rating.ts';
import { ratingTimes } from '#domain/rating.ts';
import { useApp } from '../testing/app.ts';
import { agree } from '../testing/paying.ts';
import {
  day,
  done,
  passLong,
  rate,
  ratingFor,
  readInPublic,
  tryToRate,
} from '../testing/rating.ts';

const t = useApp();

const nothing = { rating: null, ratings: 0, words: [] };

describe('§13 a rating', () => {
  test('is given for a job that was done, and for no other', async () => {
    const job = await agree(t);
    expect(await tryToRate(job.asha, job, { stars: 5 })).toMatchObject({
      status: 409,
      body: { code: 'not_done' },
    });
    await job.cancel();
    expect((await tryToRate(job.asha, job, { stars: 5 })).status).toBe(409);
  });

  test('stays hidden from the other side and from everybody until both have rated', async () => {
    const job = await done(t);
    const given = await rate(job.asha, job, {
      stars: 4,
      tags: ['tidy', 'on_time'],
      words: 'Mended the tap.\nवाह!',
    });
    expect(given).toMatchObject({
      msg: expect.stringContaining('becomes visible when both') as string,
      may: 'change',
      mine: { stars: 4, tags: ['on_time', 'tidy'], words: 'Mended the tap.\nवाह!', visible: false },
      theirs: null,
    });
    // Nothing tells the professional that there is one: their answer is the one they would get without.
    const other = await done(t);
    const [seen, without] = [await ratingFor(job.ravi, job), await ratingFor(other.ravi, other)];
    expect({ ...seen, until: null }).toEqual({ ...without, until: null });
    await t.database.query('update handymen set online = false where id = $1', [other.ravi.id]);
    expect(await readInPublic(t)).toEqual(nothing);
    expect((await job.ravi.send(listAboutMe)).ratings).toBe(0);

    await rate(job.ravi, job, { stars: 5, tags: ['respectful'] });
    expect(await ratingFor(job.ravi, job)).toMatchObject({
      mine: { visible: true },
      theirs: { stars: 4, words: 'Mended the tap.\nवाह!' },
    });
    expect(await ratingFor(job.asha, job)).toMatchObject({
      theirs: { stars: 5, tags: ['respectful'], words: null },
    });
    const month = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 7);
    expect(await readInPublic(t)).toEqual({
      rating: null,
      ratings: 1,
      words: [
        {
          stars: 4,
          tags: ['on_time', 'tidy'],
          words: 'Mended the tap.\nवाह!',
          by: 'Customer',
          month,
          reply: null,
        },
      ],
    });
  });

  test('becomes visible seven days after the work though the other side has said nothing', async () => {
    const job = await done(t);
    await rate(job.asha, job, { stars: 2, words: 'Came late.' });
    await passLong(t, ratingTimes.blindDays * day - 5);
    await t.runJobs();
    expect(await readInPublic(t)).toEqual(nothing);
    await passLong(t, 10);
    await t.runJobs();
    await t.runJobs();
    expect(await readInPublic(t)).toMatchObject({ ratings: 1, words: [{ stars: 2 }] });
    // A professional who has read the customer's rating cannot answer it with stars.
    expect(await tryToRate(job.ravi, job, { stars: 1 })).toMatchObject({
      status: 409,
      body: { code: 'read_theirs' },
    });
    expect(await ratingFor(job.ravi, job)).toMatchObject({ may: 'nothing', until: null });
  });

  test('that is given after seven days is visible at once, and none after thirty', async () => {
    const job = await done(t);
    await rate(job.ravi, job, { stars: 3 });
    await passLong(t, (ratingTimes.openDays - 1) * day);
    await t.runJobs();
    expect(await rate(job.asha, job, { stars: 5 })).toMatchObject({ mine: { visible: true } });
    const old = await done(t);
    await passLong(t, (ratingTimes.openDays + 1) * day);
    expect(await tryToRate(old.asha, old, { stars: 5 })).toMatchObject({
      status: 409,
      body: { code: 'not_done' },
    });
    expect((await ratingFor(old.asha, old)).may).toBe('nothing');
  });

  test('can be changed for a day, and not once it is visible', async () => {
    const job = await done(t);
    await rate(job.asha, job, { stars: 1, tags: ['late'], words: 'Hm.' });
    await rate(job.asha, job, { stars: 5 });
    expect((await ratingFor(job.asha, job)).mine).toMatchObject({
      stars: 5,
      tags: [],
      words: null,
    });
    await passLong(t, day - 5);
    await rate(job.asha, job, { stars: 4 });
    await passLong(t, 10);
    expect(await tryToRate(job.asha, job, { stars: 3 })).toMatchObject({
      status: 409,
      body: { code: 'too_old' },
    });
    const young = await done(t);
    await rate(young.asha, young, { stars: 4 });
    await rate(young.ravi, young, { stars: 4 });
    for (const who of [young.asha, young.ravi]) {
      expect(await tryToRate(who, young, { stars: 5 })).toMatchObject({
        status: 409,
        body: { code: 'visible' },
      });
    }
  });

  test('has one to five stars, tags that go with them and a text that gives nobody away', async () => {
    const job = await done(t);
    const refused = async (draft: object) => {
      const { status, body } = await tryToRate(job.asha, job, draft);
      return [status, ...Object.keys(body.fields ?? {})].join(' ');
    };
    for (const stars of [0, 6, 4.5, '5', null]) expect(await refused({ stars })).toBe('400 stars');
    expect(await refused({ stars: 5, tags: ['late'] })).toBe('400 tags');
    expect(await refused({ stars: 5, tags: ['respectful'] })).toBe('400 tags');
    expect(await refused({ stars: 5, tags: ['handsome'] })).toBe('400 tags.0');
    for (const words of ['', '  ', 'x'.repeat(501), 'a\u202Eb', 'call 9823012345', 'see a@b.in']) {
      expect(await refused({ stars: 5, words })).toBe('400 words');
    }
    await rate(job.asha, job, { stars: 5, tags: ['tidy', 'tidy'], words: 'x'.repeat(500) });
    expect((await ratingFor(job.asha, job)).mine?.tags).toEqual(['tidy']);
  });

  test('tells both that it is visible, and nobody that it was given', async () => {
    const job = await done(t);
    const topics = [`handyman:${job.ravi.id}`];
    const events: string[] = [];
    const stop = t.deps.events.subscribe(topics, ({ kind }) => {
      events.push(kind);
    });
    // Events arrive in their order, so what came before this one is there by then.
    const drain = async () => {
      await t.deps.events.publish([{ topics, event: { kind: 'catalogue' } }]);
      await expect.poll(() => events.at(-1)).toBe('catalogue');
      return events.splice(0, events.length).slice(0, -1);
    };
    await drain();
    await rate(job.asha, job, { stars: 4 });
    expect(await drain()).toEqual([]);
    await rate(job.ravi, job, { stars: 4 });
    expect(await drain()).toEqual(['booking']);
    stop();
  });
});
