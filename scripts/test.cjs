// npm test: from a bare clone to a verdict, in minutes. npm run test:all (--all): everything there is.
'use strict';

const setup = require('./setup.cjs');
const leftovers = require('./leftovers.cjs');
const choose = require('./chosen-stages.cjs').choose;
const runStages = require('./stages.cjs').runStages;
const stages = require('./test-stages.cjs').stages;

const args = process.argv.slice(2);
const all = args.includes('--all');
// Read by vitest.config.ts, playwright.config.ts and server/testing/rounds.ts.
if (all) process.env.THOROUGH = 'true';

async function main() {
  setup.checkNode();
  setup.install();
  const chosen = choose(
    stages,
    args.filter((word) => word !== '--all'),
  );
  const temporary = leftovers.makeTemporaryFolder();
  const passed = await runStages(chosen, temporary, all ? 1 : 0);
  const clean = leftovers.check(temporary);
  process.exitCode = passed && clean ? 0 : 1;
  console.log(
    process.exitCode === 0 ? '\nEverything passed.' : '\nNot everything passed; see above.',
  );
}

void main();
