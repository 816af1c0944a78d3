import type { Service } from '#domain/catalogue.ts';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState, ErrorState } from '../../../components/ui/state.tsx';
import { reachKm } from './groups.ts';
import { plural } from './plural.ts';
import type { Row } from './request.ts';
import { RowCard } from './row-card.tsx';
import type { RowMarks } from './row-card.tsx';
import { RowSkeletons } from './row-skeletons.tsx';

type Props = {
  service: Service;
  around: readonly Row[];
  further: readonly Row[];
  /** The total of the chosen pack. */
  total: number;
  area: string | undefined;
  /** Where the packs are, and another place can be chosen. */
  packs: string;
  handymen: {
    error: Error | null;
    isPending: boolean;
    fetchStatus: 'fetching' | 'paused' | 'idle';
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    refetch: () => unknown;
    fetchNextPage: () => unknown;
  };
  unfolded: boolean;
  marksOf: (row: Row) => RowMarks;
  onUnfold: (unfolded: boolean) => void;
  onPoint: (row: Row, on: boolean) => void;
  onSelect: (row: Row) => void;
};

/** Those around first; the others behind a button that says how many. */
export const List = ({ service, around, further, handymen, ...rest }: Props) => {
  const { total, area, packs, unfolded, marksOf, onUnfold, onPoint, onSelect } = rest;
  const one = service.serviceName.toLowerCase();
  const many = plural(service.serviceName).toLowerCase();
  if (around.length + further.length === 0) {
    return <Nobody one={one} many={many} packs={packs} handymen={handymen} />;
  }
  const item = (row: Row, number: number) => (
    <li key={row.id}>
      <RowCard
        row={row}
        number={number}
        total={total}
        nearest={row === around[0] && area === undefined && row.request === undefined}
        rough={area !== undefined}
        {...marksOf(row)}
        onPoint={(on) => onPoint(row, on)}
        onSelect={() => onSelect(row)}
      />
    </li>
  );
  const more = handymen.hasNextPage && (
    <Button
      variant="secondary"
      busy={handymen.isFetchingNextPage}
      onClick={() => void handymen.fetchNextPage()}
    >
      Show more
    </Button>
  );
  return (
    <div className="grid gap-3">
      <h2 className="text-lg font-bold">{area === undefined ? 'Around you' : `In ${area}`}</h2>
      {around.length === 0 ? (
        <p className="text-ink-soft">
          No {one} within {reachKm} km is free right now. Look further away, or come back in a few
          minutes.
        </p>
      ) : (
        <ul className="grid gap-3">{around.map((row, at) => item(row, at + 1))}</ul>
      )}
      {further.length === 0 && more}
      {further.length > 0 && (
        <Button
          variant="secondary"
          aria-expanded={unfolded}
          onClick={() => onUnfold(!unfolded)}
          className="mt-1"
        >
          {unfolded
            ? 'Hide those further away'
            : `Show ${many} further away (${further.length}${handymen.hasNextPage ? ' or more' : ''})`}
        </Button>
      )}
      {unfolded && further.length > 0 && (
        <>
          <h2 className="mt-2 text-lg font-bold">Further away</h2>
          <ul className="grid gap-3">
            {further.map((row, at) => item(row, around.length + at + 1))}
          </ul>
          {more}
        </>
      )}
    </div>
  );
};

type NobodyProps = Pick<Props, 'packs' | 'handymen'> & { one: string; many: string };

/** There is nobody to show: not yet, not at all, or we could not ask. */
const Nobody = ({ one, many, packs, handymen }: NobodyProps) => {
  if (handymen.isPending && handymen.fetchStatus === 'paused') {
    return (
      <EmptyState art="cloud" title="You are offline">
        We look for {many} near you as soon as you are connected again.
      </EmptyState>
    );
  }
  if (handymen.isPending) return <RowSkeletons label={`Looking for ${many} near you`} />;
  if (handymen.error) {
    return <ErrorState error={handymen.error} onRetry={() => void handymen.refetch()} />;
  }
  return (
    <EmptyState
      art="sleep"
      title={`No ${one} is free right now`}
      action={<Button onClick={() => void handymen.refetch()}>Look again</Button>}
      ways={[
        { to: packs, label: 'Try another place' },
        { to: '/services/servicePage', label: 'See other services' },
      ]}
    >
      Everyone is busy or offline. Look again in a few minutes, or try another place.
    </EmptyState>
  );
};
