import { expect, test } from './setup/story.ts';
import { fresh, freshAadhaar, password } from './setup/people.ts';
import { accept, ask, enterCode, fillDetails, popUp, readStartCode, rowOf } from './setup/steps.ts';

test('a booking outlives a refresh at every step, on both sides', async ({
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

test('a handyman’s sign-up goes on after a refresh; only the password is asked again', async ({
  open,
  product,
}) => {
  const { page } = await open();
  const email = `meena${fresh()}@example.com`;
  await page.goto('/handyman/signup');
  await fillDetails(page, { email, name: 'Meena Das' });
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Your service').selectOption('Maid');
  await page.getByLabel('Address').fill('7 Lake View Road, Aundh, Pune');
  await page.getByLabel('Area').fill('Aundh');
  await page.getByLabel('Town').fill('Pune');

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Add Further Details' })).toBeVisible();
  await expect(page.getByLabel('Your service')).toHaveValue('Maid');
  await expect(page.getByLabel('Address')).toHaveValue('7 Lake View Road, Aundh, Pune');
  await expect(page.getByLabel('Area')).toHaveValue('Aundh');
  await expect(page.getByLabel('Email')).toHaveCount(0);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Aadhar number').fill(freshAadhaar());
  await enterCode(page, await product.nextCode(email));
  await expect(page.getByText('Your location', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Register' }).click();
  await page.waitForURL('**/handyman/dashboard');
});

test('a customer’s sign-up goes on after a refresh, with the code already mailed', async ({
  open,
  product,
}) => {
  const { page } = await open();
  const email = `dev${fresh()}@example.com`;
  await page.goto('/user/signup');
  await fillDetails(page, { email, name: 'Dev Choudhary' });
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();

  await page.goto('/user/signup/verify');
  await page.reload();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await enterCode(page, await product.nextCode(email));
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});
