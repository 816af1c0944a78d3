import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getAllHandyman } from '#contract/handyman.ts';
import { openPage, useScreens } from '../../testing/page.tsx';
import { plumber, pune, ravi } from '../../testing/samples.ts';

useScreens();

const list = (cost = 120) =>
  `/services/serviceProvider?service=plumber&lat=${pune.lat}&long=${pune.long}&cost=${cost}`;

const rowOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { name: new RegExp(`^${name}`) });
  const row = heading.closest('li');
  if (!row) throw new Error(`${name} is in no row`);
  return within(row);
};

test('those around come first, those further away are behind a button', async () => {
  const page = await openPage(list(), {
    as: 'user',
    given: (server) => server.answer(getAllHandyman, [ravi, plumber(1, { distanceKm: 40 })]),
  });
  expect(await screen.findByRole('heading', { name: 'Around you' })).toBeTruthy();
  expect((await rowOf(ravi.name)).getByText('Nearest')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: /^Plumber 1/ })).toBeNull();
  await page.user.click(screen.getByRole('button', { name: /^Show plumbers further away \(1/ }));
  expect(await screen.findByRole('heading', { name: 'Further away' })).toBeTruthy();
  expect((await rowOf('Plumber 1')).getByRole('button', { name: /^Select/ })).toBeTruthy();
});
test('without anybody near, the list says what can be done', async () => {
  const page = await openPage(list(), {
    as: 'user',
    given: (server) => server.answer(getAllHandyman, []),
  });
  expect(await screen.findByRole('heading', { name: 'No plumber is free right now' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Look again' })).toBeTruthy();
  await page.user.click(screen.getByRole('link', { name: 'Try another place' }));
  expect(await screen.findByRole('radio', { name: 'Standard ₹120', checked: true })).toBeTruthy();
});
