import type { Page } from '@playwright/test';
import { acceptNotification } from '#contract/booking.ts';
import { getPush } from '#contract/push.ts';
import type { TestBrowser } from '../server/testing/push-service.ts';
import { expectAccessible } from './setup/accessible.ts';
import { request } from './setup/beforehand.ts';
import { expect, received, test } from './setup/pushing.ts';
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

test(
  'a logout forgets this browser, also when it was added at a login that has run out',
  {
    tag: '@once',
  },
  async ({ handyman, service, product }) => {
    const { page } = handyman;
    await stubBrowser(page, service.browser());
    await page.goto('/handyman/dashboard');
    await page.getByRole('button', { name: 'Notify me' }).click();
    await expectToast(page, 'You will be notified in this browser.');
    await product.sql('update push_devices set session_hash = $2 where account_id = $1', [
      handyman.id,
      Buffer.from('of another day'),
    ]);
    const devices = () =>
      product.db.query('select 1 from push_devices where account_id = $1', [handyman.id]);
    expect(await devices()).toHaveLength(1);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/handyman/login');
    expect(await devices()).toEqual([]);
  },
);

test('who says “Not now” is not asked again @once', async ({ handyman, service }) => {
  const { page } = handyman;
  await stubBrowser(page, service.browser());
  await page.goto('/handyman/dashboard');
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(offer(page)).toBeHidden();
  const known = page.waitForResponse((answer) => answer.url().includes(getPush.path));
  await page.reload();
  await known;
  await expect(page.getByRole('switch').first()).toBeVisible();
  await expect(offer(page)).toBeHidden();
});

test('a customer who waits for an answer is offered to be told of it', async ({
  customer,
  absentHandyman: handyman,
  service,
}) => {
  const { page } = customer;
  const device = service.browser();
  await stubBrowser(page, device);
  const id = await request(customer, handyman);
  await page.goto(`/user/bookings/${id}`);
  await expect(
    page.getByRole('heading', { name: 'Shall we tell you when they answer?' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Notify me' }).click();
  await expectToast(page, 'You will be notified in this browser.');
  await handyman.send(acceptNotification, { handyman_id: handyman.id, notification_id: id });
  expect(await received(device)).toMatchObject({ news: 'accepted', link: `/user/bookings/${id}` });
});

test('where notifications are blocked the account says how to allow them @once', async ({
  customer,
}) => {
  const { page } = customer;
  await page.addInitScript(() =>
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' }),
  );
  await page.goto('/user/account');
  await expect(page.getByText('Notifications are blocked in this browser.')).toBeVisible();
});
