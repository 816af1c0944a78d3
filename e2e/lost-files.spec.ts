// Nouns: load, part, routes
import type { Page } from '@playwright/test';
import { listPath, rowOf } from './setup/steps.ts';
import { expect, test } from './setup/story.ts';
import { expectToast } from './setup/toasts.ts';

/** Counts how often the page was loaded as a whole. */
const loadsOf = (page: Page) => {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  return loads;
};

test('a file lost on its way is fetched again, and nobody notices @thorough', async ({
  customer,
}) => {
  const { page } = customer;
  await page.route('**/assets/bookings-*.js', (route) => route.abort(), { times: 2 });
  await page.goto('/user/bookings');
  await expect(page.getByRole('heading', { name: 'My bookings' })).toBeVisible();
});

test('a page whose file stays lost says so, offers a way on, and comes with Try again @thorough', async ({
  customer,
}) => {
  const { page } = customer;
  await page.goto('/services/servicePage');
  await page.route('**/assets/bookings-*.js', (route) => route.abort());
  await page.goto('/user/bookings');
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByRole('banner')).toBeVisible();
  await page.unroute('**/assets/bookings-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'My bookings' })).toBeVisible();
});

test('a missing file of the version the server has now does not reload the page again and again @thorough', async ({
  customer,
}) => {
  const { page } = customer;
  const loads = loadsOf(page);
  await page.route('**/assets/bookings-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/user/bookings');
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible({
    timeout: 60_000,
  });
  expect(loads).toHaveLength(1);
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page.getByRole('heading', { name: 'Our Services' })).toBeVisible();
});

test('a tab from before a deploy loads the new version once, at the page that was asked for', async ({
  customer,
}) => {
  const { page } = customer;
  await page.goto('/services/servicePage');
  await expect(page.getByRole('heading', { name: 'Available Services' })).toBeVisible();
  const loads = loadsOf(page);
  // The server has another version by now, and no longer the files of this one.
  await page.route(/:\d+\/$/, (route) =>
    route.fulfill({ body: '<meta name="program" content="/assets/index-next.js" />' }),
  );
  await page.route('**/assets/bookings-*.js', (route) =>
    loads.length === 0 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  await page.evaluate(() => {
    history.pushState(null, '', '/user/bookings');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { name: 'My bookings' })).toBeVisible();
  expect(loads.map((url) => new URL(url).pathname)).toEqual(['/user/bookings']);
});

test('without the map’s code a service can still be booked @thorough', async ({
  customer,
  absentHandyman,
}) => {
  const { page } = customer;
  await page.route('**/assets/leaflet-map-*', (route) => route.abort());
  await page.goto(listPath(customer));
  await expect(page.getByRole('heading', { name: absentHandyman.name })).toBeVisible();
  await expect(page.getByText('The map could not be loaded.')).toBeVisible({ timeout: 60_000 });
  const row = rowOf(page, absentHandyman);
  await expect(row.getByRole('button', { name: 'Select' })).toBeEnabled();
});

test('without the code of the messages they are said all the same @thorough', async ({ open }) => {
  const { page } = await open();
  await page.route('**/assets/toast-region-*', (route) => route.abort());
  await page.goto('/user/bookings');
  await expect(page).toHaveURL('/user/login');
  await expectToast(page, 'You need to login first', 60_000);
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
});

test('a page asked for offline comes by itself when the network is back @thorough', async ({
  customer,
}) => {
  const { page, context } = customer;
  await page.goto('/services/servicePage');
  await expect(page.getByRole('heading', { name: 'Available Services' })).toBeVisible();
  const loads = loadsOf(page);
  await context.setOffline(true);
  await page.evaluate(() => {
    history.pushState(null, '', '/user/bookings');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByText('You are offline.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'My bookings' })).toBeVisible();
  // Where the browser does not ask again for a lost file, the page is loaded as a whole, once.
  expect(loads.length).toBeLessThanOrEqual(1);
});

test('where the program itself does not load, the page says what to do @thorough', async ({
  customer,
}) => {
  const { page } = customer;
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto('/user/bookings');
  await expect(page.getByText('LocalHands is still loading.')).toBeVisible({ timeout: 60_000 });
});

test('where Home’s program does not come, its search loads the page again, and then it works @thorough', async ({
  customer,
}) => {
  const { page } = customer;
  const loads = loadsOf(page);
  // Until the page is loaded again. Each part of the program asks for the rest of it.
  await page.route('**/assets/index-*.js', (route) =>
    loads.length > 1 ? route.continue() : route.abort(),
  );
  await page.goto('/');
  const find = page.getByRole('button', { name: 'Find help' });
  const loadedAt = () => page.evaluate(() => performance.timeOrigin);
  const before = await loadedAt();
  await expect(async () => {
    // Held as long as the program may still come.
    if (loads.length === 1) await find.click();
    expect(await loadedAt()).not.toBe(before);
  }).toPass();
  await find.click();
  await page.waitForURL('**/services/servicePage');
});
