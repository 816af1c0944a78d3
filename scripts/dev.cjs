// npm run dev: the server from source behind Vite, at one address, in both languages, without a build.
'use strict';

const fs = require('node:fs');
const path = require('node:path');
const setup = require('./setup.cjs');

setup.checkNode();
setup.install();

const settings = path.join(setup.root, '.env');
if (fs.existsSync(settings)) process.loadEnvFile(settings);
void import('tsx/esm/api').then(({ tsImport }) => tsImport('./dev-server.ts', __filename));
