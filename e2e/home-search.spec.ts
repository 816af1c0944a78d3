import type { Page } from '@playwright/test';
import { expect, test } from './setup/story.ts';
import { fresh, makeHandyman } from './setup/people.ts';
import { enterCode, fillDetails, openWithoutProgram, rowOf } from './setup/steps.ts';

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

test('a search on Home is kept through the login and leads to who is near', async ({
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

test(
  'a search on Home is kept through the sign-up too',
  { tag: '@once' },
  async ({ open, product }) => {
    const { page } = await open({ place: 'denied' });
    const email = `neha${fresh()}@example.com`;
    await findPlumber(page);
    await page.waitForURL('**/user/login');
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
    await fillDetails(page, { email });
    await page.getByRole('button', { name: 'Next' }).click();
    await enterCode(page, await product.nextCode(email));
    await page.getByRole('button', { name: 'Verify' }).click();
    await expectList(page);
  },
);

test('what a search lacks is asked later; a place that nobody knows is said to be none', async ({
  customer,
}) => {
  const { page } = customer;
  const find = search(page).getByRole('button', { name: 'Find help' });
  await page.goto('/');
  await find.click();
  await page.waitForURL('**/services/servicePage');

  await page.goto('/');
  await search(page).getByLabel('What do you need?').selectOption('Handy Man');
  await find.click();
  await page.waitForURL('**/services/handy%20man');

  await page.goto('/');
  const where = search(page).getByLabel('Where?');
  await where.fill('Atlantis');
  await find.click();
  await expect(search(page).getByText('We do not know “Atlantis”')).toBeVisible();
  await expect(where).toHaveAttribute('aria-invalid', 'true');
  await search(page).getByRole('button', { name: 'Use my location' }).click();
  await expect(where).toHaveValue(/^(Your location|आपकी जगह)$/);
  await search(page).getByLabel('What do you need?').selectOption('Plumber');
  await find.click();
  await page.waitForURL((url) => !url.searchParams.has('in') && url.searchParams.has('cost'));
});

test(
  'a search that is sent while the page’s program is still coming counts',
  { tag: '@once' },
  async ({ customer }) => {
    const { page } = customer;
    const release = await openWithoutProgram(page);
    await search(page).getByRole('button', { name: 'Find help' }).click();
    release();
    await page.waitForURL('**/services/servicePage');
  },
);

test('the keyboard chooses an area; the first is taken when one goes on', async ({ open }) => {
  const { page } = await open({ place: 'denied' });
  await page.goto('/');
  const where = search(page).getByLabel('Where?');
  const places = page.getByRole('list', { name: 'Places found' }).getByRole('button');
  await where.focus();
  await page.keyboard.type('pimpri');
  await expect(places.nth(1)).toHaveText('Pimpri Colony, Pune');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(where).toHaveValue('Pimpri Colony, Pune');
  await where.fill('auND');
  await expect(places.first()).toHaveText('Aundh, Pune');
  await page.keyboard.press('Enter');
  await expect(where).toHaveValue('Aundh, Pune');
  await where.fill('warj');
  await expect(places.first()).toHaveText('Warje, Pune');
  await search(page).getByLabel('What do you need?').focus();
  await expect(where).toHaveValue('Warje, Pune');
  await expect(places).toHaveCount(0);
});

test(
  'what is typed before the program is there stays, and is typed on',
  { tag: '@once' },
  async ({ open }) => {
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
  },
);

test('a tile keeps the choice: the list of services is already searched', async ({ customer }) => {
  const { page } = customer;
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Garbage Collector/ })
    .click();
  await expect(page.getByPlaceholder('What do you need?')).toHaveValue('Garbage Collector');
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(1);
});

test(
  'Home says how many can come, once it knows where',
  { tag: '@once' },
  async ({ open, product }) => {
    const place = product.freshPlace();
    await makeHandyman(product, place);
    const { page } = await open({ place });
    await page.goto('/');
    await search(page).getByRole('button', { name: 'Use my location' }).click();
    await expect(page.getByText('1 professional online around you')).toBeVisible();
    const tiles = page.getByRole('link', { name: /^Plumber/ });
    await expect(tiles.filter({ hasText: '1 near' })).toBeVisible();
  },
);

test(
  'a photo that does not load gives way to the portrait',
  { tag: '@once' },
  async ({ handyman, product }) => {
    await product.sql(`update handymen set profile = '/no/such.webp' where id = '${handyman.id}'`);
    await handyman.page.goto('/handyman/dashboard');
    await expect(
      handyman.page.getByRole('banner').locator('img[src^="/images/portraits/man-"]:visible'),
    ).toBeVisible();
  },
);
