// Nouns: session, event
import { expect, test } from './setup/story.ts';
import { expectToast } from './setup/toasts.ts';
import { request } from './setup/beforehand.ts';
import { popUp } from './setup/steps.ts';

test('what is answered in one tab is gone from the other', async ({ absentCustomer, handyman }) => {
  const second = await handyman.context.newPage();
  await handyman.page.goto('/handyman/dashboard');
  await second.goto('/handyman/dashboard');
  await request(absentCustomer, handyman);
  await expect(popUp(handyman.page)).toBeVisible();
  await expect(popUp(second)).toBeVisible();
  await popUp(second).getByRole('button', { name: 'Accept' }).click();
  await second.waitForURL('**/handyman/jobstartotp?*');
  await expect(popUp(handyman.page)).toBeHidden();
  await expect(handyman.page.getByRole('link', { name: 'Open the job' })).toBeVisible();
});

test('logging out in one tab logs the other out @thorough', async ({ handyman }) => {
  const { page, context } = handyman;
  const second = await context.newPage();
  await second.goto('/handyman/dashboard');
  await expect(second.getByText('No requests right now')).toBeVisible();
  await page.goto('/handyman/dashboard');
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/handyman/login');
  await second.bringToFront();
  await expect(second).toHaveURL('/handyman/login');
  await expectToast(second, 'You need to login first');
});
