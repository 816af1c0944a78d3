import { expect, test } from './setup/story.ts';

test('an address that is not complete says so and leads on', async ({ customer }) => {
  const { page } = customer;
  for (const path of [
    '/user/bookingsummary',
    '/user/bookingsummary?handyman_id=xx',
    '/user/bookings/xx',
    '/user/bookings/xx/receipt',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'This link is not complete' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  }
  await page.getByRole('main').getByRole('link', { name: 'My bookings' }).click();
  await expect(page).toHaveURL('/user/bookings');
});

test('a booking that is not mine leads to those that are', async ({ customer }) => {
  const { page } = customer;
  await page.goto('/user/bookings/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { name: 'This booking is not here' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test('a handyman’s incomplete address leads to the dashboard', async ({ handyman }) => {
  const { page } = handyman;
  for (const path of ['/handyman/paymentBill?booking_id=xx', '/handyman/profile?handyman_id=xx']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'This link is not complete' })).toBeVisible();
  }
  await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/handyman/dashboard');
});

test('an unknown page says that it is not here', async ({ open }) => {
  const { page } = await open();
  const reply = await page.goto('/no/such/page');
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This page is not here' })).toBeVisible();
});
