// Nouns: worker, offline, manifest
import type { Page } from '@playwright/test';
import { agree } from './setup/beforehand.ts';
import { expectAccessible } from './setup/accessible.ts';
import { startDeploys } from './setup/deploys.ts';
import { installed, isSaved, storedPagesOf } from './setup/installed.ts';
import { goOffline, goOnline } from './setup/offline.ts';
import { password } from './setup/people.ts';
import { expect, test as base } from './setup/story.ts';
import { expectToast } from './setup/toasts.ts';

const test = base.extend<{ deploys: Awaited<ReturnType<typeof startDeploys>> }>({
  deploys: async ({ product }, use) => {
    const deploys = await startDeploys(product.url);
    await use(deploys);
    await deploys.stop();
  },
});
test.use({ serviceWorkers: 'allow' });

const customerScreens = ['bookings', 'booking', 'not-found'];
const asSeen = (page: Page) => page.getByText(/As last seen at/);

const openBookings = async (page: Page) => {
  await page.goto('/user/bookings');
  await installed(page, customerScreens);
};

const offline = async (page: Page, path: string) => {
  await goOffline(page);
  await page.goto(path);
};

test('offline the app opens to my bookings and the start code, as last seen', async ({
  customer,
  absentHandyman: handyman,
  product,
}) => {
  const booking = await agree(customer, handyman);
  const code = await product.nextCode(customer.email);
  const { page } = customer;
  await openBookings(page);
  await page.goto(`/user/bookings/${booking}`);
  await expect(page.getByText(code)).toBeVisible();
  await expect(asSeen(page)).toBeHidden();
  await isSaved(page, booking);

  await offline(page, '/user/bookings');
  await expect(page.getByRole('heading', { name: `Plumber with ${handyman.name}` })).toBeVisible();
  await expect(page.getByText('You are offline. This page catches up')).toBeVisible();
  await expect(asSeen(page)).toBeVisible();
  await expectAccessible(page, 'my bookings, offline');
  await page.getByRole('heading', { name: `Plumber with ${handyman.name}` }).click();
  await expect(page.getByText(code)).toBeVisible();
  await expect(asSeen(page)).toBeVisible();
  await page.reload();
  await expect(page.getByText(code)).toBeVisible();

  await goOnline(page);
  await expect(asSeen(page)).toBeHidden();
  await expect(page.getByText(code)).toBeVisible();
});

test('offline a page that was never here says so, leads to my bookings, and comes by itself @thorough', async ({
  customer,
}) => {
  const { page } = customer;
  await openBookings(page);
  await offline(page, '/user/bookings/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expectAccessible(page, 'a page that is not kept, offline');
  await page.getByRole('main').getByRole('link', { name: 'My bookings' }).click();
  await expect(page.getByText('No bookings yet')).toBeVisible();
  await page.goto('/user/help/new');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.goto('/operator/today');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await goOnline(page);
  await page.waitForURL('**/operator/login');
});

test('offline the login says that it needs a connection @thorough', async ({ customer }) => {
  const { page, context } = customer;
  await openBookings(page);
  await installed(page, ['login']);
  await context.clearCookies();
  await offline(page, '/user/bookings');
  await expect(page).toHaveURL('/user/login');
  await expect(page.getByText('To log in you need a connection.')).toBeVisible();
  await expectAccessible(page, 'the login, offline');
});

test('offline the dashboard has the running job as last seen @thorough', async ({
  handyman,
  absentCustomer: customer,
}) => {
  await agree(customer, handyman);
  const { page } = handyman;
  await page.goto('/handyman/dashboard');
  await expect(page.getByRole('main').getByText(customer.name).first()).toBeVisible();
  await installed(page, ['dashboard', 'job-start-otp', 'work-done']);
  await offline(page, '/handyman/dashboard');
  await expect(page.getByRole('main').getByText(customer.name).first()).toBeVisible();
  await expect(asSeen(page)).toBeVisible();
  await expectAccessible(page, 'the dashboard, offline');
  await goOnline(page);
  await expect(asSeen(page)).toBeHidden();
});

test('a server that does not answer is as good as no network @thorough', async ({
  customer,
  absentHandyman: handyman,
  deploys,
}) => {
  await agree(customer, handyman);
  const { page } = customer;
  await page.goto(`${deploys.url}/user/bookings`);
  await expect(page.getByRole('heading', { name: `Plumber with ${handyman.name}` })).toBeVisible();
  await installed(page, customerScreens);
  deploys.goAway(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: `Plumber with ${handyman.name}` })).toBeVisible();
  await expect(asSeen(page)).toBeVisible();
  deploys.goAway(false);
  await expect(asSeen(page)).toBeHidden();
});

