// Nouns: booking, code, dialog
import { expect, test } from './setup/story.ts';
import type { Locator, Page } from '@playwright/test';
import { request } from './setup/beforehand.ts';
import { popUp, rowOf } from './setup/steps.ts';

/** Presses Tab as a person would, until the focus is there. */
const tabTo = async (page: Page, target: Locator) => {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never came by');
};

test('the keyboard alone can book and accept', async ({ customer, handyman }) => {
  const { page } = customer;
  await handyman.page.goto('/handyman/dashboard');
  await expect(handyman.page.getByText('No requests right now')).toBeVisible();

  await page.goto('/services/servicePage');
  await tabTo(page, page.getByPlaceholder('What do you need?'));
  await page.keyboard.type('plumber');
  await tabTo(page, page.getByRole('main').getByRole('link', { name: /Plumber/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Price'));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('Price')).not.toHaveValue('');
  await tabTo(page, page.getByRole('button', { name: 'Continue' }));
  await page.keyboard.press('Enter');
  await tabTo(page, rowOf(page, handyman).getByRole('button', { name: 'Select' }));
  await page.keyboard.press('Enter');
  await expect(rowOf(page, handyman).getByText('Waiting for handyman to respond...')).toBeVisible();

  const asked = popUp(handyman.page);
  await expect(asked).toBeVisible();
  await tabTo(handyman.page, asked.getByRole('button', { name: 'Accept' }));
  await handyman.page.keyboard.press('Enter');
  await handyman.page.waitForURL('**/handyman/jobstartotp?*');

  await tabTo(page, rowOf(page, handyman).getByRole('link', { name: 'Move Forward' }));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/user/bookingsummary?*');
  await tabTo(page, page.getByRole('link', { name: /^Pay/ }));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/user/payment?*');
});

test('the pop-up keeps the focus inside, and Escape puts it aside @thorough', async ({
  absentCustomer,
  handyman,
}) => {
  await handyman.page.goto('/handyman/dashboard');
  await request(absentCustomer, handyman);
  const asked = popUp(handyman.page);
  await expect(asked).toBeVisible();
  for (let presses = 0; presses < 8; presses += 1) {
    await handyman.page.keyboard.press('Tab');
    await expect(asked.locator(':focus')).toHaveCount(1);
  }
  await handyman.page.keyboard.press('Escape');
  await expect(asked).toBeHidden();
  await expect(
    handyman.page.getByRole('heading', { name: new RegExp(absentCustomer.name) }),
  ).toBeVisible();
});

test('the six boxes: forward on entry, back on Backspace, a paste spreads', async ({ open }) => {
  const { page, context } = await open();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/user/signup/verify');
  const box = (n: number) => page.getByLabel(`Digit ${n} of 6`);
  await box(1).focus();
  await page.keyboard.type('12');
  await expect(box(3)).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(box(2)).toBeFocused();
  await expect(box(2)).toHaveValue('');
  await page.evaluate(() => navigator.clipboard.writeText('98 76-54'));
  await box(1).focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(box(6)).toHaveValue('4');
  await expect(box(1)).toHaveValue('9');
});

test('a digit typed over the same digit moves on like any other @thorough', async ({ open }) => {
  const { page } = await open();
  await page.goto('/user/signup/verify');
  const box = (n: number) => page.getByLabel(`Digit ${n} of 6`);
  await box(1).focus();
  await page.keyboard.type('112233');
  await box(1).focus();
  await page.keyboard.type('112');
  await expect(box(4)).toBeFocused();
  await page.keyboard.type('9');
  await expect(box(4)).toHaveValue('9');
  await expect(box(5)).toBeFocused();
  // A second click takes the selection away; what is typed still replaces the digit.
  await box(2).click();
  await box(2).click();
  await page.keyboard.type('17');
  await expect(box(2)).toHaveValue('1');
  await expect(box(3)).toHaveValue('7');
  await expect(box(4)).toBeFocused();
});
