// Nouns: credit, operator, bill
import { expectAccessible } from './setup/accessible.ts';
import { agree } from './setup/beforehand.ts';
import { asOperator } from './setup/operators.ts';
import { expect, test } from './setup/story.ts';
import { expectToast } from './setup/toasts.ts';

test('an operator gives a customer credit, and it pays a part of their bill by itself @hindi', async ({
  customer,
  absentHandyman: handyman,
  open,
}) => {
  const booking = await agree(customer, handyman);
  const desk = await asOperator(await open());
  await desk.goto(`/operator/customers/${customer.id}`);
  await desk.getByRole('button', { name: 'Give credit' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Amount in rupees').fill('50');
  await dialog.getByLabel('Why, in a sentence to the customer').fill('We came late.');
  await expectAccessible(desk, 'giving credit');
  await dialog.getByRole('button', { name: 'Give credit' }).click();
  await expectToast(desk, 'The credit is given, and the customer has a mail about it.');
  await expect(desk.getByText('Paid a bill')).toBeVisible();

  const { page } = customer;
  await page.goto('/user/account');
  const part = page.getByRole('region', { name: 'Your credit' });
  await expect(part.getByText('All of it is used.')).toBeVisible();
  await expect(part.getByText('We came late.', { exact: false })).toBeVisible();
  await expectAccessible(page, 'an account with credit');
  await part.getByRole('link').click();
  await page.waitForURL(`**/user/bookings/${booking}`);
  await page.goto(`/user/payment?booking_id=${booking}`);
  await expect(page.getByText('From your credit')).toBeVisible();
});
