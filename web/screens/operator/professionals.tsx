import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { sortings } from '#contract/verification.ts';
import type { Professional } from '#contract/verification.ts';
import { mayActAs } from '#domain/operator.ts';
import { verifications } from '#domain/verification.ts';
import { words as common } from '#words/operator.tsx';
import { words as all } from '#words/verification.tsx';
import { Heading } from '../../components/console/heading.tsx';
import { Table } from '../../components/console/table.tsx';
import type { Column } from '../../components/console/table.tsx';
import { VerificationBadge } from '../../components/console/verification-badge.tsx';
import { Portrait } from '../../components/portrait.tsx';
import { Button } from '../../components/ui/button.tsx';
import { SkeletonRows } from '../../components/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../components/ui/state.tsx';
import { dayText } from '../../components/when.ts';
import { meQuery } from '../../data/operator.ts';
import { serviceNamed } from '../../data/service-names.ts';
import { professionalsQuery } from '../../data/verification.ts';
import type { ProfessionalFilter } from '../../data/verification.ts';
import { ExportList } from './professionals/export-list.tsx';
import { FilterForm } from './professionals/filter-form.tsx';

const words = all.professionals;

const columns: readonly Column<Professional>[] = [
  {
    head: words.name,
    cell: ({ handyman_id, name, area, profile }) => (
      <div className="flex items-center gap-3">
        <Portrait person={{ id: handyman_id, name, profile }} size="small" />
        <div className="min-w-0">
          <Link
            to={`/operator/professionals/${handyman_id}`}
            className="text-accent block font-semibold hover:underline"
          >
            {name}
          </Link>
          <span className="text-ink-soft">{area}</span>
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
  const [params, setParams] = useSearchParams();
  const filter = filterIn(params);
  const { data: me } = useQuery(meQuery());
  const [exporting, setExporting] = useState(false);
  const list = useInfiniteQuery(professionalsQuery(filter));
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className="grid gap-5">
      <Heading
        title={words.title}
        lead={words.lead}
        aside={
          me &&
          mayActAs(me.level, 'admin') && (
            <Button variant="secondary" onClick={() => setExporting(true)}>
              {all.csv.button}
            </Button>
          )
        }
      />
      <FilterForm key={params.toString()} filter={filter} onFilter={setParams} />
      {list.isPending && <SkeletonRows rows={5} label={common.loading} />}
      {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {list.isSuccess && rows.length === 0 && (
        <EmptyState art="magnifier" title={words.none}>
          {words.noneText}
        </EmptyState>
      )}
      {rows.length > 0 && (
        <Table
          label={words.title}
          rows={rows}
          keyOf={({ handyman_id }) => handyman_id}
          columns={columns}
        />
      )}
      {list.hasNextPage && (
        <div>
          <Button
            variant="secondary"
            busy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {common.more}
          </Button>
        </div>
      )}
      <ExportList open={exporting} filter={filter} onClose={() => setExporting(false)} />
    </div>
  );
};
export default Professionals;
