import { useQuery } from '@tanstack/react-query';
import type { Replied } from '#contract/call.ts';
import { exportCustomers } from '#contract/console.ts';
import type { searchCustomers } from '#contract/console.ts';
import { mayActAs } from '#domain/operator.ts';
import { words } from '#words/console.tsx';
import { BookLink } from '../../features/operator/book-link.tsx';
import { Filters, SearchFilter } from '../../features/operator/filters.tsx';
import { Heading } from '../../features/operator/heading.tsx';
import { Listing } from '../../features/operator/listing.tsx';
import { RowLink, Table } from '../../features/operator/table.tsx';
import type { Column } from '../../features/operator/table.tsx';
import { useFilters } from '../../features/operator/use-filters.ts';
import { dayText, whenText } from '../../ui/when.ts';
import { customerSearchQuery } from '../../features/operator/console-queries.ts';
import type { CustomerFilter } from '../../features/operator/console-queries.ts';
import { meQuery } from '../../features/operator/queries.ts';
import { ExportCsv } from '../../features/operator/export-csv.tsx';
import { usePages } from '../../data/pages.ts';

type Row = Replied<typeof searchCustomers>[number];

const text = words.customers;
/** As far as the server counts. */
const counted = 100;

const columns: readonly Column<Row>[] = [
  {
    head: words.columns.name,
    orders: { ascending: 'name' },
    cell: ({ user_id, name }) => <RowLink to={`/operator/customers/${user_id}`}>{name}</RowLink>,
  },
  { head: words.columns.email, wide: true, cell: ({ email }) => email },
  { head: words.columns.phone, tabular: true, cell: ({ phone }) => phone },
  {
    head: text.bookings,
    tabular: true,
    cell: ({ bookings }) => (bookings >= counted ? `${counted}+` : bookings),
  },
  {
    head: text.last,
    tabular: true,
    wide: true,
    cell: ({ lastBookingAt }) => lastBookingAt !== null && whenText(lastBookingAt),
  },
  {
    head: text.joined,
    tabular: true,
    orders: { descending: 'newest', ascending: 'oldest' },
    cell: ({ createdAt }) => dayText(createdAt),
  },
];

/** §14: every customer. */
const Customers = () => {
  const { filters, change, clear } = useFilters(['q', 'sort']);
  // The server refuses what it does not know.
  const filter = filters as CustomerFilter;
  const { data: me } = useQuery(meQuery());
  const customers = usePages(customerSearchQuery(filter));
  return (
    <div className="grid gap-5">
      <Heading
        title={text.title}
        lead={text.lead}
        aside={
          <span className="flex flex-wrap gap-2">
            {me && mayActAs(me.level, 'admin') && (
              <ExportCsv
                call={exportCustomers}
                name="customers"
                bodyOf={(reason) => ({ ...filter, reason })}
              />
            )}
            <BookLink query={filters.q === undefined ? {} : { q: filters.q }} />
          </span>
        }
      />
      <Filters label={text.filter} filtered={Object.keys(filters).length > 0} onClear={clear}>
        <SearchFilter
          label={text.search}
          hint={text.searchHint}
          value={filters.q ?? ''}
          onChange={(q) => change({ q })}
        />
      </Filters>
      <Listing
        pages={customers}
        keys={['rows', 'search']}
        none={{ title: text.none, text: text.noneText }}
      >
        {(rows) => (
          <Table
            label={text.title}
            rows={rows}
            keyOf={({ user_id }) => user_id}
            columns={columns}
            sorting={{ sort: filters.sort ?? 'newest', onSort: (sort) => change({ sort }) }}
          />
        )}
      </Listing>
    </div>
  );
};
export default Customers;
