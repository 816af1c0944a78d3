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
/** Of both `npm test` has those without which a promise of SECURITY.md would not be looked at. */
const fewProductTests = ['server/process/{crash,npm-start,story}.product.test.ts'];
const fewFaultTests = [
  'faults/{gateway,paused,mail-headers,flood,uploads,database-restarted}.test.ts',
  ...faultTests,
];
/** These need no database. */
const unitTests = [
  'server/{env,db/new-database}.test.ts',
  'server/http/{address,csv,map-file,multipart,web-files}.test.ts',
  'server/identity/{password,session-cache,totp}.test.ts',
  'server/{process/compose,secrets/{sealing,web-push}}.test.ts',
  'server/{payment/mails,media/images,pdf/sheet}.test.ts',
  'server/gateways/push-web.test.ts',
];
/** `npm run test:all`: whatever could differ between the two engines is tried on both. */
const thorough = process.env['THOROUGH'] === 'true';

/**
 * What these are about (validation, permissions, headers, the card gateway's protocol) is decided before or
 * after the SQL, so one engine is enough for them however much is tried.
 */
const engineIndependentTests = [
  'server/http/{api-docs,bad-input,headers,overload,reader-language,uploads}.test.ts',
  'server/identity/{login,matrix}.test.ts',
  'server/booking/privacy.test.ts',
  'server/gateways/payments-stripe*.test.ts',
  'server/payment/{cards,webhook}.test.ts',
];

/**
 * The embedded engine is Postgres too, so most files cannot come out differently on the other. These are about what
 * can: each uses what only one of them has, or what connections, locks and plans decide.
 */
const postgresTests = [
  ...raceTests,
  // Transactions on a pool, the guard within them, statements by name, migrations under a lock.
  'server/db/{db,job-runs,migrate,releases,statements}.test.ts',
  // Rows that one process at a time may claim: skipped where they are locked, leased, due.
  'server/{jobs,mail/mail,push/push,dispatch/dispatch}.test.ts',
  'server/payment/{lease,settle,refunds}.test.ts',
  // Conditional updates that decide which request was first, in every order of requests.
  'server/booking/{booking,ending,model}.test.ts',
  // Plans: which index is walked, in which order, and where a page ends.
  'server/handyman/{search,ranking}.test.ts',
  'server/http/pagination.test.ts',
  // Events travel by NOTIFY here, and within the process there.
  'server/http/event-stream.test.ts',
  // A new service's index is built without blocking writers, which no transaction may do.
  'server/console/catalogue.test.ts',
  // Each driver makes its own values of a type, and each engine plans for itself what an outer join may leave out.
  'server/testing/rows/rows.test.ts',
  // Databases are made, handed on and dropped in another way.
  'server/testing/reused-databases.test.ts',
];

/** Sweeps over every call and every step of a payment, a fifth of the server's time: `npm run test:quick` leaves them out. */
const sweeps = [
  'server/{identity/matrix,http/bad-input,http/overload,gateways/payments-stripe*}.test.ts',
];
const quick = process.env['npm_lifecycle_event'] === 'test:quick';

/** See faults/rounds.ts. */
const wholeFaults = process.env['FAULTS'] === 'whole';

/** These are about the embedded database only. */
const embeddedTests = ['server/handyman/existing-rows.test.ts'];

/**
 * The files of these share the modules of their worker: loading them and compiling the embedded engine again for
 * each file took longer than the tests. Each file that needs one still has an app of its own, and a database that is
 * as new (server/testing/reused-databases.ts).
 */
const sharedModules = { isolate: false };

export default defineConfig({
  test: {
    // Generous, for a busy machine: a test that hangs is found all the same.
    testTimeout: 180_000,
    // Tests wait for timers, locks and streams, so one more of them than the two cores of a small machine.
    maxWorkers: 3,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          ...sharedModules,
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
            ...(thorough ? engineIndependentTests : []),
            ...(quick ? sweeps : []),
          ],
          globalSetup: 'server/testing/setup-pglite.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          ...sharedModules,
          include: thorough ? serverTests : postgresTests,
          exclude: [...productTests, ...faultTests, ...unitTests, ...embeddedTests],
          globalSetup: 'server/testing/setup-postgres.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'product',
          include: thorough ? productTests : fewProductTests,
          globalSetup: 'server/testing/setup-postgres.ts',
          testTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: thorough || wholeFaults ? ['faults/**/*.test.ts', ...faultTests] : fewFaultTests,
          globalSetup: ['server/testing/setup-postgres.ts', 'faults/setup-figures.ts'],
          testTimeout: 900_000,
          // What is measured needs the machine for itself; the short form measures nothing, and mostly waits.
          ...(wholeFaults && { maxWorkers: 1 }),
          // The files keep nothing in their modules, so the short form loads what they share once.
          isolate: wholeFaults,
          ...(wholeFaults && { sequence: { groupOrder: 1 } }),
        },
      },
    ],
  },
});
