// Nouns: week, dashboard
import { workDoneCheck } from '#contract/booking.ts';
import { config } from '#contract/payment.ts';
import { expectAccessible } from './setup/accessible.ts';
import { begin } from './setup/beforehand.ts';
import { makeCustomer } from './setup/people.ts';
import { popUp } from './setup/steps.ts';
import { expect, test } from './setup/story.ts';

test('a finished job shows in the week of its handyman with what it earns them, and when it is paid @thorough', async ({
  absentCustomer: customer,
  handyman,
}) => {
  const { page } = handyman;
  await page.goto('/handyman/dashboard');
  const week = page.getByRole('region', { name: 'This week' });
  await expect(week).toContainText('0 jobs');

  const booking = await begin(customer, handyman);
  await handyman.send(workDoneCheck, { handyman_id: handyman.id, user_id: customer.id });
  const today = week.getByRole('listitem').filter({ hasText: ', today' });
  await expect(today).toContainText('1 job, ₹187');
  await expect(week).toContainText('₹187 of it the customers have not paid yet.');
  await expect(page.getByText('₹187 not paid yet', { exact: true })).toBeVisible();
  await expectAccessible(page, 'a week with a job');

  await customer.send(config, { token: { id: 'tok_visa' }, booking_id: booking });
  await expect(week).not.toContainText('have not paid yet');
  await expect(page.getByText('1 of 1', { exact: true })).toBeVisible();
});

test('a request that waits during a job shows the job too @thorough', async ({
  absentCustomer: customer,
  handyman,
  product,
  here,
}) => {
  await begin(customer, handyman);
  // A handyman on a job cannot be asked, so the row is written as a request that was sent a moment before.
  const other = await makeCustomer(product, here);
  await product.sql(
    `insert into bookings (user_id, handyman_id, service, cost, lat, long, expires_at)
     values ($1, $2, 6, 120, $3, $4, now() + interval '10 minutes')`,
    [other.id, handyman.id, here.lat, here.long],
  );
  const { page } = handyman;
  await page.goto('/handyman/dashboard');
  const asked = popUp(page);
  await expect(asked).toContainText(other.name);
  await expect(asked).toContainText(customer.name);
  await expect(asked.getByRole('link', { name: 'Finish the job' })).toBeVisible();
  await expect(asked.getByRole('button', { name: 'Accept' })).toBeDisabled();
  await expectAccessible(page, 'the pop-up during a job');
  await asked.getByRole('button', { name: 'Decide later' }).click();
  await expect(asked).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Finish the job' })).toBeInViewport();
});
