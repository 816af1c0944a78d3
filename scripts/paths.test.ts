import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const pages = ['ARCHITECTURE.md', 'CONTRIBUTING.md', 'README.md', 'SECURITY.md'].concat(
  readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
);

/** Folders of the project; those of the server are also named without it. */
const roots = ['domain', 'contract', 'server', 'web', 'e2e', 'faults', 'bench', 'scripts', 'docs'];
const inServer = readdirSync('server');

const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`([\w.-]+\/[\w./{},-]+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => roots.concat(inServer).includes(path.split('/')[0] ?? ''))
    // A folder, or a file with its ending; NNN stands for a number.
    .filter((path) => /\/$|\.\w+$/.test(path) && !path.includes('NNN'));

/** `web/words/{en,hi}/faults.ts` names two files. */
const spreadOut = (path: string): string[] => {
  const [, before = '', choices, after = ''] = /^(.*?)\{([^}]*)\}(.*)$/.exec(path) ?? [];
  if (choices === undefined) return [path];
  return choices.split(',').flatMap((choice) => spreadOut(before + choice + after));
};

const isThere = (path: string): boolean => existsSync(path) || existsSync(`server/${path}`);

test.each(pages)('every file that %s names exists', (page) => {
  const named = pathsIn(readFileSync(page, 'utf8')).flatMap(spreadOut);
  expect(named.filter((path) => !isThere(path))).toEqual([]);
});
