// Nouns: booking
import { expect, test } from './setup/story.ts';
import { request } from './setup/beforehand.ts';
import { accept, ask, popUp, rowOf } from './setup/steps.ts';

test('accepting one request declines the other customer’s, whose screen offers the next nearest at once @thorough', async ({
  absentCustomer,
  absentHandyman: other,
  customer,
  handyman,
}) => {
  const { page } = handyman;
  await page.goto('/handyman/dashboard');
  await request(absentCustomer, handyman);
  await expect(popUp(page).getByText(absentCustomer.name)).toBeVisible();
  await ask(customer, handyman);
  await expect(popUp(page).getByText('One more request is waiting.')).toBeVisible();
  await accept(handyman);

  await expect(
    rowOf(customer.page, handyman).getByRole('button', { name: 'Request Rejected' }),
  ).toBeDisabled();
  await expect(customer.page.getByText(`${handyman.name} took another job.`)).toBeVisible();
  await expect(customer.page.getByRole('button', { name: `Ask ${other.name}` })).toBeInViewport();
  await page.goto('/handyman/dashboard');
  await page.getByRole('link', { name: 'Open the job' }).click();
  await expect(page.getByRole('heading', { name: absentCustomer.name })).toBeVisible();
  await expect(popUp(page)).toBeHidden();
});
