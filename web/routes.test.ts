import { expect, test } from 'vitest';
import { pagePaths } from '#contract/pages.ts';
import { screens } from './routes.tsx';

test('every page that the server answers with 200 has a screen', () => {
  const withScreen = screens.map(({ path }) => path).filter((path) => path !== '*');
  expect(withScreen.toSorted()).toEqual(pagePaths.toSorted());
});
