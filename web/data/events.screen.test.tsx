import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  createNotification,
  getNotification,
  listBookings,
  rejectNotification,
} from '#contract/booking.ts';
import { refuseStreams, setOnline, streamsOpened, tell } from '../testing/browser.ts';
import { findRow } from '../testing/provider-row.ts';
import { openPage, useScreens } from '../testing/page.tsx';
import type { Page } from '../testing/page.tsx';
import { answerDashboard, eventOf, request } from '../testing/handyman-samples.ts';
import { booking, pune, ravi } from '../testing/samples.ts';

useScreens();

const findPopUp = () => screen.findByRole('dialog', { name: 'Your service is requested' });
const popUp = () => screen.queryByRole('dialog', { name: 'Your service is requested' });
const declined = request({ status: 'rejected', state: 'declined', endedBy: 'handyman' });
const offline = /^You are offline\. This page catches up/;

/** Ravi's dashboard, with nothing to do. */
const openDashboard = async (): Promise<Page> => {
  const page = await openPage('/handyman/dashboard', { as: 'handyman', given: answerDashboard });
  expect(await screen.findByText('No requests right now')).toBeTruthy();
  // Including what the stream's first event makes the page fetch.
  await page.wait(1000);
  // A heartbeat, so that the stream does not count as dead however long that took.
  beat(true);
  return page;
};

const beat = (live: boolean) => act(() => tell('heartbeat', { now: Date.now(), live }));

test('an event lost while the stream is up is healed by the slow poll, without a reload', async () => {
  const page = await openDashboard();
  page.server.answer(getNotification, [request()]);
  await page.wait(12_000);
  expect(popUp()).toBeNull();
  beat(true);
  await page.wait(12_000);
  beat(true);
  await page.wait(10_000);
  expect(await findPopUp()).toBeTruthy();
  expect(streamsOpened(), 'the stream was alive all the time').toBe(1);
});

test('a stream that falls silent is noticed and opened again', async () => {
  const page = await openDashboard();
  page.server.answer(getNotification, [request()]);
  await page.wait(18_000);
  expect(popUp()).toBeNull();
  expect(streamsOpened()).toBe(1);
  await page.wait(7000);
  expect(streamsOpened()).toBe(2);
  expect(await findPopUp()).toBeTruthy();
});

test('while the server receives no events, the page polls as if there were no stream', async () => {
  const page = await openDashboard();
  beat(false);
  page.server.answer(getNotification, [request()]);
  await page.wait(5500);
  expect(popUp()).toBeTruthy();
  expect(streamsOpened()).toBe(1);
});

test('a request that comes while the first answer is on its way is shown, without a poll', async () => {
  let release: (reply: []) => void = () => undefined;
  const page = await openPage('/handyman/dashboard', {
    as: 'handyman',
    given: (server) => {
      answerDashboard(server);
      release = server.hold(getNotification);
    },
  });
  await expect.poll(() => page.server.sent(getNotification).length).toBe(1);
  await page.wait(1000);
  expect(streamsOpened()).toBe(1);
  act(() => tell('booking', eventOf(request())));
  page.server.answer(getNotification, [request()]);
  release([]);
  expect(await findPopUp()).toBeTruthy();
  expect(page.server.sent(getNotification)).toHaveLength(2);
});

test('without the stream the polls carry on, and the professional sees the request', async () => {
  refuseStreams();
  const page = await openDashboard();
  page.server.answer(getNotification, [request()]);
  await page.wait(5500);
  const asked = within(await findPopUp());
  page.server.answer(rejectNotification, { msg: 'Declined.', ...declined });
  page.server.answer(getNotification, [declined]);
  await page.user.click(asked.getByRole('button', { name: 'Decline' }));
  await expect.poll(popUp).toBeNull();
  expect(page.server.sent(rejectNotification)).toMatchObject([
    { body: { notification_id: declined.notification_id } },
  ]);
  expect(streamsOpened()).toBe(0);
});

test('without the stream the polls carry on, and the customer sees the answer', async () => {
  refuseStreams();
  const page = await openPage(
    `/services/serviceProvider?service=plumber&lat=${pune.lat}&long=${pune.long}&cost=120`,
    {
      as: 'user',
      given: (server) => server.answer(createNotification, { msg: 'Asked.', ...request() }),
    },
  );
  const row = await findRow(ravi.name);
  page.server.answer(listBookings, [booking({ status: 'pending', state: 'requested' })]);
  await page.user.click(row.getByRole('button', { name: /^Select/ }));
  expect(await row.findByRole('button', { name: /^Withdraw/ })).toBeTruthy();
  page.server.answer(listBookings, [
    booking({ status: 'rejected', state: 'declined', endedBy: 'handyman', moves: [] }),
  ]);
  await page.wait(3500);
  expect(row.getByRole('button', { name: 'Request Rejected' })).toBeTruthy();
  expect(streamsOpened()).toBe(0);
});

test('a lost network is said, and healed', async () => {
  const page = await openDashboard();
  act(() => setOnline(false));
  expect(screen.getByText(offline)).toBeTruthy();
  page.server.answer(getNotification, [request()]);
  await page.wait(1000);
  expect(popUp()).toBeNull();
  act(() => setOnline(true));
  expect(await findPopUp()).toBeTruthy();
  expect(screen.queryByText(offline)).toBeNull();
});
