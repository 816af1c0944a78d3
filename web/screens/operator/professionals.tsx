import { useQuery } from '@tanstack/react-query';
import { exportProfessionals } from '#contract/verification.ts';
import type { Professional } from '#contract/verification.ts';
import { mayActAs } from '#domain/operator.ts';
import { verifications } from '#domain/verification.ts';
import { nameOf } from '#words/catalogue.ts';
import { words as all } from '#words/verification.tsx';
import { ChoiceFilter, Filters, SearchFilter } from '../../features/operator/filters.tsx';
import { Heading } from '../../features/operator/heading.tsx';
import { Listing } from '../../features/operator/listing.tsx';
import { RowLink, Table } from '../../features/operator/table.tsx';
import type { Column } from '../../features/operator/table.tsx';
import { useFilters } from '../../features/operator/use-filters.ts';
import { VerificationBadge } from '../../features/operator/verification-badge.tsx';
import { PlaceText } from '../../features/map/place-text.ts';
import { Portrait } from '../../features/handyman/portrait.tsx';
import { dayText } from '../../ui/when.ts';
import { meQuery } from '../../features/operator/queries.ts';
import { useCatalogue } from '../../features/catalogue/queries.ts';
import { useServiceNamed } from '../../features/catalogue/service-named.ts';
import { professionalsQuery } from '../../features/operator/verification-queries.ts';
import type { ProfessionalFilter } from '../../features/operator/verification-queries.ts';
import { ExportCsv } from '../../features/operator/export-csv.tsx';
import { usePages } from '../../data/pages.ts';

const words = all.professionals;

const columnsFor = (serviceNamed: (name: string) => string): readonly Column<Professional>[] => [
  {
    head: words.name,
    orders: { ascending: 'name' },
    cell: ({ handyman_id, name, area, profile }) => (
      <div className="flex items-center gap-3">
        <Portrait person={{ id: handyman_id, name, profile }} size="small" />
        <div className="min-w-0">
          <RowLink to={`/operator/professionals/${handyman_id}`}>{name}</RowLink>
          <span className="text-ink-soft block">
            <PlaceText label={area} />
          </span>
        </div>
      </div>
    ),
  },
  { head: words.service, cell: ({ offers }) => offers.map(serviceNamed).join(', ') },
  { head: words.state, cell: ({ status }) => <VerificationBadge status={status} /> },
  {
    head: words.contact,
    tabular: true,
    cell: ({ phone, email }) => (
      <>
        <span className="block">{phone}</span>
        <span className="text-ink-soft">{email}</span>
      </>
    ),
  },
  {
    head: words.joined,
    tabular: true,
    orders: { descending: 'newest', ascending: 'oldest' },
    cell: ({ createdAt }) => dayText(createdAt),
  },
  {
    head: words.jobs,
    tabular: true,
    orders: { descending: 'jobs' },
    cell: ({ jobsDone }) => jobsDone,
  },
  { head: words.seen, cell: ({ listed }) => (listed ? words.yes : words.no) },
];

/** §12: all professionals. The filter is in the address bar. */
const Professionals = () => {
  const serviceNamed = useServiceNamed();
  const services = useCatalogue();
  const { filters, change, clear } = useFilters(['q', 'status', 'service', 'sort']);
  // The server refuses what it does not know.
  const filter = filters as ProfessionalFilter;
  const { data: me } = useQuery(meQuery());
  const list = usePages(professionalsQuery(filter));
  return (
    <div className="grid gap-5">
      <Heading
        title={words.title}
        lead={words.lead}
        aside={
          me &&
          mayActAs(me.level, 'admin') && (
            <ExportCsv
              call={exportProfessionals}
              name="professionals"
              bodyOf={(reason) => ({ ...filter, reason })}
            />
          )
        }
      />
      <Filters label={words.filter} filtered={Object.keys(filters).length > 0} onClear={clear}>
        <SearchFilter
          label={words.search}
          hint={words.searchHint}
          value={filters.q ?? ''}
          onChange={(q) => change({ q })}
        />
        <ChoiceFilter
          label={words.state}
          value={filters.status ?? ''}
          choices={verifications.map((value) => ({ value, label: all.states[value] }))}
          onChange={(status) => change({ status })}
        />
        <ChoiceFilter
          label={words.service}
          value={filters.service ?? ''}
          choices={services.map((one) => ({ value: one.serviceName, label: nameOf(one) }))}
          onChange={(service) => change({ service })}
        />
      </Filters>
      <Listing
        pages={list}
        keys={['rows', 'search']}
        none={{ title: words.none, text: words.noneText }}
      >
        {(rows) => (
          <Table
            label={words.title}
            rows={rows}
            keyOf={({ handyman_id }) => handyman_id}
            columns={columnsFor(serviceNamed)}
            sorting={{ sort: filters.sort ?? 'newest', onSort: (sort) => change({ sort }) }}
          />
        )}
      </Listing>
    </div>
  );
};
export default Professionals;
