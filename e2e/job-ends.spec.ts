import { expectAccessibleOnBoth } from './setup/accessible.ts';
import { expect, test } from './setup/story.ts';
import { expectToast } from './setup/toasts.ts';
import * as beforehand from './setup/beforehand.ts';
import { ask, popUp, rowOf } from './setup/steps.ts';
import { makeHandyman } from './setup/people.ts';
import type { Person } from './setup/people.ts';

/** The work has begun: the customer sees their booking, the handyman the page that ends it. */
const begin = async (customer: Person, handyman: Person) => {
  const booking = await beforehand.begin(customer, handyman);
  await customer.page.goto(`/user/bookings/${booking}`);
  await handyman.page.goto(`/handyman/workdone?user_id=${customer.id}`);
};

test('the customer says that the work is done, and both see it', async ({ customer, handyman }) => {
  await begin(customer, handyman);
  const { page } = customer;
  await page.getByRole('button', { name: 'The work is done' }).click();
  const question = page.getByRole('dialog', { name: 'Is the work done?' });
  await expect(question).toContainText('Please pay within a day');
  await question.getByRole('button', { name: 'Yes, it is done' }).click();
  await expect(page.getByText('You confirmed that the work is done')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pay ₹220' })).toBeVisible();
  await expect(handyman.page.getByRole('heading', { name: 'This job is done' })).toBeVisible();
});

test('a customer who has not paid for a day is shown the way to paying when they ask', async ({
  customer,
  handyman,
  product,
  here,
}) => {
  await begin(customer, handyman);
  await handyman.page.getByRole('button', { name: 'Work Done?' }).click();
  await handyman.page.getByRole('button', { name: 'Yes, it is done' }).click();
  const { page } = customer;
  await expect(page.getByText('The work is done. Thank you')).toBeVisible();
  await product.sql(
    `update bookings set done_at = now() - interval '25 hours' where user_id = $1`,
    [customer.id],
  );
  const other = await makeHandyman(product, here);
  await page.getByRole('link', { name: 'Book again' }).click();
  await rowOf(page, other).getByRole('button', { name: 'Select' }).click();
  await page.getByRole('link', { name: 'See and pay' }).click();
  await expect(page.getByRole('link', { name: 'Pay ₹220' })).toBeVisible();
});

test('the handyman calls off a job that has begun, after reading what it means', async ({
  customer,
  handyman,
}) => {
  await begin(customer, handyman);
  await handyman.page.getByRole('button', { name: 'Cancel the job' }).click();
  const question = handyman.page.getByRole('dialog', { name: 'Cancel this job?' });
  await expect(question).toContainText('After calling off three jobs in a day');
  await question.getByRole('button', { name: 'Cancel the job' }).click();
  await handyman.page.waitForURL('**/handyman/dashboard');
  await expect(customer.page.getByText(`${handyman.name} called the job off`)).toBeVisible();
});

test('a handyman blocks a customer and unblocks them again', async ({ customer, handyman }) => {
  const { page } = handyman;
  await page.goto('/handyman/dashboard');
  await ask(customer, handyman);
  await expect(popUp(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Do not get requests from ${customer.name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await expect(
    rowOf(customer.page, handyman).getByRole('button', { name: 'Request Rejected' }),
  ).toBeDisabled();
  await expect(page.getByRole('heading', { name: 'Blocked customers' })).toBeVisible();
  await expectAccessibleOnBoth(page, 'a dashboard with a blocked customer');
  await page.getByRole('button', { name: `Unblock ${customer.name}` }).click();
  await expectToast(page, 'This customer can ask you again.');
  await expect(page.getByRole('heading', { name: 'Blocked customers' })).toBeHidden();
});
