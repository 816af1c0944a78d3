// Nouns: worker, build
import type { Page } from '@playwright/test';
import { expectAccessible } from './setup/accessible.ts';
import { request } from './setup/beforehand.ts';
import { startDeploys } from './setup/deploys.ts';
import { popUp } from './setup/steps.ts';
import { expect, test as base } from './setup/story.ts';
import { inWordsOfRun } from './setup/translated.ts';

const test = base.extend<{ deploys: Awaited<ReturnType<typeof startDeploys>> }>({
  deploys: async ({ product }, use) => {
    const deploys = await startDeploys(product.url);
    await use(deploys);
    await deploys.stop();
  },
});
test.use({ serviceWorkers: 'allow' });

/** The version of a page: how often there has been a deploy before it was loaded. */
const versionOf = async (page: Page): Promise<string> => {
  const entry = await page.locator('script[type="module"][src]').first().getAttribute('src');
  return /\.v(\d+)\./.exec(entry ?? '')?.[1] ?? '0';
};

const isSaved = (page: Page, screen: string): Promise<boolean> =>
  page.evaluate(async (name) => {
    const names = (await caches.keys()).filter((one) => one.startsWith('files '));
    const kept = await Promise.all(names.map(async (one) => (await caches.open(one)).keys()));
    return kept.flat().some(({ url }) => url.includes(`/assets/${name}-`));
  }, screen);

/** The worker caches files one after the other: once this one is there, those before it are too. */
const lastSaved = 'payment-bill';

/** The tab gets the focus again after more than a minute. */
const comeBack = (page: Page) =>
  page.evaluate(() => {
    const now = Date.now() + 61_000;
    Date.now = () => now;
    window.dispatchEvent(new Event('focus'));
  });

const offer = (page: Page) => page.getByRole('region', { name: 'A new version is ready' });

test('a dashboard that is open during a deploy goes on, is offered the new version, and takes it when told to @thorough', async ({
  handyman,
  absentCustomer: customer,
  deploys,
}) => {
  const { page } = handyman;
  await page.goto(`${deploys.url}/handyman/dashboard`);
  await expect(page.getByText('No requests right now')).toBeVisible();
  await expect.poll(() => isSaved(page, lastSaved)).toBe(true);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);

  deploys.deploy();
  // A screen that was never loaded, of a version that the server no longer has.
  await request(customer, handyman);
  await popUp(page).getByRole('button', { name: 'Accept' }).click();
  await page.waitForURL('**/handyman/jobstartotp?user_id=*');
  await expect(page.getByLabel('Digit 1 of 6')).toBeVisible();
  expect(await versionOf(page)).toBe('0');

  await page.getByLabel('Digit 1 of 6').fill('4');
  await comeBack(page);
  await expect(offer(page)).toBeVisible();
  await expectAccessible(page, 'a new version is offered');
  // Nothing was reloaded: what was typed is still there.
  await expect(page.getByLabel('Digit 1 of 6')).toHaveValue('4');
  expect(await versionOf(page)).toBe('0');

  await offer(page).getByRole('button', { name: 'Update now' }).click();
  await expect.poll(() => versionOf(page)).toBe('1');
  await expect(page.getByLabel('Digit 1 of 6')).toBeVisible();
  await expect(offer(page)).toBeHidden();
});

test('“Later” puts the offer away, and a page that is loaded anew is of the new version without one @thorough', async ({
  customer,
  deploys,
}) => {
  const { page } = customer;
  await page.goto(`${deploys.url}/user/bookings`);
  await expect.poll(() => isSaved(page, 'bookings')).toBe(true);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  deploys.deploy();
  await comeBack(page);
  await offer(page).getByRole('button', { name: 'Later' }).click();
  await expect(offer(page)).toBeHidden();
  await page.reload();
  expect(await versionOf(page)).toBe('1');
  // It looks for a newer version and finds none; when the waiting worker takes over is up to the browser.
  const before = deploys.checks();
  await expect
    .poll(async () => {
      await comeBack(page);
      return deploys.checks() - before;
    })
    .toBeGreaterThan(2);
  await expect(offer(page)).toBeHidden();
});

test('where one tab takes the new version, another keeps its own until it is told to @thorough', async ({
  customer,
  deploys,
}) => {
  const { page, context } = customer;
  await page.goto(`${deploys.url}/user/bookings`);
  await expect.poll(() => isSaved(page, lastSaved)).toBe(true);
  const other = inWordsOfRun(await context.newPage());
  await other.goto(`${deploys.url}/services/servicePage`);
  await expect(other.getByRole('heading', { name: 'Available Services' })).toBeVisible();
  deploys.deploy();
  await comeBack(page);
  await offer(page).getByRole('button', { name: 'Update now' }).click();
  await expect.poll(() => versionOf(page)).toBe('1');

  await expect(offer(other)).toBeVisible();
  expect(await versionOf(other)).toBe('0');
  await other.evaluate(() => {
    history.pushState(null, '', '/user/bookings');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(other.getByRole('heading', { name: 'My bookings' })).toBeVisible();
  expect(await versionOf(other)).toBe('0');
});
