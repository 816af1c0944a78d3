import { afterEach, beforeAll, expect, inject, test } from 'vitest';
import type { EventsPort, Publication, ServerEvent } from '../ports/events.ts';
import { openCopy } from '../testing/databases.ts';
import type { TestDatabase } from '../testing/databases.ts';
import { startTcpProxy } from '../testing/tcp-proxy.ts';
import type { TcpProxy } from '../testing/tcp-proxy.ts';
import { openPostgresEvents } from './events-postgres.ts';

let copy: TestDatabase;
const cleaning: (() => Promise<void>)[] = [];

beforeAll(async () => {
  copy = await openCopy(inject('template'));
  return () => copy.database.close();
});

afterEach(async () => {
  for (const clean of cleaning.splice(0)) await clean();
});

const open = async (proxy?: TcpProxy, db = copy.database) => {
  const errors: unknown[] = [];
  const url = proxy?.url ?? copy.url ?? '';
  const events = await openPostgresEvents({ url, db, onError: (error) => errors.push(error) });
  cleaning.push(() => events.close());
  const received: ServerEvent['kind'][] = [];
  events.subscribe(['somebody', 'logouts'], ({ kind }) => received.push(kind));
  return { events, received, errors };
};

const proxied = async () => {
  const proxy = await startTcpProxy(copy.url ?? '');
  cleaning.push(() => proxy.close());
  return proxy;
};

const publication: Publication = {
  topics: ['somebody'],
  event: { kind: 'logout', fingerprint: 'x' },
};

const patient = { timeout: 25_000 };

test('a database host that falls silent is noticed, and heard again when it is back', async () => {
  const proxy = await proxied();
  const [{ events, received }, other] = [await open(proxy), await open()];
  expect(events.isListening()).toBe(true);
  proxy.silence();
  await expect.poll(() => events.isListening(), patient).toBe(false);
  expect(received).toEqual(['lost']);
  await other.events.publish([publication]);
  proxy.restore();
  await expect.poll(() => events.isListening(), patient).toBe(true);
  await expect.poll(() => received).toEqual(['lost', 'gap']);
  await other.events.publish([publication]);
  await expect.poll(() => received).toEqual(['lost', 'gap', 'logout']);
});

test('where messages never arrive it does not claim to listen, and says what to set', async () => {
  // As behind a pooler in transaction mode: what is published reaches no listener.
  const deaf = { ...copy.database, query: async () => [] };
  const { events, errors } = await open(undefined, deaf);
  expect(events.isListening()).toBe(false);
  expect(String(errors[0])).toContain('DATABASE_EVENTS_URL');
});

test('publishing that hangs is not waited for, and one that fails still reaches this process', async () => {
  let answer: EventsPort['publish'] | undefined;
  const { events, received } = await open(undefined, {
    ...copy.database,
    query: async (text, values) => {
      if (answer) await answer([]);
      return copy.database.query(text, values);
    },
  });
  answer = () => new Promise(() => undefined);
  await events.publish([publication]);
  expect(received).toEqual([]);
  answer = () => Promise.reject(new Error('gone'));
  await events.publish([publication]);
  expect(received).toEqual(['logout']);
});

test('what others say on the channel is no reason to fall over', async () => {
  const { events, received, errors } = await open();
  await copy.database.query(`select pg_notify('localhands', '{broken')`);
  await events.publish([publication]);
  await expect.poll(() => received).toEqual(['logout']);
  expect(errors).toHaveLength(1);
});
