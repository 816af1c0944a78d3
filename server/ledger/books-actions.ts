import { z } from 'zod';
import type {
  BookedTransfer,
  exportBooks,
  getBooks,
  listTransfers as listCall,
} from '#contract/books.ts';
import type { Replied } from '#contract/call.ts';
import { dayInIndia } from '#domain/day.ts';
import { ledgerAccounts } from '#domain/ledger.ts';
import { toRupees } from '#domain/price.ts';
import { readClock } from '../booking/calendar-store.ts';
import type { Deps } from '../deps.ts';
import { csvOf } from '../http/csv.ts';
import type { Exported } from '../http/csv.ts';
import type { Acting } from '../http/mount-operator.ts';
import { exactInstant, readCursor, writeCursor } from '../http/pagination.ts';
import { limits, spend } from '../identity/rate-limits.ts';
import { addAudit } from '../operator/audit-store.ts';
import type { Words } from '../words/words.ts';
import { listTransfers, sumByDay, sumOfDay, sumUntil } from './books-store.ts';
import type { SumRow } from './books-store.ts';

const nothing = { debit_paise: 0, credit_paise: 0 };

const sumOf = (rows: readonly SumRow[], account: SumRow['account']) =>
  rows.find((row) => row.account === account) ?? nothing;

/** §28: at the end of a day. */
export const read = async (
  deps: Deps,
  query: z.output<typeof getBooks.query>,
): Promise<Replied<typeof getBooks>> => {
  const now = new Date(await readClock(deps.db));
  const day = query.day ?? dayInIndia(now);
  const until = await sumUntil(deps.db, day);
  const onDay = await sumOfDay(deps.db, day);
  return {
    asOf: now.toISOString(),
    day,
    accounts: ledgerAccounts.map((account) => {
      const all = sumOf(until, account);
      const { debit_paise, credit_paise } = sumOf(onDay, account);
      return {
        account,
        balance: toRupees(all.debit_paise - all.credit_paise),
        debit: toRupees(debit_paise),
        credit: toRupees(credit_paise),
      };
    }),
  };
};

const pageEnd = z.tuple([exactInstant, z.int()]);

type Page = { readonly rows: BookedTransfer[]; readonly cursor: string | undefined };

/** §28: what was moved on a day. */
export const list = async (
  deps: Deps,
  { limit, cursor, ...query }: z.output<typeof listCall.query>,
): Promise<Page> => {
  const day = query.day ?? dayInIndia(new Date(await readClock(deps.db)));
  const paging = ['books', day];
  const end = cursor === undefined ? undefined : readCursor(deps.keys, paging, pageEnd, cursor);
  const rows = await listTransfers(deps.db, day, limit, end && { at: end[0], id: end[1] });
  const last = rows[limit - 1];
  return {
    rows: rows.map((row) => ({
      transfer_id: row.id,
      at: row.at.toISOString(),
      kind: row.kind,
      notification_id: row.booking_id,
      payout_day: row.payout_day,
      user_id: row.user_id,
      number: row.number,
      debit: row.debit,
      credit: row.credit,
      amount: toRupees(row.amount_paise),
    })),
    cursor: last && writeCursor(deps.keys, paging, [last.exact_at, last.id]),
  };
};

/** §28: for an accountant. Nobody is named in it, so it leaves nothing out. */
export const exportMonth = async (
  deps: Deps,
  by: Acting,
  { month, reason }: z.output<typeof exportBooks.body>,
  { ledger: words }: Words,
): Promise<Exported> => {
  await spend(deps, limits.exportsOfOperator, by.id);
  const rows = await deps.db.transaction(async (db) => {
    const sums = await sumByDay(db, `${month}-01`);
    await addAudit(db, {
      operatorId: by.id,
      action: 'export_books',
      subjectKind: 'export',
      subjectId: 'books',
      reason,
      details: { month, rows: sums.length },
    });
    return sums;
  });
  const cells = rows.map((row) => [
    row.day,
    words.kinds[row.kind],
    words.accounts[row.debit],
    words.accounts[row.credit],
    row.transfers,
    toRupees(row.amount_paise),
  ]);
  return { file: csvOf(words.columns, cells), leftOut: false };
};
