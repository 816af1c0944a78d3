import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cancelBooking } from '#contract/booking.ts';
import {
  become,
  know,
  minutesAgo,
  moved,
  request,
  started,
  toHandyman,
  visit,
} from '../../../testing/booking-samples.ts';
import type { Visit } from '../../../testing/booking-samples.ts';
import { setOnline } from '../../../testing/browser.ts';
import { findRow, listPath } from '../../../testing/job-steps.ts';
import { openPage, useScreens } from '../../../testing/page.tsx';
import { asha, ravi } from '../../../testing/samples.ts';
import { setServerClock } from '../../../testing/server-clock.ts';

useScreens();

const minute = 60_000;
const pageOf = ({ notification_id }: Visit) => `/user/bookings/${notification_id}`;

/** From the list of bookings to the one that is there. */
const openFromList = async (one: Visit) => {
  const page = await openPage('/user/bookings', {
    as: 'user',
    given: (server) => know(server, one),
  });
  const row = await screen.findByRole('heading', { name: `Plumber with ${ravi.name}` });
  await page.user.click(row);
  await waitFor(() => expect(page.address()).toBe(pageOf(one)));
  return page;
};

test('a paid booking that is cancelled is refunded, which is said before', async () => {
  const paid = visit({ paymentState: 'paid', paid: 220, due: 0 });
  const { server, user } = await openFromList(paid);
  const over = visit({
    ...paid,
    state: 'cancelled',
    status: 'rejected',
    endedBy: 'user',
    paymentState: 'refunded',
    refunded: 220,
    moves: [],
  });
  server.answer(cancelBooking, () => {
    know(server, over);
    return moved(over);
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel the booking' }));
  const question = within(await screen.findByRole('dialog', { name: 'Cancel this booking?' }));
  expect(question.getByText(/refunded in full/)).toBeTruthy();
  expect(server.sent(cancelBooking)).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Cancel the booking' }));
  // In the state of the booking, and in its bill.
  await waitFor(() => expect(screen.getAllByText('Refunded')).toHaveLength(2));
  expect(server.sent(cancelBooking)).toHaveLength(1);
});

test('a request that ended because another was accepted is nobody’s doing', async () => {
  const before = request();
  const ended = request({
    state: 'cancelled',
    status: 'rejected',
    endedBy: 'user',
    reason: 'found_another',
    moves: [],
    timeline: [
      ...before.timeline,
      { move: 'withdraw', by: 'user', from: 'requested', to: 'cancelled', at: minutesAgo(0) },
    ],
  });
  const page = await openPage(pageOf(ended), { as: 'user', given: (to) => know(to, ended) });
  expect(await screen.findByText(/so this request ended by itself\./)).toBeTruthy();
  expect(screen.getByText('Somebody else said yes first')).toBeTruthy();
  expect(screen.queryByText('You withdrew the request')).toBeNull();

  document.cookie = `handyman_token=${ravi.handyman_id}; path=/`;
  know(page.server, toHandyman(ended));
  await page.goto(`/handyman/bookings/${ended.notification_id}`);
  // Above, and in what happened.
  await waitFor(() => expect(screen.getAllByText(/found somebody else/)).toHaveLength(2));
  expect(screen.queryByText(`${asha.username} withdrew the request`)).toBeNull();
});

test('a booking that LocalHands ended says so and why, to both sides', async () => {
  const before = visit();
  const stop = { move: 'cancel', by: 'operator', from: 'accepted', to: 'cancelled' } as const;
  const ended = visit({
    state: 'cancelled',
    status: 'rejected',
    endedBy: 'operator',
    endWords: 'The street is closed',
    moves: [],
    timeline: [...before.timeline, { ...stop, at: minutesAgo(0) }],
  });
  const page = await openPage(pageOf(ended), { as: 'user', given: (to) => know(to, ended) });
  const why = /LocalHands ended this booking: The street is closed\. /;
  expect(await screen.findByText(why)).toBeTruthy();
  expect(screen.getByText('LocalHands ended this booking')).toBeTruthy();

  document.cookie = `handyman_token=${ravi.handyman_id}; path=/`;
  know(page.server, toHandyman(ended));
  await page.goto(`/handyman/bookings/${ended.notification_id}`);
  expect(await screen.findByRole('heading', { level: 1, name: /cancelled/ })).toBeTruthy();
  expect(await screen.findByText(why)).toBeTruthy();
});

test('a job that LocalHands ended as done says so, with what is still to pay', async () => {
  const over = { state: 'done', endedBy: 'operator', endWords: 'Both confirmed it.' } as const;
  await openFromList(started({ ...over, moves: [] }));
  expect(
    await screen.findByText(/LocalHands ended this booking: Both confirmed it\. Please pay/),
  ).toBeTruthy();
});

test('a booking whose professional was suspended says only that they cannot come', async () => {
  const over = { state: 'cancelled', status: 'rejected', endedBy: 'operator' } as const;
  await openFromList(visit({ ...over, reason: 'cannot_come', moves: [] }));
  expect(
    await screen.findByText(/LocalHands ended this booking: the professional cannot come\./),
  ).toBeTruthy();
});

test('the booking says who called it off', async () => {
  const over = { state: 'cancelled', status: 'rejected', endedBy: 'handyman' } as const;
  await openFromList(visit({ ...over, moves: [] }));
  expect(
    await screen.findByText(new RegExp(`${ravi.name} called this booking off\\.`)),
  ).toBeTruthy();
});

test('a job that the handyman calls off after it has begun says so while one looks at it', async () => {
  const before = started();
  const { server } = await openPage(pageOf(before), {
    as: 'user',
    given: (to) => know(to, before),
  });
  await screen.findByRole('heading', { level: 1, name: /is at work/ });
  const stop = { move: 'stop', by: 'handyman', from: 'started', to: 'cancelled' } as const;
  become(
    server,
    started({
      state: 'cancelled',
      status: 'rejected',
      endedBy: 'handyman',
      moves: [],
      timeline: [...before.timeline, { ...stop, at: minutesAgo(0) }],
    }),
  );
  expect(await screen.findByText(`${ravi.name} called the job off`)).toBeTruthy();
});

test('the arrival is a time of day, and honest once it has passed', async () => {
  const page = await openPage(listPath, { as: 'user', given: (to) => know(to, visit()) });
  const { server, user } = page;
  await user.click(await (await findRow(ravi.name)).findByRole('link', { name: 'Move Forward' }));
  const headline = await screen.findByRole('heading', { level: 1, name: /arrives about/ });
  expect(headline.textContent).toMatch(/arrives about \d+:\d\d\s[ap]m$/);
  const [asked, accepted] = visit().timeline;
  if (!asked || !accepted) throw new Error('Nothing has happened');
  know(server, visit({ timeline: [asked, { ...accepted, at: minutesAgo(61) }] }));
  await user.click(screen.getByRole('link', { name: 'Follow this booking' }));
  await waitFor(() => expect(page.address()).toBe(pageOf(visit())));
  await page.reload();
  expect(await screen.findByText(/was expected about \d+:\d\d [ap]m, 5\d min ago/)).toBeTruthy();

  document.cookie = `handyman_token=${ravi.handyman_id}; path=/`;
  know(server, toHandyman(visit()));
  await page.goto(`/handyman/jobstartotp?user_id=${asha.user_id}`);
  expect(await screen.findByText(/You are expected about \d+:\d\d [ap]m/)).toBeTruthy();
});

test('the minutes of the way stay until somebody sets out, and the server’s clock says whether they are late', async () => {
  const away = visit({ arrivalMinutes: 14, distanceKm: 5 });
  // A phone that is an hour fast.
  setServerClock(-60 * minute);
  const at = minutesAgo(61);
  const [asked, accepted] = away.timeline;
  if (!asked || !accepted) throw new Error('Nothing has happened');
  const one = { ...away, timeline: [asked, { ...accepted, at }] };
  const page = await openPage(pageOf(one), { as: 'user', given: (to) => know(to, one) });
  expect(await screen.findByText('14 min')).toBeTruthy();
  const headline = () => screen.getByRole('heading', { level: 1 }).textContent;
  expect(headline()).toMatch(/arrives about \d+:\d\d [ap]m/);
  const said = headline().split(', ')[0];

  setOnline(false);
  await page.wait(5 * minute);
  expect(screen.getByText('14 min')).toBeTruthy();
  expect(headline().split(', ')[0], 'the time of day stays').toBe(said);

  // The promised time is here, and nothing was heard.
  await page.wait(8 * minute);
  expect(await screen.findByText(/has not said yet that they are on the way/)).toBeTruthy();
  expect(screen.queryByText(/any moment/)).toBeNull();

  // On the phone a quarter of an hour has passed, on the server a moment.
  setServerClock(-73 * minute);
  setOnline(true);
  expect(await screen.findByText('14 min')).toBeTruthy();
});
