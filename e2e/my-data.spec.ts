// Nouns: data, account
import { readFile } from 'node:fs/promises';
import { workDoneCheck } from '#contract/booking.ts';
import { sendMessage } from '#contract/chat.ts';
import { config } from '#contract/payment.ts';
import { textIn } from '../server/testing/smtp.ts';
import { unzip } from '../server/testing/unzip.ts';
import { expectAccessible } from './setup/accessible.ts';
import { begin } from './setup/beforehand.ts';
import { password } from './setup/people.ts';
import type { Account } from './setup/people.ts';
import { expect, test } from './setup/story.ts';
import { expectToast } from './setup/toasts.ts';

/** What people write themselves, in Devanagari: the runs in Hindi leave that as it is. */
const gate = 'पीछे वाले गेट से आइए।';

/** Done and paid, with a message of the customer's. */
const finish = async (customer: Account, handyman: Account, id: string): Promise<void> => {
  const message = { key: crypto.randomUUID(), text: gate };
  await customer.send(sendMessage, message, { params: { id } });
  await handyman.send(workDoneCheck, { handyman_id: handyman.id, user_id: customer.id });
  await customer.send(config, { token: { id: 'tok_visa' }, booking_id: id });
};

test('a customer ends what is open, downloads everything, and leaves; the professional keeps the job without a person @thorough', async ({
  customer,
  handyman,
  product,
  open,
}) => {
  const id = await begin(customer, handyman);
  const { page } = customer;
  await page.goto('/user/account');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByRole('alert')).toContainText(
    'A booking is still open. Finish it or call it off, then you can delete your account.',
  );
  await expectAccessible(page, 'a job stands in the way');
  await dialog.getByRole('link', { name: 'Take me there' }).click();
  await page.waitForURL(`**/user/bookings/${id}`);
  await finish(customer, handyman, id);

  await page.goto('/user/account');
  await page.getByRole('button', { name: 'Download my data' }).click();
  await dialog.getByLabel('Your password').fill('not this one');
  await dialog.getByRole('button', { name: 'Download', exact: true }).click();
  await expect(dialog.getByText('This is not your password.')).toBeVisible();
  await expectAccessible(page, 'downloading my data');
  await dialog.getByLabel('Your password').fill(password);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download', exact: true }).click();
  const files = unzip(await readFile(await (await download).path()));
  const data = JSON.parse(files.get('data.json')?.toString() ?? '') as {
    account: { email: string };
    bookings: { with: string; messages: { text: string }[] }[];
  };
  expect(data.account.email).toBe(customer.email);
  expect(data.bookings).toMatchObject([{ with: handyman.name, messages: [{ text: gate }] }]);
  await expectToast(page, 'Your data is downloaded.');

  await handyman.page.goto(`/handyman/bookings/${id}`);
  await expect(handyman.page.getByText(customer.name).first()).toBeVisible();

  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByText('This happens at once and cannot be taken back.')).toBeVisible();
  await expectAccessible(page, 'deleting the account');
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expectToast(page, 'Your account is deleted. Goodbye, and thank you.');
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('link', { name: 'My account' })).toHaveCount(0);
  // Behind those of the booking.
  await expect
    .poll(async () => textIn(await product.nextMail(customer.email)))
    .toMatch(/Your account was deleted on|आपका खाता .* बजे हटाया गया/);

  const again = (await open()).page;
  await again.goto('/user/login');
  await again.getByLabel('Email').fill(customer.email);
  await again.getByLabel('Password', { exact: true }).fill(password);
  await again.getByRole('button', { name: 'Continue' }).click();
  await expectToast(again, 'The email or the password is not right.');

  await handyman.page.reload();
  await expect(handyman.page.getByText(/Former\scustomer/).first()).toBeVisible();
  await expect(handyman.page.getByText(customer.name)).toHaveCount(0);
  await expect(handyman.page.getByText(gate)).toHaveCount(0);
  await expectAccessible(handyman.page, 'a job without a person');
});
