import { afterAll, beforeAll, expect, test } from 'vitest';
import { getAllHandyman } from '#contract/handyman.ts';
import { ready } from '#contract/operations.ts';
import { migrate, withAdmin } from '../server/testing/databases.ts';
import { openStream } from '../server/testing/stream.ts';
import { startTcpProxy } from '../server/testing/tcp-proxy.ts';
import { ask, must, times } from './send-call.ts';
import type { Answer } from './send-call.ts';
import { figure } from './figures.ts';
import { lifeOf } from './booking-steps.ts';
import { addPairs } from '../server/testing/accounts.ts';
import { useProducts } from './products.ts';
import { whole } from './rounds.ts';

const { newDatabase, start, startOnPostgres, openTables, cleanUp } = useProducts(afterAll);

/** A process that reaches its database all the time. */
let beside: Awaited<ReturnType<typeof startOnPostgres>>;

beforeAll(async () => {
  beside = await startOnPostgres();
});

const patient = { timeout: 60_000 };

/** Options behind the database's URL: the short form has shorter timeouts. */
const patience = whole ? '' : '?statement_timeout=3000&query_timeout=4000';

const near = { query: { lat: 18.52, long: 73.85, limit: 5 } };

const polite = ({ status, retryAfter }: Answer) => status === 503 && Number(retryAfter) > 0;

test('a database host that vanishes silently: 503 meanwhile, and open streams receive events again', async () => {
  const proxy = await startTcpProxy(beside.url);
  cleanUp(() => proxy.close());
  // The other process has stored the key under which both seal their values here.
  const { folder: DATA_DIR } = beside;
  const cutOff = await start({ DATA_DIR, DATABASE_URL: `${proxy.url}${patience}` });
  const pairs = await addPairs(beside.db, 40);
  const [watched] = pairs.splice(0, 1);
  if (!watched) throw new Error('There are too few people');
  const cookies = new Map([watched.user.cookie.split('=') as [string, string]]);
  const stream = await openStream(`${cutOff.url}/api/events`, cookies);
  expect(await stream.next()).toMatchObject({ name: 'ready' });

  proxy.silence();
  const asking = [
    ...times(10, () => ask(cutOff.url, getAllHandyman, near)),
    ...pairs.slice(0, 10).map((pair) => lifeOf(pair).create(cutOff.url)),
  ];
  // The stream stays open and sends `live: false`.
  await expect.poll(() => stream.heartbeats.at(-1), patient).toMatchObject({ live: false });
  await must(lifeOf(watched).create(beside.product.url));
  const answers = await Promise.all(asking);
  expect(answers.filter((answer) => !polite(answer))).toEqual([]);
  const slowest = Math.max(...answers.map(({ ms }) => ms));
  // A transaction whose statement timed out sends no ROLLBACK behind it, which would wait as long again.
  if (whole) expect(slowest).toBeLessThan(22_000);

  proxy.restore();
  // It has missed events, so it gets `ready` to refetch, and then the next event.
  expect(await stream.next()).toMatchObject({ name: 'ready' });
  await expect.poll(() => stream.heartbeats.at(-1), patient).toMatchObject({ live: true });
  const listed = async () => (await ask(cutOff.url, getAllHandyman, near)).status;
  await expect.poll(listed, patient).toBe(200);
  const pair = { user: watched.user, handyman: pairs[20]?.handyman ?? watched.handyman };
  await must(lifeOf(pair).create(beside.product.url));
  expect(await stream.next()).toMatchObject({ name: 'booking', data: { state: 'requested' } });
  stream.close();
  expect(cutOff.output()).not.toContain('"msg":"unexpected"');
  await cutOff.stop('SIGKILL');
  figure(
    'database host vanishes',
    'nothing is forwarded and nothing closed while 10 search and 10 book',
    `all 503 with Retry-After, the last after ${(slowest / 1000).toFixed(1)} s; the open stream sent live: false, then ready and the next change`,
  );
});

test('a primary that has become read-only: 503 with Retry-After, never 500, and back by itself', async () => {
  const { product, db } = beside;
  const { url } = product;
  const pairs = await addPairs(db, 30);
  const name = new URL(beside.url).pathname.slice(1);
  const admin = new URL(beside.url);
  admin.pathname = '/postgres';
  const set = (value: string) =>
    withAdmin(
      admin.href,
      `alter database ${name} set default_transaction_read_only = ${value}`,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
    );
  await set('on');
  const asked = await Promise.all(pairs.slice(0, 20).map((pair) => lifeOf(pair).create(url)));
  expect(asked.filter((answer) => !polite(answer))).toEqual([]);
  expect((await ask(url, ready)).status).toBe(503);
  expect((await ask(url, getAllHandyman, near)).status).toBe(200);
  await set('off');
  await expect.poll(async () => (await ask(url, ready)).status, patient).toBe(200);
  for (const pair of pairs.slice(20, 30)) {
    await expect.poll(async () => (await lifeOf(pair).create(url)).status, patient).toBe(200);
  }
  expect(product.output()).not.toContain('"msg":"unexpected"');
  figure(
    'primary becomes read-only',
    '20 bookings while it refuses to write, 10 after',
    'all 503 with Retry-After, searches went on; served again by itself',
  );
});

test('a lost replica: searches go on, a new process starts, and both return to it', async () => {
  const replicaUrl = await newDatabase();
  const proxy = await startTcpProxy(replicaUrl);
  cleanUp(() => proxy.close());
  // The replica has the same tables without rows, so that an empty list shows which database answered.
  await migrate(openTables(replicaUrl));
  const { folder: DATA_DIR, url: DATABASE_URL } = beside;
  const settings = { DATA_DIR, DATABASE_URL, DATABASE_REPLICA_URL: proxy.url };
  const { url } = await start(settings);
  const found = async (at: string) => {
    const { status, body } = await ask(at, getAllHandyman, near);
    return [status, (body as unknown as unknown[]).length];
  };
  expect(await found(url)).toEqual([200, 0]);
  proxy.cut();
  expect(await found(url)).toEqual([200, 5]);
  const late = await start(settings);
  expect(await found(late.url)).toEqual([200, 5]);
  proxy.restore();
  for (const at of [url, late.url]) {
    await expect.poll(() => found(at), patient).toEqual([200, 0]);
  }
  figure(
    'replica lost',
    'its connections are reset and refused while people search and a process starts',
    'the primary answered every search, the process started, and both returned to the replica',
  );
});
