import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Database } from '../db/db.ts';
import { openPglite } from '../db/pglite.ts';
import { openPostgres } from '../db/postgres.ts';

// For what looks at the product from outside and imports nothing else of the server.
export type { Database, Db } from '../db/db.ts';
export { migrate } from '../db/migrate.ts';

/** Where a run keeps the migrated database that each test file gets a copy of. */
export type Template =
  | { readonly engine: 'pglite'; readonly file: string; readonly withoutTables: string }
  | { readonly engine: 'postgres'; readonly adminUrl: string; readonly name: string };

export const withAdmin = async (url: string, ...statements: readonly string[]): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
};

export const urlOf = (adminUrl: string, name: string): string => {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
};

/** Opens the tables of a product that runs on this Postgres, beside the product. */
export const openTables = (url: string, connections = 2): Database =>
  openPostgres({ url, connections, onError: () => undefined });

/** The embedded database in a product's DATA_DIR, while that product does not run. */
export const openDataFolder = (folder: string): Promise<Database> =>
  openPglite({ folder: join(folder, 'database') });

export type TestDatabase = { readonly database: Database; readonly url: string | undefined };

const openFile = async (file: string): Promise<Database> =>
  openPglite({ from: new Blob([await readFile(file)]) });

/** An embedded database that nothing was migrated in; making one takes several seconds, a copy does not. */
export const openWithoutTables = (template: Template): Promise<Database> => {
  if (template.engine !== 'pglite') throw new Error('This is for the embedded database');
  return openFile(template.withoutTables);
};

type OnServer = Extract<Template, { engine: 'postgres' }>;

/** Named after the template, so that the end of a run finds and drops all that are left of it. */
const copyPrefix = (template: Pick<OnServer, 'name'>): string => `${template.name}_`;

/** Databases that the workers hold for their next file. */
export const dropCopies = async (template: Omit<OnServer, 'engine'>): Promise<void> => {
  const client = new pg.Client({ connectionString: template.adminUrl });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [copyPrefix(template)],
  );
  await client.end();
  const drops = rows.map(({ datname }) => `drop database if exists ${datname} with (force)`);
  await withAdmin(template.adminUrl, ...drops);
};

const openNamed = async (template: OnServer, from?: string): Promise<TestDatabase> => {
  const { adminUrl } = template;
  const name = `${copyPrefix(template)}${randomBytes(8).toString('hex')}`;
  await withAdmin(
    adminUrl,
    `create database ${name}${from === undefined ? '' : ` template ${from}`}`,
  );
  const url = urlOf(adminUrl, name);
  const database = openPostgres({
    url,
    connections: 20,
    guarded: true,
    onError: () => undefined,
  });
  return {
    url,
    database: {
      ...database,
      close: async () => {
        await database.close();
        await withAdmin(adminUrl, `drop database if exists ${name} with (force)`);
      },
    },
  };
};

export const openCopy = async (template: Template): Promise<TestDatabase> =>
  template.engine === 'postgres'
    ? openNamed(template, template.name)
    : { database: await openFile(template.file), url: undefined };

/** On the same engine, without a table. */
export const openEmpty = async (template: Template): Promise<TestDatabase> =>
  template.engine === 'postgres'
    ? openNamed(template)
    : { database: await openWithoutTables(template), url: undefined };
