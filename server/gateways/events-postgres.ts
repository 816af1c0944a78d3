import pg from 'pg';
import type { Db } from '../db/db.ts';
import type { EventsPort, Told } from '../deps.ts';
import { openLocalEvents } from './events-local.ts';

type Options = {
  readonly url: string;
  readonly db: Db;
  readonly onError: (error: unknown) => void;
};

const channel = 'localhands';
const retryMs = 500;

/** A connection that is broken already may fail to say goodbye. */
const ended = (client: pg.Client): void => {
  client.end().catch(() => undefined);
};

/** Between processes: Postgres carries what happened, each process tells its own listeners. */
export const openPostgresEvents = async ({ url, db, onError }: Options): Promise<EventsPort> => {
  const local = openLocalEvents();
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  const listen = async () => {
    const next = new pg.Client({ connectionString: url, application_name: 'localhands events' });
    let lost = false;
    const lose = (error: unknown) => {
      if (lost || closed) return;
      lost = true;
      onError(error);
      ended(next);
      retry = setTimeout(reconnect, retryMs);
    };
    next.on('error', lose);
    next.on('end', () => lose(new Error('The listening connection ended')));
    next.on('notification', ({ payload = '' }) => {
      const { names, told } = JSON.parse(payload) as { names: string[]; told: Told };
      void local.publish(names, told);
    });
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
      client = next;
    } catch (error) {
      lose(error);
    }
    return !lost;
  };

  const reconnect = () => {
    // What was said while nobody listened is gone: everyone looks again.
    void listen().then((listening) => listening && local.tellAll({ kind: 'gap' }));
  };

  await listen();

  return {
    publish: async (names, told) => {
      try {
        await db.query('select pg_notify($1, $2)', [channel, JSON.stringify({ names, told })]);
      } catch (error) {
        // The change is already committed; the screens will find it at their next poll.
        onError(error);
      }
    },
    subscribe: (names, listener) => local.subscribe(names, listener),
    close: async () => {
      closed = true;
      clearTimeout(retry);
      await client?.end().catch(() => undefined);
      await local.close();
    },
  };
};
