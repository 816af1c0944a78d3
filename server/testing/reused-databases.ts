import type { Database } from '../db/db.ts';
import { openCopy } from './databases.ts';
import type { Template, TestDatabase } from './databases.ts';
import { emptyTables } from './emptying.ts';
import { fingerprintOf } from './fingerprint.ts';

// Opening a copy takes a second or two; the files of a worker hand one on to each other instead.

type Sequence = { readonly name: string; readonly at: string; readonly used: boolean };

/** What every copy of the template is like when it is opened. */
type Fresh = { readonly fingerprint: string; readonly sequences: readonly Sequence[] };

const readFresh = async (database: Database): Promise<Fresh> => ({
  fingerprint: await fingerprintOf(database),
  sequences: await database.query<Sequence>(
    `select format('%I', sequencename) as name, coalesce(last_value, start_value)::text as at,
       last_value is not null as used from pg_sequences where schemaname = 'public'`,
  ),
});

/** Deleted rows stay in the files until they are vacuumed, which the embedded engine never does by itself. */
const mostBytes = 512 * 1024;

const vacuumLarge = async (database: Database): Promise<void> => {
  const large = await database.query<{ name: string }>(
    `select format('%I', c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind = 'r' and pg_relation_size(c.oid) > $1::bigint`,
    [mostBytes],
  );
  for (const { name } of large) await database.exec(database, `vacuum ${name}`);
};

const tidy = async (database: Database, { sequences }: Fresh): Promise<void> => {
  await emptyTables(database);
  await database.query('delete from write_probe');
  const setting = sequences.map(({ name, at, used }) => `setval('${name}', ${at}, ${used})`);
  await database.query(`select ${setting.join(', ')}`);
  await vacuumLarge(database);
};

/** Of this worker: its files run one after the other and share this module. */
let fresh: Fresh | undefined;
const idle: TestDatabase[] = [];

/** A copy of the template that is as if it had just been opened, with the only difference that it is there already. */
export const borrowCopy = async (template: Template): Promise<TestDatabase> => {
  const waiting = idle.pop();
  if (waiting) return waiting;
  const opened = await openCopy(template);
  fresh ??= await readFresh(opened.database);
  return opened;
};

/**
 * For the next file of this worker. One in which something is left that emptying does not undo (a service, an index, a
 * trigger that is off, a key) is closed instead, and the next file opens another.
 */
export const giveBack = async (copy: TestDatabase): Promise<'kept' | 'closed'> => {
  if (fresh) {
    await tidy(copy.database, fresh);
    if ((await fingerprintOf(copy.database)) === fresh.fingerprint) {
      idle.push(copy);
      return 'kept';
    }
  }
  await copy.database.close();
  return 'closed';
};
