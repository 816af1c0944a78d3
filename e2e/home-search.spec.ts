// Nouns: home, place
import type { Page } from '@playwright/test';
import { expect, test } from './setup/story.ts';
import { makeHandyman } from './setup/people.ts';
import { openWithoutProgram, rowOf } from './setup/steps.ts';

const kothrud = { lat: 18.502, long: 73.8146 };

const search = (page: Page) => page.getByRole('search', { name: 'Find help' });

const chooseArea = async (page: Page, text: string, found: string) => {
  await search(page).getByLabel('Where?').fill(text);
  await page
    .getByRole('list', { name: 'Places found' })
    .getByRole('button', { name: found })
    .click();
};

const findPlumber = async (page: Page) => {
  await page.goto('/');
  await search(page).getByLabel('What do you need?').selectOption('Plumber');
  await chooseArea(page, 'kothr', 'Kothrud, Pune');
  await search(page).getByRole('button', { name: 'Find help' }).click();
};

/** The list of that service around that area, with the smallest pack. */
const expectList = async (page: Page) => {
  await page.waitForURL('**/services/serviceProvider?*');
  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toEqual({
    service: 'plumber',
    lat: String(kothrud.lat),
    long: String(kothrud.long),
    cost: '50',
    in: 'Kothrud, Pune',
  });
  await expect(page.getByRole('heading', { name: /Plumbers near your location/ })).toBeVisible();
};

test('a search on Home is kept through the login and leads to who is near @thorough', async ({
  open,
  product,
}) => {
  const ravi = await makeHandyman(product, kothrud);
  const { page } = await open({ place: 'denied' });
  await findPlumber(page);
  await page.waitForURL('**/user/login');
  await page.getByRole('button', { name: 'Test' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectList(page);
  await expect(rowOf(page, ravi)).toBeVisible();
});

test('a search that is sent while the page’s program is still coming counts @thorough', async ({
  customer,
}) => {
  const { page } = customer;
  const release = await openWithoutProgram(page);
  await search(page).getByRole('button', { name: 'Find help' }).click();
  release();
  await page.waitForURL('**/services/servicePage');
});

test('what is typed before the program is there stays, and is typed on @thorough', async ({
  open,
}) => {
  const { page } = await open({ place: 'denied' });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const where = search(page).getByLabel('Where?');
  await where.focus();
  await page.keyboard.type('pim');
  release();
  await expect(page.getByRole('list', { name: 'Places found' })).toBeVisible();
  await page.keyboard.type('pri');
  await expect(where).toHaveValue('pimpri');
});
