import type { Page } from '@playwright/test';
import { demoOperator } from '#contract/demo.ts';
import { openConsole } from './setup/console.ts';
import { fresh } from './setup/people.ts';
import { expect, test } from './setup/story.ts';
import { expectToast } from './setup/toasts.ts';

const logIn = async (page: Page, password: string) => {
  await page.getByLabel('Email').fill(demoOperator.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
};

/** Back at the tab after a while: what is older than a minute is asked for again. */
const comeBack = async (page: Page) => {
  await page.clock.fastForward('05:00');
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
};

test('a refused login says why', { tag: '@once' }, async ({ open }) => {
  const { page } = await open();
  await page.goto('/operator/login');
  await logIn(page, `not that ${fresh()}`);
  await expectToast(page, 'The email or the password is not right.');
});

test(
  'somebody who is an operator already is not added again, and that is said',
  { tag: '@once' },
  async ({ open }) => {
    const page = await openConsole(await open());
    await page.goto('/operator/operators');
    await page.getByRole('button', { name: 'Add somebody' }).click();
    const form = page.getByRole('dialog', { name: 'Add somebody' });
    await form.getByLabel('Name').fill('Kiran Rao');
    await form.getByLabel('Email').fill(demoOperator.email);
    await form.getByRole('button', { name: 'Make the link' }).click();
    await expectToast(page, 'Somebody with this email is an operator already.');
  },
);

test('after the session has ended under an open page, one login leads back to it', async ({
  open,
}) => {
  const drawn = await open();
  const page = await openConsole(drawn);
  await page.clock.install();
  await page.goto('/operator/audit');
  await expect(page.getByRole('heading', { name: 'Audit log', level: 1 })).toBeVisible();
  await drawn.context.clearCookies();
  await comeBack(page);
  await page.waitForURL('**/operator/login');
  await logIn(page, demoOperator.password);
  await expect(page.getByRole('heading', { name: 'Audit log', level: 1 })).toBeVisible();
});

test('what an operator has typed stays while the server cannot answer', async ({ open }) => {
  const page = await openConsole(await open());
  await page.clock.install();
  await page.goto('/operator/catalogue/1');
  const about = page.locator('input[name="serviceInfo"]');
  await about.fill('Half a sentence about');
  await page.route('**/api/operator/**', (route) =>
    route.fulfill({ status: 503, json: { msg: 'Busy.', code: 'busy' } }),
  );
  const asked = page.waitForResponse('**/api/operator/me');
  await comeBack(page);
  await asked;
  await page.unrouteAll();
  await expect(about).toHaveValue('Half a sentence about');
});
