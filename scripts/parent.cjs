// npm hands a signal to the shell it runs scripts in, and many shells die of it without passing it on; of
// SIGKILL no process is told at all. So the server looks for itself whether npm is still there.
'use strict';

var childProcess = require('child_process');
var fs = require('fs');

var lookEveryMs = 500;

/** The name and the parent of a process, where the system tells. */
function look(pid) {
  if (process.platform === 'linux') {
    // "pid (name) state ppid …", where the name may have spaces and brackets of its own.
    var stat = fs.readFileSync('/proc/' + pid + '/stat', 'utf8');
    var end = stat.lastIndexOf(')');
    return {
      name: stat.slice(stat.indexOf('(') + 1, end),
      parent: Number(stat.slice(end + 2).split(' ')[1]),
    };
  }
  var args = ['-o', 'ppid=,comm=', '-p', String(pid)];
  var found = childProcess.spawnSync('ps', args, { encoding: 'utf8' });
  var words = /^\s*(\d+)\s+(.*)$/m.exec(found.stdout || '');
  return words ? { name: words[2], parent: Number(words[1]) } : { name: '', parent: 0 };
}

/** npm, where a shell stands between it and us; otherwise npm is the parent itself. */
function behindShell(pid) {
  try {
    var shell = look(pid);
    return shell.name.endsWith('sh') && shell.parent > 1 ? shell.parent : undefined;
  } catch {
    return undefined;
  }
}

function isThere(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Started by npm, stop as on SIGTERM when npm is gone. Started by anything else, go on without it. */
function stopWithNpm() {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  var parent = process.ppid;
  var npm = behindShell(parent);
  var timer = setInterval(function () {
    if (process.ppid === parent && (npm === undefined || isThere(npm))) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, lookEveryMs);
  timer.unref();
}

module.exports = { stopWithNpm: stopWithNpm };
