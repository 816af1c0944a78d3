import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../../server/testing/postgres.ts';

/** One Postgres for the run; each worker's product has a database of its own in it. */
export default async () => {
  if (!existsSync(fileURLToPath(new URL('../../dist/server/main.js', import.meta.url)))) {
    throw new Error('The stories run on the built product: run node scripts/build.mjs first.');
  }
  const server = await startPostgres();
  process.env['E2E_POSTGRES'] = server.url;
  return () => server.stop();
};
