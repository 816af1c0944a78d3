import type { APIResponse, Page, Route } from '@playwright/test';
import { startProxy } from './setup/proxy.ts';
import { request } from './setup/beforehand.ts';
import { popUp } from './setup/steps.ts';
import { expect, test as base } from './setup/story.ts';

const test = base.extend<{ line: Awaited<ReturnType<typeof startProxy>> }>({
  line: async ({ product }, use) => {
    const line = await startProxy(product.url);
    await use(line);
    await line.stop();
  },
});

/** Whatever was sent to the page before this has arrived after it. */
const roundTrip = async (page: Page) => {
  for (let times = 0; times < 3; times += 1) {
    await page.evaluate(async () => (await fetch('/api/health')).status);
  }
};

/** The dashboard behind the proxy, with a clock that can be moved on. */
const openDashboard = async (page: Page, line: { url: string; opened: () => number }) => {
  await page.clock.install();
  await page.goto(`${line.url}/handyman/dashboard`);
  await expect(page.getByText('No requests right now')).toBeVisible();
  await expect.poll(line.opened).toBe(1);
  // Also what the stream's first word has made the page ask for.
  await roundTrip(page);
};

test('an event lost while the stream is up is healed by the slow poll, without a reload', async ({
  absentCustomer,
  handyman: { page, ...handyman },
  line,
}) => {
  await openDashboard(page, line);
  line.lose('booking');
  await request(absentCustomer, handyman);
  await expect(popUp(page)).toBeHidden();
  // However long that took: it is silence for longer that would be noticed.
  line.beat(true);
  await roundTrip(page);
  await page.clock.fastForward(20_000);
  line.beat(true);
  await roundTrip(page);
  await page.clock.fastForward(12_000);
  await expect(popUp(page)).toBeVisible();
  expect(line.opened(), 'the stream was alive all the time').toBe(1);
});

test('a stream that falls silent is noticed and opened again', async ({
  absentCustomer,
  handyman: { page, ...handyman },
  line,
}) => {
  await openDashboard(page, line);
  line.silence();
  await request(absentCustomer, handyman);
  await expect(popUp(page)).toBeHidden();
  await page.clock.fastForward(26_000);
  await expect.poll(line.opened).toBe(2);
  await expect(popUp(page)).toBeVisible();
});

test('while the server receives no events, the page polls as if there were no stream', async ({
  absentCustomer,
  handyman: { page, ...handyman },
  line,
}) => {
  await openDashboard(page, line);
  line.lose('booking', 'heartbeat');
  line.beat(false);
  await roundTrip(page);
  await request(absentCustomer, handyman);
  await page.clock.fastForward(5_500);
  await expect(popUp(page)).toBeVisible();
  expect(line.opened()).toBe(1);
});

test('a request that comes while the first answer is on its way is shown, without a poll', async ({
  absentCustomer,
  handyman: { page, ...handyman },
  line,
}) => {
  await page.addInitScript(() => Reflect.set(window, 'setInterval', () => 0));
  const first = new Promise<[Route, APIResponse]>((resolve) => {
    const hold = async (route: Route) => resolve([route, await route.fetch()]);
    void page.route('**/api/getnotification', hold, { times: 1 });
  });
  await page.goto(`${line.url}/handyman/dashboard`);
  const [route, response] = await first;
  await expect.poll(line.opened).toBe(1);
  await request(absentCustomer, handyman);
  await roundTrip(page);
  await route.fulfill({ response });
  await expect(popUp(page)).toBeVisible();
});
