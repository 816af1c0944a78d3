import pg from 'pg';
import type { Db } from '../db/db.ts';
import type { EventsPort, News } from '../deps.ts';
import { openLocalEvents } from './events-local.ts';

type Options = {
  readonly url: string;
  readonly db: Db;
  readonly onError: (error: unknown) => void;
};

const channel = 'localhands';
const retryMs = 500;

/** News is worth no wait for the disk: what it tells of is safe there already. */
const notify = `
  select set_config('synchronous_commit', 'off', true), pg_notify($1, value)
  from json_array_elements_text($2::json)`;

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
  let listening = false;

  const listen = async () => {
    const next = new pg.Client({ connectionString: url, application_name: 'localhands events' });
    let lost = false;
    const lose = (error: unknown) => {
      if (lost || closed) return;
      lost = true;
      if (listening) {
        listening = false;
        local.tellAll({ kind: 'lost' });
      }
      onError(error);
      ended(next);
      retry = setTimeout(reconnect, retryMs);
    };
    next.on('error', lose);
    next.on('end', () => lose(new Error('The listening connection ended')));
    next.on('notification', ({ payload = '' }) => {
      void local.publish([JSON.parse(payload) as News]);
    });
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
      client = next;
      listening = !lost;
    } catch (error) {
      lose(error);
    }
    return !lost;
  };

  const reconnect = () => {
    // What was said while nobody listened is gone: everyone looks again.
    void listen().then((heard) => heard && local.tellAll({ kind: 'gap' }));
  };

  await listen();

  return {
    publish: async (news) => {
      if (news.length === 0) return;
      try {
        await db.query(notify, [channel, JSON.stringify(news.map((one) => JSON.stringify(one)))]);
      } catch (error) {
        // The change is already committed; the screens will find it at their next poll.
        onError(error);
      }
    },
    subscribe: (names, listener) => local.subscribe(names, listener),
    isListening: () => listening,
    close: async () => {
      closed = true;
      clearTimeout(retry);
      await client?.end().catch(() => undefined);
      await local.close();
    },
  };
};
