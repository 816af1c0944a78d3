import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/browser.cjs';

// A phone has no keyboard and shows one tab.
const notOnPhones = ['**/keyboard.spec.ts', '**/two-tabs.spec.ts'];
const phone = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  colorScheme: 'light',
} as const;

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/setup/global.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  // Generous, for a busy machine: nothing waits longer than it needs to.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    launchOptions: launchOptions(),
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // What a worker answers is not seen by the routes of a story: those about it allow it.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Well below the story's own, so that what was waited for in vain is said.
    actionTimeout: 90_000,
    navigationTimeout: 90_000,
  },
  projects: [
    { name: 'phone', testIgnore: notOnPhones, use: phone },
    // `npm run test:hindi`: the same stories with the words that people who read Hindi see. Those left out choose
    // their languages themselves.
    {
      name: 'hindi',
      testIgnore: [...notOnPhones, '**/{hindi,large-text,looks}.spec.ts'],
      use: { ...phone, locale: 'hi-IN' },
    },
    {
      name: 'desktop',
      // `@once`: does not depend on the screen; the phone's run is enough. `@phone`: only a phone has it.
      grepInvert: /@phone|@once/,
      // As @once, every story of these; the accessible ones look at both kinds of screen themselves.
      testIgnore: [
        '**/accessible-*.spec.ts',
        '**/{back-button,busy,cancelled,clock,customer-pays,guards,healing}.spec.ts',
        '**/{job-ends,live,login-lock,lost-files,near-list,news,offline,refresh}.spec.ts',
        '**/{hindi,shared-browser}.spec.ts',
      ],
      // In Hindi, which the phone's run is not.
      use: { viewport: { width: 1440, height: 900 }, colorScheme: 'dark', locale: 'hi-IN' },
    },
  ],
});
