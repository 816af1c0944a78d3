import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listSeries, skipVisit } from '#contract/series.ts';
import type { SeriesDay, SeriesView } from '#contract/series.ts';
import { openPage, useScreens } from '../../testing/page.tsx';
import { idOf, ravi } from '../../testing/samples.ts';

useScreens();

const dayOf = (n: number, more: Partial<SeriesDay> = {}): SeriesDay => ({
  day: `2026-11-${n}`,
  startsAt: `2026-11-${n}T04:30:00.000Z`,
  state: 'agreed',
  notification_id: idOf(n),
  ...more,
});

const series: SeriesView = {
  series_id: idOf(1),
  service: 'Maid',
  rhythm: 'weekly',
  firstVisit: '2026-11-16T04:30:00.000Z',
  agreed: true,
  pausedBy: null,
  total: 150,
  next: null,
  other: { id: ravi.handyman_id, name: ravi.name, profile: null },
  // The visit of Monday was moved to Wednesday afternoon.
  days: [dayOf(23, { startsAt: '2026-11-25T10:00:00.000Z' }), dayOf(30)],
};

test('§27 a visit of a series that was moved is named by its new time, and left out as the visit of its day', async () => {
  const { server, user } = await openPage('/user/bookings', {
    as: 'user',
    given: (to) => to.answer(listSeries, [series]),
  });
  await user.click(await screen.findByText('The next two weeks'));
  expect(screen.getByText('every Monday at 10:00 am')).toBeTruthy();
  expect(screen.getByText(/Next: Wednesday, 25 November, 3:30 pm$/)).toBeTruthy();
  const moved = screen.getByRole('link', { name: 'Wed, 25 Nov, 3:30 pm' });
  expect(within(moved.closest('li') ?? moved).getByText('agreed · time changed')).toBeTruthy();
  const usual = screen.getByRole('link', { name: 'Mon, 30 Nov' });
  expect(within(usual.closest('li') ?? usual).getByText('agreed')).toBeTruthy();

  server.answer(skipVisit, { msg: 'This visit is left out.' });
  await user.click(screen.getByRole('button', { name: 'Leave out Wed, 25 Nov, 3:30 pm' }));
  const question = within(
    await screen.findByRole('dialog', { name: 'Leave out the visit on Wed, 25 Nov, 3:30 pm?' }),
  );
  await user.click(question.getByRole('button', { name: 'Leave it out' }));
  expect(server.sent(skipVisit)).toMatchObject([{ body: { day: '2026-11-23' } }]);
});
