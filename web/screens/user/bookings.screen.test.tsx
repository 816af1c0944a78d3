import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listBookings } from '#contract/booking.ts';
import type { BookingView } from '#contract/booking.ts';
import { listAboutMe } from '#contract/rating.ts';
import { openPage, useScreens } from '../../testing/page.tsx';
import { booking, idOf } from '../../testing/samples.ts';
import { serverNow } from '../../testing/server-clock.ts';

useScreens();

const inDays = (days: number) => new Date(serverNow() + days * 86_400_000).toISOString();

const off = {
  state: 'cancelled',
  status: 'rejected',
  endedBy: 'user',
  reason: 'series_changed',
  moves: [],
} satisfies Partial<BookingView>;

test('what is under way stands above what is agreed for later; what a series has left out stands in its card only', async () => {
  const underWay = booking({ notification_id: idOf(1), state: 'on_the_way' });
  const ahead = booking({ notification_id: idOf(2), startsAt: inDays(3) });
  const leftOut = booking({ ...off, notification_id: idOf(3), startsAt: inDays(4) });
  const refunded = booking({
    ...off,
    notification_id: idOf(4),
    startsAt: inDays(5),
    paymentState: 'refunded',
  });
  await openPage('/user/bookings', {
    as: 'user',
    given: (server) => {
      server.answer(listBookings, [ahead, underWay, leftOut, refunded]);
      server.answer(listAboutMe, { msg: 'OK', rating: null, ratings: 0, stars: [], words: [] });
    },
  });
  await screen.findByRole('heading', { name: 'Coming visits' });
  const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  const sections = ['Now', 'Coming visits', 'Earlier'];
  expect(headings.filter((one) => sections.includes(one))).toEqual(sections);
  const links = within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((href) => href?.startsWith('/user/bookings/'));
  expect(links).toEqual([1, 2, 4].map((n) => `/user/bookings/${idOf(n)}`));
});
