import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getNotification, rejectNotification } from '#contract/booking.ts';
import type { Notification } from '#contract/booking.ts';
import { openPage, useScreens } from '../../testing/page.tsx';
import { noticeOf, openRequest } from '../../testing/request-samples.ts';
import { asha, ravi } from '../../testing/samples.ts';

useScreens();

const note = 'Two taps leak since Monday';

/** As the professional reads it. */
const request = (more: Partial<Notification> = {}): Notification => ({
  ...noticeOf(openRequest(ravi)),
  username: asha.username,
  distanceKm: 1.4,
  share: 198,
  ...more,
});

const findPopUp = async () =>
  within(await screen.findByRole('dialog', { name: 'Your service is requested' }));

test('Decline says no to this very request, and the question goes', async () => {
  const page = await openPage('/handyman/dashboard', {
    as: 'handyman',
    given: (server) => server.answer(getNotification, [request()]),
  });
  const popUp = await findPopUp();
  const over = { state: 'declined', status: 'rejected', endedBy: 'handyman' } as const;
  page.server.answer(rejectNotification, { msg: 'Declined.', ...request(over) });
  page.server.answer(getNotification, [request(over)]);
  await page.user.click(popUp.getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(page.server.sent(rejectNotification).map(({ body }) => body)).toMatchObject([
    { handyman_id: ravi.handyman_id, notification_id: request().notification_id },
  ]);
});

test('a professional with a request put aside still reads the note', async () => {
  const page = await openPage('/handyman/dashboard', {
    as: 'handyman',
    given: (server) => server.answer(getNotification, [request({ note })]),
  });
  const popUp = await findPopUp();
  await page.user.click(popUp.getByRole('button', { name: 'Decide later' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(within(screen.getByRole('main')).getByText(note)).toBeTruthy();
});
