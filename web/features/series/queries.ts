import { queryOptions } from '@tanstack/react-query';
import { listSeries } from '#contract/series.ts';
import type { Party } from '#domain/role.ts';
import { send } from '../../data/api.ts';
import { storedFor } from '../../data/remembered.ts';
import { accounts } from '../../data/session.ts';

/** §27: my series that go on. */
export const seriesQuery = (as: Party, who = accounts()) =>
  queryOptions({
    queryKey: ['series', who, as],
    queryFn: ({ signal }) => storedFor(who, send(listSeries, { query: { as }, signal })),
  });
