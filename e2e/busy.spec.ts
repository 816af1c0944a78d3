import { expect, test } from './setup/story.ts';
import { accept, ask, popUp } from './setup/steps.ts';

test('a second request does not stand between a handyman and the job he is on', async ({
  customer,
  newCustomer,
  handyman,
}) => {
  const { page } = handyman;
  const other = await newCustomer();
  await page.goto('/handyman/dashboard');
  await ask(customer, handyman);
  await expect(popUp(page).getByText(customer.name)).toBeVisible();
  await ask(other, handyman);
  await expect(popUp(page).getByText('One more request is waiting.')).toBeVisible();
  await accept(handyman);

  await page.goto('/handyman/dashboard');
  await expect(popUp(page).getByText(other.name)).toBeVisible();
  await expect(popUp(page).getByText(`Finish the job for ${customer.name} first.`)).toBeVisible();
  await expect(popUp(page).getByRole('button', { name: 'Accept' })).toBeDisabled();
  await popUp(page).getByRole('button', { name: 'Decide later' }).click();
  await expect(popUp(page)).toBeHidden();
  await page.getByRole('link', { name: 'Open the job' }).click();
  await expect(page.getByRole('heading', { name: customer.name })).toBeVisible();
});
