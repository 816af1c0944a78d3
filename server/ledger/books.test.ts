import { beforeEach, describe, expect, test } from 'vitest';
import { exportBooks, getBooks, listTransfers } from '#contract/books.ts';
import { listAudit } from '#contract/operator.ts';
import { dayInIndia } from '#domain/day.ts';
import { dayAfter } from '#domain/day-plan.ts';
import { midnightOf } from '#domain/hours.ts';
import { changingRows } from '../testing/own-changes.ts';
import { useApp } from '../testing/app.ts';
import { takeMonth } from '../testing/books.ts';
import { work } from '../testing/extras.ts';
import { addLoggedInTo } from '../testing/operators.ts';
import type { LoggedIn } from '../testing/operators.ts';
import { closeDays } from './actions.ts';
import { sumUntil } from './books-store.ts';

const t = useApp();

let admin: LoggedIn;

beforeEach(async () => {
  admin = await addLoggedInTo(t, 'admin');
});

const today = () => dayInIndia(new Date());

const earn = async () => {
  const job = await work(t);
  await job.pay('tok_visa');
  await job.finish();
  return job;
};

/** Written at this instant, as only time would have it. */
const wroteAt = (ms: number, where = 'true') =>
  changingRows(t.database, (db) =>
    db.query(`update ledger set at = $1::timestamptz where ${where}`, [new Date(ms)]),
  );

const read = async (day?: string) => {
  const { accounts } = await admin.send(getBooks, undefined, {
    query: day === undefined ? {} : { day },
  });
  return Object.fromEntries(accounts.map(({ account, ...sums }) => [account, sums]));
};

const balancesOn = async (day: string) => {
  const books = await read(day);
  return Object.fromEntries(
    Object.entries(books).map(([account, { balance }]) => [account, balance]),
  );
};

const earned = {
  gateway: 300,
  held: 0,
  professional: -255,
  revenue: -45,
  gst: -36,
  discounts: 36,
  paying_out: 0,
  bank: 0,
  credit: 0,
  disputes: 0,
};
const none = {
  gateway: 0,
  held: 0,
  professional: 0,
  revenue: 0,
  gst: 0,
  discounts: 0,
  paying_out: 0,
  bank: 0,
  credit: 0,
  disputes: 0,
};

/** Without the stored sums of closed days. */
const withoutKept = async (day: string) => {
  const kept = await t.database.query('select * from ledger_days');
  await changingRows(t.database, (db) => db.query('delete from ledger_days'));
  const sums = await sumUntil(t.database, day);
  return { kept: kept.length, sums };
};

