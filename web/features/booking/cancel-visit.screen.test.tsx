import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cancelBooking } from '#contract/booking.ts';
import { getFees } from '#contract/fee.ts';
import { know, minutesAgo, moved, visit } from '../../testing/booking-samples.ts';
import type { Visit } from '../../testing/booking-samples.ts';
import { openPage, useScreens } from '../../testing/page.tsx';
import { idOf, ravi } from '../../testing/samples.ts';

useScreens();

const atTheDoor = (more: Partial<Visit>) =>
  visit({
    state: 'arrived',
    timeline: [
      { move: 'accept', by: 'handyman', from: 'requested', to: 'accepted', at: minutesAgo(9) },
      { move: 'arrive', by: 'handyman', from: 'accepted', to: 'arrived', at: minutesAgo(8) },
    ],
    ...more,
  });

const open = (one: Visit) =>
  openPage(`/user/bookings/${one.notification_id}`, {
    as: 'user',
    given: (server) => know(server, one),
  });

const cancelButton = () => screen.findByRole('button', { name: 'Cancel the booking' });

test('§36 what cancelling costs is shown before the tap, and sent with it', async () => {
  const one = atTheDoor({ cancellation: { fee: 50, freeUntil: null, credit: 0 } });
  const { server, user } = await open(one);
  const over = visit({
    ...one,
    state: 'cancelled',
    status: 'rejected',
    endedBy: 'user',
    due: 0,
    moves: [],
    fee: { kind: 'late_cancellation', amount: 50, state: 'owed' },
  });
  server.answer(cancelBooking, () => {
    know(server, over);
    return moved(over);
  });
  await user.click(await cancelButton());
  const question = within(await screen.findByRole('dialog', { name: 'Cancel this booking?' }));
  const who = ravi.name.split(' ')[0] ?? '';
  expect(question.getByText(`Cancelling now costs ₹50: all of it goes to ${who}.`)).toBeTruthy();
  expect(
    question.getByText('You have not paid: your next payment takes the ₹50 along.'),
  ).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Cancel for ₹50' }));
  await waitFor(() => expect(server.sent(cancelBooking)).toMatchObject([{ body: { fee: 50 } }]));
  expect(await screen.findByText('Fee for cancelling late')).toBeTruthy();
  expect(screen.getByText('Not paid yet: your next payment takes it along.')).toBeTruthy();
});

test.each([
  ['not set out yet', { state: 'accepted' }, 0, null, /^Free until .* is on the way/],
  ['within five minutes', {}, 0, minutesAgo(-2), /^Free until .*After that ₹50/],
  ['they are late', { state: 'accepted' }, 50, null, /^You can cancel free of charge/],
] as const)('§36 free of charge: %s', async (_, more, credit, freeUntil, rule) => {
  await open(atTheDoor({ ...more, cancellation: { fee: 0, freeUntil, credit } }));
  await cancelButton();
  expect(screen.getByText(rule)).toBeTruthy();
});

test('§36 the end of the free time passes while the page is open: the fee is shown', async () => {
  const freeUntil = minutesAgo(1);
  await open(atTheDoor({ cancellation: { fee: 0, freeUntil, credit: 0 } }));
  expect(await screen.findByText(/^Cancelling now costs ₹50/)).toBeTruthy();
});

test('§36 a bill takes along what is owed, as a line of its own', async () => {
  await open(visit({ owed: 50 }));
  expect(await screen.findByText('Fee of cancelled visits')).toBeTruthy();
  const [pay] = screen.getAllByRole('link', { name: 'Pay ₹270' });
  expect(pay?.getAttribute('href')).toContain('total=270');
});

test('§36 my bookings say what is owed, with the way to it', async () => {
  const notification_id = idOf(31);
  const line = { notification_id, number: 48_211, kind: 'nobody_home', owed: 50 } as const;
  await openPage('/user/bookings', {
    as: 'user',
    given: (server) => {
      know(server, visit());
      const fees = [{ ...line, service: 'Plumber', at: minutesAgo(600) }];
      server.answer(getFees, { owed: 50, fees });
    },
  });
  expect(
    await screen.findByText('You owe ₹50 for a cancelled visit: your next payment takes it along.'),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the booking' })).toMatchObject({
    pathname: `/user/bookings/${notification_id}`,
  });
});
