import type { CDPSession, Page } from '@playwright/test';

const told = new WeakMap<Page, { devtools: CDPSession; again: () => void }>();

const tell = (devtools: CDPSession, offline: boolean) =>
  devtools.send('Network.emulateNetworkConditions', {
    offline,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });

/**
 * Takes the network away from a page and its worker. Chromium 150 tells the next document that it is online all the same, so
 * each one is told again.
 */
export const goOffline = async (page: Page): Promise<void> => {
  const context = page.context();
  await context.setOffline(true);
  const devtools = await context.newCDPSession(page);
  // The page may be closed by then.
  const again = () => void tell(devtools, true).catch(() => undefined);
  page.on('framenavigated', again);
  told.set(page, { devtools, again });
};

export const goOnline = async (page: Page): Promise<void> => {
  const { devtools, again } = told.get(page) ?? {};
  if (!devtools || !again) throw new Error('The page was not offline');
  page.off('framenavigated', again);
  told.delete(page);
  await tell(devtools, false);
  await devtools.detach();
  await page.context().setOffline(false);
};
