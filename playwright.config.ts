import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** A Chromium that the machine has already; without one, Playwright's own (npx playwright install). */
const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
].find((path) => existsSync(path));

/** A quiet browser: nothing of its own goes over the network. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
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
    launchOptions: { args, ...(installed !== undefined && { executablePath: installed }) },
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
