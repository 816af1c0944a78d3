import { expect } from 'vitest';
import type { exportBooks } from '#contract/books.ts';
import { dayInIndia } from '#domain/day.ts';
import type { Db } from '../db/db.ts';
import { sumUntil } from '../ledger/books-store.ts';
import type { Client } from './client.ts';

/** What is in each account now, in rupees; what is owed to others is negative. */
export const balancesIn = async (db: Db): Promise<Record<string, number>> => {
  const rows = await sumUntil(db, dayInIndia(new Date()));
  return Object.fromEntries(
    rows
      .map((row) => [row.account, (row.debit_paise - row.credit_paise) / 100] as const)
      .filter(([, balance]) => balance !== 0),
  );
};

/** The lines of a month's file, which leaves none out. */
export const takeMonth = async (
  admin: Client,
  call: typeof exportBooks,
  month: string,
): Promise<string[]> => {
  const answer = await admin.raw('POST', call.path, {
    payload: JSON.stringify({ month, reason: 'The tax office.' }),
    headers: { 'content-type': 'application/json' },
  });
  const name = call.path.split('/').at(-1);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}-${month}.csv"`,
    'x-rows-left-out': 'false',
  });
  return answer.body.replace('\uFEFF', '').trim().split('\r\n');
};
