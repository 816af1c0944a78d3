import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beAt } from '../../testing/browser.ts';
import { openPage, useScreens } from '../../testing/page.tsx';
import { chooseArea, findPlace } from '../../testing/places.ts';
import { pune } from '../../testing/samples.ts';

useScreens();

test('a pack is a card and a line of the price list, and both say the same', async () => {
  const page = await openPage('/services/plumber', { as: 'user' });
  const go = await screen.findByRole<HTMLButtonElement>('button', { name: 'Select a service' });
  expect(go.disabled).toBe(true);
  const price = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Price' });
  await page.user.selectOptions(price, '120');
  const card = await screen.findByRole('radio', { name: 'Standard ₹120', checked: true });
  card.focus();
  await page.user.keyboard('{ArrowRight}');
  expect(await screen.findByRole('radio', { name: 'Big job ₹200', checked: true })).toBeTruthy();
  expect(price.value).toBe('200');
  expect(page.address()).toContain('cost=200');
  const lines = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(lines).toEqual(['₹100', '₹200', '₹36', '-₹36', '₹300']);
});

test.each(['/services/All%20Rounder', '/services/all rounder'])(
  'the home page’s name for a service, %s, leads to it',
  async (path) => {
    await openPage(path, { as: 'user' });
    expect(await screen.findByRole('heading', { name: 'Handy Man', level: 1 })).toBeTruthy();
  },
);

test('an area remembered from another visit gives way to the device, and is named as such without one', async () => {
  const page = await openPage('/services/plumber', { as: 'user', place: 'denied' });
  await chooseArea(page, 'Pune', 'Pune');
  await page.reload();
  expect(await findPlace('Where we come to: Pune, roughly')).toBeTruthy();

  // Another tab has no session storage of this one.
  sessionStorage.clear();
  await page.goto('/services/plumber');
  expect(await findPlace('Where we come to: Pune, roughly (as last time)')).toBeTruthy();

  sessionStorage.clear();
  beAt(pune);
  await page.goto('/services/plumber');
  expect(await findPlace('Where we come to: Your location')).toBeTruthy();
});

test('the place of the device, found on a page in Hindi, is named in English on a page in English', async () => {
  const found = { ...pune, label: 'आपकी जगह', found: 'gps', accuracyMetres: 20 };
  const page = await openPage('/services/plumber', { as: 'user', place: 'denied' });
  await screen.findByRole('heading', { name: 'Plumber', level: 1 });
  sessionStorage.setItem('localhands.place', JSON.stringify(found));
  await page.reload();
  expect(await findPlace('Where we come to: Your location')).toBeTruthy();
});
