import type { Page } from '@playwright/test';
import { expect } from './translated.ts';

/** The names of all files that the worker has kept so far. */
const keptFiles = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('files '));
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept
      .flat()
      .map(({ url }) => url)
      .join('\n');
  });

/** The app is on this device: its worker runs, and the screens of whoever is logged in are kept. */
export const installed = async (page: Page, screens: readonly string[]) => {
  // Who only looks in gets no worker: somebody is there, and still is when the program has come.
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift');
      return page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return registration?.active?.state;
      });
    })
    .toBe('activated');
  for (const screen of screens) {
    await expect.poll(() => keptFiles(page)).toContain(`/assets/${screen}-`);
  }
};

/** Whoever goes offline before this finds nothing of the booking. */
export const isSaved = (page: Page, booking: string) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const names = (await caches.keys()).filter((name) => name.startsWith('seen '));
        const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return kept
          .flat()
          .map(({ url }) => decodeURIComponent(url))
          .join('\n');
      }),
    )
    .toContain(booking);

/** What is kept of somebody's bookings in this browser, and for whom. */
export const storedPagesOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('seen ')));
