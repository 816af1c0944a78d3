import type { Reader } from '../db/db.ts';
import { listTables, readSchema } from './schema.ts';

const contentsOf = (table: string): string =>
  `select '${table}' as name, coalesce(string_agg(r::text, e'\\n' order by r::text), '') as rows from "${table}" r`;

/** State of a connection or process that has no row. */
const held = [
  `select format('setting %s %s', name, setting) as line from pg_settings where source = 'session'`,
  `select format('advisory lock %s %s', classid, objid) as line from pg_locks
   where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
];

/**
 * Everything that tests could find in a database: its tables, indexes, triggers and functions, and every row. Two
 * databases with the same lines are the same to them, but for sequences and planner statistics.
 */
export const fingerprintOf = async (db: Reader): Promise<string> => {
  const lines = await readSchema(db);
  const tables = await listTables(db);
  const contents = await db.query<{ name: string; rows: string }>(
    tables.map(contentsOf).join(' union all '),
  );
  for (const { name, rows } of contents) lines.push(`${name} has ${rows}`);
  for (const text of held) {
    lines.push(...(await db.query<{ line: string }>(text)).map(({ line }) => line));
  }
  // Postgres may run the parts of a union in parallel, so they come in any order.
  return lines.toSorted().join('\n');
};
