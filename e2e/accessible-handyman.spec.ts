// Nouns: booking, handyman, dashboard
import { expect, test } from './setup/story.ts';
import { expectAccessible } from './setup/accessible.ts';
import { request } from './setup/beforehand.ts';
import { enterCode, popUp } from './setup/steps.ts';

test('the dashboard breaks no rule of accessibility in any state @thorough', async ({
  absentCustomer: customer,
  handyman,
}) => {
  const { page } = handyman;
  await page.route('**/api/getnotification', (route) => route.fulfill({ status: 404, json: {} }));
  await page.goto('/handyman/dashboard');
  await expect(page.getByText('This did not load')).toBeVisible();
  await expectAccessible(page, 'a dashboard that did not load');
  await page.unroute('**/api/getnotification');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No requests right now')).toBeVisible();
  await expectAccessible(page, 'nothing to do');

  await request(customer, handyman);
  await expect(popUp(page)).toBeVisible();
  await expectAccessible(page, 'the pop-up');
  await popUp(page).getByRole('button', { name: 'Decide later' }).click();
  await expect(popUp(page)).toBeHidden();
  await expectAccessible(page, 'a request put aside');
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('No requests right now')).toBeVisible();
  await page.getByRole('switch', { name: 'Online' }).click();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expectAccessible(page, 'offline');
});

test('a job from start to bill breaks no rule of accessibility @thorough', async ({
  absentCustomer: customer,
  handyman,
  product,
}) => {
  const { page } = handyman;
  await page.goto('/handyman/dashboard');
  await request(customer, handyman);
  await popUp(page).getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Enter all six digits.')).toBeVisible();
  await expectAccessible(page, 'start code with an error');
  await page.getByRole('button', { name: 'Cancel the job' }).click();
  await expect(page.getByRole('dialog', { name: 'Cancel this job?' })).toBeVisible();
  await expectAccessible(page, 'the question before cancelling');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.goto('/handyman/dashboard');
  await expect(page.getByRole('link', { name: 'Open the job' })).toBeVisible();
  await expectAccessible(page, 'a job under way');
  await page.getByRole('link', { name: 'Open the job' }).click();
  await enterCode(page, await product.nextCode(customer.email));
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.waitForURL('**/handyman/workdone?*');
  await expect(page.getByRole('button', { name: 'Work Done?' })).toBeVisible();
  await expectAccessible(page, 'work in progress');
  await page.getByRole('button', { name: 'Work Done?' }).click();
  await expect(page.getByRole('dialog', { name: 'Is the work done?' })).toBeVisible();
  await expectAccessible(page, 'the question before it is done');
  await page.getByRole('button', { name: 'Yes, it is done' }).click();
  await page.waitForURL('**/handyman/dashboard');
  await expect(page.getByRole('row').filter({ hasText: customer.name })).toBeVisible();
  await expectAccessible(page, 'history');
  await page.getByRole('link', { name: 'All earnings' }).click();
  await expect(page.getByText('The customer has not paid yet')).toBeVisible();
  await expectAccessible(page, 'earnings of a week');
  await page.getByText('Month', { exact: true }).click();
  await expect(
    page.getByRole('list', { name: 'Day by day' }).getByRole('listitem'),
  ).not.toHaveCount(7);
  await expectAccessible(page, 'earnings of a month');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.getByRole('link', { name: 'See the bill' }).click();
  await page.getByRole('button', { name: 'Collect Payment' }).click();
  await expectAccessible(page, 'collecting the payment');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expectAccessible(page, 'the bill');
});

test('profile, plain bill and pages of no job break no rule either @thorough', async ({
  handyman,
}) => {
  const { page } = handyman;
  const pages = {
    '/handyman/profile': handyman.name,
    '/handyman/paymentBill': 'Payment bill',
    '/handyman/jobstartotp?user_id=nobody': 'You have no job with this customer',
    '/handyman/paymentBill?booking_id=00000000-0000-4000-8000-000000000000':
      'This bill is not here',
  };
  for (const [path, heading] of Object.entries(pages)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expectAccessible(page, path);
  }
});
