// Nouns: booking, block
import { expectAccessible } from './setup/accessible.ts';
import { expect, test } from './setup/story.ts';
import { expectToast } from './setup/toasts.ts';
import * as beforehand from './setup/beforehand.ts';
import { ask, popUp, rowOf } from './setup/steps.ts';
import type { Person } from './setup/people.ts';

/** The work has begun: the customer sees their booking, the handyman the page that ends it. */
const begin = async (customer: Person, handyman: Person) => {
  const booking = await beforehand.begin(customer, handyman);
  await customer.page.goto(`/user/bookings/${booking}`);
  await handyman.page.goto(`/handyman/workdone?user_id=${customer.id}`);
};

test('the customer says that the work is done, and both see it @thorough', async ({
  customer,
  handyman,
}) => {
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

test('a handyman blocks a customer and unblocks them again @thorough', async ({
  customer,
  handyman,
}) => {
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
  await expectAccessible(page, 'a dashboard with a blocked customer');
  await page.getByRole('button', { name: `Unblock ${customer.name}` }).click();
  await expectToast(page, 'This customer can ask you again.');
  await expect(page.getByRole('heading', { name: 'Blocked customers' })).toBeHidden();
});
