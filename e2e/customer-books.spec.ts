// Nouns: user, catalogue, booking, payment
import { expect, test } from './setup/story.ts';
import { expectToast } from './setup/toasts.ts';
import { fresh } from './setup/people.ts';
import {
  accept,
  enterCode,
  expectPaid,
  fillDetails,
  payWith,
  popUp,
  rowOf,
} from './setup/steps.ts';

test('a customer signs up with the mailed code, finds, asks, is accepted and pays @hindi', async ({
  open,
  handyman,
  product,
}) => {
  await handyman.page.goto('/handyman/dashboard');
  const { page } = await open();
  const email = `neha${fresh()}@example.com`;

  await test.step('signs up', async () => {
    await page.goto('/user/login');
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
    await fillDetails(page, { email });
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
    await enterCode(page, await product.nextCode(email));
    await page.getByRole('button', { name: 'Verify' }).click();
    await expectToast(page, 'Redirecting you...');
    await page.waitForURL((url) => url.pathname === '/');
  });

  await test.step('finds a plumber', async () => {
    await page.goto('/services/servicePage');
    await page.getByPlaceholder('What do you need?').fill('PLUMB');
    await expect(page.getByRole('main').getByRole('link', { name: /Maid/ })).toHaveCount(0);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Plumber/ })
      .click();
    await page.waitForURL('**/services/plumber');
    const go = page.getByRole('button', { name: 'Select a service' });
    await expect(go).toBeDisabled();
    await page.getByLabel('Price').selectOption('120');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('**/services/serviceProvider?*cost=120');
  });

  const row = rowOf(page, handyman);
  await test.step('asks the nearest', async () => {
    await expect(page.getByRole('heading', { name: 'Plumbers near your location' })).toBeVisible();
    await expect(page.getByText('Choose one to proceed for the booking')).toBeVisible();
    await expect(row.getByText('Nearest')).toBeVisible();
    await row.getByRole('button', { name: 'Select' }).click();
    await expect(row.getByText('Waiting for handyman to respond...')).toBeVisible();
  });

  await test.step('is accepted in the other browser', async () => {
    await expect(popUp(handyman.page).getByText('Neha Kulkarni')).toBeVisible();
    await accept(handyman);
    await row.getByRole('link', { name: 'Move Forward' }).click();
  });

  await test.step('sees the confirmation', async () => {
    await page.waitForURL('**/user/bookingsummary?*');
    expect(new URL(page.url()).searchParams.get('handyman_id')).toBe(handyman.id);
    await expect(page.getByRole('heading', { name: handyman.name })).toBeVisible();
    await expect(page.getByText('Arrival estimate')).toBeVisible();
    await expect(page.getByText('3 min', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: /Copy .* phone number/ }).click();
    await expect(page.getByText('Copied!')).toBeVisible();
    await page.getByRole('link', { name: 'Pay ₹220' }).click();
    await page.waitForURL('**/user/payment?total=220*');
  });

  await test.step('pays', async () => {
    await expectPaid(page, () => payWith(page, '4242424242424242'));
  });
});
