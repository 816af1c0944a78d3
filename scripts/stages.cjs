// Runs the stages of npm test one after another and sums them up in a table.
'use strict';

const childProcess = require('child_process');
const fs = require('fs');
const path = require('path');
const setup = require('./setup.cjs');
const reports = require('./reports.cjs');

const seconds = (ms) => (ms / 1000).toFixed(1) + ' s';

/** The reporters that write a count beside what they print. */
function withReport(run, file) {
  if (run.name === 'vitest') {
    return run.command.concat('--reporter=default', '--reporter=json', '--outputFile.json=' + file);
  }
  if (run.name === 'playwright') return run.command.concat('--reporter=list,json');
  return run.command;
}

function runCommand(run, temporary) {
  const report = path.join(temporary, 'report.json');
  fs.rmSync(report, { force: true });
  const command = withReport(run, report);
  const result = childProcess.spawnSync(command[0], command.slice(1), {
    cwd: setup.root,
    stdio: 'inherit',
    env: Object.assign({}, process.env, { PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
  });
  const ok = result.status === 0;
  return Object.assign({ ok: ok }, reports.read(run, report));
}

function runStage(stage, temporary) {
  const began = Date.now();
  const outcome = stage.run ? runCommand(stage.run, temporary) : { ok: true };
  if (stage.work) stage.work();
  return Object.assign({ title: stage.title, ms: Date.now() - began }, outcome);
}

function repeatOf(stage, failure) {
  if (failure) return failure.repeat;
  return stage.mend || 'node ' + stage.run.command.slice(1).join(' ');
}

function printTable(results) {
  const cells = results.map((one) => [
    one.ok ? 'passed' : 'FAILED',
    one.title,
    one.tests === undefined ? '' : one.tests + ' tests',
    seconds(one.ms),
  ]);
  const total = results.reduce((sum, one) => sum + one.ms, 0);
  const tests = results.reduce((sum, one) => sum + (one.tests || 0), 0);
  cells.push(['', 'All', tests + ' tests', seconds(total)]);
  const width = (column) =>
    Math.max.apply(
      null,
      cells.map((row) => row[column].length),
    );
  console.log('');
  cells.forEach((row) => {
    const line = row.map((cell, i) => (i < 2 ? cell.padEnd(width(i)) : cell.padStart(width(i))));
    console.log(line.join('  '));
  });
}

/** Stops at the first stage that fails. Gives whether all passed. */
function runStages(stages, temporary) {
  const results = [];
  for (let n = 0; n < stages.length; n += 1) {
    const stage = stages[n];
    console.log('\n— ' + stage.title + ' (' + (n + 1) + ' of ' + stages.length + ')');
    const result = runStage(stage, temporary);
    console.log('— ' + stage.title + ': ' + seconds(result.ms));
    results.push(result);
    if (!result.ok) {
      printTable(results);
      const first = result.failures && result.failures[0];
      if (first) console.log('\nLook at: ' + first.where + '\n  ' + first.why);
      console.log('\nRepeat only this: ' + repeatOf(stage, first));
      break;
    }
  }
  const ok = results.every((one) => one.ok);
  if (ok) printTable(results);
  const count = (of) => results.reduce((sum, one) => sum + (of(one) || 0), 0);
  const failed = Math.max(
    count((one) => one.failed),
    ok ? 0 : 1,
  );
  console.log('\n' + count((one) => one.passed) + ' passed, ' + failed + ' failed');
  return ok;
}

module.exports = { runStages: runStages };
