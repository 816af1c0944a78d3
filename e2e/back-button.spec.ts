// Nouns: booking, routes
import { expect, test } from './setup/story.ts';
import { ask, accept, enterCode, readStartCode, rowOf } from './setup/steps.ts';

test('the back button never leads into a wrong state @thorough', async ({ customer, handyman }) => {
  const { page } = customer;
  await page.goto('/services/servicePage');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Plumber/ })
    .click();
  await page.getByLabel('Price').selectOption('120');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/services/serviceProvider?*');
  await page.goBack();
  await expect(page).toHaveURL('/services/plumber?cost=120');
  await page.goForward();
  await expect(rowOf(page, handyman).getByRole('button', { name: 'Select' })).toBeVisible();

  await handyman.page.goto('/handyman/dashboard');
  await ask(customer, handyman);
  await accept(handyman);
  await handyman.page.goBack();
  await expect(handyman.page).toHaveURL('/handyman/dashboard');
  // The pop-up that was answered has one too while it closes.
  const job = handyman.page.getByRole('link', { name: 'Open the job' });
  await expect(job.first()).toBeVisible();
  await handyman.page.goForward();

  await rowOf(page, handyman).getByRole('link', { name: 'Move Forward' }).click();
  await expect(page.getByText('Arrival estimate')).toBeVisible();
  await page.goBack();
  await expect(rowOf(page, handyman).getByRole('link', { name: 'Move Forward' })).toBeVisible();

  await enterCode(handyman.page, await readStartCode(customer));
  await handyman.page.getByRole('button', { name: 'Submit' }).click();
  await handyman.page.waitForURL('**/handyman/workdone?*');
  await handyman.page.goto(`/handyman/jobstartotp?user_id=${customer.id}`);
  await expect(handyman.page.getByRole('heading', { name: 'This job has started' })).toBeVisible();
  await handyman.page.goBack();
  await expect(handyman.page.getByRole('button', { name: 'Work Done?' })).toBeVisible();
});

test('back from a login that a guard asked for leaves, and does not loop @thorough', async ({
  open,
}) => {
  const { page } = await open();
  await page.goto('/handyman/register');
  await page.goto('/handyman/dashboard');
  await page.waitForURL('**/handyman/login');
  await page.goBack();
  await expect(page).toHaveURL('/handyman/register');
});
