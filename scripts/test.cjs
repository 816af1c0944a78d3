// npm test: from a bare clone to a verdict. What is quick to fail comes first.
'use strict';

var path = require('path');
var setup = require('./setup.cjs');

setup.checkNode();
setup.install();

function tool(name, args, failure) {
  console.log('\n— ' + [name].concat(args).join(' '));
  setup.run(process.execPath, [path.join('node_modules', name, bins[name])].concat(args), failure);
}

var bins = {
  oxfmt: 'bin/oxfmt',
  oxlint: 'bin/oxlint',
  typescript: 'bin/tsc',
  vitest: 'vitest.mjs',
};

tool('oxfmt', ['--check'], 'Some files are not formatted: npm run format puts them right.');
tool('oxlint', ['--type-aware', '--deny-warnings'], 'The linter found something; see above.');
tool('typescript', ['-p', '.'], 'The types do not fit; see above.');
setup.build();
tool('vitest', ['run', '--project', 'rules', '--project', 'pglite'], 'Tests failed; see above.');
tool(
  'vitest',
  ['run', '--project', 'postgres', '--project', 'product'],
  'Tests failed; see above.',
);
console.log('\nEverything passed.');
