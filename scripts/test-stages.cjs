// The stages of npm test and of npm run test:all, what each runs, and how long it may take.
'use strict';

const setup = require('./setup.cjs');
const browser = require('./browser.cjs').browser;

const tool = (name, file) => (args) => ({
  name: name,
  command: [process.execPath, 'node_modules/' + file].concat(args),
});
const oxfmt = tool('oxfmt', 'oxfmt/bin/oxfmt');
const oxlint = tool('oxlint', 'oxlint/bin/oxlint');
const knip = tool('knip', 'knip/bin/knip.js');
const tsx = tool('tsx', 'tsx/dist/cli.mjs');
const vitest = tool('vitest', 'vitest/vitest.mjs');
const playwright = tool('playwright', '@playwright/test/cli.js');

const types = { name: 'types', command: [process.execPath, 'scripts/types.cjs'] };
const project = (...names) => vitest(['run'].concat(names.flatMap((name) => ['--project', name])));

/** See playwright.config.ts. */
const projects = ['phone', 'desk'].concat(process.argv.includes('--all') ? ['wide', 'hindi'] : []);

/**
 * `budget` is in seconds on a machine with two cores and nothing else to do: of npm test, and of npm run test:all.
 * What takes longer is said at the end and fails nothing. `files` are the tests of a stage, by their paths; what
 * fails quickly comes first.
 */
const stages = [
  {
    title: 'Format',
    run: oxfmt(['--check']),
    together: true,
    mend: 'npm run format',
    budget: [5, 5],
  },
  {
    title: 'Lint',
    run: oxlint(['--type-aware', '--deny-warnings']),
    together: true,
    budget: [35, 35],
  },
  { title: 'Types', run: types, together: true, budget: [45, 45] },
  { title: 'Unused code', run: knip([]), together: true, budget: [20, 20] },
  {
    title: 'Rules, without a server',
    run: project('rules'),
    files:
      /^(domain|contract|web|scripts|server)\/.*(?<!\.(screen|race|product|fault))\.test\.tsx?$/,
    budget: [20, 20],
  },
  {
    title: 'Screens, without a browser',
    run: project('screens'),
    files: /\.screen\.test\.tsx$/,
    budget: [54, 54],
  },
  {
    title: 'Server on the embedded database',
    run: project('pglite'),
    files: /^server\/.*(?<!\.(race|product|fault))\.test\.ts$/,
    budget: [122, 125],
  },
  { title: 'Build', work: setup.build, budget: [17, 17] },
  {
    title: 'Size of the pages',
    run: tsx(['web/build/size-check.ts']),
    needsBuild: true,
    budget: [2, 2],
  },
  // The product and the faults mostly wait, so they go beside what does not.
  {
    title: 'Server on Postgres, built product, faults',
    run: project('postgres', 'product', 'faults'),
    files: /^(server|faults)\/.*\.test\.ts$/,
    needsBuild: true,
    budget: [128, 370],
  },
  { title: 'Browser for the stories', work: browser, budget: [28, 28] },
  {
    title: 'Stories in the browser',
    run: playwright(['test', ...projects.map((name) => '--project=' + name)]),
    files: /^e2e\/.*\.spec\.ts$/,
    needsBuild: true,
    budget: [184, 640],
  },
];

module.exports = { stages: stages };
