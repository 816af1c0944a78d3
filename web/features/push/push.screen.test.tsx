import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listDevices } from '#contract/device.ts';
import { logoutHandyman } from '#contract/handyman.ts';
import { addPushDevice, getPush } from '#contract/push.ts';
import type { PushSettings } from '#contract/push.ts';
import { answerBookingPage, bookingPage } from '../../testing/chat-samples.ts';
import { findToast, openPage, useScreens } from '../../testing/page.tsx';
import { bePushBrowser, thisBrowser } from '../../testing/push-browser.ts';
import { answerDashboard } from '../../testing/handyman-samples.ts';
import { idOf } from '../../testing/samples.ts';

useScreens();

const msg = 'You will be notified in this browser.';
const nowhere: PushSettings = { publicKey: 'BPublicKey', devices: [], off: [], quiet: null };
const here: PushSettings = {
  ...nowhere,
  devices: [
    {
      device_id: idOf(600),
      browser: 'chrome',
      system: 'android',
      addedAt: '2026-11-01T09:00:00.000Z',
      current: true,
    },
  ],
};
const offer = { name: 'Shall we tell you of new requests?' };

test('a logout tells the server which browser this is before it ends the login', async () => {
  bePushBrowser('granted');
  const done: string[] = [];
  const page = await openPage('/handyman/dashboard', {
    as: 'handyman',
    given: (server) => {
      answerDashboard(server);
      server.answer(getPush, here);
      server.answer(addPushDevice, () => {
        done.push('told');
        return { msg, device_id: idOf(600) };
      });
      server.answer(logoutHandyman, () => {
        done.push('out');
        return { msg: 'Bye.' };
      });
    },
  });
  await screen.findByText('No requests right now');
  expect(done).toEqual([]);
  await page.user.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = within(screen.getByRole('navigation', { name: 'Menu' }));
  await page.user.click(menu.getByRole('button', { name: 'Logout' }));
  await expect.poll(() => page.address()).toBe('/handyman/login');
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeTruthy();
  expect(done).toEqual(['told', 'out']);
  expect(page.server.sent(addPushDevice)).toMatchObject([
    { query: { as: 'handyman' }, body: thisBrowser },
  ]);
});

test('who says “Not now” is not asked again', async () => {
  bePushBrowser('default');
  const page = await openPage('/handyman/dashboard', {
    as: 'handyman',
    given: (server) => {
      answerDashboard(server);
      server.answer(getPush, nowhere);
    },
  });
  expect(await screen.findByRole('heading', offer)).toBeTruthy();
  await page.user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('heading', offer)).toBeNull();
  const asked = page.server.sent(getPush).length;
  await page.reload();
  await expect.poll(() => page.server.sent(getPush).length).toBeGreaterThan(asked);
  expect(await screen.findByRole('switch', { name: /^Online/ })).toBeTruthy();
  await page.wait(1000);
  expect(screen.queryByRole('heading', offer)).toBeNull();
  expect(page.server.sent(addPushDevice)).toEqual([]);
});

test('a customer who waits for an answer is offered to be told of it, and says yes', async () => {
  bePushBrowser('default');
  const { notification_id: id } = bookingPage();
  const page = await openPage(`/user/bookings/${id}`, {
    as: 'user',
    given: (server) => {
      answerBookingPage(server, { state: 'requested', status: 'pending', timeline: [] });
      server.answer(getPush, nowhere);
      server.answer(addPushDevice, { msg, device_id: idOf(600) });
    },
  });
  const question = { name: 'Shall we tell you when they answer?' };
  expect(await screen.findByRole('heading', question)).toBeTruthy();
  page.server.answer(getPush, here);
  await page.user.click(screen.getByRole('button', { name: 'Notify me' }));
  await findToast(msg);
  expect(page.server.sent(addPushDevice)).toMatchObject([
    { query: { as: 'user' }, body: thisBrowser },
  ]);
  expect(screen.queryByRole('heading', question)).toBeNull();
});

test('where notifications are blocked the account says how to allow them', async () => {
  bePushBrowser('denied');
  await openPage('/user/account', {
    as: 'user',
    given: (server) => {
      server.answer(getPush, nowhere);
      server.answer(listDevices, []);
    },
  });
  expect(await screen.findByText(/^Notifications are blocked in this browser\./)).toBeTruthy();
});
