import { defineConfig } from 'vitest/config';

const serverTests = ['server/**/*.test.ts'];
/** Only a database that does two things at once can show a race. */
const raceTests = ['server/**/*.race.test.ts'];
/** These start the built product as people do. */
const productTests = ['server/**/*.product.test.ts'];

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: { name: 'rules', include: ['{domain,contract,web,scripts}/**/*.test.{ts,tsx}'] },
      },
      {
        extends: true,
        test: {
          name: 'pglite',
          include: serverTests,
          exclude: [...raceTests, ...productTests],
          globalSetup: 'server/testing/setup-pglite.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: serverTests,
          exclude: productTests,
          globalSetup: 'server/testing/setup-postgres.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'product',
          include: productTests,
          globalSetup: 'server/testing/setup-postgres.ts',
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['faults/**/*.test.ts'],
          globalSetup: ['server/testing/setup-postgres.ts', 'faults/setup-figures.ts'],
          testTimeout: 900_000,
          // Each of them needs the machine for itself.
          fileParallelism: false,
        },
      },
    ],
  },
});
