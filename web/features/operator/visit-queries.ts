import { queryOptions } from '@tanstack/react-query';
import { listFlagged, readVisits } from '#contract/visits.ts';
import { send } from '../../data/api.ts';
import { operatorKey } from './queries.ts';

const everyMs = 10_000;

/** §26: whose visits wait for a look. */
export const flaggedQuery = () =>
  queryOptions({
    queryKey: [operatorKey, 'visits'],
    queryFn: ({ signal }) => send(listFlagged, { signal }),
    refetchInterval: everyMs,
  });

export const visitsQuery = (id: string) =>
  queryOptions({
    queryKey: [operatorKey, 'visits', id],
    queryFn: ({ signal }) => send(readVisits, { params: { id }, signal }),
  });
