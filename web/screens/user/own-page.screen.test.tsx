import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getBooking, listBookings } from '#contract/booking.ts';
import type { BookingView } from '#contract/booking.ts';
import type { Replied } from '#contract/call.ts';
import { listMessages } from '#contract/chat.ts';
import type { Chat } from '#contract/chat.ts';
import { config } from '#contract/payment.ts';
import { tell } from '../../testing/browser.ts';
import { openPage, useScreens } from '../../testing/page.tsx';
import { booking, idOf, plumber, pune, ravi } from '../../testing/samples.ts';
import { fill } from '../../testing/signup.ts';

useScreens();

const wholeOf = (view: BookingView): Replied<typeof getBooking> => ({
  msg: 'OK',
  ...view,
  refunded: 0,
  timeline: [
    { move: 'request', by: 'user', at: view.createdAt, from: null, to: 'requested' },
    { move: 'accept', by: 'handyman', at: view.createdAt, from: 'requested', to: 'accepted' },
  ],
});

const nothingWritten: Chat = {
  msg: 'OK',
  state: 'open',
  closesAt: null,
  readByMe: 0,
  readByThem: 0,
  earlier: false,
  messages: [],
};

const second = plumber(1, { name: 'Suresh Patil' });
const one = booking({ notification_id: idOf(31), number: 48_211 });
const other = booking({
  notification_id: idOf(32),
  number: 48_212,
  handyman_id: second.handyman_id,
  handyman: { ...one.handyman, handyman_id: second.handyman_id, name: second.name },
});

/** To another page as a link leads there: the program goes on, with what it has in mind. */
const goWithin = (path: string) =>
  act(() => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  });

test('a message begun about one booking is not in the form of another', async () => {
  const page = await openPage(`/user/bookings/${one.notification_id}`, {
    as: 'user',
    given: (server) => {
      server.answer(getBooking, ({ params }) =>
        wholeOf(params['id'] === one.notification_id ? one : other),
      );
      server.answer(listMessages, nothingWritten);
    },
  });
  const findComposer = () => screen.findByPlaceholderText<HTMLTextAreaElement>(/^Write a message/);
  const findChatWith = (name: string) =>
    screen.findByRole('heading', { name: `Messages with ${name}` });
  await findChatWith('Ravi');
  await findComposer();
  goWithin(`/user/bookings/${other.notification_id}`);
  await findChatWith('Suresh');
  await page.user.type(await findComposer(), 'The code of the gate is 4411.');
  expect((await findComposer()).value).toBe('The code of the gate is 4411.');
  goWithin(`/user/bookings/${one.notification_id}`);
  await findChatWith('Ravi');
  expect((await findComposer()).value).toBe('');
});

test('of two to pay for, the one that was paid is the one that is shown as paid', async () => {
  const page = await openPage('/user/payment?total=220', {
    as: 'user',
    given: (server) => server.answer(listBookings, [other, one]),
  });
  await fill(page, 'Card number', '4242424242424242');
  await fill(page, 'Expiry', '1234');
  await fill(page, 'CVC', '123');
  const { notification_id } = other;
  const paid = booking({ ...other, paymentState: 'paid', paid: 220, due: 0 });
  page.server.answer(config, { msg: 'Paid.', status: 'success', booking_id: notification_id });
  page.server.answer(listBookings, [paid, one]);
  // The page leaves by itself: this notes what it has shown until then.
  const shown = new Set<string>();
  const watch = new MutationObserver(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href$="/receipt"]')) {
      shown.add(link.pathname);
    }
  });
  watch.observe(document.body, { childList: true, subtree: true, attributes: true });
  await page.user.click(screen.getByRole('button', { name: 'Pay ₹220' }));
  expect(await screen.findByRole('heading', { name: 'Payment Successful' })).toBeTruthy();
  const before = page.server.sent(listBookings).length;
  // What happened is told at the same time, and the list of bookings is another by then.
  tell('booking', {
    notification_id,
    handyman_id: second.handyman_id,
    user_id: other.user_id,
    state: 'accepted',
    paymentState: 'paid',
  });
  await waitFor(() => expect(page.server.sent(listBookings).length).toBeGreaterThan(before));
  await page.wait(3000);
  expect(page.address()).toBe('/');
  watch.disconnect();
  expect([...shown]).toEqual([`/user/bookings/${notification_id}/receipt`]);
  expect(page.server.sent(config).map(({ body }) => body['booking_id'])).toEqual([notification_id]);
});

test('the summary of a booking that was called off stays with it, and not with an older one', async () => {
  const older = booking({ ...one, state: 'done', moves: [] });
  const now = booking({ notification_id: idOf(33), number: 48_213 });
  const views = new Map([older, now].map((view) => [view.notification_id, view]));
  const page = await openPage(
    `/user/bookingsummary?lat=${pune.lat}&long=${pune.long}&cost=120&handyman_id=${ravi.handyman_id}`,
    {
      as: 'user',
      given: (server) => {
        server.answer(listMessages, nothingWritten);
        server.answer(listBookings, () => [...views.values()].toReversed());
        server.answer(getBooking, ({ params }) => wholeOf(views.get(params['id'] ?? '') ?? older));
      },
    },
  );
  const follow = await screen.findByRole('link', { name: 'Follow this booking' });
  expect(follow.getAttribute('href')).toBe(`/user/bookings/${now.notification_id}`);
  views.set(
    now.notification_id,
    booking({ ...now, status: 'rejected', state: 'cancelled', endedBy: 'handyman', moves: [] }),
  );
  tell('booking', {
    notification_id: now.notification_id,
    handyman_id: ravi.handyman_id,
    user_id: now.user_id,
    state: 'cancelled',
    paymentState: 'unpaid',
  });
  expect(
    await screen.findByText(new RegExp(`^${ravi.name} called this booking off\\.`)),
  ).toBeTruthy();
  expect(page.address()).toContain('/user/bookingsummary');
});

test('of several bookings with one professional the summary shows the one that its address names', async () => {
  const named = booking({ ...one });
  const newer = booking({ notification_id: idOf(33), number: 48_213 });
  const views = new Map([named, newer].map((view) => [view.notification_id, view]));
  const query = `lat=${pune.lat}&long=${pune.long}&cost=120&handyman_id=${ravi.handyman_id}`;
  await openPage(`/user/bookingsummary?${query}&booking_id=${named.notification_id}`, {
    as: 'user',
    given: (server) => {
      server.answer(listMessages, nothingWritten);
      server.answer(listBookings, [newer, named]);
      server.answer(getBooking, ({ params }) => wholeOf(views.get(params['id'] ?? '') ?? newer));
    },
  });
  const follow = await screen.findByRole('link', { name: 'Follow this booking' });
  expect(follow.getAttribute('href')).toBe(`/user/bookings/${named.notification_id}`);
});
