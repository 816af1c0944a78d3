import { queryOptions } from '@tanstack/react-query';
import { getHours } from '#contract/hours.ts';
import { send } from '../../data/api.ts';
import { storedFor } from '../../data/remembered.ts';
import { accounts } from '../../data/session.ts';

/** §27: a professional's own week, distance and time off. */
export const hoursQuery = (who = accounts()) =>
  queryOptions({
    queryKey: ['hours', who],
    queryFn: ({ signal }) => storedFor(who, send(getHours, { signal })),
  });
