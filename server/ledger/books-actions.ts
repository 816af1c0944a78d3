import { z } from 'zod';
import type { BookedTransfer, getBooks, listTransfers as listCall } from '#contract/books.ts';
import type { Replied } from '#contract/call.ts';
import { dayInIndia } from '#domain/day.ts';
import { ledgerAccounts } from '#domain/ledger.ts';
import { toRupees } from '#domain/price.ts';
import { readClock } from '../booking/calendar-store.ts';
import type { Deps } from '../deps.ts';
import { exactInstant, readCursor, writeCursor } from '../http/pagination.ts';
import { listTransfers, sumOfDay, sumUntil } from './books-store.ts';
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
      number: row.number,
      debit: row.debit,
      credit: row.credit,
      amount: toRupees(row.amount_paise),
    })),
    cursor: last && writeCursor(deps.keys, paging, [last.exact_at, last.id]),
  };
};
