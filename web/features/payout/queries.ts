import { queryOptions } from '@tanstack/react-query';
import { getPayouts } from '#contract/payout.ts';
import { send } from '../../data/api.ts';
import { storedFor } from '../../data/remembered.ts';
import { accounts } from '../../data/session.ts';

/** §29: a professional's own: where to, what comes next, and what was paid so far. */
export const payoutsQuery = (who = accounts()) =>
  queryOptions({
    queryKey: ['earnings', who, 'payouts'],
    queryFn: ({ signal }) => storedFor(who, send(getPayouts, { signal })),
  });
