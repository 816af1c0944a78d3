import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listBookings } from '#contract/booking.ts';
import { listUnread } from '#contract/chat.ts';
import { listDispatches } from '#contract/dispatch.ts';
import { getUnrated, listAboutMe } from '#contract/rating.ts';
import { getUser } from '#contract/user.ts';
import { openPage, useScreens } from '../testing/page.tsx';

useScreens();

test('a customer who was logged out meanwhile is led to the login by the next page they open', async () => {
  const page = await openPage('/user/bookings', {
    as: 'user',
    given: (server) =>
      server.answer(listAboutMe, { msg: 'OK', rating: null, ratings: 0, stars: [], words: [] }),
  });
  expect(await screen.findByRole('heading', { name: 'My bookings' })).toBeTruthy();
  for (const call of [listBookings, listUnread, listDispatches, getUnrated, listAboutMe, getUser]) {
    page.server.refuse(call, 401, { msg: 'Please log in.', code: 'not_logged_in' });
  }
  await page.reload();
  await expect.poll(() => page.address()).toBe('/user/login');
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeTruthy();
  expect(document.cookie).not.toMatch(/user_token=./);
});
