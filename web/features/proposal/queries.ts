import { queryOptions } from '@tanstack/react-query';
import { listFreeStarts } from '#contract/proposal.ts';
import { send } from '../../data/api.ts';
import { accounts } from '../../data/session.ts';

/** §27: to when a visit could be moved. With the bookings: what changes one of them may change this. */
export const freeStartsQuery = (id: string) =>
  queryOptions({
    queryKey: ['bookings', accounts(), 'starts', id],
    queryFn: ({ signal }) => send(listFreeStarts, { params: { id }, signal }),
    staleTime: 60_000,
  });
