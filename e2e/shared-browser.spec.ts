import { agree } from './setup/beforehand.ts';
import { logInWith, makeCustomer, makeHandyman, password } from './setup/people.ts';
import { goWithin } from './setup/steps.ts';
import { expect, test } from './setup/story.ts';

test('who logs in after somebody else never sees what the first one saw', async ({
  customer,
  absentCustomer: second,
  absentHandyman: handyman,
}) => {
  await agree(customer, handyman);
  const { page, context } = customer;
  await page.goto('/user/bookings');
  const row = page.getByRole('heading', { name: `Plumber with ${handyman.name}` });
  await expect(row).toBeVisible();

  // Another tab of this browser logs somebody else in; their rows are still on the way.
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const asked = page.waitForRequest('**/api/bookings?*');
  await page.route('**/api/bookings?*', async (route) => {
    await answered;
    await route.continue();
  });
  const login = await context.request.post('/api/user/login', {
    data: { email: second.email, password },
  });
  expect(login.status()).toBe(200);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await asked;
  await expect(row).toBeHidden();
  answer();
  await expect(page.getByText('No bookings yet')).toBeVisible();
  await expect(row).toBeHidden();
});

test('a dead customer session leaves the handyman of the same browser logged in', async ({
  customer,
  here,
  product,
}) => {
  const { page, context } = customer;
  await logInWith(await makeHandyman(product, here), { product, page, context });
  const key = (await context.cookies()).find(({ name }) => name === 'lh_user');
  const ended = await fetch(`${product.url}/api/user/logout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `lh_user=${key?.value}` },
    body: '{}',
  });
  expect(ended.status).toBe(200);
  await page.goto('/user/bookings');
  await expect(page).toHaveURL('/user/login');
  const hints = (await context.cookies()).map(({ name }) => name);
  expect(hints).toContain('handyman_token');
  expect(hints).not.toContain('user_token');
  await page.goto('/handyman/dashboard');
  await expect(page.getByText('No requests right now')).toBeVisible();
});

test(
  'who logs in next in the same tab starts from their own place',
  { tag: '@once' },
  async ({ open, product }) => {
    const drawn = await open({ place: 'denied' });
    const [first, second] = [
      await makeCustomer(product, product.freshPlace()),
      await makeCustomer(product, product.freshPlace()),
    ];
    const { page } = await logInWith(first, drawn);
    await page.goto('/services/plumber?cost=120');
    const go = page.getByRole('button', { name: 'Continue' });
    await go.click();
    await page.waitForURL((url) => url.searchParams.get('lat') === String(first.place.lat));
    // A page that is still coming closes the menu.
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Plumbers near');

    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/user/login');
    await page.getByLabel('Email').fill(second.email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL((url) => url.pathname !== '/user/login');
    await goWithin(page, '/services/plumber?cost=120');
    await go.click();
    await page.waitForURL((url) => url.searchParams.get('lat') === String(second.place.lat));
  },
);
