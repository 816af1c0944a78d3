// Nouns: discount, code, operator, payment, bill
import { expectAccessible } from './setup/accessible.ts';
import { agree } from './setup/beforehand.ts';
import { asOperator } from './setup/operators.ts';
import { expectPaid } from './setup/steps.ts';
import { expect, test } from './setup/story.ts';
import { expectToast } from './setup/toasts.ts';

const day = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Of this run alone: the product keeps its codes. */
const code = `RAIN${Date.now().toString(36)}`.toUpperCase();

test('an admin makes a discount code, and a customer pays the rest of a bill with it @hindi', async ({
  customer,
  absentHandyman: handyman,
  open,
}) => {
  const booking = await agree(customer, handyman);
  const desk = await asOperator(await open());
  await desk.goto('/operator/codes');
  await desk.getByRole('button', { name: 'New code' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Code', { exact: true }).fill(code.toLowerCase());
  await dialog.getByLabel('Amount in rupees').fill('50');
  await dialog.getByLabel('From').fill(day(-1));
  await dialog.getByLabel('To, with this day').fill(day(30));
  await dialog.getByLabel('Uses in all').fill('10');
  await dialog.getByLabel('Why (for the audit log)').fill('बारिश');
  await expectAccessible(desk, 'making a discount code');
  await dialog.getByRole('button', { name: 'Make the code' }).click();
  await expect(desk.getByText(code, { exact: true })).toBeVisible();
  await expectAccessible(desk, 'discount codes');

  const { page } = customer;
  await page.goto(`/user/payment?booking_id=${booking}`);
  await page.getByRole('button', { name: 'I have a discount code' }).click();
  await page.getByLabel('Discount code').and(page.locator('input')).fill('nosuchcode');
  await page.getByRole('button', { name: 'Use the code' }).click();
  await expect(page.getByText(/This code cannot be used here/)).toBeVisible();
  await expectAccessible(page, 'a code that cannot be used');
  await page.getByLabel('Discount code').and(page.locator('input')).fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Use the code' }).click();
  await expectToast(page, `${code} takes ₹50 off your bill.`);
  await expect(page.getByText(`Code ${code}`)).toBeVisible();
  await expectAccessible(page, 'a bill with a code');
  await page.getByLabel('Card number').fill('4242424242424242');
  await page.getByLabel('Expiry').fill('12/34');
  await page.getByLabel('CVC').fill('123');
  await page.getByLabel('Name on card').fill('Asha');
  await expectPaid(page, () => page.getByRole('button', { name: 'Pay ₹170' }).click());
  await page.goto(`/user/bookings/${booking}/receipt`);
  await expect(page.getByText(`Code ${code}`)).toBeVisible();

  await desk.reload();
  await expect(desk.getByText('1 of 10')).toBeVisible();
});
