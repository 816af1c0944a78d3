import { expect, test } from 'vitest';
import { ready } from '#contract/operations.ts';
import { useApp } from '../testing/app.ts';
import { withAdmin } from '../testing/databases.ts';
import { makeWriteProbe } from './write-probe.ts';

const t = useApp();

test('a database that answers but cannot be written is not ready, until it can be', async () => {
  const url = new URL(t.databaseUrl ?? '');
  const name = url.pathname.slice(1);
  const endAll = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = '${name}' and pid <> pg_backend_pid() and application_name = 'localhands'`;
  const admin = new URL(url);
  admin.pathname = '/postgres';
  const set = (value: string) =>
    withAdmin(
      admin.href,
      `alter database ${name} set default_transaction_read_only = ${value}`,
      endAll,
    );
  await set('on');
  const status = async () => (await t.client().try(ready)).status;
  await expect.poll(status, { timeout: 20_000 }).toBe(503);
  await set('off');
  await expect.poll(status, { timeout: 20_000 }).toBe(200);
});

test('without room for the embedded database it is not ready, until there is', async () => {
  let room = false;
  const check = makeWriteProbe(t.database, async () => room);
  await expect(check()).rejects.toMatchObject({ code: '53100' });
  room = true;
  await check();
});
