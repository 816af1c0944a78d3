import { describe, expect, test } from 'vitest';
import { getAllHandyman } from '#contract/handyman.ts';
import { loginHandyman } from '#contract/handyman.ts';
import { dismissReport, listAboutMe, listRatings, listWords } from '#contract/rating.ts';
import { rankOf } from '#domain/rating.ts';
import { worthLimits } from '#domain/rating-worth.ts';
import { useApp } from '../testing/app.ts';
import { addOperatorTo } from '../testing/operators.ts';
import type { People } from '../testing/paying.ts';
import { goodPassword, pune } from '../testing/people.ts';
import type { Person } from '../testing/people.ts';
import { day, doneUnpaid, passLong, rate, rated, ratingFor } from '../testing/rating.ts';

const t = useApp();

const newcomer = rankOf({ sum: 0, count: 0 });

/** What every visitor learns of a professional, and where `best` puts them. */
const standing = async ({ id }: Person) => {
  const cards = await t.client().send(getAllHandyman, undefined, { query: pune });
  const card = cards.find(({ handyman_id }) => handyman_id === id);
  const said = await t.client().send(listWords, undefined, { params: { id } });
  const [row] = await t.database.query<{ sum: number; count: number }>(
    'select rating_sum as sum, rating_count as count from handymen where id = $1',
    [id],
  );
  return {
    rating: card?.rating,
    ratings: card?.ratings,
    read: said.words.length,
    rank: rankOf(row ?? { sum: 0, count: 0 }),
  };
};

const nothing = { rating: null, ratings: 0, read: 0, rank: newcomer };

const five = (people: People) => rated(t, 5, 'The best of all.', people);

/** The professional and made-up customers, one after another. */
const ring = async (ravi: Person, count: number, from: (n: number) => string): Promise<void> => {
  for (let n = 0; n < count; n += 1) await five({ ravi, from: from(n) });
};

describe('§13 stars for nothing', () => {
  test('twenty jobs that nobody paid change neither the average nor the rank', async () => {
    const ravi = await t.handyman();
    for (let n = 0; n < 20; n += 1) {
      const job = await doneUnpaid(t, { ravi });
      await rate(job.asha, job, { stars: 5, words: 'The best of all.' });
      await rate(ravi, job, { stars: 5 });
      if (n === 0) {
        expect((await ratingFor(job.asha, job)).mine).toMatchObject({ counts: 'when_paid' });
        expect((await ratingFor(ravi, job)).theirs).toMatchObject({ counts: 'when_paid' });
      }
    }
    expect(await standing(ravi)).toEqual(nothing);
    expect((await ravi.send(listAboutMe)).words[0]).toMatchObject({ counts: 'when_paid' });
  });

  test('two accounts of one person, by mailbox, phone or browser, gain nothing, even paid', async () => {
    const ravi = await t.handyman({ email: 'ravi.kale@gmail.com', phone: '9812345670' });
    await five({ ravi, asha: await t.user({ email: 'ravikale+stars@gmail.com' }) });
    await five({ ravi, asha: await t.user({ contactNumber: '9812345670' }) });
    const asha = await t.user();
    await asha.send(loginHandyman, { email: ravi.email, password: goodPassword });
    const job = await five({ ravi, asha });
    expect((await ratingFor(ravi, job)).theirs).toMatchObject({ counts: 'no' });
    expect(await standing(ravi)).toEqual(nothing);
  });

  test('a ring of ten behind one network gains nothing, in an hour or as a slow drip over a week', async () => {
    const ravi = await t.handyman();
    await ring(ravi, 3, (n) => `2001:db8:7:${n}::1`);
    for (let n = 0; n < 7; n += 1) {
      await passLong(t, day);
      await five({ ravi, from: `2001:db8:7:ff${n}::1` });
    }
    expect(await standing(ravi)).toMatchObject({ rating: null, rank: newcomer });
    expect((await standing(ravi)).ratings).toBe(worthLimits.perNetwork);
  });

  test('one friend who pays every time counts once', async () => {
    const [ravi, asha] = [await t.handyman(), await t.user()];
    for (let n = 0; n < 3; n += 1) await five({ ravi, asha });
    expect(await standing(ravi)).toMatchObject({ rating: null, ratings: 1, rank: newcomer });
  });

  test('a burst of new customers is before an operator, and counts when they say so', async () => {
    const ravi = await t.handyman();
    const { newCustomersADay } = worthLimits;
    await ring(ravi, newCustomersADay + 2, (n) => `192.0.2.${n}`);
    expect(await standing(ravi)).toMatchObject({ ratings: newCustomersADay });
    const meera = await addOperatorTo(t, 'support');
    const reported = await meera.send(listRatings, undefined, { query: { show: 'reported' } });
    expect(reported).toMatchObject([{ notCounted: 'burst' }, { notCounted: 'burst' }]);
    const params = { id: reported[0]?.rating_id ?? '' };
    await meera.send(dismissReport, { reason: 'A fair, with receipts.' }, { params });
    expect(await standing(ravi)).toMatchObject({ ratings: newCustomersADay + 1 });
  });

  test('paid a day later, a rating counts from then on, once', async () => {
    const job = await doneUnpaid(t);
    await rate(job.asha, job, { stars: 4, words: 'Good.' });
    await rate(job.ravi, job, { stars: 5 });
    await passLong(t, day);
    await t.runJobs();
    expect(await standing(job.ravi)).toEqual(nothing);
    await job.pay('tok_visa');
    await t.runJobs();
    await t.runJobs();
    expect(await standing(job.ravi)).toMatchObject({ ratings: 1, read: 1 });
    expect((await ratingFor(job.asha, job)).mine).toMatchObject({ counts: 'yes' });
  });
});
