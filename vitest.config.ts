import { defineConfig } from 'vitest/config';

const serverTests = ['server/**/*.test.ts'];
/** Only a database that does two things at once can show a race. */
const raceTests = ['server/**/*.race.test.ts'];
/** Screens in a simulated document, with replies that have the types of the contract. */
const screenTests = ['web/**/*.screen.test.tsx'];
/** These start the built product as people do. */
const productTests = ['server/**/*.product.test.ts'];
/** Run with faults/, on tables too large for every run; they import the stores, which faults/ may not. */
const faultTests = ['server/**/*.fault.test.ts'];
/** These need no database. */
const unitTests = [
  'server/{env,db/new-database}.test.ts',
  'server/http/{address,csv,map-file,web-files}.test.ts',
  'server/identity/{password,session-cache,totp}.test.ts',
  'server/{process/compose,secrets/{sealing,web-push}}.test.ts',
  'server/payment/mails.test.ts',
  'server/gateways/push-web.test.ts',
];
/**
 * What these are about (validation, permissions, headers, the card gateway's protocol) is decided before or
 * after the SQL, so they run on one engine only. Every other file runs on both.
 */
const engineIndependentTests = [
  'server/http/{api-docs,bad-input,headers,overload,reader-language,uploads}.test.ts',
  'server/identity/{login,matrix}.test.ts',
  'server/booking/privacy.test.ts',
  'server/gateways/payments-stripe*.test.ts',
  'server/payment/{cards,webhook}.test.ts',
];

/** See faults/rounds.ts. */
const wholeFaults = process.env['FAULTS'] === 'whole';

/** These are about the embedded database only. */
const embeddedTests = ['server/handyman/existing-rows.test.ts'];

/**
 * The files of these share the modules of their worker: loading them and compiling the embedded engine again for
 * each file took longer than the tests. Each file still has a database and an app of its own.
 */
const sharedModules = { isolate: false };

export default defineConfig({
  test: {
    // Generous, for a busy machine: a test that hangs is found all the same.
    testTimeout: 180_000,
    // One core less is the default, which on a small machine is one worker.
    maxWorkers: '100%',
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['{domain,contract,web,scripts}/**/*.test.{ts,tsx}', ...unitTests],
          exclude: screenTests,
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          ...sharedModules,
          include: screenTests,
          environment: 'happy-dom',
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'pglite',
          ...sharedModules,
          include: serverTests,
          exclude: [
            ...raceTests,
            ...productTests,
            ...faultTests,
            ...unitTests,
            ...engineIndependentTests,
          ],
          globalSetup: 'server/testing/setup-pglite.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          ...sharedModules,
          include: serverTests,
          exclude: [...productTests, ...faultTests, ...unitTests, ...embeddedTests],
          globalSetup: 'server/testing/setup-postgres.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'product',
          include: productTests,
          globalSetup: 'server/testing/setup-postgres.ts',
          testTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['faults/**/*.test.ts', ...faultTests],
          globalSetup: ['server/testing/setup-postgres.ts', 'faults/setup-figures.ts'],
          testTimeout: 900_000,
          // What is measured needs the machine for itself; the short form measures nothing, and mostly waits.
          maxWorkers: wholeFaults ? 1 : 2,
          // The files keep nothing in their modules, so the short form loads what they share once.
          isolate: wholeFaults,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
