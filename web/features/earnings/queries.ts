import { queryOptions } from '@tanstack/react-query';
import { getEarnings } from '#contract/earnings.ts';
import type { EarningPeriod } from '#domain/earnings.ts';
import { send } from '../../data/api.ts';
import { storedFor } from '../../data/remembered.ts';
import { accounts } from '../../data/session.ts';

/** §28: a professional's own, of the period in which a day lies. */
export const earningsQuery = (period: EarningPeriod, day: string, who = accounts()) =>
  queryOptions({
    queryKey: ['earnings', who, period, day],
    queryFn: ({ signal }) => storedFor(who, send(getEarnings, { query: { period, day }, signal })),
  });
