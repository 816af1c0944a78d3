import { queryOptions } from '@tanstack/react-query';
import { listDisputes, readDispute } from '#contract/dispute.ts';
import { send } from '../../data/api.ts';
import { operatorKey } from '../operator/queries.ts';

/** Everything about disputes, for when one has changed. */
export const disputesKey = [operatorKey, 'disputes'] as const;

/** The bank and other admins may be at it too. */
const everyMs = 20_000;

export type Shown = 'undecided' | 'decided';

export const disputesQuery = (show: Shown) =>
  queryOptions({
    queryKey: [...disputesKey, 'list', show],
    queryFn: ({ signal }) => send(listDisputes, { query: { show }, signal }),
    refetchInterval: everyMs,
  });

export const disputeQuery = (id: string) =>
  queryOptions({
    queryKey: [...disputesKey, 'one', id],
    queryFn: ({ signal }) => send(readDispute, { params: { id }, signal }),
    refetchInterval: everyMs,
  });
