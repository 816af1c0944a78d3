import { queryOptions } from '@tanstack/react-query';
import { listBlockedHandymen } from '#contract/own-block.ts';
import { send } from '../../data/api.ts';
import { storedFor } from '../../data/remembered.ts';
import { accounts } from '../../data/session.ts';

/** Whom a customer has blocked. */
export const ownBlocksQuery = (who = accounts()) =>
  queryOptions({
    queryKey: ['user', who, 'blocked'],
    queryFn: ({ signal }) => storedFor(who, send(listBlockedHandymen, { signal })),
  });
