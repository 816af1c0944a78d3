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

/** Does `work` unless the stamp says that it was done for exactly these files. */
function onceFor(stamp, files, work) {
  var hash = hashOf(files);
  var file = path.join(root, stamp);
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === hash) return;
  work();
  fs.writeFileSync(file, hash);
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

function install() {
  onceFor('node_modules/.installed', filesIn('package-lock.json'), function () {
    console.log('Installing what LocalHands needs (once, about a minute) …');
    npm(
      ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
      'The packages could not be installed. Check the network and try again.',
    );
  });
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
  var files = sources.reduce(function (all, name) {
    return all.concat(filesIn(name));
  }, []);
  onceFor('dist/.built', files, function () {
    console.log('Building …');
    run(process.execPath, [path.join('scripts', 'build.mjs')], 'The build failed; see above.');
  });
}

module.exports = {
  build: build,
  checkNode: checkNode,
  install: install,
  root: root,
  run: run,
  stop: stop,
};
