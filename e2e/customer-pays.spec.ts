// Nouns: payment, bill
import { expect, test } from './setup/story.ts';
import { agree } from './setup/beforehand.ts';
import { expectPaid, payWith } from './setup/steps.ts';

test('a refused card can be tried again, and a good one pays @hindi', async ({
  customer,
  absentHandyman,
}) => {
  await agree(customer, absentHandyman);
  const { page } = customer;
  await page.goto('/user/payment?total=220');
  await payWith(page, '4000000000009995');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('not enough money');

  await expectPaid(page, () => payWith(page, '4242424242424242'));
  await page.waitForURL((url) => url.pathname === '/');

  await page.goto('/user/bookings');
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  await page.getByRole('link', { name: 'Receipt' }).click();
  await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible();
  await expect(page.getByText('₹220')).toBeVisible();
});

test('the bill shows the payment the moment it is through @thorough', async ({
  customer,
  handyman,
}) => {
  const booking = await agree(customer, handyman);
  await handyman.page.goto(`/handyman/paymentBill?booking_id=${booking}`);
  await handyman.page.getByRole('button', { name: 'Collect Payment' }).click();
  const dialog = handyman.page.getByRole('dialog', {
    name: `Collect ₹220 from ${customer.name}`,
  });
  await expect(dialog.getByText('Waiting for the payment…')).toBeVisible();

  await customer.page.goto('/user/payment?total=220');
  await payWith(customer.page, '4242424242424242');
  await expect(handyman.page.getByText('The customer has paid.')).toBeVisible();
  await expect(dialog).toBeHidden();
});
