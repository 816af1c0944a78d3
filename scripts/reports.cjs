// What the test runners wrote about a run: how many tests, and which failed.
'use strict';

const fs = require('fs');
const path = require('path');
const util = require('util');
const setup = require('./setup.cjs');

/** Runners colour their messages. */
const firstLine = (text) => util.stripVTControlCharacters(text).trim().split('\n')[0];
/** The element that the browser waited for stands further down in its message. */
const firstAndWaiting = (text) => {
  const waiting = /^\s*- (waiting for .*)$/m.exec(util.stripVTControlCharacters(text));
  return firstLine(text) + (waiting ? ' ' + waiting[1] : '');
};
const quote = (text) => '"' + text.replace(/(["$`\\])/g, '\\$1') + '"';
/** `-t` takes a regular expression. */
const asPattern = (title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const relative = (file) => path.relative(setup.root, file);

function readVitest(report, args) {
  const failures = [];
  report.testResults.forEach((file) => {
    const where = relative(file.name);
    const again = 'npx vitest ' + args.join(' ') + ' ' + where;
    const failed = file.assertionResults.filter((test) => test.status === 'failed');
    failed.forEach((test) => {
      failures.push({
        where: where + ' › ' + test.fullName,
        why: firstLine(test.failureMessages[0] || 'It failed.'),
        repeat: again + ' -t ' + quote(asPattern(test.fullName)),
      });
    });
    if (file.status === 'failed' && failed.length === 0) {
      failures.push({ where: where, why: firstLine(file.message), repeat: again });
    }
  });
  return {
    files: report.testResults.map((file) => ({
      name: relative(file.name),
      ms: file.endTime - file.startTime,
    })),
    tests: report.numPassedTests + report.numFailedTests,
    passed: report.numPassedTests,
    failed: failures.length,
    failures: failures,
  };
}

function specsOf(suite) {
  return (suite.suites || []).reduce((all, one) => all.concat(specsOf(one)), suite.specs || []);
}

/** Of a story on all its screens. */
const durationOf = (spec) =>
  spec.tests.flatMap((test) => test.results).reduce((sum, result) => sum + result.duration, 0);

function readPlaywright(report) {
  const specs = specsOf(report);
  const failures = [];
  specs.forEach((spec) => {
    spec.tests
      .filter((test) => test.status === 'unexpected' || test.status === 'flaky')
      .forEach((test) => {
        const place = 'e2e/' + spec.file + ':' + spec.line;
        const errors = test.results.reduce((all, result) => all.concat(result.errors), []);
        failures.push({
          where: place + ' › ' + spec.title + ' (' + test.projectName + ')',
          why:
            errors.map((error) => firstAndWaiting(error.message || '')).join('\n  ') ||
            'It failed.',
          repeat: 'npx playwright test ' + place + ' --project ' + test.projectName,
        });
      });
  });
  (report.errors || []).forEach((error) => {
    failures.push({
      where: 'the run itself',
      why: firstLine(error.message),
      repeat: 'npx playwright test',
    });
  });
  const passed = report.stats.expected;
  return {
    files: specs.map((spec) => ({ name: 'e2e/' + spec.file, ms: durationOf(spec) })),
    tests: passed + failures.length,
    passed: passed,
    failed: failures.length,
    failures: failures,
  };
}

const readers = { vitest: readVitest, playwright: readPlaywright };

/** Nothing for a tool that counts nothing, or that ended before it could. */
function read(run, file) {
  const reader = readers[run.name];
  if (!reader || !fs.existsSync(file)) return {};
  return reader(JSON.parse(fs.readFileSync(file, 'utf8')), run.command.slice(2));
}

module.exports = { read: read };
