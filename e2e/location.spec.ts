import { expect, test } from './setup/story.ts';
import { fresh, freshPhone, makeCustomer, password } from './setup/people.ts';
import { enterCode } from './setup/steps.ts';

test('who does not share their location signs up with a city', async ({ open, product }) => {
  const { page } = await open({ place: 'denied' });
  const email = `tara${fresh()}@example.com`;
  await page.goto('/user/signup');
  await expect(page.getByText('Your browser does not share your location.')).toBeVisible();
  await page.getByLabel('City').selectOption('Pune');
  await page.getByLabel('Name').fill('Tara Pillai');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Phone number').fill(freshPhone());
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await enterCode(page, await product.nextCode(email));
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.waitForURL((url) => url.pathname === '/');

  await page.goto('/services/plumber');
  await expect(page.getByText('Where we come to: Pune')).toBeVisible();
});

test('a denied location does not stop a booking: a pin on the map will do', async ({
  open,
  here,
}) => {
  const { page } = await makeCustomer(await open({ place: 'denied' }), here);
  await page.goto('/services/plumber');
  await expect(page.getByText('Your place from sign-up')).toBeVisible();
  await page.getByLabel('City').selectOption('Mumbai');
  await expect(page.getByText('Where we come to: Mumbai')).toBeVisible();
  await page.getByRole('region', { name: /Map/ }).click({ position: { x: 120, y: 120 } });
  await expect(page.getByText('Pin on the map')).toBeVisible();
  await page.getByLabel('Price').selectOption('50');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Plumbers near your location' })).toBeVisible();
});

test('a browser without a location service says so', async ({ open }) => {
  const { page, context } = await open();
  await context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'geolocation');
  });
  await page.goto('/handyman/signup/verify');
  await expect(page.getByText('Geolocation not supported')).toBeVisible();
  await page.getByLabel('City').selectOption('Delhi');
  await expect(page.getByText('Where you start from: Delhi')).toBeVisible();
});
