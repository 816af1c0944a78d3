// Runs the stages of npm test and sums them up in a table.
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

/** Gives the exit status. What it prints is shown at once, or handed to `keep` when it ends. */
function spawned(command, report, keep) {
  return new Promise((resolve) => {
    const child = childProcess.spawn(command[0], command.slice(1), {
      cwd: setup.root,
      stdio: keep ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: Object.assign({}, process.env, { PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    });
    const printed = [];
    if (keep) {
      child.stdout.on('data', (chunk) => printed.push(chunk));
      child.stderr.on('data', (chunk) => printed.push(chunk));
    }
    child.on('error', (error) => printed.push(Buffer.from(error.message + '\n')));
    child.on('close', (status) => {
      if (keep) keep(Buffer.concat(printed).toString());
      resolve(status);
    });
  });
}

async function runCommand(run, temporary, keep) {
  const report = path.join(temporary, 'report.json');
  fs.rmSync(report, { force: true });
  const status = await spawned(withReport(run, report), report, keep);
  return Object.assign({ ok: status === 0 }, reports.read(run, report));
}

async function runStage(stage, temporary, keep) {
  const began = Date.now();
  const outcome = stage.run ? await runCommand(stage.run, temporary, keep) : { ok: true };
  if (stage.work) stage.work();
  return Object.assign({ stage: stage, title: stage.title, ms: Date.now() - began }, outcome);
}

const ending = (result) => console.log('— ' + result.title + ': ' + seconds(result.ms));

/** Side by side, each shown whole when it has ended. Only for commands that write no report. */
function runTogether(group, temporary) {
  console.log('\n— ' + group.map((stage) => stage.title).join(', ') + ': side by side');
  return Promise.all(
    group.map(async (stage) => {
      let printed = '';
      const result = await runStage(stage, temporary, (text) => (printed = text));
      console.log('\n— ' + stage.title);
      process.stdout.write(printed);
      ending(result);
      return result;
    }),
  );
}

async function runAlone(stage, place, temporary) {
  console.log('\n— ' + stage.title + ' (' + place + ')');
  const result = await runStage(stage, temporary);
  ending(result);
  return [result];
}

/** Neighbours marked `together` are one group, every other stage is its own. */
function groupsOf(stages) {
  return stages.reduce((groups, stage) => {
    const last = groups[groups.length - 1];
    if (stage.together && last && last[0].together) last.push(stage);
    else groups.push([stage]);
    return groups;
  }, []);
}

function repeatOf(stage, failure) {
  if (failure) return failure.repeat;
  return stage.mend || 'node ' + stage.run.command.slice(1).join(' ');
}

function printTable(results, ms) {
  const cells = results.map((one) => [
    one.ok ? 'passed' : 'FAILED',
    one.title,
    one.tests === undefined ? '' : one.tests + ' tests',
    seconds(one.ms),
  ]);
  const tests = results.reduce((sum, one) => sum + (one.tests || 0), 0);
  cells.push(['', 'All', tests + ' tests', seconds(ms)]);
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

/** So that the author of a slow test sees it. */
function printSlowest(results) {
  const sums = new Map();
  results.forEach((one) =>
    (one.files || []).forEach((file) => {
      const name = file.name + ' (' + one.title + ')';
      sums.set(name, (sums.get(name) || 0) + file.ms);
    }),
  );
  const slowest = Array.from(sums)
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, 10);
  if (slowest.length === 0) return;
  console.log('\nThe slowest files:');
  slowest.forEach((file) => console.log(seconds(file[1]).padStart(9) + '  ' + file[0]));
}

/** Printed without failing the run: the machine may have been busy. */
function printOverBudget(results, column) {
  results
    .filter((one) => one.ms > one.stage.budget[column] * 1000)
    .forEach((one) =>
      console.log(
        'Over its budget: ' +
          one.title +
          ', ' +
          seconds(one.ms) +
          ' of ' +
          one.stage.budget[column] +
          ' s',
      ),
    );
}

/**
 * Stops after the first that fails, or the group of it. Gives whether all passed. `column` says which of a stage's
 * budgets counts.
 */
async function runStages(stages, temporary, column) {
  const began = Date.now();
  const results = [];
  const passed = () => results.every((one) => one.ok);
  for (const group of groupsOf(stages)) {
    const place = results.length + 1 + ' of ' + stages.length;
    const ended =
      group.length > 1
        ? await runTogether(group, temporary)
        : await runAlone(group[0], place, temporary);
    results.push.apply(results, ended);
    if (!passed()) break;
  }
  printTable(results, Date.now() - began);
  printSlowest(results);
  printOverBudget(results, column);
  results
    .filter((one) => !one.ok)
    .forEach((one) => {
      const first = one.failures && one.failures[0];
      if (first) console.log('\nLook at: ' + first.where + '\n  ' + first.why);
      console.log('\nRepeat only this: ' + repeatOf(one.stage, first));
    });
  const ok = passed();
  const count = (of) => results.reduce((sum, one) => sum + (of(one) || 0), 0);
  // A check that counts nothing is one.
  const failed = count((one) => (one.ok ? 0 : one.failed || 1));
  console.log('\n' + count((one) => one.passed) + ' passed, ' + failed + ' failed');
  return ok;
}

module.exports = { runStages: runStages };
