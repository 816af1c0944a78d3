import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const here = import.meta.dirname;
const isSource = (name: string) => /\.tsx?$/.test(name);
const modulesOf = (language: string) =>
  readdirSync(join(here, language)).filter((name) => isSource(name) && name !== 'language.ts');
const modules = modulesOf('en');

const sources = readdirSync(join(here, '..'), { recursive: true, encoding: 'utf8' })
  .filter((name) => isSource(name) && !/^words|\.test\./.test(name))
  .map((name) => readFileSync(join(here, '..', name), 'utf8'));

/** The program imports its words; the page itself names them in braces, and so is the app's manifest made. */
const usersOf = (name: string): string =>
  name === 'page.ts'
    ? ['index.html', 'build/app-manifest.ts']
        .map((file) => readFileSync(join(here, '..', file), 'utf8'))
        .join('\n')
    : sources.filter((text) => text.includes(`'#words/${name}'`)).join('\n');

type Tree = { readonly [key: string]: unknown };
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

const load = async (language: string, name: string): Promise<Tree> =>
  (await import(join(here, language, name))) as Tree;

/** Every message with the keys that lead to it. */
const leaves = (tree: Tree, path: readonly string[] = []): [path: string[], message: unknown][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    isTree(value) ? leaves(value, [...path, key]) : [[[...path, key], value]],
  );

test('each language has the same modules', () => {
  expect(modulesOf('hi')).toEqual(modules);
});

describe.each(modules)('%s', (name) => {
  test('every message is used by a screen that imports it', async () => {
    const users = usersOf(name);
    /** By its own name, or with the group it stands in: looked up by a key, spread or passed on. */
    const isUsed = (path: readonly string[]) =>
      new RegExp(`\\b${path.at(-1)}\\b`).test(users) ||
      path.slice(0, -1).some((group) => new RegExp(`\\b${group}\\b(?![.\\w])`).test(users));
    const unused = leaves(await load('en', name)).filter(([path]) => !isUsed(path.slice(1)));
    expect(unused.map(([path]) => path.join('.'))).toEqual([]);
  });
});

/** In Latin letters in Hindi too. */
const agreed =
  /LocalHands|GSTIN|GST|SOS|LH|OTP|UPI|IFSC|HDFC0001234|CVC|JPEG|PNG|WebP|JavaScript|English|Enter|Natural Earth|GeoNames|India Post|https?|\S+@\S+|hi-IN|MM|YY/g;

test('a message in Hindi is in Devanagari', async () => {
  const latin = [];
  for (const name of modules.filter((one) => !/catalogue|language/.test(one))) {
    for (const [path, message] of leaves(await load('hi', name))) {
      const foreign =
        typeof message === 'string' && /[A-Za-z]{2,}/.test(message.replaceAll(agreed, ''));
      if (foreign) latin.push(`${name} ${path.join('.')}: ${message}`);
    }
  }
  expect(latin).toEqual([]);
});
