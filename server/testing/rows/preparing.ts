import { readFile } from 'node:fs/promises';
import { PGlite, protocol } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { cube } from '@electric-sql/pglite/contrib/cube';
import pg from 'pg';
import { openCopy } from '../databases.ts';
import type { Template } from '../databases.ts';

/** A column of a result, as the database describes it when the statement is prepared. */
type Described = {
  readonly name: string;
  readonly type: number;
  /** Where it comes from, unless it is worked out: the table's oid, and the column's number in it. */
  readonly table: number;
  readonly position: number;
};

/** A node of a plan, as far as it says which columns an outer join may leave without a value. */
export type Plan = {
  readonly 'Join Type'?: string;
  readonly 'Parent Relationship'?: string;
  readonly Output?: readonly string[];
  readonly Plans?: readonly Plan[];
};

type Explained = { readonly 'QUERY PLAN': readonly [{ readonly Plan: Plan }] };

const explaining = (text: string): string => `explain (verbose, generic_plan, format json) ${text}`;

/** A database that prepares statements without running them. */
export type Preparing = {
  prepare(text: string): Promise<readonly Described[]>;
  explain(text: string): Promise<Plan | undefined>;
  ask<Row extends object>(text: string): Promise<readonly Row[]>;
  close(): Promise<void>;
};

type WireField = { name: string; dataTypeID: number; tableID: number; columnID: number };

const described = (fields: readonly WireField[]): Described[] =>
  fields.map(({ name, dataTypeID, tableID, columnID }) => ({
    name,
    type: dataTypeID,
    table: tableID,
    position: columnID,
  }));

const openEmbedded = async (file: string): Promise<Preparing> => {
  const { serialize, messages } = protocol;
  const from = new Blob([await readFile(file)]);
  const lite = await PGlite.create({ loadDataDir: from, extensions: { btree_gist, cube } });
  return {
    prepare: async (text) => {
      const parts = [
        serialize.parse({ text }),
        serialize.describe({ type: 'S', name: '' }),
        serialize.sync(),
      ];
      const answer = await lite.execProtocol(Buffer.concat(parts));
      for (const message of answer.messages) {
        if (message instanceof messages.RowDescriptionMessage) return described(message.fields);
      }
      return [];
    },
    explain: async (text) => {
      // In one message, as a script: the simple query protocol would want values for the parameters.
      const [result] = await lite.exec(explaining(text));
      const row: Explained | undefined = result?.rows[0] as Explained | undefined;
      return row?.['QUERY PLAN'][0].Plan;
    },
    ask: async <Row extends object>(text: string) => (await lite.query<Row>(text)).rows,
    close: () => lite.close(),
  };
};

/** Prepares on a server: implements the callbacks that the driver expects of a query. */
const prepareBy = (client: pg.Client, text: string): Promise<Described[]> =>
  new Promise((resolve, reject) => {
    let fields: readonly WireField[] = [];
    client.query({
      submit: (connection: pg.Connection) => {
        connection.parse({ name: '', text, types: [] }, true);
        connection.describe({ type: 'S', name: '' }, true);
        connection.sync();
      },
      handleRowDescription: (message: { readonly fields: readonly WireField[] }) => {
        fields = message.fields;
      },
      handleError: reject,
      handleReadyForQuery: () => resolve(described(fields)),
    });
  });

const openOnServer = async (template: Template): Promise<Preparing> => {
  const { database, url } = await openCopy(template);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    prepare: (text) => prepareBy(client, text),
    explain: async (text) => {
      const { rows } = await client.query<Explained>(explaining(text));
      return rows[0]?.['QUERY PLAN'][0].Plan;
    },
    ask: async <Row extends object>(text: string) => (await client.query<Row>(text)).rows,
    close: async () => {
      await client.end();
      await database.close();
    },
  };
};

export const openPreparing = (template: Template): Promise<Preparing> =>
  template.engine === 'pglite' ? openEmbedded(template.file) : openOnServer(template);
