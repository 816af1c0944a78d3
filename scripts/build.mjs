// From the sources to dist/: the server's bundle, a prepared database, and the pages of each language.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { build } from 'esbuild';
import { tsImport } from 'tsx/esm/api';
import outsideBundle from './outside-bundle.cjs';

const step = async (title, work) => {
  const began = Date.now();
  await work();
  console.log(`    ${title}: ${((Date.now() - began) / 1000).toFixed(1)} s`);
};

rmSync('dist', { recursive: true, force: true });

// Each language is bundled by a process of its own: side by side they take little longer than one.
await Promise.all([
  step('pages in English', () => bundlePages('en')),
  step('pages in Hindi', () => bundlePages('hi')),
  step('server and its new database', async () => {
    await bundleServer();
    await prepareDatabase();
  }),
]);
await step('service worker and compression', finishPages);

async function bundleServer() {
  await build({
    entryPoints: { main: 'server/main.ts', decoder: 'server/media/decoder.ts' },
    outdir: 'dist/server',
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    // With its libraries in one file it is read in half the time. What has a binary or a file beside it stays outside.
    external: [...outsideBundle, 'pg-native'],
    // For libraries in CommonJS that ask for Node's own modules.
    banner: {
      js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
    },
    sourcemap: true,
    logLevel: 'warning',
  });
  cpSync('server/db/migrations', 'dist/server/migrations', { recursive: true });
}

/** A database for first starts (server/db/new-database.ts), with its tables: made once for each state of the migrations. */
async function prepareDatabase() {
  const made = `node_modules/.cache/new-database-${stateOfMigrations()}`;
  if (!existsSync(made)) {
    const unfinished = `${made}.unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync('node_modules/.cache', { recursive: true });
    const { makeNewDatabase } = await tsImport(
      '../server/db/make-new-database.ts',
      import.meta.url,
    );
    await makeNewDatabase(unfinished);
    renameSync(unfinished, made);
  }
  cpSync(made, 'dist/server/new-database', { recursive: true });
}

/** Changes with the tables and with what runs them. */
function stateOfMigrations() {
  const hash = createHash('sha256').update(
    readFileSync('node_modules/@electric-sql/pglite/package.json'),
  );
  const folder = 'server/db/migrations';
  for (const name of readdirSync(folder).toSorted()) {
    hash.update(name).update(readFileSync(`${folder}/${name}`));
  }
  return hash.digest('hex').slice(0, 16);
}

function bundlePages(language) {
  return new Promise((resolve, reject) => {
    const vite = spawn(
      process.execPath,
      [
        'node_modules/vite/bin/vite.js',
        'build',
        '--config',
        'vite.config.ts',
        '--logLevel',
        'warn',
      ],
      { stdio: 'inherit', env: { ...process.env, WEB_LANGUAGE: language } },
    );
    vite.on('error', reject);
    vite.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`The pages of ${language} were not built`)),
    );
  });
}

/**
 * Pages of the other language in a folder of their own; files with a hash in their name stand together, so that what
 * is the same in both languages is stored and compressed once.
 */
async function finishPages() {
  const [from, to] = ['dist/web-hi', 'dist/web'];
  const { buildWorker } = await tsImport('../web/build/worker.ts', import.meta.url);
  await buildWorker({ en: to, hi: from }, to);
  cpSync(`${from}/assets`, `${to}/assets`, { recursive: true });
  for (const page of readdirSync(from).filter((name) =>
    /^(index|prerendered|manifest)/.test(name),
  )) {
    cpSync(`${from}/${page}`, `${to}/hi/${page}`, { recursive: true });
  }
  rmSync(from, { recursive: true });
  const { compressFolder } = await tsImport('../web/build/compress.ts', import.meta.url);
  await compressFolder(to);
}
