// npm start: from a bare clone to a running product. With `-- --as-built` it serves what stands in dist/
// and installs nothing, for machines that have only the packages the running product needs.
'use strict';

var cluster = require('cluster');
var fs = require('fs');
var path = require('path');
var url = require('url');
var setup = require('./setup.cjs');
var stopWithNpm = require('./parent.cjs').stopWithNpm;

setup.checkNode();
if (!cluster.isWorker) stopWithNpm();
var asBuilt = process.argv.includes('--as-built');
// Workers start with this file too and rely on what the first process has checked.
if (!asBuilt && !cluster.isWorker) {
  setup.installProduct();
  setup.build();
}

var settings = path.join(setup.root, '.env');
if (fs.existsSync(settings)) process.loadEnvFile(settings);
void import(url.pathToFileURL(path.join(setup.root, 'dist', 'server', 'main.js')).href);
