import { expect, test } from 'vitest';
import { isLanguage, wantedLanguage } from './language.ts';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['en', 'en'],
  ['hi', 'hi'],
  ['hi-IN', 'hi'],
  ['HI-in', 'hi'],
  ['hi-Deva-IN', 'hi'],
  ['hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
  ['en-IN,en;q=0.9,hi;q=0.8', 'en'],
  ['en;q=0.5,hi;q=0.7', 'hi'],
  ['en ; q=0.5 , hi ; q=0.7', 'hi'],
  ['mr-IN,mr;q=0.9,hi;q=0.8,en;q=0.7', 'hi'],
  ['mr,en;q=0.3,hi;q=0.2', 'en'],
  // Wanted alike: the first one named.
  ['en,hi', 'en'],
  ['hi,en', 'hi'],
  // Ruled out, or not a weight at all.
  ['hi;q=0', 'en'],
  ['hi;q=2', 'en'],
  ['hi;q=lots', 'en'],
  // Languages that only begin alike.
  ['hil', 'en'],
  ['fr-FR,ta;q=0.9', 'en'],
  [';;;,,,q=1', 'en'],
])('who accepts %j reads %s', (acceptLanguage, language) => {
  expect(wantedLanguage(acceptLanguage)).toBe(language);
});

test.each([
  ['en', true],
  ['hi', true],
  ['HI', false],
  ['ta', false],
  ['', false],
  [undefined, false],
])('%j is one of our languages: %s', (text, ours) => {
  expect(isLanguage(text)).toBe(ours);
});
