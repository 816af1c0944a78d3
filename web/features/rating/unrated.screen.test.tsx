import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listBookings } from '#contract/booking.ts';
import { getUnrated, giveRating, listAboutMe } from '#contract/rating.ts';
import { openPage, useScreens } from '../../testing/page.tsx';
import { booking, ravi } from '../../testing/samples.ts';

useScreens();

test('the last job is asked about at the next visit, once', async () => {
  const done = booking({ state: 'done', paymentState: 'paid', moves: [] });
  const page = await openPage('/user/bookings', {
    as: 'user',
    given: (server) => {
      server.answer(listBookings, [done]);
      server.answer(listAboutMe, { msg: 'OK', rating: null, ratings: 0, stars: [], words: [] });
      server.answer(getUnrated, {
        msg: 'OK',
        job: {
          booking_id: done.notification_id,
          service: 'Plumber',
          doneAt: '2026-11-17T09:00:00.000Z',
          about: { id: ravi.handyman_id, name: ravi.name, profile: null },
        },
      });
    },
  });
  const question = { name: 'How was Ravi’s work?' };
  const asked = within(await screen.findByRole('region', question));
  await page.user.click(asked.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('region', question)).toBeNull();
  const times = page.server.sent(getUnrated).length;
  await page.reload();
  expect(await screen.findByRole('heading', { name: 'My bookings' })).toBeTruthy();
  await expect.poll(() => page.server.sent(getUnrated).length).toBeGreaterThan(times);
  const main = within(screen.getByRole('main'));
  await expect.poll(() => main.getAllByRole('listitem')).toHaveLength(1);
  await page.wait(1000);
  expect(screen.queryByRole('region', question)).toBeNull();
  expect(page.server.sent(giveRating)).toEqual([]);
});
