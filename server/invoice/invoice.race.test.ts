import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { useApp } from '../testing/app.ts';
import { work } from '../testing/extras.ts';
import { gapsOf } from '../testing/invoices.ts';
import { rounds } from '../testing/rounds.ts';
import { issueDue } from './actions.ts';

const t = useApp();

/** As many more bookings as this one, done, paid and in the books, as copies of its rows. */
const copy = (bookingId: string, times: number) =>
  t.database.query(
    `with made as (
       insert into bookings (user_id, handyman_id, service, cost, lat, long, state, payment_state, expires_at, done_at)
       select b.user_id, b.handyman_id, b.service, b.cost, b.lat, b.long, b.state, b.payment_state, b.expires_at, b.done_at
       from bookings b, generate_series(1, $2::int) where b.id = $1 returning id
     )
     insert into bills (booking_id, service_charge_paise, cost_paise, gst_paise, discount_paise, total_paise, handyman_share_paise)
     select m.id, i.service_charge_paise, i.cost_paise, i.gst_paise, i.discount_paise, i.total_paise, i.handyman_share_paise
     from bills i, made m where i.booking_id = $1`,
    [bookingId, times],
  );

/** Bookings of which an invoice is due, by their ids, the greatest first; nothing is on the list yet. */
const prepare = async (many: number): Promise<string[]> => {
  const job = await work(t);
  await job.pay('tok_visa');
  await job.finish();
  await t.database.query('delete from invoices_due');
  await copy(job.id, many);
  const rows = await t.database.query<{ id: string }>(
    'select id from bookings where id <> $1 order by id desc',
    [job.id],
  );
  return rows.map(({ id }) => id);
};

const putDue = (ids: readonly string[]) =>
  t.database.query('insert into invoices_due (booking_id) select unnest($1::uuid[])', [ids]);

const expectEachOnce = async (many: number) => {
  expect(await t.database.query('select 1 from invoices')).toHaveLength(many);
  expect(await gapsOf(t.database)).toEqual([]);
  const backwards = await t.database.query(
    `select 1 from (select issued_at, lag(issued_at) over (order by number) as before from invoices) d
     where issued_at < before`,
  );
  expect(backwards).toEqual([]);
};

describe('§30 numbers under races', () => {
  beforeAll(() => expect(t.databaseUrl).toBeDefined());

  test('invoices that become due at once, issued by several processes, have no gap and no double', async () => {
    const ids = await prepare(rounds(100, 1_000));
    const running = { yes: true };
    const issue = async () => {
      while (running.yes) await issueDue(t.deps);
    };
    const processes = [issue(), issue(), issue()];
    await Promise.all(ids.map((id) => putDue([id])));
    const left = () => t.database.query('select 1 from invoices_due');
    await expect.poll(async () => (await left()).length, { timeout: 60_000 }).toBe(0);
    running.yes = false;
    await Promise.all(processes);
    await expectEachOnce(ids.length);
  });

  test('two processes with different bookings give out numbers one after the other', async () => {
    const [last = '', ...others] = await prepare(101);
    const other = new pg.Client({ connectionString: t.databaseUrl });
    await other.connect();
    // Both come as far as writing, or waiting to, and no further.
    await other.query('begin');
    await other.query('lock table invoices in share mode');
    const waiting = async () =>
      (await other.query('select 1 from pg_locks where not granted and pid <> pg_backend_pid()'))
        .rowCount;
    await putDue([last]);
    const first = issueDue(t.deps);
    await expect.poll(waiting, { timeout: 20_000, interval: 5 }).toBe(1);
    await putDue(others);
    const second = issueDue(t.deps);
    await expect.poll(waiting, { timeout: 20_000, interval: 5 }).toBe(2);
    await other.query('commit');
    await Promise.all([first, second]);
    await other.end();
    await issueDue(t.deps);
    await expectEachOnce(101);
  });
});
