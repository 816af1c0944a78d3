// Nouns: operator caller booking account
import { expectAccessible } from './setup/accessible.ts';
import { asOperator } from './setup/operators.ts';
import { fresh, freshPhone } from './setup/people.ts';
import { enterCode } from './setup/steps.ts';
import { expect, test } from './setup/story.ts';

const newPassword = 'nine blue herons over water';

test('an operator takes a call from a new customer, who opens the booking later @hindi', async ({
  open,
  product,
  here,
  absentHandyman: handyman,
}) => {
  const email = `caller${fresh()}@example.com`;
  const phone = freshPhone();
  const page = await asOperator(await open(), 'support');
  await page.goto('/operator/today');
  await page.getByRole('link', { name: 'Book for a caller' }).click();
  await page.waitForURL('**/operator/book');
  await page.getByRole('searchbox').fill(phone);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'No customer fits' })).toBeVisible();
  await expectAccessible(page, 'looking a caller up');

  await page.getByRole('button', { name: 'New customer' }).click();
  await expect(page.getByLabel('Phone number')).toHaveValue(phone);
  await page.getByLabel('Name').fill('Meera Joshi');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Open the account' }).click();
  await expect(page.getByText('Choose your place: type an area or drop a pin')).toBeVisible();
  await expectAccessible(page, 'a new caller without a place');
  await page.getByLabel('Search for a place').fill('Kothrud');
  await page.getByRole('button', { name: 'Kothrud, Pune' }).click();
  await page.getByRole('button', { name: 'Open the account' }).click();
  await expect(page.getByRole('heading', { name: 'Meera Joshi' })).toBeVisible();
  expect(await product.nextMail(email)).toContain('/user/login/forgot');

  await page.getByLabel('Service').selectOption('Plumber');
  await page.getByRole('radio', { name: '₹120' }).check();
  await page.getByLabel('Latitude and longitude').fill(`${here.lat}, ${here.long}`);
  await page.getByRole('button', { name: 'Use it' }).click();
  await page.getByLabel('Flat, building, landmark').fill('Flat 12');
  await page.getByRole('radio', { name: handyman.name }).check();
  await expectAccessible(page, 'what the caller wants');
  await page.getByRole('button', { name: 'Ask for them' }).click();
  await expect(page.getByRole('heading', { name: 'It is asked for' })).toBeVisible();
  await page.getByRole('link', { name: 'Open booking' }).click();
  await expect(page.getByText('LocalHands asked', { exact: true })).toBeVisible();
  expect(await product.nextMail(email)).toContain('/user/bookings/');

  const { page: own } = await open();
  await own.goto('/user/login/forgot');
  await own.getByLabel('Email').fill(email);
  await own.getByRole('button', { name: 'Mail me a code' }).click();
  await expect(own.getByText('Enter the code and choose a new password.')).toBeVisible();
  await enterCode(own, await product.nextCode(email));
  await own.getByRole('textbox', { name: 'New password' }).fill(newPassword);
  await own.getByRole('button', { name: 'Set the new password' }).click();
  await own.waitForURL('**/user/login');
  await own.getByLabel('Email').fill(email);
  await own.getByLabel('Password', { exact: true }).fill(newPassword);
  await own.getByRole('button', { name: 'Continue' }).click();
  await own.waitForURL('/');
  await own.goto('/user/bookings');
  await own.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  await expect(own.getByText(/LocalHands asked .* for you/)).toBeVisible();
});
