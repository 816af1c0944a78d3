import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { acceptNotification, getNotification, rejectNotification } from '#contract/booking.ts';
import { become, know, moved, request, visit } from '../../testing/booking-samples.ts';
import { setOnline } from '../../testing/browser.ts';
import { findPopUp, nothingSent } from '../../testing/job-steps.ts';
import { findToast, openPage, useScreens } from '../../testing/page.tsx';
import type { Page } from '../../testing/page.tsx';
import { asha, ravi } from '../../testing/samples.ts';

useScreens();

const dashboard = '/handyman/dashboard';

const openDashboard = (path = dashboard) =>
  openPage(path, { as: 'handyman', given: (server) => know(server) });

const declined = () => request({ state: 'declined', status: 'rejected', endedBy: 'handyman' });

const answerDecline = ({ server }: Page) =>
  server.answer(rejectNotification, () => {
    know(server, declined());
    return moved(declined());
  });

const popUpGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('Accept and Decline pressed offline say so, and work when pressed again', async () => {
  const page = await openDashboard();
  const { server, user } = page;
  await screen.findByText('No requests right now');
  answerDecline(page);
  server.answer(acceptNotification, () => {
    know(server, visit());
    return moved(visit());
  });
  become(server, request());
  const popUp = await findPopUp();
  setOnline(false);
  await user.click(popUp.getByRole('button', { name: 'Decline' }));
  await findToast(nothingSent);
  await page.wait(6000);
  expect(screen.queryByText(nothingSent)).toBeNull();
  await user.click(popUp.getByRole('button', { name: 'Accept' }));
  await findToast(nothingSent);
  const looked = server.sent(getNotification).length;
  setOnline(true);
  await waitFor(() => expect(server.sent(getNotification).length).toBeGreaterThan(looked));
  expect(popUp.getByRole('button', { name: 'Accept' })).toHaveProperty('disabled', false);
  expect(server.sent(acceptNotification)).toEqual([]);
  expect(server.sent(rejectNotification)).toEqual([]);
  await user.click(popUp.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(page.address()).toBe(`/handyman/jobstartotp?user_id=${asha.user_id}`));
  expect(server.sent(acceptNotification)).toHaveLength(1);
});

test('a double click sends one request', async () => {
  const { server, user } = await openDashboard();
  await screen.findByText('No requests right now');
  become(server, request());
  const answerNow = server.hold(rejectNotification);
  await user.dblClick((await findPopUp()).getByRole('button', { name: 'Decline' }));
  know(server, declined());
  answerNow(moved(declined()));
  await popUpGone();
  expect(server.sent(rejectNotification)).toHaveLength(1);
});

test('a withdrawn request leaves the screen, and it is said why', async () => {
  const { server } = await openDashboard();
  await screen.findByText('No requests right now');
  become(server, request());
  await findPopUp();
  become(server, request({ state: 'cancelled', status: 'rejected', endedBy: 'user' }));
  await findToast(`${asha.username} does not need you any more.`);
  await popUpGone();
});

test('sound that is turned off on the dashboard is off on every page', async () => {
  const rang = vi.fn(() => true);
  Object.defineProperty(navigator, 'vibrate', { value: rang, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'vibrate'));
  const page = await openDashboard();
  const { user, server } = page;
  answerDecline(page);
  await user.click(await screen.findByRole('button', { name: 'Sound on' }));
  await user.click(screen.getAllByRole('link', { name: /profile/i })[0] as HTMLElement);
  await screen.findByRole('heading', { name: new RegExp(`^${ravi.name}`) });
  become(server, request());
  const shown = await screen.findByRole('complementary', { name: 'A request' });
  await waitFor(() => expect(shown.textContent).toContain(asha.username));
  await page.wait(6000);
  expect(rang).not.toHaveBeenCalled();
  await user.click(screen.getByRole('link', { name: new RegExp(asha.username) }));
  await user.click((await findPopUp()).getByRole('button', { name: 'Decline' }));
  await popUpGone();
  await user.click(await screen.findByRole('button', { name: 'Sound off' }));
  expect(rang).toHaveBeenCalled();
});

test('after a reload without a tap the page says that it is silent; sound that is off is said in words', async () => {
  Object.defineProperty(navigator, 'userActivation', {
    value: { hasBeenActive: false },
    configurable: true,
  });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'userActivation'));
  const { user } = await openDashboard();
  const tap = await screen.findByRole('button', { name: 'Tap to switch the sound on' });
  expect(await screen.findByText(/tap it once/)).toBeTruthy();
  expect(screen.queryByText(/it rings the moment/)).toBeNull();
  await user.click(tap);
  expect(await screen.findByText(/it rings the moment/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Sound on' }));
  expect(await screen.findByText('Sound off')).toBeTruthy();
  expect(screen.getByText(/because the sound is off/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Sound off' }));
  expect(await screen.findByRole('button', { name: 'Sound on' })).toBeTruthy();
});
