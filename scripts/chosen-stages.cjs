// Which stages the words behind `npm test --` mean, and which files of them.
'use strict';

const childProcess = require('child_process');
const fs = require('fs');
const path = require('path');
const setup = require('./setup.cjs');

const roots = ['domain', 'contract', 'web', 'scripts', 'server', 'faults', 'e2e'];
const isTest = /\.(test\.tsx?|spec\.ts)$/;

const testFiles = () =>
  roots
    .flatMap((root) =>
      fs
        .readdirSync(path.join(setup.root, root), { recursive: true })
        .map((file) => root + '/' + file),
    )
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => isTest.test(file));

/** Tests that look at what was built. */
const ofBuild = /^(faults|e2e)\/|\.(product|fault)\.test\.ts$/;

/** A stage with some files only. A file that another stage's settings leave out there is passed over in silence. */
const onlyFor = (stage, more) => {
  const command = stage.run.command.concat(more);
  if (stage.run.name === 'vitest') command.push('--passWithNoTests');
  if (stage.run.name === 'playwright') command.push('--pass-with-no-tests');
  return Object.assign({}, stage, {
    run: { name: stage.run.name, command: command },
    needsBuild:
      stage.needsBuild && more.some((one) => one.startsWith('--changed') || ofBuild.test(one)),
  });
};

/** `npm test -- stories chat`: stages whose titles have a word, and of the others the files whose paths have one. */
function byWords(stages, words) {
  const inTitle = (stage) => words.some((word) => stage.title.toLowerCase().includes(word));
  const files = testFiles().filter((file) =>
    words.some((word) => file.toLowerCase().includes(word)),
  );
  const chosen = stages.flatMap((stage) => {
    if (inTitle(stage)) return [stage];
    const own = stage.files ? files.filter((file) => stage.files.test(file)) : [];
    return own.length > 0 ? [onlyFor(stage, own)] : [];
  });
  return withBuild(stages, chosen);
}

const withBuild = (stages, chosen) => {
  const wanted = new Set(chosen.map((stage) => stage.title));
  if (chosen.some((stage) => stage.needsBuild)) wanted.add('Build');
  if (chosen.some((stage) => stage.title.startsWith('Stories')))
    wanted.add('Browser for the stories');
  return stages
    .filter((stage) => wanted.has(stage.title))
    .map((stage) => chosen.find((one) => one.title === stage.title) || stage);
};

const git = (args) => {
  const { status, stdout } = childProcess.spawnSync('git', args, {
    cwd: setup.root,
    encoding: 'utf8',
  });
  if (status !== 0)
    setup.stop(
      'git ' + args.join(' ') + ' failed: is this a checkout, and is there such a commit?',
    );
  return stdout.split('\n').filter((line) => line !== '');
};

const changedSince = (commit) =>
  git(['diff', '--name-only', commit]).concat(git(['ls-files', '--others', '--exclude-standard']));

/** A story file says in its first line which nouns it is about: `// Nouns: booking, chat`. */
function nounsOf(story) {
  const [first] = fs.readFileSync(path.join(setup.root, story), 'utf8').split('\n', 1);
  const listed = /^\/\/ Nouns: (.+)$/.exec(first);
  return listed ? listed[1].split(', ') : [];
}

/** chats and my-chats are about the chat. */
const wordsIn = (file) =>
  file.split(/[/.-]/).flatMap((word) => [word, word.replace(/e?s$/, ''), word.replace(/s$/, '')]);

function storiesAbout(changed) {
  const words = new Set(changed.filter((file) => !isTest.test(file)).flatMap(wordsIn));
  return testFiles()
    .filter((file) => file.startsWith('e2e/'))
    .filter((story) => changed.includes(story) || nounsOf(story).some((noun) => words.has(noun)));
}

/** `npm test -- --changed [commit]`: the checks, the tests that import what has changed, and the stories about it. */
function byChange(stages, commit) {
  const changed = changedSince(commit);
  if (changed.length === 0) setup.stop('Nothing has changed since ' + commit + '.');
  const stories = storiesAbout(changed);
  const chosen = stages.flatMap((stage) => {
    if (stage.together) return [stage];
    if (!stage.files) return [];
    if (stage.run.name === 'vitest') return [onlyFor(stage, ['--changed=' + commit])];
    return stories.length > 0 ? [onlyFor(stage, stories)] : [];
  });
  return withBuild(stages, chosen);
}

function choose(stages, args) {
  if (args[0] === '--changed') return byChange(stages, args[1] || 'HEAD');
  if (args.length === 0) return stages;
  const chosen = byWords(
    stages,
    args.map((word) => word.toLowerCase()),
  );
  if (chosen.length > 0) return chosen;
  return setup.stop(
    'No stage and no test file has that in its name. The stages are:\n  ' +
      stages.map((one) => one.title).join('\n  '),
  );
}

module.exports = { choose: choose, nounsOf: nounsOf };
