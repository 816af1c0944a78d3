import { queryOptions } from '@tanstack/react-query';
import { getCash } from '#contract/cash.ts';
import type { Party } from '#domain/role.ts';
import { send } from '../../data/api.ts';
import { accounts } from '../../data/session.ts';

/** §37: with its booking, whose news change it too. */
export const cashQuery = (id: string, as: Party, who = accounts()) =>
  queryOptions({
    queryKey: ['bookings', who, 'one', id, 'cash', as],
    queryFn: ({ signal }) => send(getCash, { params: { id }, query: { as }, signal }),
  });
