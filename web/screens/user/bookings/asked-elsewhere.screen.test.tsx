import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createNotification } from '#contract/booking.ts';
import { getAllHandyman } from '#contract/handyman.ts';
import { gridStarts } from '#domain/slots.ts';
import { know, moved, request } from '../../../testing/booking-samples.ts';
import type { Visit } from '../../../testing/booking-samples.ts';
import { findRow } from '../../../testing/job-steps.ts';
import { openPage, useScreens } from '../../../testing/page.tsx';
import type { FakeServer } from '../../../testing/server.ts';
import { serverNow } from '../../../testing/server-clock.ts';
import { plumber, pune } from '../../../testing/samples.ts';

useScreens();

const described = { address: 'Flat 5, Rose Villa', note: 'The tap drips' };
const then = () => new Date(gridStarts(serverNow())[12] ?? 0).toISOString();

/** A no to a visit for later, read in a browser that has not asked for it. */
const declined = (more: Partial<Visit> = {}) =>
  request({
    state: 'declined',
    status: 'rejected',
    endedBy: 'handyman',
    moves: [],
    startsAt: then(),
    ...described,
    ...more,
  });

/** What the page of the list has asked for: the header asks for one professional of any kind. */
const listed = (server: FakeServer) =>
  server.sent(getAllHandyman).filter(({ query }) => query['service'] !== undefined);

const openAfter = async (one: Visit) => {
  const page = await openPage(`/user/bookings/${one.notification_id}`, {
    as: 'user',
    given: (server) => {
      know(server, one);
      server.answer(getAllHandyman, [plumber(1)]);
    },
  });
  await page.user.click(await screen.findByRole('link', { name: 'Ask someone else' }));
  return page;
};

test('§27 after a no to a visit for later, those who can come at that time are asked for the same', async () => {
  const one = declined();
  const { server, user } = await openAfter(one);
  await screen.findByText(/^Who can come on /);
  const row = await findRow(plumber(1).name);
  expect(listed(server)).toMatchObject([{ query: { at: one.startsAt } }]);
  server.answer(createNotification, () => moved(request({ startsAt: one.startsAt })));
  await user.click(row.getByRole('button', { name: /^Select/ }));
  const { startsAt, cost } = one;
  expect(server.sent(createNotification)).toMatchObject([
    { body: { ...pune, ...described, startsAt, cost, handyman_id: plumber(1).handyman_id } },
  ]);
});

test('§27 when it is too late for that time, the list is of those who can come now', async () => {
  const [first = 0] = gridStarts(serverNow());
  const { server } = await openAfter(
    declined({ startsAt: new Date(first - 60 * 60_000).toISOString() }),
  );
  await findRow(plumber(1).name);
  expect(screen.queryByText(/^Who can come on /)).toBeNull();
  expect(listed(server)).toHaveLength(1);
  expect(listed(server)[0]?.query).not.toHaveProperty('at');
});

test('§27 who books again after a job is asked for a new time', async () => {
  const one = declined({ state: 'done', status: 'accepted', paymentState: 'paid' });
  const page = await openPage(`/user/bookings/${one.notification_id}`, {
    as: 'user',
    given: (server) => know(server, one),
  });
  await page.user.click(await screen.findByRole('link', { name: 'Book again' }));
  expect(page.address()).not.toContain('&at=');
});
