// Nouns: tip, rating, payment, earnings
import { workDoneCheck } from '#contract/booking.ts';
import { giveRating } from '#contract/rating.ts';
import { expectAccessible } from './setup/accessible.ts';
import { begin } from './setup/beforehand.ts';
import { expect, test } from './setup/story.ts';

test('a customer rates, gives a tip that their bank asks about, and the professional has it whole @hindi', async ({
  customer,
  handyman,
}) => {
  const id = await begin(customer, handyman);
  await handyman.send(workDoneCheck, { handyman_id: handyman.id, user_id: customer.id });
  const [asha, ravi] = [customer.page, handyman.page];
  await asha.goto(`/user/bookings/${id}`);
  await asha.getByRole('radio', { name: '5 stars' }).check();
  await expect(asha.getByText('A tip for Ravi?')).toHaveCount(0);
  await asha.getByRole('button', { name: 'Send rating' }).click();
  const part = asha.getByRole('region', { name: 'A tip for Ravi?' });
  await expect(part).toBeVisible();
  await expectAccessible(asha, 'asked about a tip after the rating');

  await part.getByRole('link', { name: 'Another amount' }).click();
  await asha.waitForURL(`**/user/bookings/${id}/tip?amount=other`);
  await expectAccessible(asha, 'giving a tip');
  await asha.getByLabel('Amount in rupees').fill('75');
  await asha.getByLabel('Card number').fill('4000002500003155');
  await asha.getByLabel('Expiry').fill('1234');
  await asha.getByLabel('CVC').fill('123');
  await asha.getByRole('button', { name: 'Give ₹75' }).click();
  await asha.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(asha.getByRole('heading', { name: 'Receipt' })).toBeVisible();
  await expect(asha.getByText('Tip for Ravi')).toBeVisible();
  await expectAccessible(asha, 'the receipt of a tip');
  await asha.goto(`/user/bookings/${id}`);
  await expect(asha.getByText('You gave Ravi a tip of ₹75.')).toBeVisible();
  // The bill is as unpaid as before.
  await expect(asha.getByRole('link', { name: 'Pay ₹220' }).first()).toBeVisible();

  // Nothing of it is seen before the professional may read the rating; then it appears by itself.
  await ravi.goto(`/handyman/bookings/${id}`);
  await expect(ravi.getByRole('radio', { name: '5 stars' })).toBeVisible();
  await expect(ravi.getByText('gave you a tip', { exact: false })).toHaveCount(0);
  await handyman.send(giveRating, { stars: 5 }, { params: { id } });
  await expect(ravi.getByText('Asha gave you a tip of ₹75.')).toBeVisible();
  await expectAccessible(ravi, 'a job with a tip');
  await ravi.goto('/handyman/earnings');
  await expect(ravi.getByText('and ₹75 tip')).toBeVisible();
  await expectAccessible(ravi, 'earnings with a tip');
});
