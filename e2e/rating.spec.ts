// Nouns: rating
import { workDoneCheck } from '#contract/booking.ts';
import { config } from '#contract/payment.ts';
import { giveRating, listWords } from '#contract/rating.ts';
import { expectAccessible } from './setup/accessible.ts';
import { begin } from './setup/beforehand.ts';
import type { Account } from './setup/people.ts';
import { listPath, rowOf } from './setup/steps.ts';
import { expect, test } from './setup/story.ts';

/** What people write themselves, in Devanagari: the runs in Hindi leave that as it is. */
const [mended, anyTime] = ['नल दस मिनट में ठीक कर दिया।', 'ज़रूर, कभी भी!'];
const [insult, untrue, notHere] = ['धोखेबाज़ हैं!', 'यह गाली है और सच नहीं।', 'गाली यहाँ नहीं चलती।'];

/** Asked, accepted, started, done and paid, so that ratings count. */
const done = async (customer: Account, handyman: Account): Promise<string> => {
  const id = await begin(customer, handyman);
  await handyman.send(workDoneCheck, { handyman_id: handyman.id, user_id: customer.id });
  await customer.send(config, { token: { id: 'tok_visa' }, booking_id: id });
  return id;
};

test('both rate after the work: hidden until both have, then on the card, with a reply @hindi', async ({
  customer,
  handyman,
  product,
}) => {
  const id = await done(customer, handyman);
  const [asha, ravi] = [customer.page, handyman.page];
  await asha.goto('/user/bookings');
  await expect(asha.getByRole('region', { name: 'How was Ravi’s work?' })).toBeVisible();
  await expectAccessible(asha, 'asked for a rating at the next visit');
  await asha.goto(`/user/bookings/${id}`);
  await asha.getByRole('radio', { name: '4 stars' }).check();
  await asha.getByRole('checkbox', { name: 'Left it tidy' }).check();
  await asha.getByLabel('In your own words, if you like').fill(mended);
  await expectAccessible(asha, 'rating a professional');
  await asha.getByRole('button', { name: 'Send rating' }).click();
  await expect(asha.getByRole('heading', { name: 'Your rating' })).toBeVisible();
  await expect(asha.getByText('Not visible yet')).toBeVisible();
  await expectAccessible(asha, 'a rating that is not visible yet');

  // The professional is asked to rate as well; the rating is visible neither to them nor to visitors.
  await ravi.goto('/handyman/dashboard');
  await expect(ravi.getByRole('radio', { name: '5 stars' })).toBeVisible();
  await ravi.goto(`/handyman/paymentBill?booking_id=${id}`);
  await expect(ravi.getByRole('radio', { name: '5 stars' })).toBeVisible();
  await expect(ravi.getByText(mended)).toHaveCount(0);
  const words = () => product.browse().send(listWords, undefined, { params: { id: handyman.id } });
  expect((await words()).words).toEqual([]);

  // The customer changes the rating, which they may for a day.
  await asha.getByRole('button', { name: 'Change' }).click();
  await asha.getByRole('radio', { name: '5 stars' }).check();
  await asha.getByRole('button', { name: 'Send rating' }).click();
  await expect(asha.getByText('5 of 5 stars')).toBeAttached();

  await ravi.getByRole('radio', { name: '5 stars' }).check();
  await ravi.getByRole('checkbox', { name: 'Respectful' }).check();
  await expectAccessible(ravi, 'rating a customer');
  await ravi.getByRole('button', { name: 'Send rating' }).click();
  await expect(ravi.getByText(mended)).toBeVisible();
  await expectAccessible(ravi, 'what a customer said');
  // Shown on the other screen without a reload.
  await expect(asha.getByText('Respectful')).toBeVisible();
  await expect(asha.getByText('Visible', { exact: true })).toBeVisible();

  await ravi.goto('/handyman/profile');
  const about = ravi.getByRole('region', { name: 'What customers say about you' });
  await about.getByRole('button', { name: 'Reply' }).click();
  await ravi.getByRole('textbox', { name: 'Your reply' }).fill('Call me on 98230 12345');
  await ravi.getByRole('button', { name: 'Send reply' }).click();
  await expect(ravi.getByRole('textbox', { name: 'Your reply' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await ravi.getByRole('textbox', { name: 'Your reply' }).fill(anyTime);
  await expectAccessible(ravi, 'replying to a rating');
  await ravi.getByRole('button', { name: 'Send reply' }).click();
  await expect(about.getByText(anyTime)).toBeVisible();
  await expectAccessible(ravi, 'a profile with ratings');

  await asha.goto(listPath(customer));
  await rowOf(asha, handyman).getByRole('button', { name: 'New' }).click();
  const said = asha.getByRole('dialog');
  await expect(said.getByText(mended)).toBeVisible();
  await expect(said.getByText(anyTime)).toBeVisible();
  await expectAccessible(asha, 'what customers say');

  await product.sql('update handymen set rating_sum = 96, rating_count = 20 where id = $1', [
    handyman.id,
  ]);
  await asha.goto(`${listPath(customer)}&sort=best`);
  await expect(rowOf(asha, handyman).getByText('4.8', { exact: true })).toBeVisible();
  await expectAccessible(asha, 'the list by ratings');
});

test('a reported rating is hidden by an operator, and gone from everywhere @thorough', async ({
  open,
  handyman,
  absentCustomer,
  product,
}) => {
  const id = await done(absentCustomer, handyman);
  const params = { id };
  await absentCustomer.send(giveRating, { stars: 1, words: insult }, { params });
  await handyman.send(giveRating, { stars: 4 }, { params });
  const ravi = handyman.page;
  await ravi.goto('/handyman/profile');
  const about = ravi.getByRole('region', { name: 'What customers say about you' });
  await about.getByRole('button', { name: 'Report' }).click();
  await ravi.getByLabel('What is wrong with it?').fill(untrue);
  await expectAccessible(ravi, 'reporting a rating');
  await ravi.getByRole('button', { name: 'Send report' }).click();
  await expect(about.getByText('Reported. We look at it.')).toBeVisible();

  const { page } = await open();
  await page.goto('/operator/login');
  await page.getByRole('button', { name: 'Test', exact: true }).click();
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('link', { name: 'Ratings' }).click();
  const row = page.getByRole('row').filter({ hasText: handyman.name });
  await expect(row.getByText(untrue)).toBeVisible();
  await expectAccessible(page, 'the reported ratings');
  await row.getByRole('button', { name: 'Hide', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Hide this rating?' });
  await question.getByLabel('The reason').fill(notHere);
  await expectAccessible(page, 'hiding a rating');
  await question.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('radio', { name: 'Hidden' }).click();
  await page.waitForURL('**/operator/ratings?show=hidden');
  await expect(row.getByText(notHere)).toBeVisible();

  await expect(about.getByText(insult)).toHaveCount(0);
  const { words, ratings } = await product
    .browse()
    .send(listWords, undefined, { params: { id: handyman.id } });
  expect([words, ratings]).toEqual([[], 0]);
});
