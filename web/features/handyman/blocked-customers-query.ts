import { queryOptions } from '@tanstack/react-query';
import { listBlocked } from '#contract/block.ts';
import { send } from '../../data/api.ts';
import { storedFor } from '../../data/remembered.ts';
import { accounts } from '../../data/session.ts';

/** Whose requests a handyman does not get. */
export const blockedQuery = (who = accounts()) =>
  queryOptions({
    queryKey: ['handyman', who, 'blocked'],
    queryFn: ({ signal }) => storedFor(who, send(listBlocked, { signal })),
  });
