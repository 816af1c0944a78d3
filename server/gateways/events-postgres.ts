import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Db } from '../db/db.ts';
import type { EventsPort, Publication } from '../ports/events.ts';
import { openLocalEvents } from './events-local.ts';

type Options = {
  /** To listen on: a connection of its own, not one of a pooler that changes hands. */
  readonly url: string;
  /** To publish through. */
  readonly db: Db;
  readonly onError: (error: unknown) => void;
};

const channel = 'localhands';

const retryMs = 500;

/** When nothing arrives although both ends are connected, trying again soon will not help. */
const misroutedRetryMs = 10_000;

/** Heartbeat: TCP alone would notice a vanished host after hours only. */
const heartbeatMs = 3_000;
const answerWithinMs = 2_000;

/** Timeout of publishing: the change is committed, and its caller should not wait for NOTIFY. */
const publishWithinMs = 1_000;

const notify = `
  select set_config('synchronous_commit', 'off', true), pg_notify($1, value)
  from json_array_elements_text($2::json)`;

/** Ending a broken connection may fail. */
const ended = (client: pg.Client): void => {
  client.end().catch(() => undefined);
};

const misrouted = Object.assign(
  new Error(
    'A message through DATABASE_URL does not arrive at the connection that listens for events. Behind a pooler in transaction mode, set DATABASE_EVENTS_URL to the address of Postgres itself.',
  ),
  { stack: '' },
);

/** LISTEN/NOTIFY between processes; each process delivers to its own subscribers. */
export const openPostgresEvents = async ({ url, db, onError }: Options): Promise<EventsPort> => {
  const local = openLocalEvents();
  const echoes = new Map<string, () => void>();
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;
  let listening = false;

  const send = (texts: readonly string[]) => db.query(notify, [channel, JSON.stringify(texts)]);

  const receive = (payload: string) => {
    const echo = echoes.get(payload);
    if (echo) return echo();
    // The echo of another process.
    if (!payload.startsWith('{')) return undefined;
    return void local.publish([JSON.parse(payload) as Publication]);
  };

  /**
   * Behind a pooler that hands each transaction another connection LISTEN succeeds and nothing ever
   * arrives. So a message to ourselves must come back before the stream is called live.
   */
  const hearOneself = async () => {
    const echo = randomUUID();
    let timer: NodeJS.Timeout | undefined;
    const arrived = new Promise<void>((resolve, reject) => {
      echoes.set(echo, resolve);
      timer = setTimeout(() => reject(misrouted), answerWithinMs);
    });
    try {
      await Promise.all([arrived, send([echo])]);
    } finally {
      clearTimeout(timer);
      echoes.delete(echo);
    }
  };

  const listen = async () => {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'localhands events',
      keepAlive: true,
      connectionTimeoutMillis: answerWithinMs,
      query_timeout: answerWithinMs,
    });
    let heartbeat: NodeJS.Timeout | undefined;
    let lost = false;
    const lose = (error: unknown) => {
      if (lost || closed) return;
      lost = true;
      clearInterval(heartbeat);
      if (listening) {
        listening = false;
        local.deliverToAll({ kind: 'lost' });
      }
      onError(error);
      ended(next);
      retry = setTimeout(reconnect, error === misrouted ? misroutedRetryMs : retryMs);
    };
    client = next;
    next.on('error', lose);
    next.on('end', () => {
      clearInterval(heartbeat);
      lose(new Error('The listening connection ended'));
    });
    next.on('notification', ({ payload = '' }) => {
      try {
        receive(payload);
      } catch (error) {
        onError(error);
      }
    });
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
      await hearOneself();
      listening = !lost && !closed;
      if (listening) {
        heartbeat = setInterval(() => void next.query('select 1').catch(lose), heartbeatMs);
        heartbeat.unref();
      }
    } catch (error) {
      lose(error);
    }
    return listening;
  };

  const reconnect = () => {
    // Notifications that were sent meanwhile are lost: subscribers must refetch.
    void listen().then((heard) => heard && local.deliverToAll({ kind: 'gap' }));
  };

  await listen();

  return {
    publish: async (publications) => {
      if (publications.length === 0) return;
      const sent = send(publications.map((one) => JSON.stringify(one))).then(
        () => undefined,
        async (error: unknown) => {
          onError(error);
          // Deliver within this process at least; others find it at their next poll.
          await local.publish(publications);
        },
      );
      let timer: NodeJS.Timeout | undefined;
      const longEnough = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, publishWithinMs);
      });
      await Promise.race([sent, longEnough]);
      clearTimeout(timer);
    },
    subscribe: (topics, listener) => local.subscribe(topics, listener),
    topics: () => local.topics(),
    isListening: () => listening,
    close: async () => {
      closed = true;
      clearTimeout(retry);
      await client?.end().catch(() => undefined);
      await local.close();
    },
  };
};
