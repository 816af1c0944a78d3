import { expect, test } from 'vitest';
import { firstCatalogue } from '../first-catalogue.ts';
import { withArticle } from './article.ts';

test('every service of the first catalogue has the article that it is said with', () => {
  const said = firstCatalogue.map(({ serviceName }) => withArticle(serviceName.toLowerCase()));
  expect(said.toSorted()).toEqual([
    'a carpenter',
    'a garbage collector',
    'a handy man',
    'a maid',
    'a plumber',
    'an electrician',
  ]);
});
