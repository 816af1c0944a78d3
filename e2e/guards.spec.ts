import { expect, test } from './setup/story.ts';
import { expectToast } from './setup/toasts.ts';
import type { Person } from './setup/people.ts';
import type { Product } from './setup/product.ts';

/** What a page says for some seconds only may be over when a slow one counts as loaded. */
const atOnce = { waitUntil: 'commit' } as const;

const guarded = {
  '/user/login': [
    '/services/servicePage',
    '/services/plumber',
    '/services/serviceProvider?service=maid&lat=18.5&long=73.8&cost=50',
    '/user/bookingsummary?lat=18.5&long=73.8&cost=50&handyman_id=x',
    '/user/payment?total=150',
    '/user/bookings',
  ],
  '/handyman/login': [
    '/handyman/dashboard',
    '/handyman/profile?handyman_id=x',
    '/handyman/jobstartotp?user_id=x',
    '/handyman/workdone?user_id=x',
    '/handyman/paymentBill',
  ],
};

for (const [login, paths] of Object.entries(guarded)) {
  test(`logged out, every page behind ${login} asks for it`, async ({ open }) => {
    const { page } = await open();
    for (const path of paths) {
      await page.goto(path, atOnce);
      await expectToast(page, 'You need to login first');
      await expect(page).toHaveURL(login);
    }
  });
}

test('the login leads back to the page that was asked for', async ({ open }) => {
  const { page } = await open();
  await page.goto('/handyman/paymentBill');
  await page.waitForURL('**/handyman/login');
  await page.getByRole('button', { name: 'Test' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectToast(page, 'Welcome back! Redirecting you...');
  await page.waitForURL('**/handyman/paymentBill');
  await expect(page.getByRole('button', { name: 'Collect Payment' })).toBeVisible();
});

test('who is logged in is sent on from the logins', async ({ handyman, customer }) => {
  await handyman.page.goto('/handyman/login', atOnce);
  await expect(handyman.page.getByText('Redirecting you ...')).toBeVisible();
  await handyman.page.waitForURL('**/handyman/dashboard');
  await customer.page.goto('/user/signup', atOnce);
  await expect(customer.page.getByText('Redirecting you ...')).toBeVisible();
  await customer.page.waitForURL((url) => url.pathname === '/');
});

test('logout leads to the login and ends the session', async ({ handyman, isMobile }) => {
  const { page, context } = handyman;
  await page.goto('/handyman/dashboard');
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/handyman/login');
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('handyman_token');
  await page.goto('/handyman/dashboard', atOnce);
  await expectToast(page, 'You need to login first');
});

/** Logs out with a copy of the page's token, as the account page of another device would. */
const endElsewhere = async ({ context }: Person, { url }: Product) => {
  const key = (await context.cookies()).find(({ name }) => name === 'lh_handyman');
  const ended = await fetch(`${url}/api/handyman/logout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `lh_handyman=${key?.value}` },
    body: '{}',
  });
  expect(ended.status).toBe(200);
};

test('an open page notices that its session was ended elsewhere', async ({ handyman, product }) => {
  const { page } = handyman;
  await page.goto('/handyman/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Good ');
  await endElsewhere(handyman, product);
  await expectToast(page, 'You need to login first');
  await expect(page).toHaveURL('/handyman/login');
});

test('a session that was ended while no page was open is noticed', async ({
  handyman,
  product,
}) => {
  const { page } = handyman;
  await endElsewhere(handyman, product);
  await page.goto('/handyman/dashboard', atOnce);
  await expectToast(page, 'You need to login first');
  await expect(page).toHaveURL('/handyman/login');
});
