import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { acceptTime, listFreeStarts, proposeTime, withdrawTime } from '#contract/proposal.ts';
import { know, minutesAgo, toHandyman, visit } from '../../testing/booking-samples.ts';
import type { Visit } from '../../testing/booking-samples.ts';
import { openPage, useScreens } from '../../testing/page.tsx';
import { answerDashboard } from '../../testing/handyman-samples.ts';

useScreens();

const hour = 60 * 60_000;
const halfHours = (hours: number) =>
  new Date(
    Math.ceil(Date.parse(minutesAgo(0)) / (hour / 2)) * (hour / 2) + hours * hour,
  ).toISOString();
const [agreed, next] = [halfHours(48), halfHours(72)];

const proposedBy = (by: 'user' | 'handyman') => ({ by, startsAt: next, answerBy: halfHours(12) });

const pageOf = (one: Visit) => `/user/bookings/${one.notification_id}`;

const open = (one: Visit) =>
  openPage(pageOf(one), { as: 'user', given: (server) => know(server, one) });

test('a time that the professional proposes is accepted as it was shown', async () => {
  const one = visit({ startsAt: agreed, proposal: proposedBy('handyman') });
  const { server, user } = await open(one);
  expect(await screen.findByText('Ravi proposes another time')).toBeTruthy();
  server.answer(acceptTime, () => {
    know(server, visit({ startsAt: next }));
    return { msg: 'The visit is moved.', startsAt: next, proposal: null };
  });
  await user.click(screen.getByRole('button', { name: 'Accept the new time' }));
  await waitFor(() => expect(screen.queryByText('Ravi proposes another time')).toBeNull());
  expect(server.sent(acceptTime).map(({ body }) => body)).toEqual([{ startsAt: next }]);
  expect(document.activeElement?.textContent).toBe('When');
});

test('what the customer proposed waits, and can be taken back', async () => {
  const one = visit({ startsAt: agreed, proposal: proposedBy('user') });
  const { server, user } = await open(one);
  expect(await screen.findByText('You proposed another time. Waiting for Ravi')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Accept the new time' })).toBeNull();
  server.answer(withdrawTime, () => {
    know(server, visit({ startsAt: agreed }));
    return { msg: 'Taken back.', startsAt: agreed, proposal: null };
  });
  await user.click(screen.getByRole('button', { name: 'Take back' }));
  expect(await screen.findByRole('button', { name: 'Another time' })).toBeTruthy();
});

test('a free time is chosen and proposed; one that was taken meanwhile is not offered again', async () => {
  const one = visit({ startsAt: agreed });
  const { server, user } = await open(one);
  const day = next.slice(0, 10);
  const free = (starts: string[]) => ({
    msg: 'OK',
    earliest: starts[0] ?? null,
    days: [{ day, starts: starts.map((at) => ({ at })) }],
  });
  server.answer(listFreeStarts, free([next, halfHours(73)]));
  await user.click(await screen.findByRole('button', { name: 'Another time' }));
  const [first] = await screen.findAllByRole('radio', { name: /\d:\d0/ });
  await user.click(first ?? document.body);
  server.refuse(proposeTime, 409, { msg: 'That time is not free any more.', code: 'time_taken' });
  server.answer(listFreeStarts, free([]));
  await user.click(screen.getByRole('button', { name: /^Propose / }));
  expect(await screen.findByText(/^There is no other free time/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Propose / })).toBeNull();
  expect(server.sent(proposeTime).map(({ body }) => body)).toEqual([{ startsAt: next }]);
});

test('a visit whose time has come, or that somebody is on the way to, cannot be moved', async () => {
  const gone = visit({ startsAt: halfHours(-2) });
  await open(gone);
  expect(await screen.findByRole('heading', { name: 'When' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Another time' })).toBeNull();
});

test('the dashboard says what a customer proposes', async () => {
  const one = toHandyman(visit({ startsAt: agreed, proposal: proposedBy('user') }));
  await openPage('/handyman/dashboard', {
    as: 'handyman',
    given: (server) => {
      answerDashboard(server);
      know(server, one);
    },
  });
  const coming = within(await screen.findByRole('region', { name: 'Coming visits' }));
  expect(coming.getByText(/^Asha proposes .* Yes or no\?$/)).toBeTruthy();
});
