import type { Connection, Database } from './db.ts';
import { runAlone } from './migrate.ts';

/** The key of the advisory lock; any number that all processes share. */
const lockKey = 7_204_004;

const missing = `
  select s.id from services s
  where s.active and not exists (
    select 1 from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = 'handymen'::regclass and c.relname = 'handymen_later_near_' || s.id and i.indisvalid)
  order by s.id`;

/**
 * Gives each active service its own index for the search; until it is there the search walks the shared one.
 * Built without blocking queries, so outside a transaction and on a connection of its own. Gives how many.
 */
export const makeServiceIndexer = (database: Database) => async (): Promise<number> => {
  if ((await database.query(missing)).length === 0) return 0;
  return database.withConnection(async (connection) => {
    const [lock] = await connection.query<{ mine: boolean }>(
      'select pg_try_advisory_lock($1) as mine',
      [lockKey],
    );
    // Another process is building them.
    if (!lock?.mine) return 0;
    try {
      return await build(database, connection);
    } finally {
      await connection.query('select pg_advisory_unlock($1)', [lockKey]);
    }
  });
};

const build = async (database: Database, connection: Connection): Promise<number> => {
  const services = await connection.query<{ id: number }>(missing);
  for (const { id } of services) {
    await runAlone(
      database,
      connection,
      `create index concurrently if not exists handymen_listed_near_${id} on handymen using gist (pos) where online and listed and service = ${id}`,
    );
    // The last one, by which it is known that the others are there.
    await runAlone(
      database,
      connection,
      `create index concurrently if not exists handymen_later_near_${id} on handymen using gist (pos) where listed and service = ${id}`,
    );
    // Of the releases in which every handyman was listed.
    await runAlone(database, connection, `drop index concurrently if exists handymen_near_${id}`);
  }
  return services.length;
};
