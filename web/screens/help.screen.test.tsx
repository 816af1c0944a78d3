import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage, useScreens } from '../testing/page.tsx';

useScreens();

test('the help page is searched, and ends with a person', async () => {
  const page = await openPage('/help?q=receipt');
  const search = await screen.findByRole<HTMLInputElement>('searchbox');
  expect(search.value).toBe('receipt');
  expect(screen.queryByRole('heading', { name: 'No answer fits' })).toBeNull();
  await page.user.clear(search);
  await page.user.type(search, 'zzzz');
  expect(await screen.findByRole('heading', { name: 'No answer fits' })).toBeTruthy();
  await page.user.click(screen.getByRole('link', { name: 'Write as a customer' }));
  await expect.poll(() => page.address()).toBe('/user/login');
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeTruthy();
});

test('a customer who has never written finds their tickets empty', async () => {
  const page = await openPage('/help', { as: 'user' });
  await page.user.click(await screen.findByRole('link', { name: 'My tickets' }));
  const none = { name: 'You have not written to us yet' };
  expect(await screen.findByRole('heading', none)).toBeTruthy();
});
