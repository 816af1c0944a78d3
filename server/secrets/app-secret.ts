import { randomBytes } from 'node:crypto';
import { link, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDataFolder } from '../process/data-folder.ts';

type Settings = {
  readonly APP_SECRET?: string | undefined;
  readonly APP_SECRET_BEFORE?: string | undefined;
  readonly APP_SECRET_NEXT?: string | undefined;
  readonly DATA_DIR: string;
};

export type Secrets = {
  /** Seals and opens. */
  readonly now: string;
  /** Opens only; rows that it has sealed are sealed again with the new one. */
  readonly before: string | undefined;
  /** Opens only: processes that are restarted after this one already seal with it. */
  readonly next: string | undefined;
};

export const readSecrets = async (env: Settings): Promise<Secrets> => ({
  now: await readSecret(env),
  before: env.APP_SECRET_BEFORE,
  next: env.APP_SECRET_NEXT,
});

/** The application's secret: as set or, in development, generated and stored in the data folder. */
const readSecret = async (env: Settings): Promise<string> => {
  if (env.APP_SECRET !== undefined) return env.APP_SECRET;
  const file = join(await openDataFolder(env.DATA_DIR), 'app-secret');
  const fresh = randomBytes(32).toString('base64url');
  // Written whole before it gets its name: of two processes that start at once, neither reads half of it.
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, fresh, { mode: 0o600 });
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await unlink(draft);
  return readFile(file, 'utf8');
};
