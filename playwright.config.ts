import { defineConfig } from '@playwright/test';
import { installed } from './scripts/browser.cjs';

/** A Chromium that the machine has already; without one, Playwright's own. */
const executablePath = installed();

/**
 * A full Chromium draws its address bar's suggestions as two pages of their own for each window,
 * which is half of its work here. The last list given counts, so Playwright's own is said again.
 */
const withoutFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** A quiet browser: nothing of its own goes over the network. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${withoutFeatures.join(',')}`,
];

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/setup/global.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    launchOptions: { args, ...(executablePath !== undefined && { executablePath }) },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      // A phone has no keyboard and shows one tab.
      testIgnore: ['**/keyboard.spec.ts', '**/two-tabs.spec.ts'],
      use: {
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
        colorScheme: 'light',
      },
    },
    {
      name: 'desktop',
      // These do not depend on the screen, or look at both kinds themselves.
      testIgnore: ['**/live.spec.ts', '**/back-button.spec.ts', '**/accessible-*.spec.ts'],
      use: { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
    },
  ],
});
