import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Replied } from '#contract/call.ts';
import { getCityDay } from '#contract/city-day.ts';
import { answerDesk } from '../../testing/desk-samples.ts';
import { openPage, useScreens } from '../../testing/page.tsx';
import { asha, booking, ravi } from '../../testing/samples.ts';

useScreens();

const none = { asked: 0, agreed: 0, underWay: 0, done: 0, notDone: 0, free: null };

const day = (city: string | undefined): Replied<typeof getCityDay> => {
  const { notification_id, number } = booking();
  return {
    asOf: '2026-11-20T05:00:00.000Z',
    day: '2026-11-20',
    hours: Array.from({ length: 24 }, (_, hour) => ({
      ...none,
      hour,
      agreed: hour === 14 ? 1 : 0,
      free:
        city === undefined || hour < 11
          ? null
          : [
              { service: 'Plumber', people: 50 },
              { service: 'Maid', people: 0 },
            ],
    })),
    visits: [
      {
        booking_id: notification_id,
        number,
        at: '2026-11-20T09:00:00.000Z',
        later: true,
        createdAt: '2026-11-19T09:00:00.000Z',
        state: 'accepted',
        paymentState: 'unpaid',
        service: 'Plumber',
        total: 220,
        customer: { user_id: asha.user_id, name: asha.username },
        handyman: { handyman_id: ravi.handyman_id, name: ravi.name },
      },
    ],
    leftOut: false,
  };
};

test('a day shows its hours, who could come in a chosen city, and the visits of the hour that is pressed', async () => {
  const page = await openPage('/operator/day', {
    given: (server) => {
      answerDesk(server, 'support');
      server.answer(getCityDay, ({ query }) => day(query['city']));
    },
  });
  const [visits = document.body] = await screen.findAllByRole('region', {
    name: 'Visits from 14:00 to 15:00',
  });
  expect(within(visits).getByRole('link', { name: String(booking().number) })).toHaveProperty(
    'href',
    expect.stringContaining(`/operator/bookings/${booking().notification_id}`),
  );
  expect(screen.getByText('Choose a city to see who could come.')).toBeTruthy();
  await page.user.selectOptions(screen.getByLabelText('City'), 'Pune');
  // The hours from eleven to nine in the evening, and the chosen one once more with its visits.
  expect(await screen.findAllByText('Plumber 50+')).toHaveLength(12);
  expect(screen.queryByText('Maid 0')).toBeNull();
  await page.user.click(screen.getByRole('button', { name: '15:00' }));
  expect(await screen.findByText('No visit in this hour.')).toBeTruthy();
  expect(page.address()).toBe('/operator/day?city=Pune&hour=15');
});
