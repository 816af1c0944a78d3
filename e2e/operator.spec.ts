// Nouns: operator, audit
import type { Page } from '@playwright/test';
import { appWith } from '../server/testing/operators.ts';
import { expectAccessible } from './setup/accessible.ts';
import { fresh, password } from './setup/people.ts';
import type { Product } from './setup/product.ts';
import { enterCode } from './setup/steps.ts';
import { expect, test } from './setup/story.ts';

/** Through the link, with an authenticator app; gives the app and the recovery codes. */
const join = async (page: Page, product: Product, path: string) => {
  await page.goto(path);
  const secret = await page.locator('form code').innerText();
  const app = appWith(product.db, secret);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await enterCode(page, await app(0));
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Keep these recovery codes' })).toBeVisible();
  const codes = await page.getByRole('main').getByRole('listitem').allInnerTexts();
  await expectAccessible(page, 'the recovery codes');
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
  return { app, codes };
};

const logIn = async (page: Page, email: string, code: string) => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  const field = page.getByLabel('Six-digit code');
  await expect(field).toBeFocused();
  await field.fill(code);
  await page.getByRole('button', { name: 'Log in' }).click();
};

test('the first operator joins by the link of the command line, and needs the second factor', async ({
  open,
  product,
}) => {
  const { page } = await open();
  const email = `meera${fresh()}@example.com`;
  const link = await product.linkFor(email);
  const { app, codes } = await join(page, product, link);
  expect(codes).toHaveLength(10);
  await page.getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByRole('cell', { name: 'Joined' }).first()).toBeVisible();
  await expectAccessible(page, 'the audit log');

  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL('**/operator/login');
  await logIn(page, email, '000000');
  await expect(page.getByText('That code is not right')).toBeVisible();
  await expectAccessible(page, 'the login with a wrong code');
  await page.getByLabel('Six-digit code').fill(await app(1));
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await expectAccessible(page, 'a used link');
});

test('an admin adds somebody for support, who sees less, and closes their account @thorough', async ({
  open,
  product,
}) => {
  const admin = await open();
  await join(admin.page, product, await product.linkFor(`admin${fresh()}@example.com`));
  await admin.page.getByRole('link', { name: 'Operators' }).click();
  await admin.page.getByRole('button', { name: 'Add somebody' }).click();
  const form = admin.page.getByRole('dialog', { name: 'Add somebody' });
  const email = `kiran${fresh()}@example.com`;
  await form.getByLabel('Name').fill('Kiran Rao');
  await form.getByLabel('Email').fill(email);
  await expectAccessible(admin.page, 'adding an operator');
  await form.getByRole('button', { name: 'Make the link' }).click();
  const handedOver = admin.page.getByRole('dialog', { name: 'Hand this link over' });
  const link = new URL(await handedOver.locator('code').innerText());
  await handedOver.getByRole('button', { name: 'Done' }).click();

  const kiran = await open();
  const { codes } = await join(kiran.page, product, link.pathname + link.hash);
  await expect(kiran.page.getByRole('link', { name: 'Audit log' })).toBeVisible();
  await expect(kiran.page.getByRole('link', { name: 'Operators' })).toHaveCount(0);
  await kiran.page.goto('/operator/operators');
  await expect(kiran.page.getByText('Only an admin may do this.')).toBeVisible();
  await kiran.page.context().clearCookies();
  await kiran.page.goto('/operator/audit?subject=nobody');
  await logIn(kiran.page, email, codes[0] ?? '');
  await expect(kiran.page.getByText('Nothing was done that fits this filter.')).toBeVisible();

  await admin.page.reload();
  const row = admin.page.getByRole('row').filter({ hasText: email });
  await expect(row.getByText('Active')).toBeVisible();
  await expectAccessible(admin.page, 'the operators');
  await row.getByRole('button', { name: 'Close account' }).click();
  const question = admin.page.getByRole('dialog');
  await question.getByRole('button', { name: 'Close account' }).click();
  await expect(row.getByText('Closed')).toBeVisible();
  await kiran.page.reload();
  await kiran.page.waitForURL('**/operator/login');
});
