// Nouns: slot booking
import { expect, test } from './setup/story.ts';
import { expectAccessible } from './setup/accessible.ts';
import { listPath, popUp, rowOf } from './setup/steps.ts';

test('a visit is booked for another day, answered in time, agreed, and on the lists of both @hindi', async ({
  customer,
  handyman,
}) => {
  const { page } = customer;
  await handyman.page.goto('/handyman/dashboard');
  await page.goto('/services/plumber');
  await page.getByLabel('Price').selectOption('120');
  await page.getByRole('radio', { name: 'Later' }).check();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
  // The second day with free times: all of them are beyond the notice.
  await page.locator('input[name=day]:enabled').nth(1).check();
  const start = page.locator('input[name=start]').nth(2);
  await start.check();
  const startsAt = await start.inputValue();
  await expectAccessible(page, 'a later time');
  await page.reload();
  await expect(page.locator('input[name=start]:checked')).toHaveValue(startsAt);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/services/serviceProvider?*');
  expect(new URL(page.url()).searchParams.get('at')).toBe(startsAt);

  // At the place of this story, where no other professional is.
  await page.goto(`${listPath(customer)}&at=${startsAt}`);
  const row = rowOf(page, handyman);
  await row.getByRole('button', { name: 'Select' }).click();
  await expect(row.getByText('Waiting for handyman to respond...')).toBeVisible();

  // A request for later has an hour to be answered, and names the time of the visit.
  const asked = popUp(handyman.page);
  await expect(asked.getByText(customer.name)).toBeVisible();
  await asked.getByRole('button', { name: 'Accept' }).click();
  await expect(handyman.page.getByRole('heading', { name: 'Coming visits' })).toBeVisible();
  await expect(handyman.page).toHaveURL(/dashboard/);

  await row.getByRole('link', { name: 'Move Forward' }).click();
  await expect(page.getByText('Booking confirmed')).toBeVisible();
  await expect(page.getByText('Calling it off is free until two hours before')).toBeVisible();
  await expectAccessible(page, 'a visit ahead');
  await page.goto('/user/bookings');
  await expect(page.getByRole('heading', { name: 'Coming visits' })).toBeVisible();

  // It is too early to set out; the page says from when.
  await handyman.page.getByRole('link', { name: customer.name }).click();
  await expect(handyman.page.getByText('You can set out an hour before')).toBeVisible();
  await expect(handyman.page.getByRole('button', { name: 'I am on my way' })).toHaveCount(0);
});
