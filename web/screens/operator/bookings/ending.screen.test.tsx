import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cancelAnyBooking, endJob } from '#contract/booking-ending.ts';
import type { Replied } from '#contract/call.ts';
import { readBooking, searchBookings } from '#contract/console.ts';
import type { BookingRow } from '#contract/console.ts';
import { getProfessional } from '#contract/verification.ts';
import type { State } from '#domain/booking.ts';
import { answerDesk, applicant, professional } from '../../../testing/desk-samples.ts';
import { findToast, openPage, useScreens } from '../../../testing/page.tsx';
import { asha, idOf, ravi } from '../../../testing/samples.ts';

useScreens();

const id = idOf(400);
const row = (state: State): BookingRow => ({
  booking_id: id,
  number: 48_210,
  createdAt: asha.createdAt,
  state,
  paymentState: 'paid',
  service: 'Plumber',
  total: 220,
  customer: { user_id: asha.user_id, name: asha.username },
  handyman: { handyman_id: ravi.handyman_id, name: ravi.name },
});

const full = (state: State): Replied<typeof readBooking> => ({
  ...row(state),
  price: { serviceCharge: 100, cost: 120, gst: 39.6, discount: 39.6, total: 220 },
  share: 187,
  expiresAt: asha.createdAt,
  startedAt: null,
  endedBy: null,
  reason: null,
  endWords: null,
  lat: 18.52,
  long: 73.85,
  customer: { ...row(state).customer, email: asha.email, phone: asha.contactNumber },
  handyman: {
    ...row(state).handyman,
    email: 'ravi@example.com',
    phone: '9812345678',
    services: 'Plumber',
  },
  receipt: null,
  extras: [],
  paid: 220,
  due: 0,
  timeline: [],
  payments: [],
  refunds: [],
});

const openBooking = (state: State) =>
  openPage(`/operator/bookings/${id}`, {
    given: (server) => {
      answerDesk(server, 'support');
      server.answer(readBooking, full(state));
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
  server.answer(readBooking, { ...full('cancelled'), endWords: 'The street is closed.' });
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
      to.answer(searchBookings, [row('started')]);
    },
  });
  expect(await screen.findByText('They are suspended: decide how this job ends.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'End it without the work' })).toBeTruthy();
  expect(server.sent(searchBookings)[0]?.query).toEqual({
    q: ravi.handyman_id,
    state: 'live',
  });
});
