// npm run test:faults: everything that can be broken, as often as was promised. npm test has the short form.
'use strict';

var path = require('path');
var setup = require('./setup.cjs');

setup.checkNode();
setup.install();
setup.build();
process.env.FAULTS = 'whole';
// When only some are tried, the page keeps what it says of the others.
process.env.FAULTS_PAGE = process.argv.length > 2 ? 'kept' : 'new';
setup.run(
  process.execPath,
  [path.join('node_modules', 'vitest/vitest.mjs'), 'run', '--project', 'faults'].concat(
    process.argv.slice(2),
  ),
  'Something broke; see above.',
);
setup.run(
  process.execPath,
  [path.join('node_modules', 'oxfmt/bin/oxfmt'), 'docs/faults.md'],
  'The page could not be formatted.',
);
