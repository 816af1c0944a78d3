// Checks the types of each part by its own settings: DOM types are for the web, Node's for the server, and
// the contract and the domain, which are checked together, know neither.
'use strict';

const childProcess = require('child_process');
const setup = require('./setup.cjs');

const parts = ['contract', 'server', 'web', 'web/worker', '.'];

const failed = parts.filter((part) => {
  const tsc = [setup.root + '/node_modules/typescript/bin/tsc', '-p', part];
  return (
    childProcess.spawnSync(process.execPath, tsc, { cwd: setup.root, stdio: 'inherit' }).status !==
    0
  );
});
if (failed.length > 0) console.log('Types do not fit in: ' + failed.join(', '));
process.exitCode = failed.length === 0 ? 0 : 1;
