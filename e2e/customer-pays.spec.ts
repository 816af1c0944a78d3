import type { Route } from '@playwright/test';
import { expect, test } from './setup/story.ts';
import { agree } from './setup/beforehand.ts';
import { expectPaid, payWith } from './setup/steps.ts';

test('a refused card can be tried again, and a good one pays', async ({
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

test('a bank that asks first is answered on the page', async ({ customer, absentHandyman }) => {
  await agree(customer, absentHandyman);
  const { page } = customer;
  await page.goto('/user/payment?total=220');
  await payWith(page, '4000002500003155');
  const question = page.getByRole('dialog', { name: 'Your bank wants to make sure' });
  await expectPaid(page, () => question.getByRole('button', { name: 'Approve' }).click());
});

test('a network lost while paying is safe to press again, before and after the charge', async ({
  customer,
  absentHandyman,
}) => {
  await agree(customer, absentHandyman);
  const { page } = customer;
  await page.goto('/user/payment?total=220');
  await page.route('**/api/config', (route) => route.abort(), { times: 1 });
  await payWith(page, '4242424242424242');
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'could not tell whether your payment went through',
  );

  // Now the charge goes through and only its answer is lost.
  const lost = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route('**/api/config', lost, { times: 1 });
  await page.getByRole('button', { name: 'Pay ₹220' }).click();
  await expect(page.getByRole('heading', { name: 'This booking is paid' })).toBeVisible();
  await page.getByRole('link', { name: 'See the receipt' }).click();
  await expect(page.getByText('₹220')).toBeVisible();
});

test('a payment that fails after the bank has thought about it says so, and can be tried again', async ({
  customer,
  absentHandyman,
  product,
}) => {
  await agree(customer, absentHandyman);
  const { page } = customer;
  await page.clock.install();
  await page.goto('/user/payment?total=220');
  const put = (state: string) =>
    product.sql('update bookings set payment_state = $2 where user_id = $1', [customer.id, state]);
  const thinking = async (route: Route) => {
    await put('processing');
    const { booking_id } = route.request().postDataJSON() as { booking_id: string };
    const msg = 'Your bank is still thinking.';
    await route.fulfill({ status: 202, json: { msg, status: 'processing', booking_id } });
  };
  await page.route('**/api/config', thinking, { times: 1 });
  await payWith(page, '4242424242424242');
  await expect(page.getByRole('heading', { name: 'Your bank is still thinking' })).toBeVisible();
  await put('unpaid');
  await page.clock.fastForward(31_000);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Your bank did not let this payment through.');
  await expect(page.getByText('still thinking')).toBeHidden();
  await expectPaid(page, () => payWith(page, '4242424242424242'));
});

test('a paid booking that is cancelled is refunded', async ({ customer, absentHandyman }) => {
  await agree(customer, absentHandyman);
  const { page } = customer;
  await page.goto('/user/payment?total=220');
  await expectPaid(page, () => payWith(page, '4242424242424242'));
  await page.goto('/user/bookings');
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  await page.getByRole('button', { name: 'Cancel the booking' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this booking?' });
  await expect(question).toContainText('refunded in full');
  await question.getByRole('button', { name: 'Cancel the booking' }).click();
  // In the state of the booking, and in its bill.
  await expect(page.getByText('Refunded', { exact: true })).toHaveCount(2);
});

test('the bill shows the payment the moment it is through', async ({ customer, handyman }) => {
  const booking = await agree(customer, handyman);
  await handyman.page.goto(`/handyman/paymentBill?booking_id=${booking}`);
  await handyman.page.getByRole('button', { name: 'Collect Payment' }).click();
  const dialog = handyman.page.getByRole('dialog', {
    name: `Collect ₹220 from ${customer.name}`,
  });
  await expect(dialog.getByText('Waiting for the payment…')).toBeVisible();

  await customer.page.goto('/user/payment?total=220');
  await payWith(customer.page, '4242424242424242');
  await expect(handyman.page.getByText('Paid by card.')).toBeVisible();
  await expect(dialog).toBeHidden();
});
