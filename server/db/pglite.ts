import { PGlite } from '@electric-sql/pglite';
import type { Transaction } from '@electric-sql/pglite';
import { cube } from '@electric-sql/pglite/contrib/cube';
import type { Database, Db } from './db.ts';

type Options = {
  /** A folder, or nothing for a database in memory. */
  readonly folder?: string;
  /** A copy of an earlier database to begin with, as `dump` gives it. */
  readonly from?: Blob;
};

type Embedded = Database & { dump(): Promise<Blob> };

/** Postgres inside this process: nothing to install, one process at a time (see folder-lock.ts). */
export const openPglite = async ({ folder, from }: Options = {}): Promise<Embedded> => {
  const lite = await PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(from === undefined ? {} : { loadDataDir: from }),
    extensions: { cube },
  });

  const over =
    (engine: PGlite | Transaction): Db['query'] =>
    async <Row>(text: string, values: readonly unknown[] = []) => {
      const { rows } = await engine.query<Row>(text, [...values]);
      return rows;
    };

  const scripts = new WeakMap<Db, Transaction>();

  return {
    engine: 'pglite',
    query: over(lite),
    transaction: (work) =>
      lite.transaction((tx) => {
        const db: Db = { query: over(tx), transaction: (inner) => inner(db) };
        scripts.set(db, tx);
        return work(db);
      }),
    exec: async (db, script) => {
      await (scripts.get(db) ?? lite).exec(script);
    },
    close: () => lite.close(),
    dump: () => lite.dumpDataDir('none'),
  };
};
