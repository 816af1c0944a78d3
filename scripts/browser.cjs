// A Chromium for the stories: one that the machine has, else Playwright's own, else Debian's.
'use strict';

var childProcess = require('child_process');
var fs = require('fs');
var path = require('path');
var setup = require('./setup.cjs');

var places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * A full Chromium draws its address bar's suggestions as two pages of their own for each window,
 * which is half of its work here. The last list given counts, so Playwright's own is said again.
 */
var withoutFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** A quiet browser: nothing of its own goes over the network. */
var quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-features=' + withoutFeatures.join(','),
];

/** `CHROMIUM` names another one by its path. */
function installed() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  return places.find(function (place) {
    return fs.existsSync(place);
  });
}

function succeeds(command, args) {
  var result = childProcess.spawnSync(command, args, { cwd: setup.root, stdio: 'inherit' });
  return result.status === 0;
}

function fromDebian() {
  var isRoot = process.getuid && process.getuid() === 0;
  return (
    isRoot &&
    fs.existsSync('/usr/bin/apt-get') &&
    succeeds('apt-get', ['update', '-qq']) &&
    succeeds('apt-get', [
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      'chromium-headless-shell',
    ])
  );
}

function browser() {
  if (installed()) return;
  console.log('Fetching a browser for the stories …');
  var cli = path.join('node_modules', '@playwright', 'test', 'cli.js');
  if (succeeds(process.execPath, [cli, 'install', 'chromium-headless-shell'])) return;
  if (fromDebian()) return;
  setup.stop('The stories need a Chromium and none could be fetched. Install one and try again.');
}

/** For Playwright: a Chromium that the machine has already; without one, Playwright's own. */
function launchOptions(more) {
  var options = { args: quiet.concat(more || []) };
  var executablePath = installed();
  if (executablePath) options.executablePath = executablePath;
  return options;
}

module.exports = { browser: browser, launchOptions: launchOptions };
