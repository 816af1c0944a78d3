import { useQuery } from '@tanstack/react-query';
import type { ListedDispute } from '#contract/dispute.ts';
import { words } from '#words/dispute.ts';
import { words as shared } from '#words/console.tsx';
import { DisputeBadge } from '../../features/dispute/dispute-badge.tsx';
import { disputesQuery } from '../../features/dispute/queries.ts';
import type { Shown } from '../../features/dispute/queries.ts';
import { ChoiceFilter, Filters } from '../../features/operator/filters.tsx';
import { Heading } from '../../features/operator/heading.tsx';
import { RowLink, Table } from '../../features/operator/table.tsx';
import type { Column } from '../../features/operator/table.tsx';
import { useFilters } from '../../features/operator/use-filters.ts';
import { Badge } from '../../ui/badge.tsx';
import { Fetched } from '../../ui/fetched.tsx';
import { Rupees } from '../../ui/rupees.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/state.tsx';
import { whenText } from '../../ui/when.ts';

/** What there is to do, and until when. */
const What = ({ dispute: { state, task, dueBy, crosses } }: { dispute: ListedDispute }) => (
  <span className="inline-grid justify-items-start gap-1">
    <span className="flex flex-wrap gap-1.5">
      <DisputeBadge state={state} />
      {crosses && <Badge tone="bad">{words.crosses}</Badge>}
    </span>
    {task !== 'none' && <span className="min-w-44">{words.tasks[task]}</span>}
    {task === 'answer' && dueBy !== null && (
      <span className="text-warn font-semibold tabular-nums">{words.until(whenText(dueBy))}</span>
    )}
  </span>
);

const columnsOf = (show: Shown): readonly Column<ListedDispute>[] => [
  {
    head: words.columns.booking,
    tabular: true,
    cell: ({ dispute_id, number }) => (
      <RowLink to={`/operator/disputes/${dispute_id}`}>{number}</RowLink>
    ),
  },
  { head: words.columns.what, cell: (dispute) => <What dispute={dispute} /> },
  {
    head: words.columns.amount,
    tabular: true,
    cell: ({ amount, forTip }) => (
      <>
        <Rupees amount={amount} />
        {forTip && <span className="text-ink-soft block">{words.tip}</span>}
      </>
    ),
  },
  { head: words.columns.customer, wide: true, cell: ({ customer }) => customer.name },
  { head: words.columns.why, wide: true, cell: ({ reason }) => words.reasons[reason] },
  show === 'undecided'
    ? {
        head: words.columns.opened,
        tabular: true,
        wide: true,
        cell: ({ openedAt }) => whenText(openedAt),
      }
    : {
        head: words.columns.closed,
        tabular: true,
        wide: true,
        cell: ({ closedAt }) => (closedAt === null ? '' : whenText(closedAt)),
      },
];

const names = ['show'] as const;

/** §39: /operator/disputes */
const Disputes = () => {
  const { filters, change, clear } = useFilters(names);
  const show: Shown = filters.show === 'decided' ? 'decided' : 'undecided';
  const none = words.none[show];
  return (
    <div className="grid gap-5">
      <Heading title={words.title} lead={words.lead} />
      <Filters label={words.filter} filtered={show === 'decided'} onClear={clear}>
        <ChoiceFilter
          label={words.show}
          value={show === 'decided' ? show : ''}
          all={words.undecided}
          choices={[{ value: 'decided', label: words.decided }]}
          onChange={(chosen) => change({ show: chosen })}
        />
      </Filters>
      <Fetched
        query={useQuery(disputesQuery(show))}
        coming={<SkeletonRows rows={4} label={shared.loading} />}
        none={
          <EmptyState art="calendar" title={none.title}>
            {none.text}
          </EmptyState>
        }
      >
        {(disputes) => (
          <Table
            label={words.title}
            columns={columnsOf(show)}
            rows={disputes}
            keyOf={({ dispute_id }) => dispute_id}
          />
        )}
      </Fetched>
    </div>
  );
};
export default Disputes;
