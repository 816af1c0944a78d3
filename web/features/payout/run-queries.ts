import { queryOptions } from '@tanstack/react-query';
import { getPayoutRun, listPayoutRuns, listPayouts } from '#contract/payout-run.ts';
import type { PayoutState } from '#domain/payout.ts';
import { send } from '../../data/api.ts';
import { rowsQuery } from '../../data/pages.ts';
import { operatorKey } from '../operator/queries.ts';

/** Everything about runs, for when one has changed. */
export const runsKey = [operatorKey, 'payouts'] as const;

/** Another admin may be at it too. */
const everyMs = 20_000;

export const runsQuery = () =>
  queryOptions({
    queryKey: runsKey,
    queryFn: ({ signal }) => send(listPayoutRuns, { signal }),
    refetchInterval: everyMs,
  });

export const runQuery = (day: string) =>
  queryOptions({
    queryKey: [...runsKey, day],
    queryFn: ({ signal }) => send(getPayoutRun, { params: { day }, signal }),
    refetchInterval: everyMs,
  });

/** §29: as many at once as can be marked paid under one reference. */
export const mostAtOnce = 200;

export const linesQuery = (day: string, state: PayoutState | undefined) => ({
  ...rowsQuery([...runsKey, day, 'lines', state ?? 'all'], listPayouts, {
    params: { day },
    query: { state, limit: mostAtOnce },
  }),
  refetchInterval: everyMs,
});
