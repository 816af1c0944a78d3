// What both commands need first. Plain old JavaScript: it must be able to speak on a Node too old for the rest.
'use strict';

var childProcess = require('child_process');
var crypto = require('crypto');
var fs = require('fs');
var path = require('path');

var root = path.join(__dirname, '..');
var oldest = [20, 19];

function stop(sentence) {
  console.error('\n' + sentence + '\n');
  process.exit(1);
}

function checkNode() {
  var have = process.versions.node.split('.').map(Number);
  var ok = have[0] > oldest[0] || (have[0] === oldest[0] && have[1] >= oldest[1]);
  if (!ok) {
    stop(
      'LocalHands needs Node ' +
        oldest.join('.') +
        ' or newer; this is ' +
        process.versions.node +
        '. Install a newer one from nodejs.org and try again.',
    );
  }
}

function hashOf(files) {
  var hash = crypto.createHash('sha256');
  files.forEach(function (file) {
    hash.update(path.relative(root, file));
    hash.update(fs.readFileSync(file));
  });
  return hash.digest('hex');
}

function filesIn(name) {
  var place = path.join(root, name);
  if (!fs.existsSync(place)) return [];
  if (!fs.statSync(place).isDirectory()) return [place];
  return fs.readdirSync(place).reduce(function (all, entry) {
    return all.concat(filesIn(path.join(name, entry)));
  }, []);
}

/** Says how long each step took, so that a slow start can be explained. */
function step(title, work) {
  var began = Date.now();
  var result = work();
  console.log('  ' + title + ': ' + ((Date.now() - began) / 1000).toFixed(1) + ' s');
  return result;
}

function readStamp(stamp) {
  var file = path.join(root, stamp);
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
}

function run(command, args, failure) {
  var options = { cwd: root, stdio: 'inherit' };
  var result = childProcess.spawnSync(command, args, options);
  if (result.status !== 0) stop(failure);
}

/** The npm that started us, so that nothing depends on what is on the PATH. */
function npm(args, failure) {
  var cli = process.env.npm_execpath;
  if (cli && /\.c?js$/.test(cli)) run(process.execPath, [cli].concat(args), failure);
  else run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, failure);
}

/**
 * What is needed to build and run the product is in `dependencies`; `devDependencies` are the tools of tests, which
 * take twice as long to install.
 */
function installPackages(include) {
  var stamp = 'node_modules/.installed';
  var lock = hashOf(filesIn('package-lock.json'));
  var done = [lock + ' with tools'].concat(include === 'product' ? [lock] : []);
  if (done.indexOf(readStamp(stamp)) !== -1) return;
  console.log('Installing what LocalHands needs, once …');
  step('packages', function () {
    npm(
      [
        'ci',
        include === 'product' ? '--omit=dev' : '--include=dev',
        '--prefer-offline',
        '--no-audit',
        '--no-fund',
        '--loglevel=error',
      ],
      'The packages could not be installed. Check the network and try again.',
    );
  });
  fs.writeFileSync(path.join(root, stamp), include === 'product' ? lock : lock + ' with tools');
}

/** For everything that is not the product itself: tests, figures, pictures. */
function install() {
  installPackages('everything');
}

function installProduct() {
  installPackages('product');
}

function build() {
  var sources = [
    'domain',
    'contract',
    'server',
    'web',
    'scripts',
    'vite.config.ts',
    'package-lock.json',
  ];
  var files = sources
    .reduce(function (all, name) {
      return all.concat(filesIn(name));
    }, [])
    .filter(function (file) {
      return !/\.test\.tsx?$/.test(file);
    });
  var hash = hashOf(files);
  if (readStamp('dist/.built') === hash) return;
  console.log('Building, once for each version …');
  step('build', function () {
    run(process.execPath, [path.join('scripts', 'build.mjs')], 'The build failed; see above.');
  });
  fs.writeFileSync(path.join(root, 'dist/.built'), hash);
}

module.exports = {
  build: build,
  checkNode: checkNode,
  install: install,
  installProduct: installProduct,
  npm: npm,
  root: root,
  run: run,
  stop: stop,
};
