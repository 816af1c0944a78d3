import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { words as help } from '../web/words/en/help.ts';
import { words as legal } from '../web/words/en/legal.ts';

const root = new URL('../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

type Words = { readonly words: unknown };
const files = import.meta.glob<Words>('../{web,server}/words/{en,hi}/*.{ts,tsx}');

const rows = read('docs/promises.md')
  .split('\n')
  .flatMap((line) => {
    const match = /^\| `(web|server)\/([\w-]+)` `([\w.]+)` +\|([^|]+)\|([^|]+)\|$/.exec(line);
    if (!match) return [];
    const [, room = '', file = '', key = '', promise = '', keeping = ''] = match;
    const enforcedBy = [...keeping.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
    return [{ room, file, key, promise: promise.trim(), enforcedBy }];
  });

const said = async (language: string, { room, file, key }: (typeof rows)[number]) => {
  const folder = `../${room}/words/${language}/${file}`;
  const load = files[`${folder}.ts`] ?? files[`${folder}.tsx`];
  const words: unknown = (await load?.())?.words;
  return key
    .split('.')
    .reduce<unknown>(
      (value, step) => (value as Record<string, unknown> | undefined)?.[step],
      words,
    );
};

test('every row of the list is read', () => {
  const written = read('docs/promises.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  expect(rows).toHaveLength(written.length);
});

test.each(['en', 'hi'])('every promise in the list is said somewhere: %s', async (language) => {
  const found = await Promise.all(
    rows.map(async (row) => ({ row, words: await said(language, row) })),
  );
  const gone = found.filter(({ words }) => words === undefined);
  expect(gone.map(({ row }) => `${row.room}/${row.file} ${row.key}`)).toEqual([]);
});

test('every test and file that keeps a promise is there', () => {
  expect(rows.filter(({ enforcedBy }) => enforcedBy.length === 0)).toEqual([]);
  const named = new Set(rows.flatMap(({ enforcedBy }) => enforcedBy));
  expect([...named].filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
});

test('every section of the policy pages and every answer of the help page is in the list', () => {
  const { terms, privacy, refunds, grievance } = legal;
  const pages = { terms, privacy, refunds, grievance };
  const sections = Object.entries(pages).flatMap(([page, { sections: all }]) =>
    Object.keys(all).map((section) => `legal ${page}.sections.${section}`),
  );
  const answers = Object.entries(help.topics).flatMap(([group, { answers: all }]) =>
    Object.keys(all).map((answer) => `help topics.${group}.answers.${answer}`),
  );
  const listed = new Set(rows.map(({ file, key }) => `${file} ${key}`));
  expect([...sections, ...answers].filter((one) => !listed.has(one))).toEqual([]);
});

test('the privacy page speaks of as many cookies as the server sets', () => {
  const source = read('server/http/cookies.ts');
  const kinds = source.match(/^const \w+Cookie = /gm) ?? [];
  expect(kinds).toHaveLength(5);
  expect(legal.privacy.sections.cookies.paragraphs.join(' ')).toContain('a fifth');
});
