import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getHandyman, setAvailability } from '#contract/handyman.ts';
import { openPage, useScreens } from '../../../testing/page.tsx';
import { answerDashboard } from '../../../testing/handyman-samples.ts';
import { ravi } from '../../../testing/samples.ts';

useScreens();

test('a professional who goes offline tells the server, and is told that nobody can ask', async () => {
  const page = await openPage('/handyman/dashboard', {
    as: 'handyman',
    given: (server) => {
      answerDashboard(server);
      server.answer(setAvailability, { msg: 'You are offline.', online: false });
    },
  });
  const online = await screen.findByRole('switch', { name: /^Online/ });
  page.server.answer(getHandyman, { msg: 'OK', ...ravi, online: false });
  await page.user.click(online);
  expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeTruthy();
  expect(page.server.sent(setAvailability).map(({ body }) => body)).toEqual([{ online: false }]);
});
