import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { cannotStart } from '../cannot-start.ts';
import type { Env } from '../env.ts';
import type { Database, Reader } from './db.ts';
import { lockFolder } from './folder-lock.ts';
import { openPglite } from './pglite.ts';
import { openPipeline } from './pipeline.ts';
import type { Pipeline } from './pipeline.ts';
import { openPostgres } from './postgres.ts';
import { preferReplica } from './replica.ts';

const reasonOf = (error: unknown): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message;
};

/** The folder for everything this installation keeps on disk. */
export const openDataFolder = async (env: Env): Promise<string> => {
  const folder = resolve(env.DATA_DIR);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return folder;
  } catch (error) {
    throw cannotStart(
      `The data folder ${folder} cannot be written (${reasonOf(error)}). Set DATA_DIR to a folder that can.`,
    );
  }
};

/** Postgres where DATABASE_URL names one, the embedded one otherwise. */
export const openDatabase = async (
  env: Env,
  onError: (error: unknown) => void,
): Promise<Database> => {
  if (env.DATABASE_URL !== undefined) {
    const { DATABASE_URL: url, DATABASE_EVENTS_URL: directUrl } = env;
    const connections = env.DATABASE_CONNECTIONS;
    return reach(url, openPostgres({ url, directUrl, connections, onError }));
  }
  const folder = await openDataFolder(env);
  const release = await lockFolder(folder).catch((error: unknown) => {
    throw cannotStart(
      `The data folder ${folder} cannot be written (${reasonOf(error)}). Set DATA_DIR to a folder that can.`,
    );
  });
  if (!release) {
    throw cannotStart(
      `Another LocalHands is using ${folder}. Stop it, or set DATA_DIR to another folder.`,
    );
  }
  const database = await openPglite({ folder: join(folder, 'database') }).catch(
    async (error: unknown) => {
      await release();
      throw cannotStart(`The database in ${folder} cannot be opened (${reasonOf(error)}).`);
    },
  );
  return {
    ...database,
    close: async () => {
      await database.close();
      await release();
    },
  };
};

/** A few go a long way: each has many questions under way. */
const searchConnections = 4;

/** For searches: to the copy where there is one. Nothing where the database is inside this process. */
export const openSearches = async (
  env: Env,
  onError: (error: unknown) => void,
): Promise<Pipeline | undefined> => {
  const { DATABASE_URL: url, DATABASE_REPLICA_URL: replicaUrl } = env;
  if (url === undefined) return undefined;
  const primary = openPipeline({ url, connections: searchConnections, onError });
  if (replicaUrl === undefined) return reach(url, primary);
  const replica = openPipeline({ url: replicaUrl, connections: searchConnections, onError });
  return preferReplica({ replica, primary, onError });
};

/** Says at once if nobody is there. */
const reach = async <D extends Reader & { close(): Promise<void> }>(
  url: string,
  database: D,
): Promise<D> => {
  try {
    await database.query('select 1');
    return database;
  } catch (error) {
    await database.close();
    const { host, pathname } = new URL(url);
    throw cannotStart(
      `The database at ${host}${pathname} cannot be reached (${reasonOf(error)}). Check its address in the settings and that Postgres is running.`,
    );
  }
};
