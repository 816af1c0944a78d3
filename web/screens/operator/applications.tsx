import { Link, useSearchParams } from 'react-router';
import type { Professional } from '#contract/verification.ts';
import { verifications } from '#domain/verification.ts';
import type { Verification } from '#domain/verification.ts';
import { words as all } from '#words/verification.tsx';
import { Heading } from '../../features/operator/heading.tsx';
import { Listing } from '../../features/operator/listing.tsx';
import { RowLink, Table } from '../../features/operator/table.tsx';
import type { Column } from '../../features/operator/table.tsx';
import { VerificationBadge } from '../../features/operator/verification-badge.tsx';
import { waitedText } from '../../features/operator/waited.ts';
import { Badge } from '../../ui/badge.tsx';
import { PlaceText } from '../../features/map/place-text.ts';
import { Portrait } from '../../features/handyman/portrait.tsx';
import { serverNow } from '../../data/clock.ts';
import { useServiceNamed } from '../../features/catalogue/service-named.ts';
import { applicationsQuery } from '../../features/operator/verification-queries.ts';
import { usePages } from '../../data/pages.ts';

const words = all.applications;

/** A verified one waits for nothing. */
const filters = verifications.filter((status) => status !== 'verified');

const columnsFor = (
  search: string,
  serviceNamed: (name: string) => string,
): readonly Column<Professional>[] => [
  {
    head: words.name,
    cell: ({ handyman_id, name, offers, area, profile }) => (
      <div className="flex items-center gap-3">
        <Portrait person={{ id: handyman_id, name, profile }} size="small" />
        <div className="min-w-0">
          <RowLink to={`/operator/applications/${handyman_id}${search}`}>{name}</RowLink>
          <span className="text-ink-soft block">
            {offers.map(serviceNamed).join(', ')} · <PlaceText label={area} />
          </span>
        </div>
      </div>
    ),
  },
  {
    head: words.state,
    cell: ({ status, answered, held }) => (
      <span className="flex flex-wrap gap-1">
        <VerificationBadge status={status} />
        {answered && <Badge tone="accent">{words.answered}</Badge>}
        {held && <Badge tone="bad">{words.held}</Badge>}
      </span>
    ),
  },
  {
    head: words.waits,
    tabular: true,
    cell: ({ waitingSince }) => (waitingSince ? waitedText(waitingSince, serverNow()) : ''),
  },
  { head: words.images, tabular: true, cell: ({ images }) => words.sides(images) },
];

/** §12: what waits for a decision, the longest first. The filter is in the address bar. */
const Applications = () => {
  const serviceNamed = useServiceNamed();
  const [params] = useSearchParams();
  const status = verifications.find((one) => one === params.get('status'));
  const queue = usePages(applicationsQuery(status));
  return (
    <div className="grid gap-5">
      <Heading title={words.title} lead={words.lead} />
      <nav aria-label={words.filter} className="flex flex-wrap gap-2">
        <FilterLink label={words.all} status={undefined} chosen={status} />
        {filters.map((one) => (
          <FilterLink key={one} label={all.states[one]} status={one} chosen={status} />
        ))}
      </nav>
      <Listing
        pages={queue}
        keys={['rows']}
        none={{ title: words.none, text: words.noneText, art: 'party' }}
      >
        {(rows) => (
          <Table
            label={words.title}
            rows={rows}
            keyOf={({ handyman_id }) => handyman_id}
            columns={columnsFor(status === undefined ? '' : `?status=${status}`, serviceNamed)}
          />
        )}
      </Listing>
    </div>
  );
};
export default Applications;

type FilterProps = {
  label: string;
  status: Verification | undefined;
  chosen: Verification | undefined;
};

const FilterLink = ({ label, status, chosen }: FilterProps) => (
  <Link
    to={status === undefined ? '/operator/applications' : `?status=${status}`}
    aria-current={status === chosen ? 'page' : undefined}
    className="border-line hover:bg-sunken aria-[current=page]:border-accent aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent inline-flex min-h-9 items-center rounded-full border px-4 text-sm font-semibold"
  >
    {label}
  </Link>
);
