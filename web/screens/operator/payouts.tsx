import { useQuery } from '@tanstack/react-query';
import type { PayoutRun } from '#contract/payout-run.ts';
import { payoutRules } from '#domain/payout.ts';
import { words as shared } from '#words/console.tsx';
import { words as titles } from '#words/operator.tsx';
import { words } from '#words/payout-run.ts';
import { Heading } from '../../features/operator/heading.tsx';
import { RowLink, Table } from '../../features/operator/table.tsx';
import type { Column } from '../../features/operator/table.tsx';
import { runsQuery } from '../../features/payout/run-queries.ts';
import { toPay } from '../../features/payout/to-pay.ts';
import { Badge } from '../../ui/badge.tsx';
import { Fetched } from '../../ui/fetched.tsx';
import { Rupees, rupees } from '../../ui/rupees.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/state.tsx';
import { dayText } from '../../ui/when.ts';

const columns: readonly Column<PayoutRun>[] = [
  {
    head: words.columns.day,
    tabular: true,
    cell: ({ day }) => <RowLink to={`/operator/payouts/${day}`}>{dayText(day)}</RowLink>,
  },
  { head: words.columns.next, cell: (run) => <Next run={run} /> },
  {
    head: words.columns.toPay,
    tabular: true,
    cell: ({ states }) => <Rupees amount={toPay(states).amount} />,
  },
  {
    head: words.columns.paid,
    tabular: true,
    wide: true,
    cell: ({ states }) => <Rupees amount={states.paid.amount} />,
  },
  {
    head: words.columns.returned,
    tabular: true,
    wide: true,
    cell: ({ states }) => <Rupees amount={states.returned.amount} />,
  },
  {
    head: words.columns.held,
    tabular: true,
    wide: true,
    cell: ({ states }) => <Rupees amount={states.held.amount} />,
  },
];

/** Without what waits there is nothing to do. */
const Next = ({ run: { approvedAt, states } }: { run: PayoutRun }) => {
  const { payouts } = states.waiting;
  if (payouts === 0) return <Badge tone="good">{words.next.done}</Badge>;
  return approvedAt === null ? (
    <span className="text-warn font-semibold">{words.next.approve}</span>
  ) : (
    words.next.pay(payouts)
  );
};

/** §29: /operator/payouts */
const Payouts = () => (
  <div className="grid gap-5">
    <Heading title={titles.payouts} lead={words.lead(rupees(payoutRules.leastPaise / 100))} />
    <Fetched
      query={useQuery(runsQuery())}
      coming={<SkeletonRows rows={5} label={shared.loading} />}
      none={
        <EmptyState art="calendar" title={words.none.title}>
          {words.none.text}
        </EmptyState>
      }
    >
      {(runs) => (
        <Table label={titles.payouts} columns={columns} rows={runs} keyOf={({ day }) => day} />
      )}
    </Fetched>
  </div>
);
export default Payouts;
