import type { BrowserContext, Page } from '@playwright/test';
import { fresh } from './setup/people.ts';
import { agree, request } from './setup/beforehand.ts';
import {
  ask,
  enterCode,
  expectPaid,
  fillDetails,
  listPath,
  payWith,
  popUp,
  rowOf,
} from './setup/steps.ts';
import { expect, test } from './setup/story.ts';
import { expectToast, toast } from './setup/toasts.ts';

const nothingSent = 'You are offline. Nothing was sent; try again when you are connected.';

/** What a browser sent to a call, from now on. */
const sentTo = (page: Page, path: string) => {
  const seen: string[] = [];
  page.on('request', (sent) => {
    if (new URL(sent.url()).pathname === path) seen.push(sent.url());
  });
  return seen;
};

/** Back online the page fetches again what it shows; a queued change would have left by then. */
const comeBack = async (context: BrowserContext, page: Page, shows: string) => {
  const fetched = page.waitForResponse((response) => response.url().includes(shows));
  await context.setOffline(false);
  await fetched;
};

test('Select pressed offline says so, is not sent later, and works when pressed again', async ({
  customer,
  absentHandyman: handyman,
}) => {
  const { page, context } = customer;
  await page.goto(listPath(customer));
  const row = rowOf(page, handyman);
  await expect(row.getByRole('button', { name: 'Select' })).toBeEnabled();
  const sent = sentTo(page, '/api/createnotification');
  await context.setOffline(true);
  await row.getByRole('button', { name: 'Select' }).click();
  await expectToast(page, nothingSent);
  await expect(row.getByText('Waiting for handyman to respond...')).toBeHidden();
  await comeBack(context, page, '/api/bookings');
  expect(sent).toEqual([]);
  await row.getByRole('button', { name: 'Select' }).click();
  await expect(row.getByText('Waiting for handyman to respond...')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('Pay pressed offline charges nothing, also not after the page was left and the network is back', async ({
  customer,
  absentHandyman,
}) => {
  await agree(customer, absentHandyman);
  const { page, context } = customer;
  await page.goto('/user/payment?total=220');
  const sent = sentTo(page, '/api/config');
  // Its code is here before the network goes.
  await page.getByRole('link', { name: 'Back to the booking' }).hover();
  await page.getByLabel('Card number').waitFor();
  await context.setOffline(true);
  await payWith(page, '4242424242424242');
  await expect(page.getByRole('main').getByRole('alert')).toContainText(nothingSent);
  await comeBack(context, page, '/api/bookings');
  await page.getByRole('link', { name: 'Back to the booking' }).click();
  await expect(page.getByText('Not paid yet')).toBeVisible();
  expect(sent).toEqual([]);
  await page.getByRole('link', { name: 'Pay ₹220' }).click();
  await expectPaid(page, () => payWith(page, '4242424242424242'));
  expect(sent).toHaveLength(1);
});

test('Accept and Decline pressed offline say so, and work when pressed again', async ({
  absentCustomer,
  handyman,
}) => {
  const { page, context } = handyman;
  await page.goto('/handyman/dashboard');
  await request(absentCustomer, handyman);
  await expect(popUp(page)).toBeVisible();
  const accepted = sentTo(page, '/api/acceptnotification');
  const declined = sentTo(page, '/api/rejectnotification');
  await context.setOffline(true);
  await popUp(page).getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText(nothingSent).first()).toBeVisible();
  await popUp(page).getByRole('button', { name: 'Accept' }).click();
  await comeBack(context, page, '/api/getnotification');
  await expect(popUp(page).getByRole('button', { name: 'Accept' })).toBeEnabled();
  expect([...accepted, ...declined]).toEqual([]);
  await popUp(page).getByRole('button', { name: 'Accept' }).click();
  await page.waitForURL('**/handyman/jobstartotp?user_id=*');
  expect(accepted).toHaveLength(1);
});

test('the start code and Work Done pressed offline say so; the code stays typed', async ({
  absentCustomer: customer,
  handyman,
  product,
}) => {
  await agree(customer, handyman);
  const code = await product.nextCode(customer.email);
  const { page, context } = handyman;
  await page.goto(`/handyman/jobstartotp?user_id=${customer.id}`);
  const started = sentTo(page, '/api/handyman/jobstartotp');
  const finished = sentTo(page, '/api/workdonecheck');
  await enterCode(page, code);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(nothingSent);
  await comeBack(context, page, '/api/bookings');
  expect(started).toEqual([]);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.waitForURL('**/handyman/workdone?user_id=*');
  expect(started).toHaveLength(1);

  await page.getByRole('button', { name: 'Work Done?' }).click();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Yes, it is done' }).click();
  await expectToast(page, nothingSent);
  await comeBack(context, page, '/api/bookings');
  expect(finished).toEqual([]);
  await page.getByRole('button', { name: 'Work Done?' }).click();
  await page.getByRole('button', { name: 'Yes, it is done' }).click();
  await page.waitForURL('**/handyman/dashboard');
  expect(finished).toHaveLength(1);
});

test('a sign-up sent offline says so and keeps what was typed', async ({ open, product }) => {
  const { page, context } = await open();
  const email = `asha${fresh()}@example.com`;
  await page.goto('/user/signup');
  await fillDetails(page, { email, name: 'Asha Rao' });
  const sent = sentTo(page, '/api/user/signup');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Next' }).click();
  await expectToast(page, nothingSent);
  await context.setOffline(false);
  await expect(page.getByText('You are offline. This page catches up')).toBeHidden();
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(`We mailed a six-digit code to ${email}`)).toBeVisible();

  const code = await product.nextCode(email);
  await enterCode(page, code);
  await expect(toast(page, nothingSent)).toBeHidden();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expectToast(page, nothingSent);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expectToast(page, 'Redirecting you...');
});

test('a double click sends one request', async ({ absentCustomer, handyman }) => {
  const { page } = handyman;
  await page.goto('/handyman/dashboard');
  await request(absentCustomer, handyman);
  const declined = sentTo(page, '/api/rejectnotification');
  await popUp(page).getByRole('button', { name: 'Decline' }).dblclick();
  await expect(popUp(page)).toBeHidden();
  expect(declined).toHaveLength(1);
});

test('the same thing pressed twice by keyboard while it is on its way is sent once', async ({
  customer,
  absentHandyman: handyman,
}) => {
  await ask(customer, handyman);
  const { page } = customer;
  const withdrawn: string[] = [];
  await page.route('**/api/bookings/*/cancel', async (route) => {
    withdrawn.push(route.request().url());
    await route.continue();
  });
  await rowOf(page, handyman)
    .getByRole('button', { name: 'Withdraw' })
    .evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
  await expect(rowOf(page, handyman).getByRole('button', { name: 'Select' })).toBeEnabled();
  expect(withdrawn).toHaveLength(1);
});

test('a job that was never opened here says offline that it cannot be shown', async ({
  absentCustomer: customer,
  handyman,
}) => {
  const id = await agree(customer, handyman);
  const { page, context } = handyman;
  // The code of the page is here, the job is not.
  await page.goto('/handyman/bookings/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click();
  const open = page.locator(`a[href="/handyman/bookings/${id}"]`).first();
  await expect(open).toBeVisible();
  await context.setOffline(true);
  await open.click();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(customer.name).first()).toBeVisible();
});