test('who logs out leaves nothing behind, on the screen or in the browser @thorough', async ({
  customer,
  absentHandyman: handyman,
}) => {
  await agree(customer, handyman);
  const { page } = customer;
  await openBookings(page);
  await expect.poll(() => storedPagesOf(page)).toHaveLength(1);
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click();
  await expect(page).toHaveURL('/user/login');
  await expect.poll(() => storedPagesOf(page)).toEqual([]);
  await offline(page, '/user/bookings');
  await expect(page).toHaveURL('/user/login');
  await expect(page.getByText(handyman.name)).toBeHidden();
});

test('neither who logs in next nor who comes back after the session has ended finds what was kept @thorough', async ({
  customer,
  absentCustomer: second,
  absentHandyman: handyman,
  product,
}) => {
  await agree(customer, handyman);
  const { page, context } = customer;
  await openBookings(page);
  await expect.poll(() => storedPagesOf(page)).toEqual([`seen ${customer.id} `]);

  // Another tab of this browser logs in to another account.
  const login = await context.request.post('/api/user/login', {
    data: { email: second.email, password },
  });
  expect(login.status()).toBe(200);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText('No bookings yet')).toBeVisible();
  await expect.poll(() => storedPagesOf(page)).toEqual([`seen ${second.id} `]);
  await offline(page, '/user/bookings');
  await expect(page.getByText('No bookings yet')).toBeVisible();
  await expect(page.getByText(handyman.name)).toBeHidden();
  await goOnline(page);

  // The session is ended elsewhere: the next answer says so.
  const key = (await context.cookies()).find(({ name }) => name === 'lh_user');
  const ended = await fetch(`${product.url}/api/user/logout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `lh_user=${key?.value}` },
    body: '{}',
  });
  expect(ended.status).toBe(200);
  await page.goto('/user/bookings');
  await expect(page).toHaveURL('/user/login');
  await expect.poll(() => storedPagesOf(page)).toEqual([]);
});

test('what was pressed offline is not sent later, also not by the worker @thorough', async ({
  customer,
  absentHandyman: handyman,
}) => {
  const booking = await agree(customer, handyman);
  const { page, context } = customer;
  await openBookings(page);
  await page.goto(`/user/bookings/${booking}`);
  await expect(page.getByRole('button', { name: 'Get a new code' })).toBeVisible();
  await isSaved(page, booking);
  const sent: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await offline(page, `/user/bookings/${booking}`);
  await page.getByRole('button', { name: 'Get a new code' }).click();
  await expectToast(page, 'You are offline. Nothing was sent');
  await goOnline(page);
  await expect(asSeen(page)).toBeHidden();
  expect(sent.filter((url) => url.includes('code'))).toEqual([]);
});

test('in Hindi the app is in Hindi offline too @thorough', async ({ open }) => {
  const { page } = await open();
  await page.goto('/');
  await installed(page, ['home']);
  await page.goto('/hi/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  // The program keeps the choice that the address has made, and takes it out of the address.
  await expect(page).toHaveURL('/');
  await page.goto('/');
  await expect.poll(() => shellLanguage(page)).toBe('hi');
  await offline(page, '/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
});

test('a device that is never idle gets the app too @thorough', async ({ open }) => {
  const { page } = await open();
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto('/');
  await installed(page, ['home']);
});

const shellLanguage = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(async () =>
    (await caches.match('/shell', { ignoreVary: true }))?.headers.get('content-language'),
  );

test('phones can install it: a manifest in the reader’s language, with icons and shortcuts', async ({
  open,
}) => {
  for (const [locale, from] of [
    ['en-IN', '/manifest.webmanifest'],
    ['hi-IN', '/hi/manifest.webmanifest'],
  ] as const) {
    const { page, context } = await open({ locale });
    await page.goto('/');
    await installed(page, ['home']);
    const devtools = await context.newCDPSession(page);
    const found = await devtools.send('Page.getAppManifest');
    expect([new URL(found.url).pathname, found.errors]).toEqual([from, []]);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    // A full browser says so of every story's window, which is a private one; the headless shell does not.
    const errors = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
    expect(errors.map(({ errorId }) => errorId)).toEqual([]);
    const manifest = JSON.parse(found.data ?? '') as {
      lang: string;
      icons: { src: string }[];
      shortcuts: { url: string; icons: { src: string }[] }[];
    };
    expect(manifest.lang).toBe(locale);
    const addresses = [
      ...manifest.icons.map(({ src }) => src),
      ...manifest.shortcuts.flatMap(({ url, icons }) => [url, ...icons.map(({ src }) => src)]),
      await page.locator('meta[property="og:image"]').getAttribute('content'),
    ];
    for (const address of addresses) {
      const answer = await page.request.get(new URL(address ?? '', page.url()).pathname);
      expect([address, answer.status()]).toEqual([address, 200]);
    }
  }
});
