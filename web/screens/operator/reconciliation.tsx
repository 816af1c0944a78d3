import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { listReconciliations, reconcileDay } from '#contract/reconciliation.ts';
import type { Compared, Difference } from '#contract/reconciliation.ts';
import { words as shared } from '#words/console.tsx';
import { words as titles } from '#words/operator.tsx';
import { words } from '#words/reconciliation.ts';
import { send } from '../../data/api.ts';
import { useSendAndSay } from '../../data/send-and-say.ts';
import { Heading } from '../../features/operator/heading.tsx';
import { operatorKey } from '../../features/operator/queries.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Fetched } from '../../ui/fetched.tsx';
import { rupees } from '../../ui/rupees.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/state.tsx';
import { dayText, timeText } from '../../ui/when.ts';

const key = [operatorKey, 'reconciliations'] as const;

const daysQuery = () =>
  queryOptions({
    queryKey: key,
    queryFn: ({ signal }) => send(listReconciliations, { signal }),
  });

/** §34: /operator/reconciliation */
const Reconciliation = () => (
  <div className="grid gap-5">
    <Heading title={titles.reconciliation} lead={words.lead} />
    <Fetched
      query={useQuery(daysQuery())}
      coming={<SkeletonRows rows={3} label={shared.loading} />}
      none={
        <EmptyState art="calendar" title={words.none.title}>
          {words.none.text}
        </EmptyState>
      }
    >
      {(days) => (
        <ul className="grid gap-4">
          {days.map((one) => (
            <li key={one.day}>
              <Day compared={one} />
            </li>
          ))}
        </ul>
      )}
    </Fetched>
  </div>
);
export default Reconciliation;

const Day = ({ compared }: { compared: Compared }) => {
  const { day, checkedAt, differences } = compared;
  const again = useSendAndSay(reconcileDay, { refetch: key });
  return (
    <Card className="grid gap-4 p-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="text-lg font-bold">{dayText(day)}</h2>
        {differences.length === 0 ? (
          <Badge tone="good">{words.agrees}</Badge>
        ) : (
          <Badge tone="bad">{words.differs(differences.length)}</Badge>
        )}
        <span className="text-ink-soft text-sm">{words.checked(timeText(checkedAt))}</span>
        <Button
          variant="secondary"
          size="small"
          className="ml-auto"
          busy={again.isPending}
          aria-label={words.againOf(dayText(day))}
          onClick={() => again.mutate({ params: { day } })}
        >
          {words.again}
        </Button>
      </div>
      <dl className="grid gap-x-8 gap-y-2 text-sm sm:grid-cols-2">
        <Sums
          label={words.charges(compared.charges)}
          theirs={compared.charged}
          ours={compared.ourCharged}
        />
        <Sums
          label={words.refunds(compared.refunds)}
          theirs={compared.refunded}
          ours={compared.ourRefunded}
        />
      </dl>
      {differences.length > 0 && (
        <ul className="grid gap-3">
          {differences.map((one) => (
            <li key={one.kind + one.gateway_id}>
              <OneDifference difference={one} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
};

type SumsProps = { label: string; theirs: number; ours: number };

const Sums = ({ label, theirs, ours }: SumsProps) => (
  <div className="flex flex-wrap justify-between gap-x-4">
    <dt className="text-ink-soft">{label}</dt>
    <dd className="tabular-nums">
      {words.theirs} <strong>{rupees(theirs)}</strong> · {words.ours}{' '}
      <strong>{rupees(ours)}</strong>
    </dd>
  </div>
);

const amountOf = (amount: number | null): string =>
  amount === null ? words.nothing : rupees(amount);

const OneDifference = ({ difference }: { difference: Difference }) => {
  const { kind, gateway_id, theirs, ours, booking_id, number } = difference;
  return (
    <div className="bg-bad-soft rounded-control grid gap-1 p-4 text-sm">
      <p className="font-semibold">{words.kinds[kind].what}</p>
      <p className="tabular-nums">
        {words.theirs}: {amountOf(theirs)} · {words.ours}: {amountOf(ours)} ·{' '}
        <code className="break-all">{gateway_id}</code>
        {booking_id !== null && number !== null && (
          <>
            {' · '}
            <Link to={`/operator/bookings/${booking_id}`} className="font-semibold underline">
              {words.booking(number)}
            </Link>
          </>
        )}
      </p>
      <p>{words.kinds[kind].next}</p>
    </div>
  );
};
