import { useState } from 'react';
import type { Service } from '#domain/catalogue.ts';
import { Button } from '../../../components/ui/button.tsx';
import { SkeletonRows } from '../../../components/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../components/ui/state.tsx';
import { aroundKm, groupRows } from './groups.ts';
import { plural } from './plural.ts';
import type { Row } from './request.ts';
import { RowCard } from './row-card.tsx';

type Props = {
  service: Service;
  rows: readonly Row[];
  area: string | undefined;
  handymen: {
    error: Error | null;
    isPending: boolean;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    refetch: () => unknown;
    fetchNextPage: () => unknown;
  };
  pointed: string | undefined;
  sendingTo: string | undefined;
  onPoint: (id: string) => void;
  onSelect: (row: Row) => void;
};

/** Those around first; the others behind a button, and less loud. */
export const List = ({ service, rows, area, handymen, onSelect, onPoint, ...marked }: Props) => {
  const [unfolded, setUnfolded] = useState(false);
  if (handymen.isPending)
    return <SkeletonRows rows={4} label="Looking for professionals near you" />;
  if (handymen.error && rows.length === 0) {
    return <ErrorState error={handymen.error} onRetry={() => void handymen.refetch()} />;
  }
  if (rows.length === 0) {
    return (
      <EmptyState
        art="sleep"
        title={`No ${service.serviceName.toLowerCase()} is free right now`}
        action={<Button onClick={() => void handymen.refetch()}>Look again</Button>}
      >
        Everyone is busy or offline. Look again in a few minutes, or try another place.
      </EmptyState>
    );
  }
  const { around, further } = groupRows(rows);
  const card = (row: Row, quiet: boolean) => (
    <li key={row.id}>
      <RowCard
        row={row}
        nearest={row === rows[0] && !quiet && area === undefined}
        rough={area !== undefined}
        quiet={quiet}
        selected={row.id === marked.pointed}
        sending={row.id === marked.sendingTo}
        onPoint={() => onPoint(row.id)}
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
    <div className="grid gap-4">
      <h2 className="text-xl font-bold">{area === undefined ? 'Around you' : `In ${area}`}</h2>
      {around.length === 0 ? (
        <p className="text-ink-soft">
          No {service.serviceName.toLowerCase()} within {aroundKm} km is free right now.
        </p>
      ) : (
        <ul className="grid gap-3 sm:gap-4">{around.map((row) => card(row, false))}</ul>
      )}
      {further.length === 0 && more}
      {further.length > 0 && (
        <Button
          variant="secondary"
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
          className="mt-2"
        >
          {unfolded
            ? 'Hide those further away'
            : `Show ${plural(service.serviceName).toLowerCase()} further away`}
        </Button>
      )}
      {unfolded && further.length > 0 && (
        <>
          <h2 className="text-ink-soft text-lg font-bold">Further away</h2>
          <ul className="grid gap-3">{further.map((row) => card(row, true))}</ul>
          {more}
        </>
      )}
    </div>
  );
};
