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

rmSync('dist', { recursive: true, force: true });

await build({
  entryPoints: ['server/main.ts'],
  outfile: 'dist/server/main.js',
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  sourcemap: true,
  logLevel: 'warning',
});
cpSync('server/db/migrations', 'dist/server/migrations', { recursive: true });

// A database for first starts (server/db/new-database.ts), with its tables: made once for each state of the migrations.
const made = `node_modules/.cache/new-database-${stateOfMigrations()}`;
if (!existsSync(made)) {
  const unfinished = `${made}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync('node_modules/.cache', { recursive: true });
  const { makeNewDatabase } = await tsImport('../server/db/make-new-database.ts', import.meta.url);
  await makeNewDatabase(unfinished);
  renameSync(unfinished, made);
}
cpSync(made, 'dist/server/new-database', { recursive: true });

if (existsSync('vite.config.ts')) {
  const { build: buildWeb } = await import('vite');
  for (const language of ['en', 'hi']) {
    process.env.WEB_LANGUAGE = language;
    await buildWeb({ logLevel: 'warn' });
  }
  // Pages of the other language in a folder of their own; files with a hash in their name stand together, so that
  // what is the same in both languages is kept once, by us and by browsers.
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
