import { expect, test } from 'vitest';
import { hideRating, listRatings, showRating } from '#contract/rating.ts';
import { useApp } from '../testing/app.ts';
import { addOperatorTo } from '../testing/operators.ts';
import { done, rate, rated, tryToRate } from '../testing/rating.ts';
import { revealDue } from './actions.ts';

const t = useApp();

const tally = async (id: string) => {
  const [row] = await t.database.query<{ rating_sum: number; rating_count: number }>(
    'select rating_sum, rating_count from handymen where id = $1',
    [id],
  );
  return [row?.rating_sum, row?.rating_count];
};

test('§13 both rate at once: both become visible and count once', async () => {
  for (let round = 0; round < 10; round += 1) {
    const job = await done(t);
    await Promise.all([
      rate(job.asha, job, { stars: 4 }),
      rate(job.ravi, job, { stars: 3 }),
      revealDue(t.deps),
    ]);
    const rows = await t.database.query(
      'select author from ratings where booking_id = $1 and visible_at is not null order by author',
      [job.id],
    );
    expect(rows).toEqual([{ author: 'handyman' }, { author: 'user' }]);
    expect(await tally(job.ravi.id)).toEqual([4, 1]);
  }
});

test('§13 a rating sent ten times at once is one rating', async () => {
  const job = await done(t);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => tryToRate(job.asha, job, { stars: 5 })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(await t.database.query('select stars from ratings')).toEqual([{ stars: 5 }]);
});

test('§13 seven days are over in several processes at once: it counts once', async () => {
  const job = await done(t);
  await rate(job.asha, job, { stars: 2 });
  await t.database.query(`update ratings set due_at = now()`);
  await Promise.all([revealDue(t.deps), revealDue(t.deps), revealDue(t.deps)]);
  expect(await tally(job.ravi.id)).toEqual([2, 1]);
});

test('§13 two operators hide the same rating: one is told that it is decided', async () => {
  const job = await rated(t, 1);
  const [one, other] = [await addOperatorTo(t, 'support'), await addOperatorTo(t, 'support')];
  const [rating] = await one.send(listRatings, undefined, { query: { show: 'all' } });
  const params = { id: rating?.rating_id ?? '' };
  const hidden = await Promise.all([
    one.try(hideRating, { reason: 'Insults.' }, { params }),
    other.try(hideRating, { reason: 'Insults.' }, { params }),
  ]);
  expect(hidden.map(({ status }) => `${status}`).toSorted()).toEqual(['200', '409']);
  expect(await tally(job.ravi.id)).toEqual([0, 0]);
  const shown = await Promise.all([
    one.try(showRating, { reason: 'A mistake.' }, { params }),
    other.try(showRating, { reason: 'A mistake.' }, { params }),
  ]);
  expect(shown.map(({ status }) => `${status}`).toSorted()).toEqual(['200', '409']);
  expect(await tally(job.ravi.id)).toEqual([1, 1]);
});
