import { PGlite } from '@electric-sql/pglite';
import type { Transaction } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { cube } from '@electric-sql/pglite/contrib/cube';
import { makeStatements } from './pglite-statements.ts';
import { transactionOver } from './db.ts';
import type { Database, Db } from './db.ts';
import { makeOuterGuard } from './outer-guard.ts';
import { withoutValues } from './without-values.ts';

type Options = {
  /** A folder, or nothing for a database in memory. */
  readonly folder?: string;
  /** A copy of an earlier database to begin with, as `dump` gives it. */
  readonly from?: Blob;
};

/** Statements run one at a time, each for a few milliseconds. */
const mostWaiting = 500;

/** Node accepts one new connection in each turn of the event loop, however many wait. */
const turns = 4;

type Embedded = Database & { dump(): Promise<Blob> };

/** Postgres inside this process: nothing to install, one process at a time (see folder-lock.ts). */
export const openPglite = async ({ folder, from }: Options = {}): Promise<Embedded> => {
  const lite = await PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(from === undefined ? {} : { loadDataDir: from }),
    extensions: { btree_gist, cube },
  });

  const guard = makeOuterGuard();
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  /** It runs on this thread: yield to the event loop before each statement, so that other requests go on. */
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    guard.check();
    waiting += 1;
    const mine = last.then(async () => {
      for (let turn = 0; turn < turns; turn += 1) {
        await new Promise((resolve) => setImmediate(resolve));
      }
      return work();
    });
    const over = () => (waiting -= 1);
    last = mine.then(over, over);
    return mine;
  };

  const statements = makeStatements(lite);

  const query = async <Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> => {
    try {
      return await statements.run<Row>(text, values);
    } catch (error) {
      throw withoutValues(error);
    }
  };

  const scripts = new WeakMap<Db, Transaction>();

  return {
    engine: 'pglite',
    query: (text, values) => inTurn(() => query(text, values)),
    transaction: (work) =>
      inTurn(() =>
        lite.transaction((tx) => {
          const db: Db = {
            query: async (text, values) => {
              if (tx.closed) throw transactionOver();
              return query(text, values);
            },
            transaction: (inner) => inner(db),
          };
          scripts.set(db, tx);
          return guard.within(() => work(db));
        }),
      ),
    exec: async (db, script) => {
      const transaction = scripts.get(db);
      if (!transaction) guard.check();
      await (transaction ?? lite).exec(script);
    },
    withConnection: (work) =>
      inTurn(() =>
        work({
          query,
          exec: async (script) => {
            await lite.exec(script);
          },
        }),
      ),
    saturated: () => waiting > mostWaiting,
    close: () => lite.close(),
    dump: () => lite.dumpDataDir('none'),
  };
};
