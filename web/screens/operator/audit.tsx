import { Link } from 'react-router';
import type { Replied } from '#contract/call.ts';
import type { listAudit } from '#contract/operator.ts';
import { words } from '#words/operator.tsx';
import { auditAction, auditAuthor } from '../../features/operator/audit-author.ts';
import { ChoiceFilter, Filters, SearchFilter } from '../../features/operator/filters.tsx';
import { Heading } from '../../features/operator/heading.tsx';
import { Listing } from '../../features/operator/listing.tsx';
import { Table } from '../../features/operator/table.tsx';
import type { Column } from '../../features/operator/table.tsx';
import { useFilters } from '../../features/operator/use-filters.ts';
import { whenText } from '../../ui/when.ts';
import { auditQuery } from '../../features/operator/queries.ts';
import { usePages } from '../../data/pages.ts';
import { linesOf } from './audit/lines.ts';

type Entry = Replied<typeof listAudit>[number];

/** Once each: two fields are never called the same. */
const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.length === 0 ? null : (
    <ul className="text-ink-soft grid gap-0.5">
      {lines.map((line) => (
        <li key={line} className="wrap-anywhere">
          {line}
        </li>
      ))}
    </ul>
  );

const columns: readonly Column<Entry>[] = [
  { head: words.audit.at, tabular: true, cell: ({ at }) => whenText(at) },
  {
    head: words.audit.who,
    cell: ({ operator, action }) => auditAuthor(action, operator),
  },
  {
    head: words.audit.what,
    cell: ({ action, details }) => (
      <>
        {auditAction(action)}
        <Lines lines={linesOf(details)} />
      </>
    ),
  },
  {
    head: words.audit.whom,
    cell: ({ subjectId }) => (
      <Link
        to={`?subject=${encodeURIComponent(subjectId)}`}
        className="text-accent hover:underline"
      >
        <code className="text-xs break-all">{subjectId}</code>
      </Link>
    ),
  },
  { head: words.audit.why, cell: ({ reason }) => reason ?? '' },
];

const actions = Object.entries(words.audit.actions).map(([value, label]) => ({ value, label }));

/** §11: everything that operators did. The filter is in the address bar. */
const Audit = () => {
  const { filters, change, clear } = useFilters(['subject', 'action', 'operator']);
  const audit = usePages(auditQuery(filters));
  return (
    <div className="grid gap-5">
      <Heading title={words.audit.title} lead={words.audit.lead} />
      <Filters
        label={words.audit.filter}
        filtered={Object.keys(filters).length > 0}
        onClear={clear}
      >
        <SearchFilter
          label={words.audit.subject}
          hint={words.audit.subjectHint}
          value={filters.subject ?? ''}
          onChange={(subject) => change({ subject })}
        />
        <ChoiceFilter
          label={words.audit.what}
          value={filters.action ?? ''}
          choices={actions}
          onChange={(action) => change({ action })}
        />
      </Filters>
      <Listing
        pages={audit}
        keys={['search']}
        none={{ title: words.audit.none, text: words.audit.noneText }}
      >
        {(rows) => (
          <Table label={words.audit.title} rows={rows} keyOf={({ id }) => id} columns={columns} />
        )}
      </Listing>
    </div>
  );
};
export default Audit;
