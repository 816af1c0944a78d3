import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cancelAnyBooking, endJob } from '#contract/booking-ending.ts';
import { forgiveFee } from '#contract/operator-fee.ts';
import { readBooking, searchBookings } from '#contract/console.ts';
import { getProfessional } from '#contract/verification.ts';
import type { State } from '#domain/booking.ts';
import {
  answerDesk,
  anyBooking,
  anyBookingId as id,
  applicant,
  bookingRow,
  professional,
} from '../../../testing/desk-samples.ts';
import { findToast, openPage, useScreens } from '../../../testing/page.tsx';
import { ravi } from '../../../testing/samples.ts';

useScreens();

const openBooking = (state: State) =>
  openPage(`/operator/bookings/${id}`, {
    given: (server) => {
      answerDesk(server, 'support');
      server.answer(readBooking, anyBooking(state));
      server.answer(cancelAnyBooking, { msg: 'Ended.', state: 'cancelled' });
      server.answer(endJob, { msg: 'Ended.', state: 'done' });
    },
  });

test('a booking that has not begun is cancelled for a reason that both sides read', async () => {
  const { user, server } = await openBooking('accepted');
  await user.click(await screen.findByRole('button', { name: 'Cancel the booking' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel booking 48210?' }));
  expect(dialog.getByText(/What was paid is refunded in full/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Cancel the booking' }));
  expect(server.sent(cancelAnyBooking), 'not without a reason').toEqual([]);
  await user.type(dialog.getByLabelText('Reason for both sides'), 'The street is closed.');
  server.answer(readBooking, { ...anyBooking('cancelled'), endWords: 'The street is closed.' });
  await user.click(dialog.getByRole('button', { name: 'Cancel the booking' }));
  await findToast('Ended.');
  expect(server.sent(cancelAnyBooking)).toMatchObject([
    { params: { id }, body: { reason: 'The street is closed.' } },
  ]);
  // It is over: what was written is shown, and nothing is left to end.
  expect(await screen.findByText('The street is closed.')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'End this booking' })).toBeNull();
});

test('a job that has begun is ended as done or without the work', async () => {
  const { user, server } = await openBooking('started');
  await user.click(await screen.findByRole('button', { name: 'End it as done' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'End job 48210 as done?' }));
  await user.type(dialog.getByLabelText('Reason for both sides'), 'Both confirmed it.');
  await user.click(dialog.getByRole('button', { name: 'End it as done' }));
  await findToast('Ended.');
  await user.click(await screen.findByRole('button', { name: 'End it without the work' }));
  const other = within(await screen.findByRole('dialog', { name: /without the work/ }));
  await user.type(other.getByLabelText('Reason for both sides'), 'They had to leave.');
  await user.click(other.getByRole('button', { name: 'End it without the work' }));
  await expect
    .poll(() => server.sent(endJob).map(({ body }) => body))
    .toEqual([
      { outcome: 'done', reason: 'Both confirmed it.' },
      { outcome: 'cancelled', reason: 'They had to leave.' },
    ]);
});

test('§36 the fee of a cancelled booking is forgiven with a sentence to the customer', async () => {
  const { user, server } = await openPage(`/operator/bookings/${id}`, {
    given: (to) => {
      answerDesk(to, 'support');
      const fee = { kind: 'late_cancellation', amount: 50, state: 'owed' } as const;
      to.answer(readBooking, { ...anyBooking('cancelled'), fee });
      to.answer(forgiveFee, { msg: 'Forgiven.' });
    },
  });
  const part = within(await screen.findByRole('region', { name: 'Fee' }));
  expect(part.getByText('Owed')).toBeTruthy();
  await user.click(part.getByRole('button', { name: 'Forgive the fee' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Forgive the fee of ₹50?' }));
  await user.type(dialog.getByLabelText(/Why, in a sentence/), 'The road was closed.');
  await user.click(dialog.getByRole('button', { name: 'Forgive the fee' }));
  await findToast('Forgiven.');
  expect(server.sent(forgiveFee)).toMatchObject([
    { params: { id }, body: { words: 'The road was closed.' } },
  ]);
});

test('nothing can be ended of a booking that is over', async () => {
  await openBooking('done');
  expect(await screen.findByRole('heading', { name: 'Booking 48210' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'End this booking' })).toBeNull();
});

test('the running job of a suspended professional asks for a decision on their page', async () => {
  const suspended = applicant(1, { handyman_id: ravi.handyman_id, status: 'suspended' });
  const { server } = await openPage(`/operator/professionals/${ravi.handyman_id}`, {
    given: (to) => {
      answerDesk(to);
      to.answer(getProfessional, professional(suspended));
      to.answer(searchBookings, [bookingRow('started')]);
    },
  });
  expect(await screen.findByText('They are suspended: decide how this job ends.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'End it without the work' })).toBeTruthy();
  expect(server.sent(searchBookings)[0]?.query).toEqual({
    q: ravi.handyman_id,
    state: 'live',
  });
});
