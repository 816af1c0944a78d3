import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cancelBooking } from '#contract/booking.ts';
import { know, visit } from '../testing/booking-samples.ts';
import { findToast, openPage, useScreens } from '../testing/page.tsx';
import { ravi } from '../testing/samples.ts';
import { answerSignups, enterCode, fillDetails } from '../testing/signup.ts';

useScreens();

const goBack = () => act(async () => history.back());

const openBooking = async () => {
  const page = await openPage('/user/bookings', { as: 'user', given: (to) => know(to, visit()) });
  await page.user.click(await screen.findByRole('heading', { name: `Plumber with ${ravi.name}` }));
  const here = `/user/bookings/${visit().notification_id}`;
  await waitFor(() => expect(page.address()).toBe(here));
  const press = async () =>
    page.user.click(await screen.findByRole('button', { name: 'Cancel the booking' }));
  const question = () => screen.findByRole('dialog', { name: 'Cancel this booking?' });
  return { page, here, press, question };
};

test('Back closes the sheet in front of a page; the next one leaves the page', async () => {
  const { page, here, press, question } = await openBooking();
  await press();
  await question();
  await goBack();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(page.address()).toBe(here);
  expect(page.server.sent(cancelBooking)).toEqual([]);
  await goBack();
  await waitFor(() => expect(page.address()).toBe('/user/bookings'));
});

test('a sheet that its buttons close leaves nothing behind for Back to close', async () => {
  const { page, press, question } = await openBooking();
  for (let times = 0; times < 2; times += 1) {
    await press();
    await page.user.click(within(await question()).getByRole('button', { name: /^Keep/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  await waitFor(() => expect(history.state).not.toHaveProperty('sheets'));
  await goBack();
  await waitFor(() => expect(page.address()).toBe('/user/bookings'));
});

test('Back after a sign-up leads to where one was before, not to the login on the way', async () => {
  const page = await openPage('/', { given: answerSignups });
  await page.user.click(
    await within(screen.getByRole('banner')).findByRole('link', { name: 'Services' }),
  );
  await waitFor(() => expect(page.address()).toBe('/user/login'));
  await page.user.click(
    await within(screen.getByRole('main')).findByRole('link', { name: 'Sign up' }),
  );
  await fillDetails(page);
  await page.user.click(screen.getByRole('button', { name: 'Next' }));
  await enterCode(page, '482915');
  await page.user.click(screen.getByRole('button', { name: 'Verify' }));
  await findToast('Redirecting you...');
  await page.wait(3000);
  await waitFor(() => expect(page.address()).toBe('/services/servicePage'));
  await goBack();
  await waitFor(() => expect(page.address()).not.toBe('/services/servicePage'));
  expect(page.address()).toBe('/');
});
