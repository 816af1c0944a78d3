import { screen } from '@testing-library/react';
import { getHours, setHours } from '#contract/hours.ts';
import type { Hours } from '#contract/hours.ts';
import { firstWeek, hoursOf, weekOfWritten, writtenDaysOf } from '#domain/hours.ts';
import { openPage } from './page.tsx';
import type { Page } from './page.tsx';
import type { FakeServer } from './server.ts';

/** The page on which a professional says when they work. */

export const usualHours: Hours = {
  week: writtenDaysOf(firstWeek),
  radiusKm: 8,
  hoursAWeek: 60,
  timeOff: [],
};

/** Saves what is sent, as the server does. */
export const answerHours = (server: FakeServer, more: Partial<Hours> = {}) => {
  server.answer(getHours, { ...usualHours, ...more });
  server.answer(setHours, ({ body }) => {
    const { week, radiusKm } = body as Pick<Hours, 'week' | 'radiusKm'>;
    const saved = { week, radiusKm, hoursAWeek: hoursOf(weekOfWritten(week)) };
    server.answer(getHours, { ...usualHours, ...more, ...saved });
    return { msg: 'Your week is saved.', ...saved };
  });
};

export const openHours = async (more: Partial<Hours> = {}): Promise<Page> => {
  const page = await openPage('/handyman/hours', {
    as: 'handyman',
    given: (server) => answerHours(server, more),
  });
  await screen.findByRole('grid', { name: 'Hours in a week' });
  return page;
};
