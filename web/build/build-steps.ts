import { createHash } from 'node:crypto';
import { readFile, writeFile, mkdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { build } from 'esbuild';
import { createServer } from 'vite';
import type { HtmlTagDescriptor, Plugin, ResolvedConfig } from 'vite';
import type { Language } from '../../domain/language.ts';
import { writeManifest } from './app-manifest.ts';

/** Pages that look the same to every visitor without a session, and the file each is written to. */
const pages = [
  { path: '/', file: 'prerendered/home.html', source: 'screens/home.tsx' },
  {
    path: '/handyman/register',
    file: 'prerendered/handyman-register.html',
    source: 'screens/handyman/register.tsx',
  },
] as const;

type Prerender = (path: string) => Promise<{ html: string; title: string }>;
type Chunk = { file: string; imports?: string[] };

/** With the bundle: fonts preloaded, the program named. After it: licences, and first pages written as HTML. */
export const buildSteps = (language: Language): Plugin => {
  let config: ResolvedConfig;
  return {
    name: 'localhands-build-steps',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {}, chunk }) => [
        ...fontPreloads(Object.keys(bundle), language),
        programName(chunk?.fileName),
      ],
    },
    async writeBundle() {
      const folder = config.build.outDir;
      await addLicences(folder);
      await writePages(config.root, config.configFile, folder);
      await writeManifest(folder, language);
    },
  };
};

/** What comes in by style sheets, which the bundler's list of licences leaves out. */
const fromStyles = ['@fontsource-variable/figtree', 'tailwindcss'];

/** Fonts of which a part is in this repository, with their licences beside them. */
const ourFonts = [
  { name: 'Noto Sans Devanagari', version: '5.3.0', license: 'OFL-1.1', file: 'devanagari' },
];

const addLicences = async (folder: string) => {
  for (const name of fromStyles) {
    const from = new URL(`../../node_modules/${name}/`, import.meta.url);
    const { version, license } = JSON.parse(
      await readFile(new URL('package.json', from), 'utf8'),
    ) as { version: string; license: string };
    await addLicence(folder, { name, version, license }, new URL('LICENSE', from));
  }
  for (const { file, ...font } of ourFonts) {
    await addLicence(folder, font, new URL(`../fonts/${file}-license.txt`, import.meta.url));
  }
};

const addLicence = async (
  folder: string,
  { name, version, license }: { name: string; version: string; license: string },
  file: URL,
) => {
  const words = await readFile(file, 'utf8');
  await edit(
    join(folder, 'licenses.txt'),
    (text) => `${text}\n## ${name} - ${version} (${license})\n\n${words}`,
  );
};

/** The files whose letters every page of a language has. */
const fontsOf: Readonly<Record<Language, RegExp>> = {
  en: /^figtree-latin-wght-normal/,
  hi: /^(figtree-latin-wght-normal|devanagari-)/,
};

/** Preloaded first: a font that arrives after the first paint moves the text. */
const fontPreloads = (files: readonly string[], language: Language): HtmlTagDescriptor[] => {
  const fonts = files.filter((file) => fontsOf[language].test(basename(file)));
  if (fonts.length === 0) throw new Error(`The build has no fonts to preload for ${language}`);
  return fonts.map((file) => ({
    tag: 'link',
    attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
    injectTo: 'head-prepend',
  }));
};

/** A tag in every page with its version, for web/device/bundle.ts. */
const programName = (program: string | undefined): HtmlTagDescriptor => {
  if (program === undefined) throw new Error('The build has written a page without its program');
  return { tag: 'meta', attrs: { name: 'program', content: `/${program}` }, injectTo: 'head' };
};

/** The first script of a page that is shown before its program is there. */
const writeBeginning = async (folder: string): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: ['web/bootstrap.ts'],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'warning',
  });
  const content = outputFiles[0]?.contents ?? new Uint8Array();
  const name = `assets/bootstrap-${createHash('sha256').update(content).digest('base64url').replaceAll(/[-_]/g, '').slice(0, 7)}.js`;
  await writeFile(join(folder, name), content);
  return `/${name}`;
};

const writePages = async (root: string, configFile: string | undefined, folder: string) => {
  const shell = await readFile(join(folder, 'index.html'), 'utf8');
  const manifest = JSON.parse(
    await readFile(join(folder, '.vite/manifest.json'), 'utf8'),
  ) as Record<string, Chunk>;
  const beginning = await writeBeginning(folder);
  const server = await createServer({
    root,
    ...(configFile === undefined ? {} : { configFile }),
    mode: 'production',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
    logLevel: 'error',
  });
  try {
    const { prerender } = (await server.ssrLoadModule('/prerender.tsx')) as {
      prerender: Prerender;
    };
    for (const { path, file, source } of pages) {
      const { html, title } = await prerender(path);
      const parts = chunksOf(manifest, source).map((chunk) => `/${chunk}`);
      const page = fill(shell, [
        [/(?<=<script type="module" crossorigin src=")[^"]+/, beginning],
        [/(?<=<meta name="program" content="[^"]+)(?=")/, parts.map((part) => ` ${part}`).join('')],
        [/(?<=<title>)[^<]*(?=<\/title>)/, title],
        [/(?<=<div id="root">)(?=<\/div>)/, html],
      ]);
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), page);
    }
  } finally {
    await server.close();
  }
};

/** The code of a screen beside what every page loads anyway. */
const chunksOf = (manifest: Record<string, Chunk>, source: string): string[] => {
  const everywhere = new Set(manifest['index.html']?.imports);
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key) || key === 'index.html' || everywhere.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  visit(source);
  return [...seen].map((key) => manifest[key]?.file ?? '');
};

/** The page with each placeholder filled in. A placeholder that is not there exactly once fails the build. */
const fill = (page: string, places: readonly (readonly [RegExp, string])[]): string =>
  places.reduce((html, [place, text]) => {
    const found = html.match(new RegExp(place, 'g'))?.length ?? 0;
    if (found !== 1) throw new Error(`index.html has ${found} places for ${place}, not one`);
    return html.replace(place, () => text);
  }, page);

const edit = async (file: string, change: (text: string) => string) =>
  writeFile(file, change(await readFile(file, 'utf8')));
