// Nouns: toast, layout, chat, way, theme
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import {
  acceptNotification,
  createNotification,
  listBookings,
  workDoneCheck,
} from '#contract/booking.ts';
import { sendMessage } from '#contract/chat.ts';
import { agree, begin } from './setup/beforehand.ts';
import { enterCode, listPath, rowOf } from './setup/steps.ts';
import { expect, test } from './setup/story.ts';

/** Toasts close after five seconds: that timer is disabled, so that each page is checked with a toast on it. */
const holdToasts = (page: Page) =>
  page.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    const held = (work: () => void, after?: number) => (after === 5000 ? 0 : start(work, after));
    Object.assign(window, { setTimeout: held });
  });

/** A tap on the button's middle hits the button, wherever on the screen it has been scrolled to. */
const expectFree = async (button: Locator) => {
  await expect(button).toBeVisible();
  for (const block of ['start', 'center', 'end'] as const) {
    await button.evaluate((element, to) => {
      element.scrollIntoView({ block: to, behavior: 'instant' });
    }, block);
    const meets = () =>
      button.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return element.contains(met) ? 'the button' : (met?.textContent ?? 'nothing');
      });
    await expect.poll(meets, { message: `scrolled to its ${block}` }).toBe('the button');
  }
};

test('with a message unread and another on the screen each step of a job can be tapped @desk', async ({
  customer,
  handyman,
}) => {
  const id = await agree(customer, handyman);
  await customer.send(sendMessage, { key: randomUUID(), text: 'Second gate.' }, { params: { id } });
  const { page } = handyman;
  await holdToasts(page);
  await page.goto(`/handyman/jobstartotp?user_id=${customer.id}`);
  await expect(page.getByText('1 new message').first()).toBeVisible();
  const setOut = page.getByRole('button', { name: 'I am on my way' });
  await expectFree(setOut);

  await setOut.click();
  await page.getByRole('button', { name: 'Set out without sharing' }).click();
  await expect(page.locator('.toasts > *')).toHaveCount(1);
  const arrive = page.getByRole('button', { name: 'I am here', exact: true });
  await expectFree(arrive);

  await arrive.click();
  await expect(page.locator('.toasts > *')).toHaveCount(2);
  const [booking] = await customer.send(listBookings);
  await enterCode(page, booking?.startCode ?? '');
  await expectFree(page.getByRole('button', { name: 'Submit' }));
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.waitForURL('**/handyman/workdone?*');
  await expectFree(page.getByRole('button', { name: 'Work Done?' }));
  await expect(page.locator('.toasts > *').first()).toBeVisible();
});

test('the bar of the list can be tapped under messages, and so can what is under way @thorough', async ({
  customer,
  handyman,
}) => {
  const id = await begin(customer, handyman);
  await handyman.send(workDoneCheck, { handyman_id: handyman.id, user_id: customer.id });
  const text = 'I forgot my pliers.';
  await handyman.send(sendMessage, { key: randomUUID(), text }, { params: { id } });
  const { page } = customer;
  await holdToasts(page);
  await page.goto(listPath(customer));
  const unread = page.getByRole('link', { name: '1 new message' });
  await expect(unread).toBeVisible();
  const choose = page.locator('.bottom-bar').getByRole('button', { name: 'Select' });
  await expectFree(choose);

  await page.route(`**${createNotification.path}`, (route) => route.abort());
  await choose.click();
  await expect(page.locator('.toasts > *').first()).toBeVisible();
  await expectFree(choose);
  await expectFree(unread);

  await page.unroute(`**${createNotification.path}`);
  await choose.click();
  await expect(rowOf(page, handyman).getByRole('button', { name: 'Withdraw' })).toBeVisible();
  const [asked] = await customer.send(listBookings);
  const notification_id = asked?.notification_id ?? '';
  await handyman.send(acceptNotification, { handyman_id: handyman.id, notification_id });
  await expectFree(page.locator('.bottom-bar').getByRole('link', { name: 'Move Forward' }));
  await expectFree(unread);
  await expect(page.locator('.toasts > *').first()).toBeVisible();
});
