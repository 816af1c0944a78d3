import { queryOptions } from '@tanstack/react-query';
import { getCredit } from '#contract/credit.ts';
import { send } from '../../data/api.ts';
import { storedFor } from '../../data/remembered.ts';
import { accounts } from '../../data/session.ts';

/** §32: with the bookings, whose news change it too. */
export const creditQuery = (who = accounts()) =>
  queryOptions({
    queryKey: ['bookings', who, 'credit'],
    queryFn: ({ signal }) => storedFor(who, send(getCredit, { signal })),
  });
