// Nouns: payment, upi
import { expect, test } from './setup/story.ts';
import { agree } from './setup/beforehand.ts';
import { expectPaid } from './setup/steps.ts';
import { inWordsOfRun } from './setup/translated.ts';

test('a QR code is refused in the app, and the next one pays @hindi', async ({
  customer,
  absentHandyman,
}) => {
  await agree(customer, absentHandyman);
  const { page } = customer;
  await page.goto('/user/payment?total=220');
  await page.getByRole('radio', { name: 'UPI' }).check();

  const inApp = async (press: string) => {
    await page.getByRole('button', { name: 'Show the QR code · ₹220' }).click();
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Open UPI app · ₹220' }).click();
    const app = inWordsOfRun(await opened);
    await expect(app.getByText('₹220')).toBeVisible();
    await app.getByRole('button', { name: press, exact: true }).click();
    await expect(app.getByRole('main').getByRole('status')).toBeVisible();
    await app.close();
  };

  await inApp('Refuse');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('refused in the UPI app');
  await expectPaid(page, () => inApp('Pay'));
  await page.waitForURL((url) => url.pathname === '/');

  await page.goto('/user/bookings');
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  await page.getByRole('link', { name: 'Receipt' }).click();
  await expect(page.getByText('Paid by UPI')).toBeVisible();
});
