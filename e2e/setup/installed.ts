import type { Page } from '@playwright/test';
import { expect } from './translated.ts';

/** The names of all files that the worker has cached so far. */
const keptFiles = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('files '));
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept
      .flat()
      .map(({ url }) => url)
      .join('\n');
  });

/** The app is installed: its worker runs, and the screens for the role that is logged in are cached. */
export const installed = async (page: Page, screens: readonly string[]) => {
  // The worker is registered only after an interaction with the loaded program.
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

/** Waits until the booking is cached; a page that goes offline before has nothing of it. */
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

/** The caches of stored bookings in this browser; each is named after its account. */
export const storedPagesOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('seen ')));
