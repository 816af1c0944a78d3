import { afterEach, beforeAll, expect, inject, test } from 'vitest';
import { openCopy, withAdmin } from '../testing/databases.ts';
import type { TestDatabase } from '../testing/databases.ts';
import { startTcpProxy } from '../testing/tcp-proxy.ts';
import type { TcpProxy } from '../testing/tcp-proxy.ts';
import { isDatabaseDown } from './db.ts';
import { openPipeline } from './pipeline.ts';
import type { Pipeline } from './pipeline.ts';
import { preferReplica } from './replica.ts';

let primary: TestDatabase;
let replica: TestDatabase;
const cleaning: (() => Promise<void>)[] = [];

const mark = async ({ url = '' }: TestDatabase, name: string) =>
  withAdmin(url, `create table here as select '${name}'::text as name`);

beforeAll(async () => {
  [primary, replica] = [await openCopy(inject('template')), await openCopy(inject('template'))];
  await mark(primary, 'primary');
  await mark(replica, 'replica');
  return async () => {
    await primary.database.close();
    await replica.database.close();
  };
});

afterEach(async () => {
  for (const clean of cleaning.splice(0)) await clean();
});

const open = async (): Promise<{ searches: Pipeline; proxy: TcpProxy }> => {
  const proxy = await startTcpProxy(replica.url ?? '');
  const onError = () => undefined;
  const searches = preferReplica({
    replica: openPipeline({ url: proxy.url, connections: 2, onError }),
    primary: openPipeline({ url: primary.url ?? '', connections: 2, onError }),
    onError,
  });
  cleaning.push(
    () => searches.close(),
    () => proxy.close(),
  );
  return { searches, proxy };
};

const answerer = async (searches: Pipeline) =>
  (await searches.query<{ name: string }>('select name from here'))[0]?.name;

const patient = { timeout: 25_000 };

test.each(['cut', 'silence'] as const)(
  'a replica that is lost (%s) is stood in for by the primary, and used again when it is back',
  async (how) => {
    const { searches, proxy } = await open();
    await expect.poll(() => answerer(searches), patient).toBe('replica');
    proxy[how]();
    expect(await answerer(searches)).toBe('primary');
    proxy.restore();
    await expect.poll(() => answerer(searches), patient).toBe('replica');
  },
);

test('a replica that is not there at the start is no reason not to search', async () => {
  const { searches, proxy } = await open();
  proxy.cut();
  expect(await answerer(searches)).toBe('primary');
});

test('what the replica does not know yet is asked of the primary', async () => {
  const { searches } = await open();
  await withAdmin(primary.url ?? '', 'create table just_made as select 1 as n');
  expect(await searches.query('select n from just_made')).toEqual([{ n: 1 }]);
  await expect.poll(() => answerer(searches), patient).toBe('replica');
});

test('the primary takes a limited number of searches at once, the others hear to come back', async () => {
  const { searches, proxy } = await open();
  proxy.cut();
  expect(await answerer(searches)).toBe('primary');
  const asked = await Promise.allSettled(
    Array.from({ length: 60 }, () => searches.query('select pg_sleep(0.1)')),
  );
  const refused = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason as Error] : []));
  expect(refused).toHaveLength(40);
  expect(refused.every(isDatabaseDown)).toBe(true);
  expect(searches.saturated()).toBe(false);
});
