import pg from 'pg';
import { isCollision, isConnectionLost, transactionOver } from './db.ts';
import { mostWaiting, nameOf, patience } from './connection.ts';
import type { Connection, Database, Db } from './db.ts';
import { makeOuterGuard, noGuard } from './outer-guard.ts';
import { withoutValues } from './without-values.ts';

type Options = {
  readonly url: string;
  readonly connections: number;
  /** Past a pooler that hands each transaction another connection, for what needs one to itself. */
  readonly directUrl?: string | undefined;
  /** Whether to find uses of the outer database inside a transaction: for tests. */
  readonly guarded?: boolean;
  /** Called when an idle connection breaks; the pool opens new ones by itself. */
  readonly onError: (error: Error) => void;
};

const collisionsForgiven = 3;

/** Scripts change tables, which takes as long as it takes. The longest that a timer can wait. */
const noTimeout = 2 ** 31 - 1;

const over =
  (client: pg.ClientBase): Db['query'] =>
  async <Row>(text: string, values: readonly unknown[] = []) => {
    try {
      const { rows } = await client.query({ name: nameOf(text), text, values: [...values] });
      return rows as Row[];
    } catch (error) {
      throw withoutValues(error);
    }
  };

export const openPostgres = ({
  url,
  directUrl = url,
  connections,
  guarded = false,
  onError,
}: Options): Database => {
  const pool = new pg.Pool({
    ...patience,
    connectionString: url,
    max: connections,
    idleTimeoutMillis: 30_000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'localhands',
  });
  pool.on('error', onError);
  const guard = guarded ? makeOuterGuard() : noGuard;

  /**
   * The pool's own `query` throws a connection away after any error. Constraint violations are common (a duplicate is
   * one), and opening a connection is expensive in Postgres: only a lost one is removed.
   */
  const withClient = async <T>(
    work: (client: pg.PoolClient, connection: { lost: boolean }) => Promise<T>,
  ): Promise<T> => {
    guard.check();
    const client = await pool.connect();
    const connection = { lost: false };
    // A checked-out client emits `error` when its connection is lost; without a listener Node would exit.
    const onLost = () => {
      connection.lost = true;
    };
    client.on('error', onLost);
    try {
      return await work(client, connection);
    } catch (error) {
      connection.lost ||= isConnectionLost(error);
      throw error;
    } finally {
      client.off('error', onLost);
      client.release(connection.lost);
    }
  };

  const clients = new WeakMap<Db, pg.PoolClient>();

  const once = <T>(work: (db: Db) => Promise<T>): Promise<T> =>
    withClient(async (client, connection) => {
      let isOver = false;
      // Recorded here as well, because the work may turn what it catches into an error of its own.
      const query: Db['query'] = async (text, values) => {
        if (isOver) throw transactionOver();
        return over(client)<never>(text, values).catch((error: unknown) => {
          connection.lost ||= isConnectionLost(error);
          throw error;
        });
      };
      const db: Db = { query, transaction: (inner) => inner(db) };
      clients.set(db, client);
      try {
        await client.query('begin');
        const result = await guard.within(() => work(db));
        isOver = true;
        await client.query('commit');
        return result;
      } catch (error) {
        isOver = true;
        connection.lost ||= isConnectionLost(error);
        // A ROLLBACK would queue behind the statement that has timed out; the connection is closed instead.
        if (!connection.lost) await client.query('rollback').catch(() => (connection.lost = true));
        throw error;
      }
    });

  /** Retries after a serialization failure or a deadlock. */
  const retried = async <T>(work: () => Promise<T>): Promise<T> => {
    for (let collisions = 0; ; collisions += 1) {
      try {
        return await work();
      } catch (error) {
        if (!isCollision(error) || collisions >= collisionsForgiven) throw error;
      }
    }
  };

  const connect = async (): Promise<pg.Client> => {
    const { keepAlive, connectionTimeoutMillis } = patience;
    const client = new pg.Client({
      keepAlive,
      connectionTimeoutMillis,
      connectionString: directUrl,
      application_name: 'localhands migrations',
    });
    // A lost connection fails the query under way and also emits `error`, which without a listener ends the process.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };

  const asConnection = (client: pg.Client): Connection => ({
    query: over(client),
    exec: async (script) => {
      await client.query(script);
    },
  });

  return {
    engine: 'postgres',
    query: (text, values) => retried(() => withClient((client) => over(client)(text, values))),
    transaction: (work) => retried(() => once(work)),
    exec: async (db, script) => {
      const slowly: pg.QueryConfig & { query_timeout: number } = {
        text: script,
        query_timeout: noTimeout,
      };
      await (clients.get(db) ?? pool).query(slowly);
    },
    withConnection: async (work) => {
      guard.check();
      const client = await connect();
      try {
        // The role may have time-outs of its own, and a big table takes as long as it takes.
        await client.query(
          'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0',
        );
        return await work(asConnection(client));
      } finally {
        await client.end().catch(() => undefined);
      }
    },
    saturated: () => pool.waitingCount > mostWaiting * connections,
    close: () => pool.end(),
  };
};
