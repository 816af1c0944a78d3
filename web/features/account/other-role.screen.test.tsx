import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findToast, openPage, useScreens } from '../../testing/page.tsx';

useScreens();

test('the two logins know each other', async () => {
  const page = await openPage('/user/login');
  await page.user.click(await screen.findByRole('link', { name: 'I am a professional' }));
  await waitFor(() => expect(page.address()).toBe('/handyman/login'));
  await page.user.click(await screen.findByRole('link', { name: 'I am a customer' }));
  await waitFor(() => expect(page.address()).toBe('/user/login'));
});

test('a professional at the customers’ login is led to their dashboard', async () => {
  const page = await openPage('/services/servicePage', { as: 'handyman' });
  await findToast('You need to login first');
  expect(page.address()).toBe('/user/login');
  expect(await screen.findByText(/You are logged in as a professional\./)).toBeTruthy();
  await page.user.click(screen.getByRole('link', { name: 'Go to your dashboard' }));
  await waitFor(() => expect(page.address()).toBe('/handyman/dashboard'));
});
