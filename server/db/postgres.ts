import pg from 'pg';
import { isCollision } from './db.ts';
import { mostWaiting, nameOf, patience } from './connection.ts';
import type { Database, Db } from './db.ts';

type Options = {
  readonly url: string;
  readonly connections: number;
  /** Past a pooler that hands each transaction another connection, for what needs one to itself. */
  readonly directUrl?: string | undefined;
  /** Told of connections that broke while idle; the pool opens new ones by itself. */
  readonly onError: (error: Error) => void;
};

const collisionsForgiven = 3;

/** Scripts change tables, which takes as long as it takes. The longest that a timer can wait. */
const noTimeout = 2 ** 31 - 1;

export const openPostgres = ({ url, directUrl = url, connections, onError }: Options): Database => {
  const pool = new pg.Pool({
    ...patience,
    connectionString: url,
    max: connections,
    idleTimeoutMillis: 30_000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'localhands',
  });
  pool.on('error', onError);

  const over =
    (client: pg.Pool | pg.ClientBase): Db['query'] =>
    async <Row>(text: string, values: readonly unknown[] = []) => {
      const { rows } = await client.query({ name: nameOf(text), text, values: [...values] });
      return rows as Row[];
    };

  const clients = new WeakMap<Db, pg.PoolClient>();

  const within = (client: pg.PoolClient): Db => {
    const db: Db = { query: over(client), transaction: (work) => work(db) };
    clients.set(db, client);
    return db;
  };

  const once = async <T>(work: (db: Db) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    let broken: Error | undefined;
    // A checked-out client reports a lost connection here; unheard, it would end the process.
    const heard = (error: Error) => {
      broken = error;
    };
    client.on('error', heard);
    try {
      await client.query('begin');
      const result = await work(within(client));
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch((failed: Error) => {
        broken = failed;
      });
      throw error;
    } finally {
      client.off('error', heard);
      client.release(broken);
    }
  };

  return {
    engine: 'postgres',
    query: over(pool),
    transaction: async (work) => {
      for (let collisions = 0; ; collisions += 1) {
        try {
          return await once(work);
        } catch (error) {
          if (!isCollision(error) || collisions >= collisionsForgiven) throw error;
        }
      }
    },
    exec: async (db, script) => {
      const slowly: pg.QueryConfig & { query_timeout: number } = {
        text: script,
        query_timeout: noTimeout,
      };
      await (clients.get(db) ?? pool).query(slowly);
    },
    withConnection: async (work) => {
      const { keepAlive, connectionTimeoutMillis } = patience;
      const client = new pg.Client({
        keepAlive,
        connectionTimeoutMillis,
        connectionString: directUrl,
        application_name: 'localhands migrations',
      });
      // A lost connection fails what is under way; unheard, it would end the process as well.
      client.on('error', () => undefined);
      try {
        await client.connect();
        // The role may have time-outs of its own, and a big table takes as long as it takes.
        await client.query(
          'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0',
        );
        return await work({
          query: over(client),
          exec: async (script) => {
            await client.query(script);
          },
        });
      } finally {
        await client.end().catch(() => undefined);
      }
    },
    crowded: () => pool.waitingCount > mostWaiting * connections,
    close: () => pool.end(),
  };
};
