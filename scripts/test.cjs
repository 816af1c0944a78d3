// npm test: from a bare clone to a verdict. What fails quickly comes first.
'use strict';

const setup = require('./setup.cjs');
const browser = require('./browser.cjs').browser;
const leftovers = require('./leftovers.cjs');
const runStages = require('./stages.cjs').runStages;

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
const project = (name) => vitest(['run', '--project', name]);

const stages = [
  { title: 'Format', run: oxfmt(['--check']), together: true, mend: 'npm run format' },
  { title: 'Lint', run: oxlint(['--type-aware', '--deny-warnings']), together: true },
  { title: 'Types', run: types, together: true },
  { title: 'Unused code', run: knip([]), together: true },
  { title: 'Rules and screens, without a server', run: project('rules') },
  { title: 'Server on the embedded database', run: project('pglite') },
  { title: 'Build', work: setup.build },
  { title: 'Size of the pages', run: tsx(['web/build/size-check.ts']) },
  { title: 'Server on Postgres', run: project('postgres') },
  { title: 'Built product as a process', run: project('product') },
  { title: 'Faults, short form', run: project('faults') },
  { title: 'Browser for the stories', work: browser },
  {
    title: 'Stories in the browser',
    run: playwright(['test', '--project', 'phone', '--project', 'desktop']),
  },
];

/** `npm test -- postgres stories` runs only the stages whose titles have one of these words. */
const wanted = process.argv.slice(2).map((word) => word.toLowerCase());
const chosen = stages.filter(
  (stage) => wanted.length === 0 || wanted.some((word) => stage.title.toLowerCase().includes(word)),
);
if (chosen.length === 0) {
  setup.stop('No stage has that in its title:\n  ' + stages.map((one) => one.title).join('\n  '));
}

async function main() {
  setup.checkNode();
  setup.install();
  const temporary = leftovers.makeTemporaryFolder();
  const passed = await runStages(chosen, temporary);
  const clean = leftovers.check(temporary);
  process.exitCode = passed && clean ? 0 : 1;
  console.log(
    process.exitCode === 0 ? '\nEverything passed.' : '\nNot everything passed; see above.',
  );
}

void main();
