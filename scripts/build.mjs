import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { build } from 'esbuild';

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

// An empty database for first starts (server/db/new-database.ts), made once for each installation of the packages.
const made = 'node_modules/.cache/new-database';
if (!existsSync(made)) {
  const unfinished = `${made}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync('node_modules/.cache', { recursive: true });
  const database = await PGlite.create({ dataDir: unfinished });
  await database.close();
  renameSync(unfinished, made);
}
cpSync(made, 'dist/server/new-database', { recursive: true });

if (existsSync('vite.config.ts')) {
  const { build: buildWeb } = await import('vite');
  await buildWeb({ logLevel: 'warn' });
}