describe('§28 the books of an operator', () => {
  test('today: every account, what is in it and what was moved; all of them together are nothing', async () => {
    expect(await balancesOn(today())).toEqual(none);
    await earn();
    const books = await read();
    expect(books['gateway']).toEqual({ balance: 300, debit: 300, credit: 0 });
    expect(books['held']).toEqual({ balance: 0, debit: 336, credit: 336 });
    expect(await balancesOn(today())).toEqual(earned);
    const sum = Object.values(books).reduce((all, { balance }) => all + balance, 0);
    expect(sum).toBeCloseTo(0);
  });

  test('a day is from midnight to midnight in India, and its balance that of its end', async () => {
    await earn();
    const yesterday = dayAfter(today(), -1);
    await wroteAt(midnightOf(today()) - 1, `kind = 'charge'`);
    await wroteAt(midnightOf(today()), `kind = 'earning'`);
    expect(await balancesOn(dayAfter(yesterday, -1))).toEqual(none);
    expect(await balancesOn(yesterday)).toEqual({ ...none, gateway: 300, held: -300 });
    expect((await read(yesterday))['gateway']).toMatchObject({ debit: 300 });
    expect((await read(today()))['gateway']).toMatchObject({ debit: 0, balance: 300 });
    expect(await balancesOn(today())).toEqual(earned);
  });

  test('a day that is over is closed once, an hour after its end, and its kept sums are those of its transfers', async () => {
    const day = (ago: number) => dayAfter(today(), -ago);
    await earn();
    await wroteAt(midnightOf(day(4)) + 1);
    await earn();
    await wroteAt(midnightOf(day(2)) - 1, `at > now() - interval '1 day'`);
    await earn();
    expect(await closeDays(t.deps)).toBe(1);
    while ((await closeDays(t.deps)) > 0);
    const shown = await Promise.all([5, 4, 3, 2, 0].map((ago) => balancesOn(day(ago))));
    expect(shown.map(({ gateway }) => gateway)).toEqual([0, 300, 600, 600, 900]);
    const sums = await sumUntil(t.database, today());
    const plain = await withoutKept(today());
    expect(plain.kept).toBeGreaterThanOrEqual(3 * 6);
    const byAccount = (rows: typeof sums) =>
      new Map(
        rows
          .filter((row) => row.debit_paise + row.credit_paise > 0)
          .map((row) => [row.account, row]),
      );
    expect(byAccount(sums)).toEqual(byAccount(plain.sums));
  });

  test('what two processes close at once stands there once', async () => {
    await earn();
    await wroteAt(Date.now() - 3 * 86_400_000);
    await Promise.all([closeDays(t.deps), closeDays(t.deps)]);
    while ((await closeDays(t.deps)) > 0);
    expect(await balancesOn(today())).toEqual(earned);
  });

  test('a closed day is never changed', async () => {
    await earn();
    await wroteAt(Date.now() - 3 * 86_400_000);
    await closeDays(t.deps);
    await expect(t.database.query('delete from ledger_days')).rejects.toThrow('never changed');
  });

  test('the transfers of a day, the newest first, page by page, with the number of their booking', async () => {
    const job = await earn();
    const all = await admin.send(listTransfers, undefined, { query: {} });
    expect(all.map(({ kind }) => kind)).toEqual([
      ...Array.from({ length: 4 }, () => 'earning'),
      'charge',
    ]);
    expect(all.at(-1)).toMatchObject({
      notification_id: job.id,
      debit: 'gateway',
      credit: 'held',
      amount: 300,
    });
    const first = await admin.try(listTransfers, undefined, { query: { limit: '2' } });
    const cursor = /cursor=([^>&]+)/.exec(String(first.headers['link']))?.[1] ?? '';
    const rest = await admin.send(listTransfers, undefined, {
      query: { limit: '100', cursor: decodeURIComponent(cursor) },
    });
    expect(rest).toEqual(all.slice(2));
    expect(await admin.send(listTransfers, undefined, { query: { day: '2020-01-01' } })).toEqual(
      [],
    );
  });

  test('are a file for an accountant: a line for each day, reason and pair of accounts', async () => {
    await earn();
    await earn();
    const days = [...new Set([dayAfter(today(), -40), today()])];
    await wroteAt(midnightOf(days[0] ?? '') + 1, `key like 'earning:%'`);
    const take = (month: string) => takeMonth(admin, exportBooks, month);
    const head = 'Day (IST),Why,Debit,Credit,Transfers,Amount (₹)';
    expect(await take(today().slice(0, 7))).toEqual([
      head,
      `${today()},Payment,Card gateway,Held for customers,2,600`,
    ]);
    const [, ...lines] = await take((days[0] ?? '').slice(0, 7));
    expect(lines.every((line) => line.startsWith(`${days[0]},Work done or fee paid,`))).toBe(true);
    const amounts = lines.map((line) => Number(line.split(',').at(-1)));
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(2 * 336 + 2 * 36);
    expect(await take('2020-01')).toEqual([head]);
    const log = await admin.send(listAudit, undefined, { query: { action: 'export_books' } });
    expect(log[0]).toMatchObject({
      reason: 'The tax office.',
      details: { month: '2020-01', rows: 0 },
    });
    const wrong = await admin.try(exportBooks, { month: '2026-13' });
    expect([wrong.status, Object.keys(wrong.body.fields ?? {}).toSorted()]).toEqual([
      400,
      ['month', 'reason'],
    ]);
  });

  test('are for admins', async () => {
    const support = await addLoggedInTo(t, 'support');
    expect((await support.try(getBooks, undefined, { query: {} })).status).toBe(403);
    expect((await support.try(listTransfers, undefined, { query: {} })).status).toBe(403);
  });
});
