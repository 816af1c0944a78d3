import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { know, minutesAgo, toHandyman, visit } from '../../testing/booking-samples.ts';
import { answerDashboard } from '../../testing/handyman-samples.ts';
import { openPage, useScreens } from '../../testing/page.tsx';

useScreens();

/** In two days. */
const startsAt = minutesAgo(-2 * 24 * 60);
const file = (id: string) => `/api/bookings/${id}/calendar.ics`;

const links = () => screen.queryAllByRole('link', { name: /^Add to calendar: / });

test.each(['user', 'handyman'] as const)(
  'an agreed visit for later is a file for calendars on the page of the booking, for the %s',
  async (as) => {
    const one = visit({ startsAt });
    await openPage(`/${as}/bookings/${one.notification_id}`, {
      as,
      given: (server) => know(server, as === 'user' ? one : toHandyman(one)),
    });
    await screen.findByRole('heading', { name: 'When' });
    const [link, ...others] = links();
    expect(others).toEqual([]);
    expect(link?.getAttribute('href')).toBe(file(one.notification_id));
    expect(link?.hasAttribute('download')).toBe(true);
  },
);

test('beside the coming visits of a customer too, each named by its time', async () => {
  const one = visit({ startsAt });
  await openPage('/user/bookings', { as: 'user', given: (server) => know(server, one) });
  await screen.findByRole('heading', { name: 'Coming visits' });
  const link = screen.getByRole('link', { name: /^Add to calendar: \w+day, / });
  expect(link.getAttribute('href')).toBe(file(one.notification_id));
});

test.each([
  { what: 'a job for now', one: visit() },
  {
    what: 'a visit that was called off',
    one: visit({ startsAt, state: 'cancelled', status: 'rejected', moves: [] }),
  },
])('$what is nothing for a calendar', async ({ one }) => {
  await openPage(`/user/bookings/${one.notification_id}`, {
    as: 'user',
    given: (server) => know(server, one),
  });
  await screen.findByRole('heading', { name: 'What happened' });
  expect(links()).toEqual([]);
});

test('the way to one’s own days stands on the dashboard', async () => {
  await openPage('/handyman/dashboard', { as: 'handyman', given: answerDashboard });
  const link = await screen.findByRole('link', { name: /^Your calendar/ });
  expect(link.getAttribute('href')).toBe('/handyman/calendar');
});
