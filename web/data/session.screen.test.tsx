import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listBookings } from '#contract/booking.ts';
import { getUser, loginUser, logoutUser } from '#contract/user.ts';
import { know, visit } from '../testing/booking-samples.ts';
import { fill, password } from '../testing/job-steps.ts';
import { openPage, useScreens } from '../testing/page.tsx';
import { asha, idOf, ravi } from '../testing/samples.ts';

useScreens();

const second = {
  ...asha,
  user_id: idOf(4),
  email: 'dev@example.com',
  username: 'Dev Choudhary',
  lat: 18.6,
  long: 73.75,
};

/** As the server does it with a login. */
const hintAt = (role: 'user' | 'handyman', id: string) => {
  document.cookie = `${role}_token=${id}; path=/`;
};

/** Follows a link to another page: the program goes on, with its caches. */
const goWithin = (path: string) => {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
};

test('who logs in after somebody else never sees what the first one saw', async () => {
  const { server } = await openPage('/user/bookings', {
    as: 'user',
    given: (to) => know(to, visit()),
  });
  const name = `Plumber with ${ravi.name}`;
  expect(await screen.findByRole('heading', { name })).toBeTruthy();

  // Another tab of this browser logs in another customer; their rows are still on the way.
  const looked = server.sent(listBookings).length;
  const answerNow = server.hold(listBookings);
  hintAt('user', second.user_id);
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(server.sent(listBookings).length).toBeGreaterThan(looked));
  await waitFor(() => expect(screen.queryByRole('heading', { name })).toBeNull());
  answerNow([]);
  expect(await screen.findByText('No bookings yet')).toBeTruthy();
  expect(screen.queryByRole('heading', { name })).toBeNull();
});

test('a dead customer session leaves the handyman of the same browser logged in', async () => {
  hintAt('handyman', ravi.handyman_id);
  const page = await openPage('/user/bookings', {
    as: 'user',
    given: (to) => {
      know(to);
      to.refuse(listBookings, 401, { msg: 'Please log in.', code: 'login_first' });
    },
  });
  await waitFor(() => expect(page.address()).toBe('/user/login'));
  expect(document.cookie).toContain('handyman_token');
  expect(document.cookie).not.toContain('user_token');
  await page.goto('/handyman/dashboard');
  expect(await screen.findByText('No requests right now')).toBeTruthy();
});

test('who logs in next in the same tab starts from their own place', async () => {
  const page = await openPage('/services/plumber?cost=120', { as: 'user', place: 'denied' });
  const { server, user } = page;
  server.answer(getUser, ({ body }) => ({
    msg: 'OK',
    ...(body['user_id'] === second.user_id ? second : asha),
  }));
  server.answer(logoutUser, { msg: 'You are logged out.' });
  server.answer(loginUser, () => {
    hintAt('user', second.user_id);
    return { msg: 'Welcome.', user_id: second.user_id };
  });
  const goOn = async (lat: number) => {
    await screen.findByRole('heading', { level: 1, name: 'Plumber' });
    const go = screen.getByRole('button', { name: 'Continue' });
    await waitFor(() => expect(go).toHaveProperty('disabled', false));
    await user.click(go);
    await waitFor(() => expect(new URLSearchParams(location.search).get('lat')).toBe(String(lat)));
  };
  await goOn(asha.lat);

  await user.click((await screen.findAllByRole('button', { name: 'Logout' }))[0] as HTMLElement);
  await waitFor(() => expect(page.address()).toBe('/user/login'));
  await fill('Email', second.email);
  await fill('Password', password);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(server.sent(loginUser)).toHaveLength(1));
  await page.wait(3000);
  expect(page.address()).toBe('/');
  goWithin('/services/plumber?cost=120');
  await goOn(second.lat);
});
