import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listDevices } from '#contract/device.ts';
import { deleteAccount } from '#contract/my-data.ts';
import { getPush } from '#contract/push.ts';
import { listAboutMe } from '#contract/rating.ts';
import { answerBookingPage, bookingPage } from '../../testing/chat-samples.ts';
import { findToast, openPage, useScreens } from '../../testing/page.tsx';
import type { Page } from '../../testing/page.tsx';
import type { FakeServer } from '../../testing/server.ts';

useScreens();

const openProfile = (given: (server: FakeServer) => void) =>
  openPage('/handyman/profile', {
    as: 'handyman',
    given: (server) => {
      server.answer(listAboutMe, { msg: 'OK', rating: null, ratings: 0, stars: [], words: [] });
      server.answer(listDevices, []);
      server.answer(getPush, { publicKey: null, devices: [], off: [], quiet: null });
      given(server);
    },
  });

const leave = async (page: Page) => {
  await page.user.click(await screen.findByRole('button', { name: 'Delete my account' }));
  const dialog = within(await screen.findByRole('dialog'));
  await page.user.type(dialog.getByLabelText('Your password'), 'my own password');
  await page.user.click(dialog.getByRole('button', { name: 'Delete for good' }));
  return dialog;
};

test('a professional with a job who wants to leave is told which, and led there', async () => {
  const job = bookingPage();
  const open =
    'A booking is still open. Finish it or call it off, then you can delete your account.';
  const page = await openProfile((server) => {
    answerBookingPage(server);
    server.refuse(deleteAccount, 409, {
      msg: open,
      code: 'booking_open',
      booking_id: job.notification_id,
    });
  });
  const dialog = await leave(page);
  expect((await dialog.findByRole('alert')).textContent).toContain(open);
  await page.user.click(dialog.getByRole('link', { name: 'Take me there' }));
  await expect.poll(() => page.address()).toBe(`/handyman/bookings/${job.notification_id}`);
  expect(await screen.findByRole('heading', { name: 'What happened' })).toBeTruthy();
});

test('a professional without a job leaves, and is out', async () => {
  const page = await openProfile((server) => {
    server.answer(deleteAccount, { msg: 'Your account is deleted. Goodbye, and thank you.' });
  });
  await leave(page);
  await findToast('Your account is deleted. Goodbye, and thank you.');
  await expect.poll(() => page.address()).toBe('/');
  expect(await screen.findByRole('heading', { name: 'Our Services' })).toBeTruthy();
  expect(document.cookie).not.toMatch(/handyman_token=./);
  expect(page.server.sent(deleteAccount)).toEqual([
    { params: {}, query: { as: 'handyman' }, body: { currentPassword: 'my own password' } },
  ]);
});
