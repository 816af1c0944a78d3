import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { languages } from '../../domain/language.ts';
import type { Language } from '../../domain/language.ts';
import { programIn } from '../device/bundle.ts';

type Chunk = {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
};
type Manifest = Readonly<Record<string, Chunk>>;

/** What the worker caches with and without a session: an answer without a network to whatever page was asked for. */
const shellScreens = [
  'index.html',
  'screens/home.tsx',
  'screens/not-found.tsx',
  'layout/toast-region.tsx',
  'after-load.ts',
  'data/last-seen.ts',
];

/** Not cached for the time without a network: the operators' pages, our own, and streets to zoom into. */
const neverStored = new Set(['console.tsx', 'screens/dev-ui.tsx', 'features/map/streets.ts']);

/** The pictures that stand on the pages of the shell. */
const shellPictures = ['/favicon.svg', '/images/art/cloud.webp', '/images/art/compass.webp'];

/** Files that a chunk needs as soon as it is loaded. */
const filesOf = (manifest: Manifest, keys: readonly string[]): Set<string> => {
  const [seen, files] = [new Set<string>(), new Set<string>()];
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(`/${file}`);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const key of keys) visit(key);
  return files;
};

/** Everything that can be loaded from a page, except what is never cached. */
const screensOf = (manifest: Manifest): string[] => {
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key) || neverStored.has(key)) return;
    seen.add(key);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
  };
  visit('index.html');
  return [...seen];
};

/** What the page itself names: its scripts, styles and letters. */
const namedIn = (html: string): string[] =>
  [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);

const readLanguage = async (folder: string) => {
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  const manifest = JSON.parse(
    await readFile(join(folder, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const missing = [...shellScreens, ...neverStored].filter((key) => !manifest[key]);
  if (missing.length > 0) throw new Error(`The build has no ${missing.join(', ')}`);
  const shell = new Set([...namedIn(html), ...filesOf(manifest, shellScreens), ...shellPictures]);
  const screens = [...filesOf(manifest, screensOf(manifest))].filter((path) => !shell.has(path));
  return { html, entry: programIn(html) ?? '', shell: [...shell], screens };
};

/** Files with a fixed name: when one changes, so does the version. */
const hashOfPublic = async (folder: string): Promise<string> => {
  const hash = createHash('sha256');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const file of entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()) {
    hash.update(file).update(await readFile(file));
  }
  return hash.digest('hex');
};

/** Writes `sw.js` with the list of this version's files; each language has been built into its folder. */
export const buildWorker = async (
  folders: Readonly<Record<Language, string>>,
  into: string,
): Promise<void> => {
  const read = await Promise.all(
    languages.map(async (language) => ({ language, ...(await readLanguage(folders[language])) })),
  );
  const of = <T>(pick: (one: (typeof read)[number]) => T) =>
    Object.fromEntries(read.map((one) => [one.language, pick(one)]));
  const lists = {
    entry: of(({ entry }) => entry),
    shell: of(({ shell }) => shell),
    screens: of(({ screens }) => screens),
  };
  const pages = read.map(({ html }) => html);
  const name = createHash('sha256')
    .update(JSON.stringify([lists, pages, await hashOfPublic('web/public')]))
    .digest('hex')
    .slice(0, 12);
  const { outputFiles } = await build({
    entryPoints: ['web/worker/worker.ts'],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { THIS_VERSION: JSON.stringify({ name, ...lists }) },
    logLevel: 'warning',
  });
  await writeFile(join(into, 'sw.js'), outputFiles[0]?.contents ?? '');
};
