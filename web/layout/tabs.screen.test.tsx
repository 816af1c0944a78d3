import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { know, started, toHandyman } from '../testing/booking-samples.ts';
import { openPage, useScreens } from '../testing/page.tsx';
import { asha } from '../testing/samples.ts';

useScreens();

const tabs = { name: 'Your pages' };

test('a professional goes between their pages by tabs, and the present one is marked', async () => {
  const page = await openPage('/handyman/dashboard', {
    as: 'handyman',
    given: (server) => know(server),
  });
  const bar = within(await screen.findByRole('navigation', tabs));
  const names = bar.getAllByRole('link').map((link) => link.textContent);
  expect(names).toEqual(['Dashboard', 'Calendar', 'Earnings', 'Profile']);
  const present = () => bar.getByRole('link', { current: 'page' }).textContent;
  expect(present()).toBe('Dashboard');
  await page.user.click(bar.getByRole('link', { name: 'Profile' }));
  await waitFor(() => expect(present()).toBe('Profile'));
  expect(page.address()).toBe('/handyman/profile');
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
});

test('a job has its own bar at the bottom, and no tabs', async () => {
  await openPage(`/handyman/workdone?user_id=${asha.user_id}`, {
    as: 'handyman',
    given: (server) => know(server, toHandyman(started())),
  });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('navigation', tabs)).toBeNull();
});

test('who is no professional has no tabs', async () => {
  await openPage('/handyman/login');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('navigation', tabs)).toBeNull();
});
