import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { devPagePaths, pagePaths } from '#contract/pages.ts';
import { screens } from './routes.tsx';
import { consolePages } from './console.tsx';

test('every page that the server answers with 200 has a screen', () => {
  const withScreen = screens.map(({ path }) => path).filter((path) => !path.endsWith('*'));
  const ofOperators = ['/operator', ...consolePages.map(({ path }) => path)];
  expect([...withScreen, ...ofOperators].toSorted()).toEqual(
    [...pagePaths, ...devPagePaths].toSorted(),
  );
});

/** The linter cannot compare an import with the name of the file that it stands in. */
test('a screen imports from no folder that belongs to another screen', () => {
  const files = readdirSync('web/screens', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => join('web/screens', name));
  const foreign = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/from '\.\/([^/']+)\//g)]
      .map(([, folder = '']) => join(dirname(file), `${folder}.tsx`))
      .filter((owner) => owner !== file && files.includes(owner))
      .map((owner) => `${file} imports parts of ${owner}`),
  );
  expect(files).toContain(join('web/screens', 'home.tsx'));
  expect(foreign).toEqual([]);
});
