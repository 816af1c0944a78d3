import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getAllHandyman } from '#contract/handyman.ts';
import { openPage, useScreens } from '../../../testing/page.tsx';
import { findRow } from '../../../testing/provider-row.ts';
import { plumber, pune, ravi } from '../../../testing/samples.ts';
import type { Asked, FakeServer } from '../../../testing/server.ts';

useScreens();

const list = `/services/serviceProvider?service=plumber&lat=${pune.lat}&long=${pune.long}&cost=120`;
const near = { ...ravi, rating: null, ratings: 0, distanceKm: 0.4 };
const poor = plumber(1, { distanceKm: 2.2, rating: 2.5, ratings: 12 });
const good = plumber(2, { distanceKm: 3.3, rating: 4.8, ratings: 20 });

/** As the server orders and filters them. */
const ranked = ({ query }: Asked, all = [near, poor, good]) => {
  const left = all.filter(({ rating }) => query['min_rating'] === undefined || (rating ?? 0) >= 4);
  return query['sort'] === 'best'
    ? left.toSorted((a, b) => (b.rating ?? 0) - (a.rating ?? 0))
    : left;
};

const open = () =>
  openPage(list, {
    as: 'user',
    given: (server: FakeServer) => server.answer(getAllHandyman, (asked) => ranked(asked)),
  });

const first = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)[0];

test('the list is sorted by the best and filtered by four stars, in the address bar', async () => {
  const page = await open();
  await expect.poll(first).toContain(near.name);
  expect((await findRow(good.name)).getByText('4.8')).toBeTruthy();
  await page.user.click(screen.getByRole('radio', { name: 'Best rated' }));
  await expect.poll(() => page.address()).toBe(`${list}&sort=best`);
  await expect.poll(first).toContain(good.name);
  await page.user.click(screen.getByRole('checkbox', { name: '4 stars or more' }));
  await expect.poll(() => page.address()).toBe(`${list}&sort=best&min_rating=4`);
  await expect.poll(() => screen.queryByRole('heading', { name: /^Plumber 1/ })).toBeNull();
  expect(await findRow(good.name)).toBeTruthy();
  await page.reload();
  await findRow(good.name);
  expect(screen.getByRole('checkbox', { name: '4 stars or more', checked: true })).toBeTruthy();
});

test('where nobody has four stars all can be shown again, the nearest first', async () => {
  const page = await open();
  page.server.answer(getAllHandyman, (asked) => ranked(asked, [near, poor]));
  await page.goto(`${list}&sort=best&min_rating=4`);
  await page.user.click(await screen.findByRole('button', { name: 'Show all' }));
  await expect.poll(first).toContain(near.name);
  expect(screen.getByRole('radio', { name: 'Nearest', checked: true })).toBeTruthy();
  expect(page.address()).toBe(list);
});
