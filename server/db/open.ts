import { join } from 'node:path';
import { cannotStart } from '../process/cannot-start.ts';
import type { Env } from '../env.ts';
import {
  cannotWrite,
  hasRoom,
  openDataFolder,
  reasonOf,
  whyNotOpened,
} from '../process/data-folder.ts';
import type { Database, Reader } from './db.ts';
import { lockFolder } from './folder-lock.ts';
import { prepareDatabase } from './new-database.ts';
import { openPglite } from './pglite.ts';
import { openPipeline } from './pipeline.ts';
import type { Pipeline } from './pipeline.ts';
import { openPostgres } from './postgres.ts';
import { preferReplica } from './replica.ts';

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
  const folder = await openDataFolder(env.DATA_DIR);
  const release = await lockFolder(folder).catch((error: unknown) => {
    throw cannotWrite(folder, error);
  });
  if (!release) {
    throw cannotStart(
      `Another LocalHands is using ${folder}. Stop it, or set DATA_DIR to another folder.`,
    );
  }
  const database = await openEmbedded(join(folder, 'database')).catch(async () => {
    await release();
    throw await whyNotOpened(folder);
  });
  return {
    ...database,
    close: async () => {
      await database.close();
      await release();
    },
  };
};

const openEmbedded = async (folder: string) => {
  await prepareDatabase(folder);
  return openPglite({ folder });
};

/** Whether the disk of the embedded database has room; a server watches over its own. */
export const roomFor = (env: Env): (() => Promise<boolean>) | undefined =>
  env.DATABASE_URL === undefined ? () => hasRoom(env.DATA_DIR) : undefined;

/** A few are enough: each is pipelined. */
const searchConnections = 4;

/** For searches: the replica where there is one. Undefined for the embedded database. */
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

/** Fails at once if the database does not answer. */
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
