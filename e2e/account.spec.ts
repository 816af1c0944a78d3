// Nouns: account, identity, device, password, operator
import type { Page } from '@playwright/test';
import { hashPassword } from '../server/testing/accounts.ts';
import { expectAccessible } from './setup/accessible.ts';
import { asOperator } from './setup/operators.ts';
import { fresh, freshPhone, password } from './setup/people.ts';
import { enterCode } from './setup/steps.ts';
import { expect, test } from './setup/story.ts';
import { expectToast } from './setup/toasts.ts';

const newPassword = 'nine blue herons';

/**
 * Logs in and waits until the login page has been left. The greeting is not waited for: where the account's language is
 * not the browser's, the next page is loaded whole and the greeting is gone.
 */
const enter = async (page: Page, email: string, secret: string) => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('/');
};

/** The same account in a second browser. */
const logIn = async (page: Page, email: string) => {
  await page.goto('/user/login');
  await enter(page, email, password);
};

test('a forgotten password is chosen anew by a mailed code, and the other browser is out', async ({
  customer: owner,
  open,
  product,
}) => {
  const { email } = owner;
  await owner.page.goto('/user/account');
  await expect(owner.page.getByText(email)).toBeVisible();

  const { page } = await open();
  await page.goto('/user/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('link', { name: 'Forgotten your password?' }).click();
  await page.waitForURL('**/user/login/forgot');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expectAccessible(page, 'the forgotten password');
  await page.getByRole('button', { name: 'Mail me a code' }).click();
  await expect(page.getByText('Enter the code and choose a new password.')).toBeVisible();
  const code = await product.nextCode(email);

  await enterCode(page, code === '000000' ? '111111' : '000000');
  await page.getByRole('textbox', { name: 'New password' }).fill('password123');
  await expect(page.getByText('Weak: easy to guess')).toBeVisible();
  await page.getByRole('textbox', { name: 'New password' }).fill(newPassword);
  await expect(page.getByText('Strong', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await expect(page.getByText('That code is not right.', { exact: true })).toBeVisible();
  await expectAccessible(page, 'a wrong code for a new password');

  await enterCode(page, code);
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await expectToast(page, 'Your new password is set. Log in with it.');
  await page.waitForURL('**/user/login');
  expect(await product.nextMail(email)).toContain('/user/login/forgot');
  await enter(page, email, newPassword);

  // Its event stream may have announced the logout before: then it is at the login already.
  await owner.page.goto('/user/account');
  await owner.page.waitForURL('**/user/login');
});

test('an account moves to another email, which is proved by a code; the old address is told @hindi @thorough', async ({
  customer,
  open,
  product,
}) => {
  const { page } = customer;
  const email = `moved${fresh()}@example.com`;
  await page.goto('/');
  await page.getByRole('link', { name: 'My account' }).first().click();
  await page.waitForURL('**/user/account');
  await expect(page.getByText('You are logged in only here.')).toBeVisible();
  await expectAccessible(page, 'the account');

  await page.getByRole('button', { name: 'Change email' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New email').fill(email);
  await dialog.getByLabel('Your password').fill('not this one');
  await dialog.getByRole('button', { name: 'Mail the code' }).click();
  await expect(dialog.getByText('This is not your password.')).toBeVisible();
  await expectAccessible(page, 'a new email with a wrong password');
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Mail the code' }).click();
  await enterCode(page, await product.nextCode(email));
  await expectAccessible(page, 'the code for a new email');
  await dialog.getByRole('button', { name: 'Change to this email' }).click();
  await expectToast(page, 'Your email is changed.');
  await expect(page.getByRole('main').getByText(email)).toBeVisible();
  const told = await product.nextMail(customer.email);
  expect(told).not.toContain(email);

  await logIn((await open()).page, email);
});

test('a changed password logs the other browser out at its next click, by the keyboard alone @thorough', async ({
  customer,
  open,
  product,
}) => {
  const { page, email } = customer;
  const elsewhere = await open();
  await logIn(elsewhere.page, email);
  await elsewhere.page.goto('/user/account');
  await expect(elsewhere.page.getByText(email)).toBeVisible();

  await page.goto('/user/account');
  const button = page.getByRole('button', { name: 'Change password' });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change your password' });
  await dialog.getByLabel('Current password').focus();
  await page.keyboard.type(password);
  await dialog.getByLabel('New password').focus();
  await page.keyboard.type(newPassword);
  await expectAccessible(page, 'changing the password');
  await page.keyboard.press('Enter');
  await expectToast(page, 'All other browsers are logged out.');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await product.nextMail(email);

  await elsewhere.page.goto('/user/bookings');
  await elsewhere.page.waitForURL('**/user/login');
  await page.reload();
  await expect(page.getByText(email)).toBeVisible();
});

test('where somebody is logged in: one other is logged out, then all others @thorough', async ({
  customer,
  open,
}) => {
  const { page, email } = customer;
  const others: Page[] = [];
  for (let n = 0; n < 3; n += 1) {
    const { page: other } = await open();
    await logIn(other, email);
    await other.goto('/user/account');
    await expect(other.getByText(email)).toBeVisible();
    others.push(other);
  }
  await page.goto('/user/account');
  const rows = page.getByRole('listitem').filter({ hasText: 'Chrome' });
  await expect(rows).toHaveCount(4);
  await expect(rows.filter({ hasText: 'This browser' })).toHaveCount(1);
  await expectAccessible(page, 'where somebody is logged in');
  await rows.getByRole('button').first().click();
  await expectToast(page, 'That browser is logged out.');
  await expect(rows).toHaveCount(3);

  await page.getByRole('button', { name: 'Log out everywhere else' }).click();
  const question = page.getByRole('dialog', { name: 'Log out everywhere else?' });
  await expectAccessible(page, 'logging out everywhere else');
  await question.getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(page.getByText('You are logged in only here.')).toBeVisible();
  await expect(rows).toHaveCount(1);
  for (const other of others) {
    await other.goto('/user/bookings');
    await other.waitForURL('**/user/login');
  }
});

test('a professional changes name and phone on the profile @thorough', async ({
  handyman,
  product,
}) => {
  const { page } = handyman;
  await page.goto('/handyman/profile');
  await page.getByRole('button', { name: 'Change name' }).click();
  const name = page.getByRole('dialog', { name: 'Change your name' });
  await name.getByRole('textbox', { name: 'Name' }).fill('Ravi Naya');
  await name.getByRole('button', { name: 'Save the name' }).click();
  await expect(page.getByRole('heading', { name: 'Ravi Naya' })).toBeVisible();

  const number = freshPhone();
  await page.getByRole('button', { name: 'Change phone number' }).click();
  const phone = page.getByRole('dialog', { name: 'Change your phone number' });
  await phone.getByRole('textbox', { name: 'Phone number' }).fill(`+91 ${number}`);
  await phone.getByLabel('Your password').fill(password);
  await expectAccessible(page, 'changing the phone number');
  await phone.getByRole('button', { name: 'Save the number' }).click();
  await expectToast(page, 'Your phone number is changed.');
  await expect(page.getByText(number).first()).toBeVisible();
  await product.nextMail(handyman.email);

  await product.sql(
    `update handymen set verification = 'verified', verified_at = now() where id = $1`,
    [handyman.id],
  );
  await page.reload();
  await expect(page.getByText('Compared with your Aadhar card')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change name' })).toHaveCount(0);
  await expectAccessible(page, 'the profile with the account');
});

test('an operator changes the password in the console, and chooses a forgotten one anew @thorough', async ({
  open,
  product,
}) => {
  const here = await open();
  const page = await asOperator(here, 'support', await hashPassword(password));
  await page.goto('/operator/today');
  await page.getByRole('link', { name: 'Meera Rao' }).click();
  await expect(page.getByRole('heading', { name: 'My account', level: 1 })).toBeVisible();
  await expectAccessible(page, 'an operator’s account');
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your password' });
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByLabel('New password').fill(newPassword);
  await dialog.getByRole('button', { name: 'Save the new password' }).click();
  await expectToast(page, 'Your password is changed.');
  await expect(page.getByText('You are logged in only here.')).toBeVisible();

  const [row] = await product.db.query<{ email: string }>(
    `select email from operators order by created_at desc limit 1`,
  );
  const email = row?.email ?? '';
  await product.nextMail(email);
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await page.waitForURL('**/operator/login');
  await page.getByRole('link', { name: 'Forgotten your password?' }).click();
  const mailCode = page.getByRole('button', { name: 'Mail me a code' });
  // The login has a field of that name too.
  await expect(mailCode).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await mailCode.click();
  await enterCode(page, await product.nextCode(email));
  await page.getByRole('textbox', { name: 'New password' }).fill('four red kites');
  await expectAccessible(page, 'an operator’s new password');
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await page.waitForURL('**/operator/login');
});
