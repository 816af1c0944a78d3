import { expect, test } from './setup/story.ts';
import { request } from './setup/beforehand.ts';
import { ask, listPath, popUp, rowOf } from './setup/steps.ts';

/** While the stream is up nothing polls but the safety poll, every 30 seconds. */
const pushed = { timeout: 20_000 };

test('what one side does shows on the other at once', async ({ customer, handyman }) => {
  await handyman.page.goto('/handyman/dashboard');
  await expect(handyman.page.getByText('No requests right now')).toBeVisible();
  await ask(customer, handyman);
  await expect(popUp(handyman.page)).toBeVisible(pushed);
  await popUp(handyman.page).getByRole('button', { name: 'Accept' }).click();
  await expect(
    rowOf(customer.page, handyman).getByRole('link', { name: 'Move Forward' }),
  ).toBeVisible(pushed);
});

test('without the stream the polls carry on', async ({ customer, handyman }) => {
  for (const { context } of [customer, handyman]) {
    await context.route('**/api/events', (route) => route.abort());
  }
  await handyman.page.goto('/handyman/dashboard');
  await expect(handyman.page.getByText('No requests right now')).toBeVisible();
  await ask(customer, handyman);
  await popUp(handyman.page).getByRole('button', { name: 'Decline' }).click();
  await expect(
    rowOf(customer.page, handyman).getByRole('button', { name: 'Request Rejected' }),
  ).toBeVisible();
});

test('a lost network is said, and healed', async ({ absentCustomer, handyman }) => {
  await handyman.page.goto('/handyman/dashboard');
  await expect(handyman.page.getByText('No requests right now')).toBeVisible();
  await handyman.context.setOffline(true);
  await expect(handyman.page.getByText('You are offline. This page catches up')).toBeVisible();
  await request(absentCustomer, handyman);
  await handyman.context.setOffline(false);
  await expect(popUp(handyman.page)).toBeVisible();
  await expect(handyman.page.getByText('You are offline. This page catches up')).toBeHidden();
});

test('offline by choice, a handyman is not listed', async ({ customer, handyman }) => {
  await handyman.page.goto('/handyman/dashboard');
  await handyman.page.getByRole('switch', { name: 'Online' }).click();
  await expect(handyman.page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await customer.page.goto(listPath(customer));
  await customer.page.getByRole('button', { name: 'Show plumbers further away' }).click();
  await expect(customer.page.getByRole('button', { name: /^Select/ }).first()).toBeVisible();
  await expect(rowOf(customer.page, handyman)).toHaveCount(0);
});
