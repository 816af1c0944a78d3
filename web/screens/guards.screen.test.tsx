import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getNotification, listBookings } from '#contract/booking.ts';
import { listUnread } from '#contract/chat.ts';
import { getHandyman, loginHandyman, logoutHandyman } from '#contract/handyman.ts';
import { getUnrated } from '#contract/rating.ts';
import { getWeek } from '#contract/week.ts';
import type { FakeServer } from '../testing/server.ts';
import { findToast, openPage, useScreens } from '../testing/page.tsx';
import { answerSessions } from '../testing/sessions.ts';

useScreens();

test.each([
  '/services/servicePage',
  '/services/plumber',
  '/services/serviceProvider?service=maid&lat=18.5&long=73.8&cost=50',
  '/user/bookingsummary?lat=18.5&long=73.8&cost=50&handyman_id=x',
  '/user/payment?total=150',
  '/user/bookings',
])('logged out, %s asks for the login of customers', async (path) => {
  const page = await openPage(path);
  await findToast('You need to login first');
  expect(page.address()).toBe('/user/login');
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeTruthy();
});

test.each([
  '/handyman/dashboard',
  '/handyman/profile?handyman_id=x',
  '/handyman/jobstartotp?user_id=x',
  '/handyman/workdone?user_id=x',
  '/handyman/paymentBill',
])('logged out, %s asks for the login of professionals', async (path) => {
  const page = await openPage(path);
  await findToast('You need to login first');
  expect(page.address()).toBe('/handyman/login');
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeTruthy();
});

test('the login leads back to the page that was asked for', async () => {
  const page = await openPage('/handyman/paymentBill', { given: answerSessions });
  await page.user.click(await screen.findByRole('button', { name: 'Test' }));
  await page.user.click(screen.getByRole('button', { name: 'Continue' }));
  await findToast('Welcome back! Redirecting you...');
  expect(page.server.sent(loginHandyman)).toHaveLength(1);
  await page.wait(3000);
  expect(page.address()).toBe('/handyman/paymentBill');
  expect(await screen.findByRole('button', { name: 'Collect Payment' })).toBeTruthy();
});

test('a professional who is logged in is sent on from the login', async () => {
  const page = await openPage('/handyman/login', { as: 'handyman' });
  expect(await screen.findByText('Redirecting you ...')).toBeTruthy();
  await page.wait(3000);
  expect(page.address()).toBe('/handyman/dashboard');
});

test('a customer who is logged in is sent on from the sign-up', async () => {
  const page = await openPage('/user/signup', { as: 'user' });
  expect(await screen.findByText('Redirecting you ...')).toBeTruthy();
  await page.wait(3000);
  expect(page.address()).toBe('/');
});

test('logout leads to the login, without a word about logging in, and the dashboard is closed', async () => {
  const page = await openPage('/handyman/dashboard', { as: 'handyman', given: answerSessions });
  const [logout] = await within(screen.getByRole('banner')).findAllByRole('button', {
    name: 'Logout',
  });
  if (!logout) throw new Error('There is no way out');
  await page.user.click(logout);
  await waitFor(() => expect(page.address()).toBe('/handyman/login'));
  expect(page.server.sent(logoutHandyman)).toHaveLength(1);
  expect(screen.queryByText('You need to login first')).toBeNull();
  await page.goto('/handyman/dashboard');
  await findToast('You need to login first');
  expect(page.address()).toBe('/handyman/login');
});

const endSession = (server: FakeServer) => {
  for (const call of [
    getHandyman,
    getNotification,
    listBookings,
    listUnread,
    getUnrated,
    getWeek,
  ]) {
    server.refuse(call, 401, { code: 'login_needed' });
  }
};

test('a session that was ended while no page was open is noticed', async () => {
  const page = await openPage('/handyman/dashboard', { as: 'handyman', given: endSession });
  await findToast('You need to login first');
  expect(page.address()).toBe('/handyman/login');
});
