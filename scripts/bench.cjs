// npm run bench: builds what is measured, measures it and writes docs/performance.md.
'use strict';

var path = require('path');
var setup = require('./setup.cjs');

function run(tool, args, failure) {
  setup.run(process.execPath, [path.join('node_modules', tool)].concat(args), failure);
}

setup.checkNode();
setup.install();
setup.build();
run('tsx/dist/cli.mjs', ['bench/run.ts'].concat(process.argv.slice(2)), 'See above.');
run('oxfmt/bin/oxfmt', ['docs/performance.md'], 'The page could not be formatted.');
