// Nouns: push
import type { Page } from '@playwright/test';
import { getPush } from '#contract/push.ts';
import type { TestBrowser } from '../server/testing/push-service.ts';
import { expectAccessible } from './setup/accessible.ts';
import { expect, test } from './setup/pushing.ts';
import { expectToast } from './setup/toasts.ts';

test.use({ serviceWorkers: 'allow' });

/** A browser that was not asked yet and says yes; a real one would ask its maker's service. */
const stubBrowser = (page: Page, { endpoint, p256dh, auth }: TestBrowser) =>
  page.addInitScript(
    (keys) => {
      let permission = 'default';
      Object.defineProperty(Notification, 'permission', { get: () => permission });
      Notification.requestPermission = async () => (permission = 'granted');
      const subscription = {
        endpoint: keys.endpoint,
        toJSON: () => ({ keys: { p256dh: keys.p256dh, auth: keys.auth } }),
        unsubscribe: async () => true,
      } as unknown as PushSubscription;
      PushManager.prototype.subscribe = async () => subscription;
      PushManager.prototype.getSubscription = async () =>
        permission === 'granted' ? subscription : null;
    },
    { endpoint, p256dh, auth },
  );

const offer = (page: Page) =>
  page.getByRole('heading', { name: 'Shall we tell you of new requests?' });

test('a professional who is online is offered notifications, says yes, and finds the browser in the profile', async ({
  handyman,
  service,
}) => {
  const { page } = handyman;
  await stubBrowser(page, service.browser());
  await page.goto('/handyman/dashboard');
  await expect(offer(page)).toBeVisible();
  await expectAccessible(page, 'the offer of notifications');
  await page.getByRole('button', { name: 'Notify me' }).click();
  await expectToast(page, 'You will be notified in this browser.');
  await expect(offer(page)).toBeHidden();

  await page.goto('/handyman/profile');
  const section = page.getByRole('region', { name: 'Notifications on your devices' });
  await expect(section.getByText('This browser', { exact: true })).toBeVisible();
  await section.getByRole('switch', { name: 'A new message' }).click();
  await expectToast(page, 'Your choice is saved.');
  await expect(section.getByRole('switch', { name: 'A new message' })).not.toBeChecked();
  await section.getByLabel('From', { exact: true }).selectOption('22');
  await expect(section.getByLabel('To', { exact: true })).toHaveValue('7');
  await expectAccessible(page, 'the notifications of an account');
  const chosen = () => handyman.send(getPush);
  await expect.poll(chosen).toMatchObject({ off: ['message'], quiet: { from: 22, to: 7 } });

  await section.getByRole('button', { name: /^Remove / }).click();
  await expect(section.getByText('Nowhere yet.')).toBeVisible();
  await expect.poll(chosen).toMatchObject({ devices: [] });
});
