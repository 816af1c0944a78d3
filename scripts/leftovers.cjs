// A run keeps everything temporary in one folder and leaves neither processes nor folders behind.
'use strict';

const fs = require('fs');
const os = require('os');
const path = require('path');
const childProcess = require('child_process');

const patienceMs = 10000;

/** Short, because sockets in it have paths of at most about a hundred bytes. */
function makeTemporaryFolder() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lh-'));
  // The test Postgres runs as another user.
  fs.chmodSync(folder, 0o755);
  ['TMPDIR', 'TEMP', 'TMP'].forEach((name) => {
    process.env[name] = folder;
  });
  process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function readIfThere(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Everything a run starts names its folder, in its environment or among its arguments. */
function processesOnLinux(folder) {
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => !/^State:\s+Z/m.test(readIfThere('/proc/' + pid + '/status')))
    .map((pid) => ({
      pid: Number(pid),
      command: readIfThere('/proc/' + pid + '/cmdline')
        .split('\0')
        .join(' ')
        .trim(),
      environment: readIfThere('/proc/' + pid + '/environ'),
    }))
    .filter((one) => one.environment.includes(folder) || one.command.includes(folder));
}

function processesElsewhere(folder) {
  const listed = childProcess.spawnSync('ps', ['-Aww', '-o', 'pid=,command='], {
    encoding: 'utf8',
  });
  return (listed.stdout || '')
    .split('\n')
    .map((line) => ({ pid: parseInt(line, 10), command: line.trim().replace(/^\d+\s+/, '') }))
    .filter((one) => one.pid !== process.pid && one.command.includes(folder));
}

const processesOf = process.platform === 'linux' ? processesOnLinux : processesElsewhere;

function pause(ms) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

/** A process that was told to end may take a moment. */
function remaining(folder) {
  const until = Date.now() + patienceMs;
  let left = processesOf(folder);
  while (left.length > 0 && Date.now() < until) {
    pause(100);
    left = processesOf(folder);
  }
  return left;
}

function end(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended in the meantime.
  }
}

/** Says what was left and clears it away. Gives whether there was nothing. */
function check(folder) {
  const left = remaining(folder);
  const folders = fs.readdirSync(folder).filter((name) => name.startsWith('localhands-'));
  left.forEach((one) => {
    console.log('Left running: process ' + one.pid + ', ' + one.command.slice(0, 200));
    end(one.pid);
  });
  folders.forEach((name) => console.log('Left behind: ' + path.join(folder, name)));
  if (left.length === 0 && folders.length === 0) console.log('Nothing was left running or behind.');
  return left.length === 0 && folders.length === 0;
}

module.exports = { check: check, makeTemporaryFolder: makeTemporaryFolder };
