// Nouns: booking
import { expect, test } from './setup/story.ts';
import { accept, ask, enterCode, popUp, readStartCode, rowOf } from './setup/steps.ts';

test('a booking outlives a refresh at every step, on both sides @thorough', async ({
  customer,
  handyman,
}) => {
  const { page } = customer;
  await handyman.page.goto('/handyman/dashboard');
  await ask(customer, handyman);

  await page.reload();
  await expect(rowOf(page, handyman).getByText('Waiting for handyman to respond...')).toBeVisible();
  await handyman.page.reload();
  await expect(popUp(handyman.page)).toBeVisible();
  await accept(handyman);

  await handyman.page.reload();
  await expect(handyman.page.getByRole('heading', { name: customer.name })).toBeVisible();
  await page.reload();
  await rowOf(page, handyman).getByRole('link', { name: 'Move Forward' }).click();
  await expect(page.getByText('Arrival estimate')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Arrival estimate')).toBeVisible();

  await handyman.page.goto('/handyman/dashboard');
  await handyman.page.reload();
  await handyman.page.getByRole('link', { name: 'Open the job' }).click();
  const code = await readStartCode(customer);
  await enterCode(handyman.page, code);
  await handyman.page.getByRole('button', { name: 'Submit' }).click();
  await handyman.page.waitForURL('**/handyman/workdone?*');
  await handyman.page.reload();
  await expect(handyman.page.getByRole('button', { name: 'Work Done?' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Work in progress')).toBeVisible();

  await handyman.page.goto('/handyman/dashboard');
  await handyman.page.getByRole('link', { name: 'Finish the job' }).click();
  await handyman.page.getByRole('button', { name: 'Work Done?' }).click();
  await handyman.page.getByRole('button', { name: 'Yes, it is done' }).click();
  await handyman.page.waitForURL('**/handyman/dashboard');
  await handyman.page.reload();
  await expect(handyman.page.getByRole('row').filter({ hasText: customer.email })).toBeVisible();
  await handyman.page.getByRole('link', { name: 'See the bill' }).click();
  await handyman.page.reload();
  await expect(handyman.page.getByText('Not paid yet')).toBeVisible();
});
