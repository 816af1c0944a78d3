import { useQuery } from '@tanstack/react-query';
import { exportBookings } from '#contract/console.ts';
import { states } from '#domain/booking.ts';
import { words as booking } from '#words/booking.tsx';
import { nameOf } from '#words/catalogue.ts';
import { words } from '#words/console.tsx';
import { bookingColumns } from '../../features/operator/booking-columns.tsx';
import {
  ChoiceFilter,
  DayFilter,
  Filters,
  SearchFilter,
} from '../../features/operator/filters.tsx';
import { Heading } from '../../features/operator/heading.tsx';
import { Listing } from '../../features/operator/listing.tsx';
import { Table } from '../../features/operator/table.tsx';
import { useFilters } from '../../features/operator/use-filters.ts';
import {
  bookingSearchQuery,
  servicesQuery,
  useServiceName,
} from '../../features/operator/console-queries.ts';
import type { BookingFilter } from '../../features/operator/console-queries.ts';
import { ExportCsv } from '../../features/operator/export-csv.tsx';
import { usePages } from '../../data/pages.ts';

const text = words.bookings;
const stateChoices = [
  { value: 'live', label: text.live },
  ...states.map((value) => ({ value, label: booking.states[value] })),
];

/** §14: every booking. What is searched and filtered by is in the address bar. */
const Bookings = () => {
  const { filters, change, clear } = useFilters(['q', 'state', 'service', 'from', 'to', 'sort']);
  // The server refuses what it does not know.
  const filter = filters as BookingFilter;
  const bookings = usePages(bookingSearchQuery(filter));
  const { data: services = [] } = useQuery(servicesQuery());
  const serviceName = useServiceName();
  return (
    <div className="grid gap-5">
      <Heading
        title={text.title}
        lead={text.lead}
        aside={
          <ExportCsv
            call={exportBookings}
            name="bookings"
            bodyOf={(reason) => ({ ...filter, reason })}
          />
        }
      />
      <Filters label={text.filter} filtered={Object.keys(filters).length > 0} onClear={clear}>
        <SearchFilter
          label={text.search}
          hint={text.searchHint}
          value={filters.q ?? ''}
          onChange={(q) => change({ q })}
        />
        <ChoiceFilter
          label={words.columns.state}
          value={filters.state ?? ''}
          choices={stateChoices}
          onChange={(state) => change({ state })}
        />
        <ChoiceFilter
          label={words.columns.service}
          value={filters.service ?? ''}
          choices={services.map((one) => ({ value: one.serviceName, label: nameOf(one) }))}
          onChange={(service) => change({ service })}
        />
        <DayFilter
          label={text.from}
          value={filters.from ?? ''}
          onChange={(from) => change({ from })}
        />
        <DayFilter label={text.to} value={filters.to ?? ''} onChange={(to) => change({ to })} />
      </Filters>
      <Listing
        pages={bookings}
        keys={['rows', 'search']}
        none={{ title: text.none, text: text.noneText }}
      >
        {(rows) => (
          <Table
            label={text.title}
            rows={rows}
            keyOf={({ booking_id }) => booking_id}
            columns={bookingColumns(serviceName)}
            sorting={{ sort: filters.sort ?? 'newest', onSort: (sort) => change({ sort }) }}
          />
        )}
      </Listing>
    </div>
  );
};
export default Bookings;
