import { describe, expect, test } from 'vitest';
import { getAllHandyman } from '#contract/handyman.ts';
import { listAudit } from '#contract/operator.ts';
import {
  dismissReport,
  hideRating,
  listRatings,
  listWords,
  reportRating,
  showRating,
} from '#contract/rating.ts';
import type { ratingLists } from '#contract/rating.ts';
import { useApp } from '../testing/app.ts';
import { addOperatorTo } from '../testing/operators.ts';
import type { Operator } from '../testing/operators.ts';
import type { Job } from '../testing/paying.ts';
import type { Person } from '../testing/people.ts';
import { done, rate, rated, ratingFor } from '../testing/rating.ts';

const t = useApp();

const list = (by: Operator, show: (typeof ratingLists)[number]) =>
  by.send(listRatings, undefined, { query: { show } });

const report = (who: Person, { id }: Job, reason: string) =>
  who.send(reportRating, { reason }, { params: { id } });

const wordsOf = async ({ ravi }: Job) =>
  (await t.client().send(listWords, undefined, { params: { id: ravi.id } })).words;

describe('§13 an operator', () => {
  test('sees what was reported, and hides it with a reason that its author is mailed', async () => {
    const job = await rated(t, 1, 'An insult.');
    await rated(t, 5, 'Fine.');
    await report(job.ravi, job, 'It is an insult.');
    const meera = await addOperatorTo(t, 'support');
    const [reported, ...others] = await list(meera, 'reported');
    expect(others).toEqual([]);
    expect(reported).toMatchObject({
      booking_id: job.id,
      stars: 1,
      words: 'An insult.',
      author: { role: 'user' },
      about: { role: 'handyman' },
      report: { reason: 'It is an insult.', open: true },
      hidden: null,
    });
    const params = { id: reported?.rating_id ?? '' };
    expect((await meera.try(hideRating, {}, { params })).status).toBe(400);
    await meera.send(hideRating, { reason: 'Insults are not for here.' }, { params });
    expect(await list(meera, 'reported')).toEqual([]);
    expect(await list(meera, 'hidden')).toMatchObject([
      { hidden: { reason: 'Insults are not for here.' }, report: { open: false } },
    ]);
    expect(await wordsOf(job)).toEqual([]);
    const cards = await t.client().send(getAllHandyman);
    const card = cards.find(({ handyman_id }) => handyman_id === job.ravi.id);
    expect(card).toMatchObject({ ratings: 0 });
    expect((await ratingFor(job.ravi, job)).theirs).toBeNull();
    expect((await ratingFor(job.asha, job)).mine).toMatchObject({
      visible: false,
      hidden: 'Insults are not for here.',
    });
    const audit = await meera.send(listAudit, undefined, { query: { subject: params.id } });
    expect(audit).toMatchObject([{ action: 'hide_rating', reason: 'Insults are not for here.' }]);
    await t.runJobs();
    const mail = t.mails.find(({ subject }) => subject === 'Your rating was hidden');
    expect(mail?.to.address).toBe(job.asha.email);
    expect(mail?.text).toContain('The reason: Insults are not for here.');

    await meera.send(showRating, { reason: 'On second thoughts.' }, { params });
    expect(await wordsOf(job)).toMatchObject([{ words: 'An insult.' }]);
    expect((await meera.try(showRating, { reason: 'Again.' }, { params })).status).toBe(409);
  });

  test('closes a report, and the rating stays', async () => {
    const job = await rated(t, 2, 'Came late.');
    await report(job.ravi, job, 'I was on time.');
    const meera = await addOperatorTo(t, 'support');
    const [reported] = await list(meera, 'reported');
    const params = { id: reported?.rating_id ?? '' };
    await meera.send(dismissReport, { reason: 'An opinion.' }, { params });
    expect(await list(meera, 'reported')).toEqual([]);
    expect(await wordsOf(job)).toHaveLength(1);
    expect((await meera.try(dismissReport, { reason: 'x' }, { params })).status).toBe(409);
    expect(await meera.send(listAudit, undefined, { query: { action: 'dismiss_report' } })).toEqual(
      [expect.objectContaining({ subjectId: params.id, reason: 'An opinion.' })],
    );
  });

  test('does not see what is hidden until both have rated, or what is between two people', async () => {
    const blind = await done(t);
    await rate(blind.asha, blind, { stars: 1 });
    const job = await rated(t, 4);
    const meera = await addOperatorTo(t, 'support');
    expect(await list(meera, 'all')).toMatchObject([
      { booking_id: job.id, author: { role: 'user' } },
    ]);
    await report(job.asha, job, 'I was at home.');
    expect(await list(meera, 'reported')).toMatchObject([{ author: { role: 'handyman' } }]);
    const [hidden] = await t.database.query<{ id: string }>(
      'select id from ratings where visible_at is null',
    );
    const params = { id: hidden?.id ?? '' };
    expect((await meera.try(hideRating, { reason: 'x' }, { params })).status).toBe(404);
  });

  test('pages through them all, each once', async () => {
    for (const stars of [1, 2, 3] as const) await rated(t, stars);
    const meera = await addOperatorTo(t, 'support');
    const seen: number[] = [];
    let next: string | undefined = `${listRatings.path}?show=all&limit=1`;
    while (next !== undefined) {
      const { body, headers } = await meera.raw('GET', next, {});
      seen.push(...(JSON.parse(body) as { stars: number }[]).map(({ stars }) => stars));
      next = /<([^>]+)>/.exec(String(headers['link'] ?? ''))?.[1];
    }
    expect(seen).toEqual([3, 2, 1]);
  });
});
