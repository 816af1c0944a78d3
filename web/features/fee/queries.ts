import { queryOptions } from '@tanstack/react-query';
import { getFees } from '#contract/fee.ts';
import { send } from '../../data/api.ts';
import { storedFor } from '../../data/remembered.ts';
import { accounts } from '../../data/session.ts';

/** §36: with the bookings, whose news change it too. */
export const feesQuery = (who = accounts()) =>
  queryOptions({
    queryKey: ['bookings', who, 'fees'],
    queryFn: ({ signal }) => storedFor(who, send(getFees, { signal })),
  });
