import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { BookedTransfer } from '#contract/books.ts';
import { exportBooks, exportInvoices, getBooks, listTransfers } from '#contract/books.ts';
import type { Replied } from '#contract/call.ts';
import { words } from '#words/books.ts';
import { words as shared } from '#words/console.tsx';
import { words as titles } from '#words/operator.tsx';
import { send } from '../../data/api.ts';
import { rowsQuery, usePages } from '../../data/pages.ts';
import { DayFilter, Filters } from '../../features/operator/filters.tsx';
import { ExportCsv } from '../../features/operator/export-csv.tsx';
import { Heading } from '../../features/operator/heading.tsx';
import { Listing } from '../../features/operator/listing.tsx';
import { operatorKey } from '../../features/operator/queries.ts';
import { Table } from '../../features/operator/table.tsx';
import type { Column } from '../../features/operator/table.tsx';
import { useFilters } from '../../features/operator/use-filters.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Fetched } from '../../ui/fetched.tsx';
import { Rupees, rupees } from '../../ui/rupees.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { dayText, monthText, timeText } from '../../ui/when.ts';

type Account = Replied<typeof getBooks>['accounts'][number];

const everyMs = 10_000;

/** §28: /operator/books */
const Books = () => {
  const { filters, change, clear } = useFilters(['day']);
  const query = filters.day === undefined ? {} : { day: filters.day };
  const books = useQuery({
    queryKey: [operatorKey, 'books', query],
    queryFn: ({ signal }) => send(getBooks, { query, signal }),
    refetchInterval: everyMs,
  });
  const month = (filters.day ?? books.data?.day)?.slice(0, 7);
  const transfers = usePages(
    rowsQuery([operatorKey, 'books', 'transfers', query], listTransfers, { query }),
  );
  return (
    <div className="grid gap-5">
      <Heading
        title={titles.books}
        lead={words.lead}
        aside={
          <span className="flex flex-wrap items-center gap-2">
            <Link
              to="/operator/reconciliation"
              className={buttonClass({ variant: 'secondary', size: 'small' })}
            >
              {words.gateway}
            </Link>
            {month !== undefined && <MonthFiles month={month} />}
          </span>
        }
      />
      <Filters label={words.filter} filtered={filters.day !== undefined} onClear={clear}>
        <DayFilter
          label={words.day}
          value={filters.day ?? books.data?.day ?? ''}
          onChange={(day) => change({ day })}
        />
      </Filters>
      <Fetched query={books} coming={<SkeletonRows rows={3} label={shared.loading} />}>
        {({ day, accounts }) => (
          <>
            <Balances day={dayText(day)} accounts={accounts} />
            <h2 className="text-lg font-bold">{words.transfers(dayText(day))}</h2>
            <Listing pages={transfers} keys={['rows']} none={{ ...words.none, art: 'sleep' }}>
              {(rows) => (
                <Table
                  label={words.transfers(dayText(day))}
                  columns={transferColumns}
                  rows={rows}
                  keyOf={({ transfer_id }) => String(transfer_id)}
                />
              )}
            </Listing>
          </>
        )}
      </Fetched>
    </div>
  );
};
export default Books;

/** §28, §30: for an accountant. */
const MonthFiles = ({ month }: { month: string }) => (
  <span className="flex flex-wrap gap-2">
    <ExportCsv
      call={exportInvoices}
      name={`invoices-${month}`}
      label={words.register.button}
      asking={{ title: words.register.title(monthText(month)), text: words.register.text }}
      bodyOf={(reason) => ({ month, reason })}
    />
    <ExportCsv
      call={exportBooks}
      name={`books-${month}`}
      asking={{ title: words.file.title(monthText(month)), text: words.file.text }}
      bodyOf={(reason) => ({ month, reason })}
    />
  </span>
);

const accountColumns: readonly Column<Account>[] = [
  {
    head: words.account,
    cell: ({ account }) => <span className="font-semibold">{words.accounts[account]}</span>,
  },
  { head: words.meaning, wide: true, cell: ({ account }) => words.meanings[account] },
  { head: words.debit, tabular: true, wide: true, cell: ({ debit }) => <Rupees amount={debit} /> },
  {
    head: words.credit,
    tabular: true,
    wide: true,
    cell: ({ credit }) => <Rupees amount={credit} />,
  },
  { head: words.balance, tabular: true, cell: ({ balance }) => <Rupees amount={balance} /> },
];

type BalancesProps = { day: string; accounts: readonly Account[] };

/** Amounts are whole paise: what is left of adding them up is not money. */
const sumOf = (accounts: readonly Account[]): number =>
  Math.round(accounts.reduce((all, { balance }) => all + balance, 0) * 100) / 100;

const Balances = ({ day, accounts }: BalancesProps) => {
  const sum = sumOf(accounts);
  return (
    <div className="grid gap-3">
      <h2 className="text-lg font-bold">{words.balances(day)}</h2>
      <Table
        label={words.balances(day)}
        columns={accountColumns}
        rows={accounts}
        keyOf={({ account }) => account}
      />
      <p className={sum === 0 ? 'text-good font-semibold' : 'text-bad font-semibold'}>
        {words.sum}: {rupees(sum)}. {sum === 0 ? words.even : words.uneven}
      </p>
      <p className="text-ink-soft text-sm">{words.owed}</p>
    </div>
  );
};

/** Of what the money was moved for. */
const pageOf = ({ notification_id, payout_day, user_id }: BookedTransfer): string => {
  if (user_id !== null) return `/operator/customers/${user_id}`;
  return payout_day === null
    ? `/operator/bookings/${notification_id ?? ''}`
    : `/operator/payouts/${payout_day}`;
};

const transferColumns: readonly Column<BookedTransfer>[] = [
  { head: words.time, tabular: true, cell: ({ at }) => timeText(at) },
  {
    head: words.kind,
    cell: ({ kind, debit, credit }) => (
      <>
        {words.kinds[kind]}
        <span className="text-ink-soft block md:hidden">
          {words.accounts[debit]} / {words.accounts[credit]}
        </span>
      </>
    ),
  },
  {
    head: words.booking,
    tabular: true,
    cell: (row) => (
      <Link data-row to={pageOf(row)} className="text-accent font-semibold hover:underline">
        {row.number ?? words.customer}
      </Link>
    ),
  },
  { head: words.debit, wide: true, cell: ({ debit }) => words.accounts[debit] },
  { head: words.credit, wide: true, cell: ({ credit }) => words.accounts[credit] },
  { head: words.amount, tabular: true, cell: ({ amount }) => <Rupees amount={amount} /> },
];
