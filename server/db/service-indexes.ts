import type { Connection, Database } from './db.ts';
import { runAlone } from './migrate.ts';

/** The key of the advisory lock; any number that all processes share. */
const lockKey = 7_204_004;

/** An index of the release before has who signed up with a service only, not who offers it also. */
const missing = `
  select s.id from services s
  where s.active and not exists (
    select 1 from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = 'handymen'::regclass and c.relname = 'handymen_later_near_' || s.id and i.indisvalid
      and pg_get_expr(i.indpred, i.indrelid) like '%also%')
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

/** As in the statements of the search, word for word: only then is the index used. */
const offering = (service: number) => `(service = ${service} or also @> '{${service}}')`;

const build = async (database: Database, connection: Connection): Promise<number> => {
  const services = await connection.query<{ id: number }>(missing);
  const run = (statement: string) => runAlone(database, connection, statement);
  /** Beside one of the release before, which it then replaces. */
  const replace = async (name: string, where: string) => {
    await run(
      `create index concurrently if not exists handymen_new_${name} on handymen using gist (pos) where ${where}`,
    );
    await run(`drop index concurrently if exists handymen_${name}`);
    await run(`alter index if exists handymen_new_${name} rename to handymen_${name}`);
  };
  for (const { id } of services) {
    await replace(`listed_near_${id}`, `online and listed and ${offering(id)}`);
    await run(
      `create index concurrently if not exists handymen_listed_of_${id} on handymen (id) where online and listed and ${offering(id)}`,
    );
    // The last one, by which it is known that the others are there.
    await replace(`later_near_${id}`, `listed and ${offering(id)}`);
    // Of the releases in which every professional was listed.
    await run(`drop index concurrently if exists handymen_near_${id}`);
  }
  return services.length;
};
