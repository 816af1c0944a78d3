import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getBooking } from '#contract/booking.ts';
import { openPage, useScreens } from '../testing/page.tsx';
import { idOf } from '../testing/samples.ts';

useScreens();

const main = () => within(screen.getByRole('main'));

test.each([
  '/user/bookingsummary',
  '/user/bookingsummary?handyman_id=xx',
  '/user/bookings/xx',
  '/user/bookings/xx/receipt',
])('the address %s, which is not complete, says so and leads on', async (path) => {
  const page = await openPage(path, { as: 'user' });
  expect(await screen.findByRole('heading', { name: 'This link is not complete' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await page.user.click(main().getByRole('link', { name: 'My bookings' }));
  await waitFor(() => expect(page.address()).toBe('/user/bookings'));
});

test('a booking that is not mine leads to those that are', async () => {
  const page = await openPage(`/user/bookings/${idOf(99)}`, {
    as: 'user',
    given: (server) => server.refuse(getBooking, 404, { code: 'not_found' }),
  });
  expect(await screen.findByRole('heading', { name: 'This booking is not here' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await page.user.click(main().getByRole('link', { name: 'My bookings' }));
  await waitFor(() => expect(page.address()).toBe('/user/bookings'));
});

test.each(['/handyman/paymentBill?booking_id=xx', '/handyman/profile?handyman_id=xx'])(
  'the handyman’s incomplete address %s leads to the dashboard',
  async (path) => {
    const page = await openPage(path, { as: 'handyman' });
    expect(await screen.findByRole('heading', { name: 'This link is not complete' })).toBeTruthy();
    await page.user.click(main().getByRole('link', { name: 'Dashboard' }));
    await waitFor(() => expect(page.address()).toBe('/handyman/dashboard'));
  },
);

test('an unknown page says that it is not here', async () => {
  await openPage('/no/such/page');
  expect(await screen.findByRole('heading', { name: 'This page is not here' })).toBeTruthy();
});
