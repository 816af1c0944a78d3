import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { exportProfessionals, sortings } from '#contract/verification.ts';
import type { Professional } from '#contract/verification.ts';
import { mayActAs } from '#domain/operator.ts';
import { verifications } from '#domain/verification.ts';
import { words as all } from '#words/verification.tsx';
import { Heading } from '../../components/console/heading.tsx';
import { Listing } from '../../components/console/listing.tsx';
import { RowLink, Table } from '../../components/console/table.tsx';
import type { Column } from '../../components/console/table.tsx';
import { VerificationBadge } from '../../components/console/verification-badge.tsx';
import { Portrait } from '../../components/portrait.tsx';
import { dayText } from '../../components/when.ts';
import { meQuery } from '../../data/operator.ts';
import { useServiceNamed } from '../../data/service-named.ts';
import { professionalsQuery } from '../../data/verification.ts';
import type { ProfessionalFilter } from '../../data/verification.ts';
import { ExportCsv } from '../../layout/export-csv.tsx';
import { FilterForm } from './professionals/filter-form.tsx';

const words = all.professionals;

const columnsFor = (serviceNamed: (name: string) => string): readonly Column<Professional>[] => [
  {
    head: words.name,
    cell: ({ handyman_id, name, area, profile }) => (
      <div className="flex items-center gap-3">
        <Portrait person={{ id: handyman_id, name, profile }} size="small" />
        <div className="min-w-0">
          <RowLink to={`/operator/professionals/${handyman_id}`}>{name}</RowLink>
          <span className="text-ink-soft block">{area}</span>
        </div>
      </div>
    ),
  },
  { head: words.service, cell: ({ services }) => serviceNamed(services) },
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
  { head: words.joined, tabular: true, cell: ({ createdAt }) => dayText(createdAt) },
  { head: words.jobs, tabular: true, cell: ({ jobsDone }) => jobsDone },
  { head: words.seen, cell: ({ listed }) => (listed ? words.yes : words.no) },
];

const filterIn = (params: URLSearchParams): ProfessionalFilter => ({
  q: params.get('q') ?? undefined,
  status: verifications.find((one) => one === params.get('status')),
  service: params.get('service') ?? undefined,
  sort: sortings.find((one) => one === params.get('sort')),
});

/** §12: everybody who offers a service. The filter is in the address bar. */
const Professionals = () => {
  const serviceNamed = useServiceNamed();
  const [params, setParams] = useSearchParams();
  const filter = filterIn(params);
  const { data: me } = useQuery(meQuery());
  const list = useInfiniteQuery(professionalsQuery(filter));
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
      <FilterForm key={params.toString()} filter={filter} onFilter={setParams} />
      <Listing pages={list} none={{ title: words.none, text: words.noneText }}>
        {(rows) => (
          <Table
            label={words.title}
            rows={rows}
            keyOf={({ handyman_id }) => handyman_id}
            columns={columnsFor(serviceNamed)}
          />
        )}
      </Listing>
    </div>
  );
};
export default Professionals;
