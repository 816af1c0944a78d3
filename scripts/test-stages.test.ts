import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

type Stage = {
  readonly title: string;
  readonly files?: RegExp;
  readonly together?: boolean;
  readonly budget: readonly [number, number];
  readonly run?: { readonly command: readonly string[] };
};

const require = createRequire(import.meta.url);
const { stages } = require('./test-stages.cjs') as { stages: readonly Stage[] };
const { choose, nounsOf } = require('./chosen-stages.cjs') as {
  choose: (all: readonly Stage[], args: readonly string[]) => readonly Stage[];
  nounsOf: (story: string) => readonly string[];
};

const testFiles = ['domain', 'contract', 'web', 'scripts', 'server', 'faults', 'e2e']
  .flatMap((root) =>
    readdirSync(root, { recursive: true }).map((file) => `${root}/${String(file)}`),
  )
  .filter((file) => /\.(test\.tsx?|spec\.ts)$/.test(file));

test('every test file belongs to a stage', () => {
  expect(testFiles.length).toBeGreaterThan(200);
  expect(testFiles.filter((file) => !stages.some(({ files }) => files?.test(file)))).toEqual([]);
});

test('every story names its nouns in its first line', () => {
  const stories = testFiles.filter((file) => file.startsWith('e2e/'));
  expect(stories.filter((story) => nounsOf(story).length === 0)).toEqual([]);
});

test('all budgets of npm test together are ten minutes at most, those of test:all 22', () => {
  const sum = (column: 0 | 1) => {
    const sideBySide = stages.filter(({ together }) => together);
    const others = stages.filter(({ together }) => !together);
    return (
      Math.max(...sideBySide.map(({ budget }) => budget[column])) +
      others.reduce((seconds, { budget }) => seconds + budget[column], 0)
    );
  };
  expect(sum(0)).toBeLessThanOrEqual(600);
  expect(sum(1)).toBeLessThanOrEqual(1320);
});

test('a word chooses stages by their title and files by their path, with what they need', () => {
  const titles = (...words: string[]) => choose(stages, words).map(({ title }) => title);
  expect(titles('format')).toEqual(['Format']);
  expect(titles('chat.screen')).toEqual(['Screens, without a browser']);
  const chosen = choose(stages, ['e2e/chat']);
  expect(chosen.map(({ title }) => title)).toEqual([
    'Build',
    'Browser for the stories',
    'Stories in the browser',
  ]);
  expect(chosen.at(-1)?.run?.command).toContain('e2e/chat.spec.ts');
});
