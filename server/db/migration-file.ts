import { readFile, readdir } from 'node:fs/promises';

/** One file of SQL: everything in it holds or nothing does, unless its first line says otherwise. */
export type Migration = {
  readonly name: string;
  readonly script: string;
  /** One by one and outside a transaction, for what Postgres refuses to do in one. Empty otherwise. */
  readonly statements: readonly string[];
};

/** The first line of a file with `create index concurrently`, which no transaction may contain. */
const mark = /^-- outside a transaction\b/;

const comments = /^\s*--.*$/gm;

/** Such files hold plain statements only: a semicolon at the end of a line ends one. */
const statementsOf = (script: string): string[] =>
  script
    .replaceAll(comments, '')
    .split(/;[ \t]*(?:\r?\n|$)/)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');

/** Run again after a crash, the file must pass over what it has done already. */
const repeatable =
  /^(create (unique )?index concurrently if not exists|drop index concurrently if exists|alter index if exists \S+ rename to|alter table \S+ validate constraint|analyze)\b/i;

const read = (name: string, script: string): Migration => {
  if (!mark.test(script)) return { name, script, statements: [] };
  const statements = statementsOf(script);
  const wrong = statements.find((statement) => !repeatable.test(statement));
  if (wrong !== undefined) {
    throw new Error(
      `${name} runs outside a transaction, so each statement must be safe to repeat ("create index concurrently if not exists", "drop index concurrently if exists", "alter index if exists … rename to", "validate constraint", "analyze"). This one is not: ${wrong}`,
    );
  }
  return { name, script, statements };
};

/** The index that a statement makes, if it makes one. */
export const indexMadeBy = (statement: string): string | undefined =>
  /^create (?:unique )?index concurrently if not exists (\w+)/i.exec(statement)?.[1];

export const readMigrations = async (folder: URL): Promise<Migration[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => read(name, await readFile(new URL(name, folder), 'utf8'))),
  );
};
