import { randomUUID } from 'node:crypto';
import { migrate, openTables, urlOf, withAdmin } from '../../server/testing/databases.ts';
import type { Database } from '../../server/testing/databases.ts';
import { startOwnPostgres } from '../../server/testing/postgres.ts';

/** As a small production server would be set: commits wait for the disk. */
const settings = {
  shared_buffers: '1GB',
  max_connections: '300',
  max_wal_size: '4GB',
  random_page_cost: '1.1',
};

export type BenchPostgres = {
  /** A new database with our tables, open for as long as `work` takes. */
  prepare(work: (database: Database) => Promise<void>): Promise<string>;
  readonly version: string;
  stop(): Promise<void>;
};

export const startBenchPostgres = async (): Promise<BenchPostgres> => {
  const server = await startOwnPostgres(settings);
  const admin = openTables(server.url, 1);
  const [row] = await admin.query<{ server_version: string }>('show server_version');
  await admin.close();
  return {
    version: row?.server_version ?? '',
    prepare: async (work) => {
      const name = `bench_${randomUUID().replaceAll('-', '')}`;
      await withAdmin(server.url, `create database ${name}`);
      const url = urlOf(server.url, name);
      const database = openTables(url, 1);
      await migrate(database);
      // Filling a large table takes longer than the statement timeout of requests.
      await database.exec(database, 'set statement_timeout = 0');
      await work(database);
      await database.close();
      return url;
    },
    stop: () => server.stop(),
  };
};
