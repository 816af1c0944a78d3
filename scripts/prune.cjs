// After a build that is to be moved elsewhere, as in the Dockerfile: leaves of node_modules what the built server
// loads, and of package.json what npm needs to know about that. Not for a checkout: it takes the tools away.
'use strict';

const fs = require('node:fs');
const path = require('node:path');
const setup = require('./setup.cjs');
const outsideBundle = require('./outside-bundle.cjs');

const file = path.join(setup.root, 'package.json');
const { devDependencies: _tools, ...manifest } = JSON.parse(fs.readFileSync(file, 'utf8'));
manifest.dependencies = Object.fromEntries(
  outsideBundle.map((name) => [name, manifest.dependencies[name]]),
);
fs.writeFileSync(file, JSON.stringify(manifest, undefined, 2) + '\n');
setup.npm(['prune', '--loglevel=error'], 'The packages could not be pruned; see above.');
