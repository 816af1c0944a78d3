// npm test: from a bare clone to a verdict. What is quick to fail comes first.
'use strict';

var path = require('path');
var setup = require('./setup.cjs');
var browser = require('./browser.cjs').browser;

var tools = {
  oxfmt: 'oxfmt/bin/oxfmt',
  oxlint: 'oxlint/bin/oxlint',
  tsc: 'typescript/bin/tsc',
  knip: 'knip/bin/knip.js',
  tsx: 'tsx/dist/cli.mjs',
  vitest: 'vitest/vitest.mjs',
  playwright: '@playwright/test/cli.js',
};

function run(name, args, failure) {
  console.log('\n— ' + [name].concat(args).join(' '));
  var file = path.join('node_modules', tools[name]);
  setup.run(process.execPath, [file].concat(args), failure);
}

setup.checkNode();
setup.install();
run('oxfmt', ['--check'], 'Some files are not formatted: npm run format puts them right.');
run('oxlint', ['--type-aware', '--deny-warnings'], 'The linter found something; see above.');
run('tsc', ['-p', '.'], 'The types do not fit; see above.');
run('knip', [], 'Something is not used, or used and not declared; see above.');
run('vitest', ['run', '--project', 'rules', '--project', 'pglite'], 'Tests failed; see above.');
setup.build();
run('tsx', ['web/size-check.ts'], 'A page has grown too heavy; see above.');
run('vitest', ['run', '--project', 'postgres'], 'Tests failed; see above.');
run('vitest', ['run', '--project', 'product'], 'Tests failed; see above.');
run('vitest', ['run', '--project', 'faults'], 'A promise was broken; see above.');
browser();
run('playwright', ['test'], 'A story failed; see above.');
console.log('\nEverything passed.');
