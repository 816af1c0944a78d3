// npm start: from a bare clone to a running product.
'use strict';

var fs = require('fs');
var path = require('path');
var url = require('url');
var setup = require('./setup.cjs');

setup.checkNode();
setup.install();
setup.build();

var settings = path.join(setup.root, '.env');
if (fs.existsSync(settings)) process.loadEnvFile(settings);
void import(url.pathToFileURL(path.join(setup.root, 'dist', 'server', 'main.js')).href);
