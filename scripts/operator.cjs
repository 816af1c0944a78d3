// npm run operator -- add|reset|list|secret: who runs this market, from the command line. Needs the settings of npm start.
'use strict';

const { existsSync } = require('node:fs');
const path = require('node:path');
const url = require('node:url');
const setup = require('./setup.cjs');

setup.checkNode();
setup.installProduct();
setup.build();

const settings = path.join(setup.root, '.env');
if (existsSync(settings)) process.loadEnvFile(settings);
process.argv.splice(2, 0, 'operator');
void import(url.pathToFileURL(path.join(setup.root, 'dist', 'server', 'main.js')).href);
