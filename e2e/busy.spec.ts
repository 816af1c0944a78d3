import { expect, test } from './setup/story.ts';
import { accept, ask, popUp, rowOf } from './setup/steps.ts';

test('a yes closes the request of another customer, who is told at once', async ({
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

  await expect(
    rowOf(other.page, handyman).getByRole('button', { name: 'Request Rejected' }),
  ).toBeDisabled();
  await expect(other.page.getByText(`${handyman.name} took another job.`)).toBeVisible();
  await page.goto('/handyman/dashboard');
  await page.getByRole('link', { name: 'Open the job' }).click();
  await expect(page.getByRole('heading', { name: customer.name })).toBeVisible();
  await expect(popUp(page)).toBeHidden();
});
