import { queryOptions } from '@tanstack/react-query';
import { getTip } from '#contract/tip.ts';
import type { Party } from '#domain/role.ts';
import { send } from '../../data/api.ts';
import { storedFor } from '../../data/remembered.ts';
import { accounts } from '../../data/session.ts';

/** §35: with its booking, whose news change it too. */
export const tipQuery = (id: string, as: Party, who = accounts()) =>
  queryOptions({
    queryKey: ['bookings', who, 'one', id, 'tip', as],
    queryFn: ({ signal }) =>
      storedFor(who, send(getTip, { params: { id }, query: { as }, signal })),
  });
