import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/browser.cjs';

/** `npm run test:all` sets it; `npm test` leaves out the stories tagged `@thorough`. */
const thorough = process.env['THOROUGH'] === 'true';

const phone = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  colorScheme: 'light',
} as const;

const desk = { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' } as const;

/** A phone has no keyboard and shows one tab, and operators sit at a desk. */
const onlyAtDesk = [
  '**/{keyboard,two-tabs}.spec.ts',
  '**/{caller,console,console-session,dispute,operator,verification}.spec.ts',
];

/** These choose their languages themselves. */
const ofTwoLanguages = '**/{hindi,large-text,visual}.spec.ts';

const leftOut = thorough ? {} : { grepInvert: /@thorough/ };

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/setup/global.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // Half of a story is waiting, for a person's pauses and for the other side: more of them than cores.
  workers: 4,
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
    { name: 'phone', testIgnore: onlyAtDesk, use: phone, ...leftOut },
    { name: 'desk', testMatch: onlyAtDesk, use: desk, ...leftOut },
    // Of the phone's stories those whose layout or keys differ at a desk.
    { name: 'wide', testIgnore: onlyAtDesk, grep: /@desk/, use: desk, ...leftOut },
    // With the words that people who read Hindi see (setup/translated.ts): one story of each part of the product.
    { name: 'hindi', grep: /@hindi/, use: { ...phone, locale: 'hi-IN' } },
    // `npm run test:hindi`.
    {
      name: 'all-in-hindi',
      testIgnore: [ofTwoLanguages, '**/{keyboard,two-tabs}.spec.ts'],
      use: { ...phone, locale: 'hi-IN' },
    },
  ],
});
