import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findToast, openPage, useScreens } from '../testing/page.tsx';

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
