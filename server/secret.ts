import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDataFolder } from './db/data-folder.ts';
import type { Env } from './env.ts';

/** The application's secret: as set, or while developing one of its own that outlives a restart. */
export const readSecret = async (env: Env): Promise<string> => {
  if (env.APP_SECRET !== undefined) return env.APP_SECRET;
  const file = join(await openDataFolder(env), 'app-secret');
  const fresh = randomBytes(32).toString('base64url');
  // Only the first to come writes it; everyone else reads what is there.
  await writeFile(file, fresh, { flag: 'wx', mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  return readFile(file, 'utf8');
};
